/* The learned rollout policy in C (bots/search/learned_policy.py): draws and purchases by sums of weights looked up in one row.
   The names with L_ are those of features.py. All numbers are whole, so the choices are the same. */

static inline int between(int number, int low, int high) { return number < low ? low : min(number, high); }

static inline int balance_of(const City *c) { return between(c->citizens - c->hearts + L_EVEN, 0, L_BALANCES - 1); }

static inline int symbol_place(int symbols) { return between(symbols + 1, 0, L_SYMBOLS - 1); }

static void add_option(Policy *p, int64_t move, int logit) {
    p->logits[p->moves.count] = logit;
    p->moves.items[p->moves.count++] = move;
}

static void weigh_draws(Policy *p, const Table *t) {
    const int32_t *row = p->row;
    const City *c = &t->city[t->seat];
    int turns = turns_after(t), coins = min(c->coins, L_COINS - 1), balance = balance_of(c);
    int income = between(c->income, 0, L_INCOMES - 1);
    p->moves.count = 0;
    for (int deck = 0; deck < t->piles; deck++) {
        if (!drawable(t, deck)) continue;
        int part = deck * L_TURNS + turns;
        int logit = row[L_DRAW_COINS + part * L_COINS + coins] + row[L_DRAW_BALANCE + part * L_BALANCES + balance];
        logit += row[L_DRAW_INCOME + deck * L_INCOMES + income] + row[L_DRAW_SHOWN + part * L_FACE_UP + t->shown];
        add_option(p, action(DRAW, deck), logit);
    }
}

static void survey(Policy *p, const Table *t, const City *c) {
    p->left = turns_after(t);
    p->balance = balance_of(c);
    p->offers = c->special != NOTHING || c->size >= SLOTS ? 0 : min(t->offered, MAX_OFFERS);
    for (int i = 0; i < p->offers; i++) {
        int special = t->specials[i];
        uint32_t rest = (NEEDS[special] | GUARDS) - c->colours, guards = rest & GUARDS;
        p->short_of[i] = rest & (guards - (guards >> 4));
        int missing = min(tokens_in(p->short_of[i]), L_MISSING - 1);
        p->help[i] = p->row[L_BUY_SPECIAL + (p->left * L_MISSING + missing) * L_CLASSES + CLASS[p->left * END_CARD + special]];
    }
}

static int with_monsters(const Policy *p, const Table *t, const City *c, int card, uint32_t tokens) {
    const int32_t *row = p->row;
    int logit = tokens ? row[L_BUY_SPENT + p->left * L_TOKENS_SPENT + min(tokens_in(tokens), L_TOKENS_SPENT - 1)] : 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (COLOUR_SETS[card] >> colour & 1 && count_of(t->tokens, colour) > 0) {
            int cards = count_of(c->colours, colour);
            if (cards == 2 || cards == 5) logit += row[L_BUY_TOKEN + p->left];
        }
    if (c->monster != NOTHING && COLOUR_SETS[card] & COLOUR_SETS[c->monster]) logit += row[L_BUY_RELIEF + p->left];
    return logit;
}

static void weigh_purchase(Policy *p, const Table *t, const City *c, int card) {
    const int32_t *row = p->row;
    int cost = price(c, card), turns = p->left, citizens = CITIZENS[card], hearts = HEARTS[card];
    uint32_t tokens = 0, fields = PACKED[card] * 15;
    if (cost > c->coins) {
        if (!c->tokens || !(tokens = tokens_for(c, cost - c->coins))) return;
        cost = max(0, cost - TOKEN_VALUE * tokens_in(tokens));
    }
    int symbols = symbol_place(citizens) * L_SYMBOLS + symbol_place(hearts);
    int income = between(c->income, 0, L_INCOMES - 1) * L_CARD_INCOMES + between(INCOMES[card], 0, L_CARD_INCOMES - 1);
    int gain = worth(c->citizens + citizens, c->hearts + hearts) - worth(c->citizens, c->hearts);
    int logit = row[L_BUY_LEFT + turns * L_COINS + min(c->coins - cost, L_COINS - 1)];
    logit += row[L_BUY_GAIN + turns * L_GAINS + between(gain + L_LEAST_GAIN, 0, L_GAINS - 1)];
    logit += row[L_BUY_INCOME + turns * L_INCOMES * L_CARD_INCOMES + income];
    logit += row[L_BUY_BALANCE + (turns * L_BALANCES + p->balance) * L_SYMBOLS * L_SYMBOLS + symbols];
    logit += row[L_LEARNED + turns * FIRST_MARKET + card];
    for (int i = 0; i < p->offers; i++)
        if (p->short_of[i] & fields) logit += p->help[i];
    if (t->grozilla) logit += with_monsters(p, t, c, card, tokens);
    add_option(p, action(BUY, card) + ((int64_t)tokens << 16), logit);
}

static void weigh_purchases(Policy *p, const Table *t) {
    const City *c = &t->city[t->seat];
    p->moves.count = 0;
    survey(p, t, c);
    for (int i = 0; c->size < SLOTS && i < t->shown + END_DWELLING - FIRST_DWELLING; i++) {
        int card = i < t->shown ? t->central[i] : FIRST_DWELLING + i - t->shown;
        if (i < t->shown ? !is_first(t, card, i) : t->dwellings[i - t->shown] == 0) continue;
        if (!holds(c, card)) weigh_purchase(p, t, c, card);
    }
    if (p->moves.count > 0 && t->round > PATIENCE_ROUNDS) return;
    int logit = p->row[L_COIN_COINS + p->left * L_COINS + min(c->coins, L_COINS - 1)];
    logit += p->row[L_COIN_INCOME + p->left * L_INCOMES + between(c->income, 0, L_INCOMES - 1)];
    add_option(p, COIN, logit);
}

static bool weigh(Policy *p, const Table *t) {
    if (!p->row) return false;
    if (t->phase == DRAW) weigh_draws(p, t);
    else if (t->phase == BUY) weigh_purchases(p, t);
    else return false;
    return true;
}

static int share_out(Policy *p) {
    int highest = p->logits[0], total = 0;
    for (int i = 1; i < p->moves.count; i++) highest = max(highest, p->logits[i]);
    for (int i = 0; i < p->moves.count; i++) {
        int behind = highest - p->logits[i];
        total += p->shares[i] = behind < L_MAX_BEHIND ? L_ODDS[behind] : 0;
    }
    return total;
}

static int64_t pick(Policy *p, Rng *r) {
    if (p->moves.count == 1) return p->moves.items[0];
    int64_t total = share_out(p), rest = (word(r) * total) >> 32;
    int chosen = 0;
    while (rest >= p->shares[chosen]) rest -= p->shares[chosen++];
    return p->moves.items[chosen];
}

static int64_t choose(Policy *p, const Table *t, Rng *r) { return weigh(p, t) ? pick(p, r) : choose_by_rules(p, t, r); }

static void finish(Policy *p, Table *t, Rng *r) {
    int last = max(t->round, PATIENCE_ROUNDS) + PATIENCE_ROUNDS;
    while (t->phase != OVER && t->round < last) {
        int64_t move = choose(p, t, r);
        play(t, move, random_chance(t, move, r));
    }
}
