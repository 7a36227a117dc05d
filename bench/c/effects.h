/* The effects of special buildings and what a city earns and is worth (effects/, count.py). */

typedef struct { int citizens, hearts; } Tally;

#define EACH_EFFECT(e, card) (const Effect *e = EFFECTS[card]; e < EFFECTS[card] + PIECES_PER_CARD && e->piece; e++)

static int changed_price(int special, int card, int cost) {
    for EACH_EFFECT(e, special) {
        if (e->piece == DISCOUNT && COLOUR_SETS[card] >> e->colour & 1) cost = max(0, cost - e->coins);
        if (e->piece == DECK_PRICE && DECK[card] >= 0 && DECK[card] < 3) cost = min(cost, e->prices[DECK[card]]);
    }
    return cost;
}

static int coins_for_nothing(int special) {
    int coins = 1;
    for EACH_EFFECT(e, special)
        if (e->piece == INSTEAD_OF_BUYING) coins = e->coins;
    return coins;
}

static void toll(Table *t, int seat, int paid) {
    for EACH_EFFECT(e, t->city[seat].special)
        if (e->piece == TOLL && paid >= e->from) t->city[seat].coins += e->coins;
}

static int own_colour(const Table *t, int seat, int colour) { return count_of(t->city[seat].colours, colour); }

static bool fewest(const Table *t, int seat, int colour) {
    for (int other = 0; other < t->players; other++)
        if (own_colour(t, other, colour) < own_colour(t, seat, colour)) return false;
    return true;
}

static int most_of_colour(const Table *t, int seat, const Effect *e) {
    int amount = e->most;
    for (int other = 0; other < t->players; other++)
        if (other != seat) {
            int ahead = own_colour(t, other, e->colour) - own_colour(t, seat, e->colour);
            if (ahead > 0) return e->otherwise;
            if (ahead == 0) amount = e->tied;
        }
    return amount;
}

static bool all_colours(const City *c) {
    for (int colour = 0; colour < COLOURS; colour++)
        if (count_of(c->colours, colour) == 0) return false;
    return true;
}

/* How often an effect that counts something gives its symbols. */
static int units(const Table *t, int seat, const Effect *e) {
    switch (e->piece) {
    case PER_COLOUR:
        if (e->of == OWN) return own_colour(t, seat, e->colour);
        if (e->of == LEFT) return own_colour(t, left_of(t, seat), e->colour);
        return max(own_colour(t, left_of(t, seat), e->colour), own_colour(t, right_of(t, seat), e->colour));
    case WITHOUT_COLOUR: return own_colour(t, seat, e->colour) == 0;
    case FEWEST_OF_COLOUR: return fewest(t, seat, e->colour);
    default: return 0;
    }
}

static int effect_income(const Table *t, int seat, int slot, const Effect *e) {
    const City *c = &t->city[seat];
    int card;
    switch (e->piece) {
    case PER_COLOUR: case WITHOUT_COLOUR: case FEWEST_OF_COLOUR: return e->income * units(t, seat, e);
    case MOST_OF_COLOUR: return e->symbol == 0 ? most_of_colour(t, seat, e) : 0;
    case ALL_COLOURS: return all_colours(c) ? e->income : 0;
    case COLOURS_BEFORE: return e->income * different_colours(t, c, slot);
    case PAIRS: return e->income * max(0, min(c->citizens, c->hearts));
    case COPY_PREVIOUS: return (card = open_card(t, c, slot - 1)) == NOTHING ? 0 : INCOMES[card];
    default: return 0;
    }
}

static bool can_look(const City *neighbour, int slot) {
    int card = slot < neighbour->size ? neighbour->slots[slot] : NOTHING;
    return card != NOTHING && !(card >= FIRST_SPECIAL && card < FIRST_MONSTER);
}

static int value_with(const City *c, int card) {
    return card == NOTHING ? worth(c->citizens, c->hearts) : worth(c->citizens + CITIZENS[card], c->hearts + HEARTS[card]);
}

/* The card that the Great Pyramid copies, or NOTHING. */
static int final_copy(const Table *t, int seat, int slot, const Effect *e) {
    if (e->piece != COPY_SAME_SLOT) return NOTHING;
    const City *c = &t->city[seat], *left = &t->city[left_of(t, seat)], *right = &t->city[right_of(t, seat)];
    if (!can_look(left, slot)) return can_look(right, slot) ? open_card(t, right, slot) : NOTHING;
    int ours = open_card(t, left, slot);
    if (!can_look(right, slot)) return ours;
    int theirs = open_card(t, right, slot);
    return value_with(c, theirs) > value_with(c, ours) ? theirs : ours;
}

static inline int acting(const Table *t, const City *c, bool final) {
    if (c->special == NOTHING || covered(t, c, c->special_slot)) return NOTHING;
    return final && c->copies != NOTHING ? c->copies : c->special;
}

static void add_lowest(const Table *t, int *paid, bool final) {
    int plain[SEATS];
    memcpy(plain, paid, sizeof plain);
    for (int seat = 0; seat < t->players; seat++) {
        if (!t->city[seat].hooks) continue;
        bool lowest = true;
        for (int other = 0; other < t->players; other++)
            lowest = lowest && (other == seat || max(plain[other], 0) > max(plain[seat], 0));
        if (lowest)
            for EACH_EFFECT(e, acting(t, &t->city[seat], final))
                if (e->piece == LOWEST_INCOME) paid[seat] += e->income;
    }
}

static void incomes(const Table *t, bool final, int *paid) {
    bool bonuses = false;
    for (int seat = 0; seat < t->players; seat++) {
        const City *c = &t->city[seat];
        paid[seat] = c->income;
        if (!c->hooks) continue;
        int special = acting(t, c, final);
        if (special != c->special) paid[seat] += INCOMES[special];
        if (HOOKS[special] & (HOOK_INCOME | HOOK_FINAL_COPY))
            for EACH_EFFECT(e, special) {
                paid[seat] += effect_income(t, seat, c->special_slot, e);
                int copied = final ? final_copy(t, seat, c->special_slot, e) : NOTHING;
                if (copied != NOTHING) paid[seat] += INCOMES[copied];
            }
        bonuses |= (HOOKS[special] & HOOK_LOWEST) != 0;
    }
    if (bonuses) add_lowest(t, paid, final);
    for (int seat = 0; seat < t->players; seat++) paid[seat] = max(0, paid[seat]);
}

static int income_of(const Table *t, int seat) {
    const City *c = &t->city[seat];
    int income = c->income, paid[SEATS];
    if (c->hooks & HOOK_LOWEST) {
        incomes(t, false, paid);
        return paid[seat];
    }
    if (c->hooks & (HOOK_INCOME | HOOK_FINAL_COPY))
        for EACH_EFFECT(e, c->special) income += effect_income(t, seat, c->special_slot, e);
    return max(income, 0);
}

static void before_income(Table *t, bool final) {
    for (int seat = 0; seat < t->players; seat++) {
        City *c = &t->city[seat];
        if (!c->hooks) continue;
        for EACH_EFFECT(e, acting(t, c, final))
            if (e->piece == COINS_BEFORE_INCOME && c->coins >= e->having) c->coins += e->coins;
    }
}

static void after_income(Table *t, int seat) {
    for EACH_EFFECT(e, t->city[seat].special) {
        if (e->piece != STEAL_AFTER_INCOME) continue;
        int most = 0;
        for (int other = 0; other < t->players; other++)
            if (other != seat) most = max(most, t->city[other].coins);
        int stolen = min(most, e->coins);
        for (int other = 0; other < t->players; other++)
            if (stolen > 0 && other != seat && t->city[other].coins == most) {
                t->city[other].coins -= stolen;
                t->city[seat].coins += stolen;
            }
    }
}

static void taken(Table *t, int seat) {
    City *c = &t->city[seat];
    for EACH_EFFECT(e, c->special) switch (e->piece) {
        case NEXT_FREE: c->free_card = 1; break;
        case COINS_PER_CARD: c->coins += e->coins * c->size; break;
        case COINS_TIMES_INCOME:
            c->coins += e->times * income_of(t, seat);
            break;
        case COINS_FOR_ALL:
            for (int other = 0; other < t->players; other++) t->city[other].coins += e->coins;
            break;
        case BORROW_INCOME: c->louvre_left = e->phases;
        }
}

/* Symbols of the final count. */

static int colours_at(const Table *t, const City *c, int slot) {
    int card = open_card(t, c, slot);
    return card == NOTHING ? 0 : COLOUR_SETS[card];
}

static void adjacent_share(const Table *t, const City *c, int slot, const Effect *e, Tally *tally) {
    int column = slot % ROW, shared = 0;
    int left = column > 0 ? colours_at(t, c, slot - 1) : 0, right = column < ROW - 1 ? colours_at(t, c, slot + 1) : 0;
    int across = colours_at(t, c, slot < ROW ? slot + ROW : slot - ROW);
    for (int colour = 0; colour < COLOURS; colour++)
        shared = max(shared, (left >> colour & 1) + (right >> colour & 1) + (across >> colour & 1));
    if (shared >= 2) {
        tally->citizens += shared == 3 ? e->three_citizens : e->two_citizens;
        tally->hearts += shared == 3 ? e->three_hearts : e->two_hearts;
    }
}

static int better_neighbour(const Table *t, int seat, const Effect *e, const Tally *tally) {
    int left = own_colour(t, left_of(t, seat), e->colour), right = own_colour(t, right_of(t, seat), e->colour);
    int with_left = worth(tally->citizens + e->citizens * left, tally->hearts + e->hearts * left);
    int with_right = worth(tally->citizens + e->citizens * right, tally->hearts + e->hearts * right);
    return with_right > with_left ? right : left;
}

static void symbols(const Table *t, int seat, int slot, const Effect *e, Tally *tally, const int *paid) {
    const City *c = &t->city[seat];
    int n;
    switch (e->piece) {
    case PER_COLOUR: case WITHOUT_COLOUR: case FEWEST_OF_COLOUR:
        n = e->piece == PER_COLOUR && e->of == NEIGHBOUR ? better_neighbour(t, seat, e, tally) : units(t, seat, e);
        tally->citizens += e->citizens * n;
        tally->hearts += e->hearts * n;
        break;
    case MOST_OF_COLOUR:
        if (e->symbol == 1) tally->citizens += most_of_colour(t, seat, e);
        if (e->symbol == 2) tally->hearts += most_of_colour(t, seat, e);
        break;
    case ALL_COLOURS:
        tally->citizens += all_colours(c) ? e->citizens : e->otherwise_citizens;
        tally->hearts += all_colours(c) ? e->hearts : e->otherwise_hearts;
        break;
    case ADJACENT_SHARE: adjacent_share(t, c, slot, e, tally); break;
    case NEXT_SHARE:
        n = 31;
        for (int step = 1; step <= e->cards; step++) n &= colours_at(t, c, slot + step);
        tally->hearts += n ? e->hearts : e->otherwise;
        break;
    case COPY_PREVIOUS:
        if ((n = open_card(t, c, slot - 1)) != NOTHING) {
            tally->citizens += CITIZENS[n];
            tally->hearts += HEARTS[n];
        }
        break;
    case BELOW_NEIGHBOURS_INCOME:
        n = paid[seat] < paid[left_of(t, seat)] && paid[seat] < paid[right_of(t, seat)];
        tally->hearts += n ? e->hearts : e->otherwise;
        break;
    case FEW_CARDS:
        tally->hearts += c->size == e->exactly ? e->hearts : c->size < e->exactly ? e->fewer : 0;
    }
    if ((n = final_copy(t, seat, slot, e)) != NOTHING) {
        tally->citizens += CITIZENS[n];
        tally->hearts += HEARTS[n];
    }
}

static void final_count(const Table *t, int *points) {
    int paid[SEATS] = {0};
    if (t->effects) incomes(t, true, paid);
    for (int seat = 0; seat < t->players; seat++) {
        const City *c = &t->city[seat];
        Tally tally = {c->citizens, c->hearts};
        int special = c->hooks ? acting(t, c, true) : NOTHING;
        if (special != NOTHING) {
            if (special != c->special) {
                tally.citizens += CITIZENS[special];
                tally.hearts += HEARTS[special];
            }
            for EACH_EFFECT(e, special) symbols(t, seat, c->special_slot, e, &tally, paid);
        }
        points[seat] = worth(tally.citizens, tally.hearts);
        if (special != NOTHING)
            for EACH_EFFECT(e, special) {
                if (e->piece == LOSE_INCOME) points[seat] -= e->times * paid[seat];
                if (e->piece == DOUBLE_BELOW && points[seat] < e->points) points[seat] *= e->times;
            }
    }
}
