// The duel of Simple Spaceships at random, written down plainly for this one battle: whole thousandths of an inch, no
// log, no other ships, no options.
#include <cmath>

#include "plain.hpp"

namespace {

const int SIZE = 36000, DICE = 6, LIMIT = 30, RANGE = 6000, MOST = 8, LEAST = 2;
const double ROOT3 = 1.7320508075688772;
// Twice the unit vectors of 0°, 60° … 300°: x in units of √3.
const int SIDES[6][2] = {{0, 2}, {1, 1}, {1, -1}, {0, -2}, {-1, -1}, {-1, 1}};

enum { DEFENCE, MOVEMENT, ATTACK, RESERVE };

// The way of a leg by side and half inches, rounded to a thousandth of an inch.
struct Legs {
    int x[6][MOST + 1], y[6][MOST + 1];

    Legs() {
        for (int side = 0; side < 6; side++)
            for (int halves = 0; halves <= MOST; halves++) {
                x[side][halves] = int(std::lround(250 * halves * ROOT3 * SIDES[side][0]));
                y[side][halves] = 250 * halves * SIDES[side][1];
            }
    }
};
const Legs LEGS;

struct Ship {
    int x, y, side;
    int dice[4] = {0, 0, 0, DICE};
    bool done = false;

    int all() const { return dice[0] + dice[1] + dice[2] + dice[3]; }

    void put(int from, int to, int n) {
        dice[from] -= n;
        dice[to] += n;
    }

    // Whether any part of a ship lies in the wedge of 30° to either side of the bow.
    bool has_ahead(const Ship &other) const {
        const int dx = other.x - x, dy = other.y - y;
        for (int turn = 2; turn < 5; turn++) {
            const int *to = SIDES[(side + turn) % 6];
            if (to[0] * ROOT3 * dx + to[1] * dy > 1000) return false;
        }
        return true;
    }

    // The fewest range dice that reach a ship.
    int range_to(const Ship &other) const {
        const long dx = other.x - x, dy = other.y - y, square = dx * dx + dy * dy;
        int range = 0;
        for (long reach = RANGE; reach * reach < square; reach += RANGE) range++;
        return range;
    }

    // Puts dice from Reserve into the boxes: every split that leaves a die in Movement is as likely.
    void assign(Rng &rng) {
        static const int MANY = (DICE + 1) * (DICE + 1) * (DICE + 1);
        const int waiting = dice[RESERVE], least = dice[MOVEMENT] == 0;
        int ways[MANY][3], count = 0;
        for (int defence = 0; defence <= waiting; defence++)
            for (int attack = 0; attack <= waiting - defence; attack++)
                for (int movement = least; movement <= waiting - defence - attack; movement++) {
                    ways[count][DEFENCE] = defence;
                    ways[count][MOVEMENT] = movement;
                    ways[count++][ATTACK] = attack;
                }
        if (waiting == 0) return;
        const int *way = ways[rng.below(count)];
        for (int box = DEFENCE; box <= ATTACK; box++) put(RESERVE, box, way[box]);
    }
};

enum Kind { FLY, TURN, SPEND, END, FIRE };

struct Act {
    Kind kind;
    int range, bonus, roll;  // The half inches of a leg and the sides of a turn are in `range`.
};

struct Battle {
    Ship ships[2] = {{18000, 6000, 0}, {18000, 30000, 3}};
    Act acts[MOST + 4 + DICE * 4 * DICE];
    int count;

    Result play(Rng &rng) {
        for (int turn = 1; turn <= LIMIT; turn++) {
            for (Ship &ship : ships) ship.assign(rng);
            for (Ship &ship : ships) ship.done = false;
            for (int i = 0; i < 2; i++) {
                const int winner = activate(next(rng), rng);
                if (winner >= 0) return {winner, turn};
            }
        }
        const int more = ships[0].all() - ships[1].all();
        return {more > 0 ? 0 : more < 0 ? 1 : 2, LIMIT};
    }

    // The ship that is active next: the one with more Movement dice, or one by a coin.
    int next(Rng &rng) {
        if (ships[0].done || ships[1].done) return ships[0].done;
        const int more = ships[0].dice[MOVEMENT] - ships[1].dice[MOVEMENT];
        return more > 0 ? 0 : more < 0 ? 1 : rng.below(2);
    }

    // Plays an activation; the side that has won by it, or −1.
    int activate(int me, Rng &rng) {
        Ship &ship = ships[me], &enemy = ships[1 - me];
        ship.done = true;
        const bool open = ship.dice[MOVEMENT] > 0;
        int flown = 0;
        bool turned = false;
        if (open) ship.put(MOVEMENT, RESERVE, 1);
        for (;;) {
            list(ship, enemy, open, flown, turned);
            const Act act = acts[count == 1 ? 0 : rng.below(count)];
            switch (act.kind) {
                case END: return -1;
                case SPEND:
                    ship.put(MOVEMENT, RESERVE, 1);
                    flown = 0;
                    turned = false;
                    break;
                case TURN:
                    ship.side = (ship.side + act.range) % 6;
                    turned = true;
                    break;
                case FLY:
                    flown += act.range;
                    ship.x += LEGS.x[ship.side][act.range];
                    ship.y += LEGS.y[ship.side][act.range];
                    if (ship.x < 0 || ship.x > SIZE || ship.y < 0 || ship.y > SIZE) return 1 - me;
                    break;
                case FIRE:
                    if (attack(ship, enemy, act, rng)) return me;
                    break;
            }
        }
    }

    // Every act open to the active ship.
    void list(const Ship &ship, const Ship &enemy, bool open, int flown, bool turned) {
        count = 0;
        if (open) {
            for (int halves = 1; halves <= MOST - flown; halves++) acts[count++] = {FLY, halves};
            if (!turned) {
                acts[count++] = {TURN, 5};
                acts[count++] = {TURN, 1};
            }
            if (flown >= LEAST && ship.dice[MOVEMENT] > 0) acts[count++] = {SPEND};
        }
        if (!open || flown >= LEAST) acts[count++] = {END};
        const int dice = ship.dice[ATTACK];
        if (dice == 0 || !ship.has_ahead(enemy)) return;
        for (int range = ship.range_to(enemy); range < dice; range++)
            for (int bonus = 0; bonus <= 3 && range + bonus < dice; bonus++)
                for (int roll = 1; roll <= dice - range - bonus; roll++) acts[count++] = {FIRE, range, bonus, roll};
    }

    // Rolls an attack; true if it destroys the enemy.
    static bool attack(Ship &ship, Ship &enemy, const Act &act, Rng &rng) {
        ship.put(ATTACK, RESERVE, act.range + act.bonus + act.roll);
        int hits = 0;
        for (int i = 0; i < act.roll; i++) hits += 1 + rng.below(6) >= 6 - act.bonus;
        const int met = hits < enemy.dice[DEFENCE] ? hits : enemy.dice[DEFENCE];
        enemy.put(DEFENCE, RESERVE, met);
        for (int left = hits - met; left > 0; left--) {
            int boxes[3], some = 0;
            for (int box = MOVEMENT; box <= RESERVE; box++)
                if (enemy.dice[box] > 0) boxes[some++] = box;
            enemy.dice[boxes[some > 1 ? rng.below(some) : 0]]--;
            if (enemy.all() == 0) return true;
        }
        return false;
    }
};

}  // namespace

int main(int argc, char **argv) { return play_all<Battle>(argc, argv); }
