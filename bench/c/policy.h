/* The rollout policy in C (bots/search/policy.py): the same choices, from the same numbers in the same order. */

enum { MAX_OFFERS = 12, PATIENCE_ROUNDS = 20, BLUNDERS = 50, MAX_OPTIONS = 64 };

typedef struct {
    double turns, phases, near[MAX_OFFERS], nearer[MAX_OFFERS];
    int offers;
    uint32_t short_of[MAX_OFFERS];
    Moves moves;
    const int32_t *row; /* what was learned for this kind of game (learned.h), or NULL */
    int left, balance, help[MAX_OFFERS], logits[MAX_OPTIONS], shares[MAX_OPTIONS];
} Policy;

static double turns_after(const Table *t) {
    int rounds = SLOTS;
    if (t->last_round) return 0;
    for (int seat = 0; seat < t->players; seat++) rounds = min(rounds, SLOTS - t->city[seat].size - (seat >= t->turn));
    return max(rounds, 0);
}

static double gain_of(const Policy *p, int special) {
    double income = W_BORROW * p->phases * INCOMES[special];
    return CITIZENS[special] + HEARTS[special] + income + WORTHS[special];
}

static double hope(const Policy *p, double gain, int missing) {
    return missing >= 0 && missing <= p->turns ? gain * ODDS[missing] : 0;
}

static void look(Policy *p, const Table *t, const City *c) {
    p->turns = turns_after(t);
    p->phases = p->turns * W_STRETCH;
    p->offers = c->special != NOTHING || c->size >= SLOTS ? 0 : min(t->offered, MAX_OFFERS);
    for (int i = 0; i < p->offers; i++) {
        double gain = gain_of(p, t->specials[i]);
        uint32_t rest = (NEEDS[t->specials[i]] | GUARDS) - c->colours, guards = rest & GUARDS;
        uint32_t shortage = rest & (guards - (guards >> 4));
        int missing = tokens_in(shortage);
        p->short_of[i] = shortage;
        p->near[i] = hope(p, gain, missing);
        p->nearer[i] = hope(p, gain, missing - 1);
    }
}

static inline double prospect(const Policy *p, uint32_t packed) {
    double best = 0;
    uint32_t fields = packed * 15;
    for (int i = 0; i < p->offers; i++) {
        double value = p->short_of[i] & fields ? p->nearer[i] : p->near[i];
        if (value > best) best = value;
    }
    return best;
}

static inline double happiness(double citizens, double hearts, double symbols) {
    double low = citizens < hearts ? citizens : hearts, high = citizens < hearts ? hearts : citizens;
    if (low + symbols < high) return (low + symbols) * high;
    double half = (low + high + symbols) / 2;
    return half > 0 ? half * half : -half * half;
}

static double outlook(const Policy *p, const City *c, int card, int coins, int income, double extra) {
    int citizens = c->citizens, hearts = c->hearts, slots = SLOTS - c->size;
    if (card != NOTHING) {
        citizens += CITIZENS[card];
        hearts += HEARTS[card];
        income += INCOMES[card];
        slots--;
    }
    double cards = slots < p->turns ? slots : p->turns, symbols = extra;
    if (cards > 0) {
        double money = coins + p->phases * (income + W_GROWTH * p->phases), each = money / cards;
        symbols += cards * W_REACH * each / (each + W_HALF);
    }
    return happiness(citizens, hearts, symbols) + 0.01 * coins;
}

static int income_now(const Table *t, const City *c) {
    return c->hooks ? income_of(t, t->seat) : c->income;
}

static int64_t policy_draw(const Table *t, Rng *r) {
    int deck = 0, coins = t->city[t->seat].coins;
    if (t->piles == DECKS && below(r, 1000) < (int)(W_FOURTH_DECK * 1000)) deck = DECKS - 1;
    else if (coins >= W_THIRD_DECK) deck = 2;
    else if (coins >= W_SECOND_DECK) deck = 1;
    while (!drawable(t, deck)) deck = deck + 1 < t->piles ? deck + 1 : 0;
    return action(DRAW, deck);
}

static bool favours_first(Policy *p, const Table *t) {
    const City *c = &t->city[t->seat];
    int first = t->central[0], cost = price(c, first);
    if (cost > c->coins || holds(c, first)) return false;
    look(p, t, c);
    int income = income_now(t, c);
    double highest = outlook(p, c, first, c->coins - cost, income, prospect(p, PACKED[first]));
    if (highest <= outlook(p, c, NOTHING, c->coins + 1, income, prospect(p, 0))) return false;
    for (int i = 1; i < t->shown; i++) {
        int card = t->central[i];
        cost = price(c, card);
        if (cost > c->coins || holds(c, card)) continue;
        if (outlook(p, c, card, c->coins - cost, income, prospect(p, PACKED[card])) > highest) return false;
    }
    return true;
}

static int64_t policy_discard(Policy *p, const Table *t) {
    if (!favours_first(p, t)) return action(DISCARD, t->central[0]);
    return t->shown > 1 ? action(DISCARD, t->central[1]) : KEEP;
}

static uint32_t tokens_for(const City *c, int missing) {
    uint32_t spent = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        for (int i = count_of(c->tokens, colour); i > 0 && missing > 0; i--) {
            spent += one(colour);
            missing -= TOKEN_VALUE;
        }
    return missing <= 0 ? spent : 0;
}

static double side_effects(const Table *t, const City *c, int card, uint32_t tokens) {
    double symbols = tokens ? -W_TOKEN * tokens_in(tokens) : 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (COLOUR_SETS[card] >> colour & 1 && count_of(t->tokens, colour) > 0) {
            int cards = count_of(c->colours, colour);
            if (cards == 2 || cards == 5) symbols += W_TOKEN;
        }
    if (c->monster != NOTHING && COLOUR_SETS[card] & COLOUR_SETS[c->monster]) symbols += W_MONSTER;
    return symbols;
}

static int64_t policy_buy(Policy *p, const Table *t) {
    const City *c = &t->city[t->seat];
    int64_t best = COIN;
    look(p, t, c);
    int income = income_now(t, c);
    double highest = outlook(p, c, NOTHING, c->coins + 1, income, prospect(p, 0));
    if (c->size >= SLOTS) return best;
    if (t->round > PATIENCE_ROUNDS) highest = -1e9;
    for (int i = 0; i < t->shown + END_DWELLING - FIRST_DWELLING; i++) {
        if (i >= t->shown && t->dwellings[i - t->shown] == 0) continue;
        int card = i < t->shown ? t->central[i] : FIRST_DWELLING + i - t->shown;
        if (holds(c, card)) continue;
        int cost = price(c, card);
        uint32_t tokens = 0;
        if (cost > c->coins) {
            if (!(tokens = tokens_for(c, cost - c->coins))) continue;
            cost = max(0, cost - TOKEN_VALUE * tokens_in(tokens));
        }
        double extra = prospect(p, PACKED[card]);
        if (t->grozilla) extra += side_effects(t, c, card, tokens);
        double value = outlook(p, c, card, c->coins - cost, income, extra);
        if (value > highest) {
            highest = value;
            best = action(BUY, card) + ((int64_t)tokens << 16);
        }
    }
    return best;
}

static int64_t policy_claim(Policy *p, const Table *t) {
    const City *c = &t->city[t->seat];
    look(p, t, c);
    int64_t best = PASS;
    double highest = prospect(p, 0);
    for (int i = 0; i < t->offered; i++) {
        int special = t->specials[i];
        if (!can_claim(t, c, special)) continue;
        double value = gain_of(p, special);
        if (value >= highest) { highest = value; best = action(CLAIM, special); }
    }
    return best;
}

static int64_t policy_destroy(const Table *t) {
    const City *c = &t->city[t->seat];
    double turns = turns_after(t), lowest = 1e9;
    int best = 0;
    for (int slot = 0; slot < c->size; slot++) {
        if (covered(t, c, slot)) continue;
        int card = c->slots[slot];
        double value = CITIZENS[card] + HEARTS[card] + WORTHS[card];
        value += W_BORROW * turns * INCOMES[card];
        if (value < lowest) { lowest = value; best = slot; }
    }
    return action(DESTROY, best);
}

static int64_t policy_louvre(const Table *t) {
    int best = NOTHING;
    for (int seat = 0; seat < t->players; seat++)
        if (seat != t->seat && (best == NOTHING || t->city[seat].income > t->city[best].income)) best = seat;
    return action(LOUVRE, best);
}

static int64_t policy_market(Policy *p, const Table *t) {
    int64_t best = p->moves.items[0];
    int highest = -1;
    for (int i = 0; i < p->moves.count; i++) {
        int wanted = 0;
        for (int k = 0; k < t->offered; k++) wanted += count_of(NEEDS[t->specials[k]], argument_of(p->moves.items[i]));
        if (wanted > highest) { highest = wanted; best = p->moves.items[i]; }
    }
    return best;
}

static int64_t choose_by_rules(Policy *p, const Table *t, Rng *r) {
    if (!p->row && below(r, 1000) < BLUNDERS) {
        legal(t, &p->moves);
        return p->moves.items[below(r, p->moves.count)];
    }
    switch (t->phase) {
    case DRAW: return policy_draw(t, r);
    case BUY: return policy_buy(p, t);
    case DISCARD: return policy_discard(p, t);
    case CLAIM: return policy_claim(p, t);
    case DESTROY: return policy_destroy(t);
    case LOUVRE: return policy_louvre(t);
    }
    legal(t, &p->moves);
    return t->phase == MARKET ? policy_market(p, t) : p->moves.items[below(r, p->moves.count)];
}
