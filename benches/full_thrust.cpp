// The duel of two heavy cruisers of Full Thrust at random, written down plainly for this one battle: inches as floating
// point numbers, no log, no other ships, no options.
#include <cmath>

#include "plain.hpp"

namespace {

const double W = 48, H = 72, R = 0.86602540378443865;
const double SINE[12] = {0, 0.5, R, 1, R, 0.5, 0, -0.5, -R, -1, -R, -0.5};
const double COSINE[12] = {1, R, 0.5, 0, -0.5, -R, -1, -R, -0.5, 0, 0.5, R};
const int THRUST = 4, DAMAGE = 18, LIMIT = 200;

enum { FORE = 1, STARBOARD = 2, AFT = 4, PORT = 8 };
enum { TOP, RIGHT, BOTTOM, LEFT };
enum Place { TABLE, AWAY, LOST };

struct Battery {
    int dice, arcs;
};
const Battery BATTERIES[6] = {{3, FORE | PORT},       {3, FORE | STARBOARD},      {2, FORE | PORT | AFT},
                              {2, FORE | PORT | AFT}, {2, FORE | STARBOARD | AFT}, {2, FORE | STARBOARD | AFT}};
const int POINTS[6] = {0, 0, 0, 1, 1, 2};

struct Order {
    int turn, thrust;
};

// Every legal order at a velocity from 0 to the thrust and above.
struct Orders {
    Order list[THRUST + 1][33];
    int count[THRUST + 1];

    Orders() {
        for (int v = 0; v <= THRUST; v++) {
            count[v] = 0;
            for (int turn = -THRUST / 2; turn <= THRUST / 2; turn++)
                for (int thrust = -THRUST; thrust <= THRUST; thrust++)
                    if (std::abs(turn) + std::abs(thrust) <= THRUST && v + thrust >= 0) list[v][count[v]++] = {turn, thrust};
        }
    }
};
const Orders ORDERS;

struct Ship {
    double x, y;
    int course, velocity, damage = 0;
    Place place = TABLE;
    int edge = 0, back = 0;

    bool plays() const { return place != LOST; }

    // Comes back at a random point of its edge, on a course that leads inwards.
    void enter(Rng &rng) {
        static const int INWARDS[4] = {6, 9, 0, 3};
        const double along = rng.part();
        x = edge == RIGHT ? W : edge == LEFT ? 0 : along * W;
        y = edge == TOP ? H : edge == BOTTOM ? 0 : along * H;
        course = (INWARDS[edge] + 10 + rng.below(5)) % 12;
        place = TABLE;
    }

    // Whether the way to a place leaves the table, and by which edge first.
    bool leaves(double to_x, double to_y) {
        if (to_x >= 0 && to_x <= W && to_y >= 0 && to_y <= H) return false;
        double first = 2;
        const auto crosses = [&](int number, double room, double way) {
            if (way > room && room / way < first) {
                first = room / way;
                edge = number;
            }
        };
        crosses(TOP, H - y, to_y - y);
        crosses(RIGHT, W - x, to_x - x);
        crosses(BOTTOM, y, y - to_y);
        crosses(LEFT, x, x - to_x);
        return true;
    }

    // Moves as ordered; true if it has left the table.
    bool move(Order order) {
        course = (course + order.turn + 12) % 12;
        velocity += order.thrust;
        const double to_x = x + velocity * SINE[course], to_y = y + velocity * COSINE[course];
        const bool left = leaves(to_x, to_y);
        x = to_x;
        y = to_y;
        return left;
    }

    // The points it scores on a target in a band of range, 0 to 2.
    int fire(const Ship &target, int band, Rng &rng) const {
        const double dx = target.x - x, dy = target.y - y;
        const double ahead = dx * SINE[course] + dy * COSINE[course], aside = dx * COSINE[course] - dy * SINE[course];
        const int arc = ahead >= std::fabs(aside) ? FORE : -ahead >= std::fabs(aside) ? AFT : aside > 0 ? STARBOARD : PORT;
        int points = 0;
        for (const Battery &battery : BATTERIES)
            if (battery.arcs & arc)
                for (int dice = battery.dice - band; dice > 0; dice--) points += POINTS[rng.below(6)];
        return points;
    }
};

struct Battle {
    Ship ships[2] = {{24, 12, 0, 6}, {24, 60, 6, 6}};

    Result play(Rng &rng) {
        for (int turn = 1;; turn++) {
            bool left[2] = {false, false};
            Order orders[2];
            bool moves[2];
            for (int i = 0; i < 2; i++) {
                Ship &ship = ships[i];
                moves[i] = ship.place == TABLE || (ship.place == AWAY && turn >= ship.back);
                if (!moves[i]) continue;
                const int velocity = ship.velocity < THRUST ? ship.velocity : THRUST;
                orders[i] = ORDERS.list[velocity][rng.below(ORDERS.count[velocity])];
            }
            for (int i = 0; i < 2; i++) {
                if (!moves[i]) continue;
                if (ships[i].place == AWAY) ships[i].enter(rng);
                left[i] = ships[i].move(orders[i]);
            }
            for (int i = 0; i < 2; i++) {
                if (!left[i]) continue;
                const int die = 1 + rng.below(6);
                ships[i].place = die > 3 ? AWAY : LOST;
                ships[i].back = turn + die + 1;
            }
            if (ships[0].place == TABLE && ships[1].place == TABLE) exchange(rng);
            const bool plays[2] = {ships[0].plays(), ships[1].plays()};
            if (!plays[0] || !plays[1]) return {plays[0] ? 0 : plays[1] ? 1 : 2, turn};
            if (turn == LIMIT) {
                const int more = ships[1].damage - ships[0].damage;
                return {more > 0 ? 0 : more < 0 ? 1 : 2, turn};
            }
        }
    }

    void exchange(Rng &rng) {
        const double dx = ships[1].x - ships[0].x, dy = ships[1].y - ships[0].y, square = dx * dx + dy * dy;
        if (square > 36 * 36) return;
        const int band = square <= 12 * 12 ? 0 : square <= 24 * 24 ? 1 : 2;
        const int points[2] = {ships[1].fire(ships[0], band, rng), ships[0].fire(ships[1], band, rng)};
        for (int i = 0; i < 2; i++) {
            ships[i].damage += points[i];
            if (ships[i].damage >= DAMAGE) {
                ships[i].damage = DAMAGE;
                ships[i].place = LOST;
            }
        }
    }
};

}  // namespace

int main(int argc, char **argv) { return play_all<Battle>(argc, argv); }
