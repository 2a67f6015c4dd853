// The duel of Faster Than Light at random, written down plainly for this one battle: inches as floating point numbers,
// no log, no other ships, no options.
#include <algorithm>
#include <cmath>

#include "plain.hpp"

namespace {

const double SIZE = 48, SHIP_RADIUS = 0.5, MISSILE_RADIUS = 0.25;
const int MISSILES = 10, HULL = 3, LIMIT = 200;
const int PIECES = 2 * (MISSILES + 1), ACTIONS = 40;

const double S1 = 0.25881904510252074, S2 = 0.5, S3 = 0.70710678118654757, S4 = 0.86602540378443865,
             S5 = 0.96592582628906831;
const double SINE[24] = {0, S1,  S2,  S3,  S4,  S5,  1,  S5,  S4,  S3,  S2,  S1,
                         0, -S1, -S2, -S3, -S4, -S5, -1, -S5, -S4, -S3, -S2, -S1};

double sine(int heading) { return SINE[heading]; }
double cosine(int heading) { return SINE[heading < 18 ? heading + 6 : heading - 18]; }
bool on_table(double x, double y) { return x >= 0 && x <= SIZE && y >= 0 && y <= SIZE; }

struct Piece {
    double x, y;
    int heading, side;
    bool is_ship, marked, removed;
    int hits, launched;
};

struct Sprint {
    int mover;
    double length;
};

struct Crossing {
    int nearness, mover, target;
};

struct Battle {
    Piece pieces[PIECES] = {{12, 24, 6, 0, true, false, false, 0, 0}, {36, 24, 18, 1, true, false, false, 0, 0}};
    int count = 2;
    Sprint sprints[PIECES];
    Crossing crossings[PIECES * PIECES];
    int sprinting, crossed;
    bool ships[2] = {true, true};

    Result play(Rng &rng) {
        for (int turn = 1;; turn++) {
            plot(rng);
            sprint();
            clear();
            if (!ships[0] || !ships[1]) return {ships[0] ? 0 : ships[1] ? 1 : 2, turn};
            if (turn == LIMIT) return {2, turn};
        }
    }

    // Every piece does something at random: nothing, one of 24 rotations, one of 15 sprints or, a ship, a launch.
    void plot(Rng &rng) {
        sprinting = 0;
        const int before = count;
        for (int i = 0; i < before; i++) {
            Piece &piece = pieces[i];
            const bool may_launch = piece.is_ship && piece.launched < MISSILES;
            const int action = rng.below(ACTIONS + may_launch);
            if (action == 0) continue;
            if (action < 25) {
                piece.heading = (piece.heading + action - 12 + 24) % 24;
                piece.marked = true;
            } else if (action < ACTIONS) {
                sprints[sprinting++] = {i, 1 + 0.5 * (action - 25)};
            } else {
                launch(piece);
            }
        }
    }

    void launch(Piece &ship) {
        ship.launched++;
        ship.marked = true;
        const double x = ship.x + sine(ship.heading), y = ship.y + cosine(ship.heading);
        if (on_table(x, y)) pieces[count++] = {x, y, ship.heading, ship.side, false, true, false, 0, 0};
    }

    // All sprints together: what they cross from near to far, what is equally near at once.
    void sprint() {
        crossed = 0;
        for (int i = 0; i < sprinting; i++) collect(sprints[i]);
        if (crossed > 1)
            std::sort(crossings, crossings + crossed,
                      [](const Crossing &a, const Crossing &b) { return a.nearness < b.nearness; });
        for (int from = 0, to; from < crossed; from = to) {
            for (to = from; to < crossed && crossings[to].nearness == crossings[from].nearness; to++) {}
            meet(from, to);
        }
        for (int i = 0; i < sprinting; i++) {
            Piece &mover = pieces[sprints[i].mover];
            if (mover.removed) continue;
            mover.x += sprints[i].length * sine(mover.heading);
            mover.y += sprints[i].length * cosine(mover.heading);
            mover.removed = !on_table(mover.x, mover.y);
        }
    }

    void collect(const Sprint &run) {
        const Piece &mover = pieces[run.mover];
        const double ux = sine(mover.heading), uy = cosine(mover.heading);
        for (int i = 0; i < count; i++) {
            const Piece &target = pieces[i];
            if (!target.marked) continue;
            const double dx = target.x - mover.x, dy = target.y - mover.y, ahead = dx * ux + dy * uy;
            if (ahead <= 0) continue;
            const double aside = dx * uy - dy * ux, radius = target.is_ship ? SHIP_RADIUS : MISSILE_RADIUS;
            const double square = radius * radius - aside * aside;
            if (square < 0) continue;
            const double contact = dx * dx + dy * dy <= radius * radius ? 0 : ahead - std::sqrt(square);
            if (contact > run.length || !on_table(mover.x + contact * ux, mover.y + contact * uy)) continue;
            crossings[crossed++] = {int(contact * 100 + 0.5), run.mover, i};
        }
    }

    // What meets at one instant; each counts if both stood before it.
    void meet(int from, int to) {
        bool counts[PIECES * PIECES];
        for (int i = from; i < to; i++)
            counts[i] = !pieces[crossings[i].mover].removed && !pieces[crossings[i].target].removed;
        for (int i = from; i < to; i++) {
            if (!counts[i]) continue;
            Piece &mover = pieces[crossings[i].mover], &target = pieces[crossings[i].target];
            if (mover.is_ship == target.is_ship) {
                mover.removed = target.removed = true;
                continue;
            }
            Piece &ship = mover.is_ship ? mover : target, &missile = mover.is_ship ? target : mover;
            missile.removed = true;
            if (++ship.hits >= HULL) ship.removed = true;
        }
    }

    // What was removed leaves the list, and marks are taken off.
    void clear() {
        int left = 0;
        for (int i = 0; i < count; i++) {
            if (pieces[i].removed) {
                if (pieces[i].is_ship) ships[pieces[i].side] = false;
                continue;
            }
            if (left != i) pieces[left] = pieces[i];
            pieces[left++].marked = false;
        }
        count = left;
    }
};

}  // namespace

int main(int argc, char **argv) { return play_all<Battle>(argc, argv); }
