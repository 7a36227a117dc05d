/* The yardstick for every mode: random games, games of the rollout policy, and simulations of the search, hand-written C
   without allocation in games.  yardstick random|policy|search LEARNED EXPERT GROZILLA PLAYERS COUNT SEED  prints one JSON
   object: the processor time and what must be the same in Python. LEARNED is 1 for the policy that learned. */
#include "game.h"
#include "policy.h"
#include "learned.h"
#include "search.h"
#include <stdio.h>
#include <time.h>

typedef struct { long actions, rounds, points[SEATS], coins[SEATS]; } Totals;

static void add_game(Totals *sum, const Table *t) {
    int points[SEATS];
    final_count(t, points);
    sum->rounds += t->round;
    for (int seat = 0; seat < t->players; seat++) {
        sum->points[seat] += points[seat];
        sum->coins[seat] += t->city[seat].coins;
    }
}

static Totals random_games(const Table *blank, long games, long seed) {
    static Moves moves;
    Totals sum = {0};
    for (long game = 0; game < games; game++) {
        Rng rng = stream(seed, seed >> 32, 0x9E3779B9u, 0x7F4A7C15u, game);
        Table table = *blank;
        begin_game(&table, &rng);
        while (table.phase != OVER) {
            legal(&table, &moves);
            int64_t move = moves.items[below(&rng, moves.count)];
            play(&table, move, random_chance(&table, move, &rng));
            sum.actions++;
        }
        add_game(&sum, &table);
    }
    return sum;
}

static Totals policy_games(const Table *blank, const int32_t *row, long games, long seed) {
    static Policy policy;
    policy.row = row;
    Totals sum = {0};
    for (long game = 0; game < games; game++) {
        Rng rng = stream(seed, game, 6, 7, 8);
        Table table = *blank;
        begin_game(&table, &rng);
        finish(&policy, &table, &rng);
        add_game(&sum, &table);
    }
    return sum;
}

static Search *search_from_opening(const Table *blank, const int32_t *row, long simulations, long seed) {
    static Search search;
    search.policy.row = row;
    Rng setup = stream(seed, 1, 2, 3, 4);
    search.rng = stream(seed, 5, 6, 7, 8);
    search.root = *blank;
    begin_game(&search.root, &setup);
    expand(&search, add_node(&search, search.root.seat), &search.root);
    for (long i = 0; i < simulations; i++) simulate(&search);
    return &search;
}

static void print_row(const char *name, const long *row, int count) {
    printf(", \"%s\": [", name);
    for (int i = 0; i < count; i++) printf("%s%ld", i ? ", " : "", row[i]);
    printf("]");
}

int main(int count, char **words) {
    if (count != 8) {
        fprintf(stderr, "usage: yardstick random|policy|search LEARNED EXPERT GROZILLA PLAYERS COUNT SEED\n");
        return 2;
    }
    int expert = atoi(words[3]), grozilla = atoi(words[4]), players = atoi(words[5]), width = 0;
    long games = atol(words[6]), seed = atol(words[7]), tries[MOST_MOVES];
    const int32_t *row = atoi(words[2]) ? ROWS[expert + 2 * grozilla + 4 * (players > 2)] : NULL;
    Table blank;
    Totals sum = {0};
    Search *search = NULL;
    struct timespec begin, end;
    blank_table(&blank, players, expert, grozilla);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    if (words[1][0] == 'r') sum = random_games(&blank, games, seed);
    else if (words[1][0] == 'p') sum = policy_games(&blank, row, games, seed);
    else search = search_from_opening(&blank, row, games, seed);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    double seconds = (end.tv_sec - begin.tv_sec) + (end.tv_nsec - begin.tv_nsec) * 1e-9;
    printf("{\"seconds\": %.6f, \"actions\": %ld, \"rounds\": %ld", seconds, sum.actions, sum.rounds);
    print_row("points", sum.points, players);
    print_row("coins", sum.coins, players);
    if (search)
        for (width = 0; width < search->node[0].width; width++) tries[width] = search->edge[width].tries;
    print_row("tries", tries, width);
    puts("}");
}
