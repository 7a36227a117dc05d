/* The tree search in C (bots/search/search.py, tree.py, result.py, options.py), with its usual settings. */
#include <math.h>
#include <stdlib.h>

enum { DEEPEST = 400, NONE = -1 };

typedef struct { int seat, first, width, visits; } Node;
typedef struct { int64_t move; double prior, gain; int tries, branch; } Edge;
typedef struct { int shown, target, next; } Branch;

typedef struct {
    Table root, table;
    Policy policy;
    Moves moves;
    Rng rng;
    int depth, path[DEEPEST], walked[DEEPEST], nodes, edges, branches, node_room, edge_room, branch_room;
    double values[SEATS];
    Node *node;
    Edge *edge;
    Branch *branch;
} Search;

static void *room(void *row, int used, int *size, size_t each) {
    if (used < *size) return row;
    *size = *size ? 2 * *size : 1024;
    return realloc(row, *size * each);
}

static int add_node(Search *s, int seat) {
    s->node = room(s->node, s->nodes, &s->node_room, sizeof *s->node);
    s->node[s->nodes] = (Node){seat, NONE, 0, 0};
    return s->nodes++;
}

static int fewest_tokens(const Moves *m, int card, int kept, int rest) {
    int least = 1000;
    for (int i = 0; i < m->count; i++)
        if ((i < kept || i >= rest) && kind_of(m->items[i]) == BUY && argument_of(m->items[i]) == card)
            least = min(least, tokens_in(m->items[i] >> 16));
    return least;
}

static void worthwhile(const Table *t, Moves *m) {
    int kept = 0;
    if (t->phase != BUY || t->city[t->seat].tokens == 0) return;
    for (int i = 0; i < m->count; i++) {
        int tokens = tokens_in(m->items[i] >> 16);
        if (tokens == 0 || tokens == fewest_tokens(m, argument_of(m->items[i]), kept, i)) m->items[kept++] = m->items[i];
    }
    m->count = kept;
}

static void add_edge(Search *s, int64_t move, double prior) {
    s->edge = room(s->edge, s->edges, &s->edge_room, sizeof *s->edge);
    s->edge[s->edges++] = (Edge){move, prior, 0, 0, NONE};
}

static void add_weighed(Search *s, double share) {
    const Policy *p = &s->policy;
    double each = S_TRUST / share_out(&s->policy);
    for (int i = 0; i < s->moves.count; i++) {
        double prior = share;
        for (int k = 0; k < p->moves.count; k++)
            if (p->moves.items[k] == s->moves.items[i]) prior += each * p->shares[k];
        add_edge(s, s->moves.items[i], prior);
    }
}

static void expand(Search *s, int node, const Table *t) {
    int64_t favourite = NOTHING;
    legal(t, &s->moves);
    worthwhile(t, &s->moves);
    double share = 1.0 / s->moves.count;
    s->node[node].first = s->edges;
    s->node[node].width = s->moves.count;
    if (s->moves.count > 1) {
        share *= 1.0 - S_TRUST;
        if (weigh(&s->policy, t)) {
            add_weighed(s, share);
            return;
        }
        favourite = choose(&s->policy, t, &s->rng);
    }
    for (int i = 0; i < s->moves.count; i++) {
        int64_t move = s->moves.items[i];
        add_edge(s, move, move == favourite ? share + S_TRUST : share);
    }
}

static int select_edge(const Search *s, int node) {
    int first = s->node[node].first, width = s->node[node].width, tried = 0, best = first;
    double total = 0, highest = -1e9;
    if (width == 1) return first;
    for (int i = first; i < first + width; i++) {
        tried += s->edge[i].tries;
        total += s->edge[i].gain;
    }
    double untried = tried > 0 ? total / tried - S_DOUBT : 0.5, novelty = S_EXPLORE * sqrt(tried + 1);
    for (int i = first; i < first + width; i++) {
        const Edge *e = &s->edge[i];
        double value = e->tries > 0 ? e->gain / e->tries : untried;
        value += novelty * e->prior / (e->tries + 1);
        if (value > highest) { highest = value; best = i; }
    }
    return best;
}

static int card_shown(const Table *t, int64_t move, int chance) {
    if (kind_of(move) == BOX) return t->specials[t->pack - t->boxed + chance];
    if (kind_of(move) != DRAW) return NOTHING;
    const Pile *p = &t->pile[argument_of(move)];
    return p->left > 0 ? p->cards[chance] : p->cards[p->size - p->discarded + chance];
}

static int behind(Search *s, int edge, int card) {
    for (int b = s->edge[edge].branch; b != NONE; b = s->branch[b].next)
        if (s->branch[b].shown == card) return s->branch[b].target;
    int node = add_node(s, s->table.seat);
    s->branch = room(s->branch, s->branches, &s->branch_room, sizeof *s->branch);
    s->branch[s->branches] = (Branch){card, node, s->edge[edge].branch};
    s->edge[edge].branch = s->branches++;
    return node;
}

static void walk(Search *s) {
    Table *t = &s->table;
    int node = 0;
    while (t->phase != OVER && s->depth < DEEPEST) {
        if (s->node[node].first == NONE) {
            if (s->node[node].visits == 0 && node > 0) break;
            expand(s, node, t);
        }
        int edge = select_edge(s, node);
        s->path[s->depth] = edge;
        s->walked[s->depth++] = node;
        int64_t move = s->edge[edge].move;
        int chance = random_chance(t, move, &s->rng), card = card_shown(t, move, chance);
        play(t, move, chance);
        node = behind(s, edge, card);
    }
    s->node[node].visits++;
}

static double share_of_win(const Table *t, const int *points, int seat) {
    int tied = 1;
    for (int other = 0; other < t->players; other++) {
        if (other == seat) continue;
        int ahead = points[other] - points[seat];
        if (ahead == 0) ahead = t->city[other].coins - t->city[seat].coins;
        if (ahead > 0) return 0;
        tied += ahead == 0;
    }
    return 1.0 / tied;
}

static void read_result(Search *s) {
    const Table *t = &s->table;
    int points[SEATS];
    final_count(t, points);
    for (int seat = 0; seat < t->players; seat++) {
        int best = -1000000;
        for (int other = 0; other < t->players; other++)
            if (other != seat) best = max(best, points[other]);
        double ahead = points[seat] - best, lead = 0.5 + 0.5 * ahead / (S_SCALE + fabs(ahead));
        s->values[seat] = (1.0 - S_MARGIN) * share_of_win(t, points, seat) + S_MARGIN * lead;
    }
}

static void simulate(Search *s) {
    s->table = s->root;
    s->depth = 0;
    walk(s);
    finish(&s->policy, &s->table, &s->rng);
    read_result(s);
    for (int i = 0; i < s->depth; i++) {
        Node *node = &s->node[s->walked[i]];
        Edge *edge = &s->edge[s->path[i]];
        node->visits++;
        edge->tries++;
        edge->gain += s->values[node->seat];
    }
}
