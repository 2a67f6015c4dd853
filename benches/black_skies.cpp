// The duel of Black Skies at random, written down plainly for this one battle: inches as floating point numbers, no
// log, no other fighters or cards, no options.
#include "plain.hpp"

namespace {

const double W = 72, H = 48, DEPTH = 6, APART = 6, R = 0.86602540378443865;
const double SINE[6] = {0, R, R, 0, -R, -R}, COSINE[6] = {1, 0.5, -0.5, -1, -0.5, 0.5};
const int HULL = 6, SKILL = 2, FASTEST = 12, BURN = 4, FLIPS = 80;

enum Card { STRAIGHT, LEFT, RIGHT, AFTERBURNER, HARD_LEFT, HARD_RIGHT, CARDS };
enum Choice { STEADY, FASTER_1, FASTER_2, FASTER_3, SLOWER };
enum Turn { SMOOTH, BREAK, LATE };

struct Fighter {
    double x, y;
    int hull = HULL;

    // Half the hull or less.
    bool crippled() const { return 2 * hull <= HULL; }
    int lasers() const { return hull == 0 ? 0 : crippled() ? 1 : 2; }

    bool passes(int difficulty, Rng &rng) const {
        const int needed = crippled() ? 2 * difficulty : difficulty;
        return SKILL + 1 >= needed || SKILL + 1 + rng.below(6) >= needed;
    }
};

struct Pair {
    Fighter fighters[2];
    int speed, facing, card;

    bool gone() const { return fighters[0].hull == 0 && fighters[1].hull == 0; }

    // Lead and wingman anywhere in their strip, six inches apart at most.
    void deploy(double low, Rng &rng) {
        for (;;) {
            const double x = rng.part() * W, y = low + rng.part() * DEPTH;
            double dx, dy;
            do {
                dx = (2 * rng.part() - 1) * APART;
                dy = (2 * rng.part() - 1) * APART;
            } while (dx * dx + dy * dy > APART * APART);
            if (x + dx < 0 || x + dx > W || y + dy < low || y + dy > low + DEPTH) continue;
            fighters[0] = {x, y};
            fighters[1] = {x + dx, y + dy};
            return;
        }
    }

    void fly(int turns, double part) {
        const int heading = (facing + turns + 6) % 6;
        for (Fighter &fighter : fighters) {
            fighter.x += part * speed * SINE[heading];
            fighter.y += part * speed * COSINE[heading];
        }
    }

    void faster(int by) {
        speed += by;
        speed = speed < 0 ? 0 : speed > FASTEST ? FASTEST : speed;
    }

    // Flies a card; fighters that end off the table are lost.
    void maneuver(int flown, int choice) {
        const int way = flown == LEFT || flown == HARD_LEFT ? -1 : 1;
        switch (flown) {
            case STRAIGHT:
                faster(choice == SLOWER ? -1 : choice);
                fly(0, 1);
                break;
            case AFTERBURNER:
                faster(BURN);
                fly(0, 1);
                break;
            case LEFT:
            case RIGHT:
                if (choice == SMOOTH) fly(0, 0.5), fly(way, 0.5);
                else fly(choice == BREAK ? way : 0, 1);
                facing = (facing + way + 6) % 6;
                break;
            default:
                fly(0, 0.5);
                fly(way, 0.5);
                facing = (facing + 2 * way + 6) % 6;
        }
        for (Fighter &f : fighters)
            if (f.x < 0 || f.x > W || f.y < 0 || f.y > H) f.hull = 0;
    }
};

struct Shot {
    int firer, target, band, lasers;
};

struct Battle {
    Pair pairs[2];
    Shot shots[12];
    int count;
    // The flip in which a player last had something to decide.
    int decided = 1;

    Result play(Rng &rng) {
        for (int side = 0; side < 2; side++) {
            pairs[side].deploy(side == 0 ? 0 : H - DEPTH, rng);
            pairs[side].facing = 3 * side;
            pairs[side].card = rng.below(CARDS);
            pairs[side].speed = rng.below(FASTEST + 1);
        }
        int side = rng.below(2);
        for (int flip = 1; flip <= FLIPS; flip++) {
            play_card(pairs[side], pairs[1 - side], flip, rng);
            if (pairs[0].gone() || pairs[1].gone()) return {pairs[0].gone(), (decided + 1) / 2};
            pairs[side].card = rng.below(CARDS);
            decided = flip;
            side = 1 - side;
        }
        int more = 0;
        for (int i = 0; i < 2; i++) more += pairs[0].fighters[i].hull - pairs[1].fighters[i].hull;
        return {more > 0 ? 0 : more < 0 ? 1 : 2, FLIPS / 2};
    }

    // One flip: choice, check, move, and fire, fighter by fighter.
    void play_card(Pair &mine, Pair &foe, int flip, Rng &rng) {
        static const int DIFFICULTY[CARDS][5] = {{0, 1, 1, 1, 1}, {1, 2, 2}, {1, 2, 2}, {2}, {3}, {3}};
        static const int PENALTY[CARDS][5] = {{0, 0, 0, 0, 0}, {0, 2, 1}, {0, 2, 1}, {0}, {2}, {2}};
        static const int CHOICES[CARDS] = {5, 3, 3, 1, 1, 1};
        const int card = mine.card, lead = mine.fighters[0].hull == 0;
        const int choice = CHOICES[card] > 1 ? rng.below(CHOICES[card]) : 0;
        if (CHOICES[card] > 1) decided = flip;
        const int difficulty = DIFFICULTY[card][choice], penalty = PENALTY[card][choice];
        const bool passed = mine.fighters[lead].passes(difficulty, rng);
        if (passed) mine.maneuver(card, choice);
        else mine.maneuver(card == HARD_LEFT || card == LEFT ? LEFT : card == HARD_RIGHT || card == RIGHT ? RIGHT : STRAIGHT, 0);
        mine.speed = mine.speed > penalty ? mine.speed - penalty : 0;
        if (mine.gone()) return;
        bool may[2] = {passed, passed};
        if (!passed && lead == 0) {
            count = 0;
            list(mine, foe, 1);
            if (count > 0) {
                decided = flip;
                may[1] = rng.below(2) == 1 && mine.fighters[1].passes(difficulty, rng);
            }
        }
        for (;;) {
            count = 0;
            for (int who = 0; who < 2; who++)
                if (may[who]) list(mine, foe, who);
            if (count == 0) return;
            decided = flip;
            const int drawn = rng.below(count + 1);
            if (drawn == count) return;
            may[shots[drawn].firer] = false;
            fire(foe, shots[drawn], penalty, rng);
            if (foe.gone()) return;
        }
    }

    // Every shot of a fighter: at each enemy within 30° of its nose and eighteen inches, with either laser or both.
    void list(const Pair &mine, const Pair &foe, int who) {
        const Fighter &from = mine.fighters[who];
        const int lasers = from.lasers();
        for (int target = 0; target < 2 && lasers > 0; target++) {
            const Fighter &to = foe.fighters[target];
            const double dx = to.x - from.x, dy = to.y - from.y, square = dx * dx + dy * dy;
            if (to.hull == 0 || square > 18 * 18) continue;
            const double ahead = dx * SINE[mine.facing] + dy * COSINE[mine.facing];
            const double aside = dx * COSINE[mine.facing] - dy * SINE[mine.facing];
            if ((aside < 0 ? -aside : aside) * R > ahead * 0.5) continue;
            const int band = square <= 6 * 6 ? 0 : square <= 12 * 12 ? 1 : 2;
            // Either laser, and both unless the fighter is crippled.
            for (int set = 0; set < (lasers == 1 ? 2 : 3); set++) shots[count++] = {who, target, band, set < 2 ? 1 : 2};
        }
    }

    static void fire(Pair &foe, const Shot &shot, int penalty, Rng &rng) {
        const int change = foe.speed == 0 ? 4 : foe.speed <= 3 ? 2 : foe.speed <= 9 ? 0 : -2;
        int hits = 0, points = 0;
        for (int i = 0; i < shot.lasers; i++) hits += 1 + rng.below(12) + change - penalty >= 4 + 3 * shot.band;
        for (int i = 0; i < hits; i++) points += rng.below(6);
        int &hull = foe.fighters[shot.target].hull;
        hull = hull > points ? hull - points : 0;
    }
};

}  // namespace

int main(int argc, char **argv) { return play_all<Battle>(argc, argv); }
