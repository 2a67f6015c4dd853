// The duel of Talon at random, a Terran heavy cruiser against a Talon one, written down plainly for this one battle: no
// log, no other ships, no terrain, no options.
#include <cstdlib>

#include "plain.hpp"

namespace {

const int COLUMNS = 26, ROWS = 18, ROUNDS = 12, IMPULSES = 6, EXPLOSION = 3, RETREAT = 3;

enum Arc { FRONT, RIGHT, REAR, LEFT };
enum System { SHIELDS, HELM, POWER };
enum Repair { WORKS, FRESH, DOWN };
enum Place { MAP, AWAY, DESTROYED };
enum Way { STRAIGHT, TURN_LEFT, TURN_RIGHT, SLIP_LEFT, SLIP_RIGHT };
enum Purchase { CHARGE, REINFORCE, SLIP, THROUGH, BATTERY, BID };

// The numbers of the impulse chart: speeds that move and powers that have a point.
const bool CHART[IMPULSES][7] = {{0, 0, 0, 0, 1, 1, 1}, {0, 0, 0, 1, 0, 1, 1}, {0, 0, 1, 0, 1, 1, 1},
                                 {0, 0, 0, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 0, 1}, {0, 1, 1, 1, 1, 1, 1}};

// Damage by range and face.
struct Weapon {
    int least, most, damage[4][6];
};
const Weapon PHASER = {1, 3, {{1, 2, 2, 2, 2, 2}, {1, 1, 1, 2, 2, 2}, {0, 0, 0, 0, 1, 1}, {0, 0, 0, 0, 0, 0}}};
const Weapon TORPEDO = {2, 4, {{0, 0, 0, 0, 0, 0}, {0, 4, 4, 4, 4, 4}, {0, 0, 4, 4, 4, 4}, {0, 0, 0, 0, 4, 4}}};
const Weapon DISRUPTOR = {1, 4, {{0, 0, 0, 0, 2, 2}, {0, 2, 2, 2, 2, 2}, {0, 0, 2, 2, 2, 2}, {0, 0, 0, 0, 2, 2}}};

struct Group {
    const Weapon *weapon;
    int count, red, yellow;
    bool arcs[4];
};

struct Row {
    int power, speed, radius;
};

struct Class {
    Row curve[5];
    int shields[4], hull, modifiers[7];
    bool critical[7];
    int groups;
    Group group[3];
    bool battery;
    int burners;
};

const Class CLASSES[2] = {
    {{{1, 5, 3}, {2, 4, 2}, {3, 3, 2}, {4, 2, 1}, {5, 1, 1}},
     {6, 5, 4, 5}, 6, {0, 0, -1, -1, -1, -2, 0}, {false, false, false, true, false, false, false},
     3, {{&PHASER, 1, 1, 1, {true, false, false, true}}, {&TORPEDO, 1, 2, 2, {true, false, false, false}},
         {&PHASER, 1, 1, 1, {true, true, false, false}}},
     true, 0},
    {{{1, 5, 2}, {2, 4, 2}, {3, 3, 1}, {4, 2, 1}, {5, 1, 0}},
     {7, 4, 3, 4}, 7, {0, 0, -1, -1, -2, -2, -2}, {false, false, true, false, true, false, false},
     2, {{&DISRUPTOR, 2, 1, 4, {true, false, false, true}}, {&DISRUPTOR, 2, 1, 4, {true, true, false, false}}, {}},
     false, 2},
};

struct Hex {
    int q, r;

    void go(int direction) {
        static const int AHEAD[6][2] = {{0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}};
        q += AHEAD[direction][0];
        r += AHEAD[direction][1];
    }
    int distance(Hex to) const {
        return (std::abs(to.q - q) + std::abs(to.r - r) + std::abs(to.q - q + to.r - r)) / 2;
    }
    bool on_map() const { return q >= 0 && q < COLUMNS && r + q / 2 >= 0 && r + q / 2 < ROWS; }
};

struct Ship {
    const Class *card;
    Hex at;
    int facing;
    int row = 2, power = 3, count = 0, hull = 0, burners, wider = 0, drained = 0, retreat = 0;
    int shields[4], reinforced[4] = {0, 0, 0, 0}, bought[4] = {0, 0, 0, 0};
    int red[3], yellow[3];
    bool lost[3] = {false, false, false};
    Repair down[3] = {WORKS, WORKS, WORKS};
    bool slip = false, stored = false, offline = false, bids = false, moved = false;
    Place place = MAP;

    Ship(const Class &of, Hex hex, int side) : card(&of), at(hex), facing(side), burners(of.burners) {
        for (int arc = 0; arc < 4; arc++) shields[arc] = of.shields[arc];
        for (int i = 0; i < of.groups; i++) red[i] = of.group[i].red, yellow[i] = of.group[i].yellow;
    }

    int speed() const { return card->curve[row].speed; }
    int power_in(int other) const { return card->curve[other].power + card->modifiers[hull] - drained; }
    int held_by(int arc) const { return down[SHIELDS] == WORKS ? shields[arc] + reinforced[arc] : 0; }

    // The arcs that hold a hex: both on a border, all four for the ship's own hex.
    int arcs(Hex of, int list[4]) const {
        static const int TURNS[6][4] = {{1, 0, 0, 1},   {0, -1, 1, 1}, {-1, -1, 1, 0},
                                        {-1, 0, 0, -1}, {0, 1, -1, -1}, {1, 1, -1, 0}};
        const int *turn = TURNS[facing], dq = of.q - at.q, dr = of.r - at.r;
        const int q = dq * turn[0] + dr * turn[1], r = dq * turn[2] + dr * turn[3];
        const int up = 2 * r + q, side = 3 * q;
        int found = 0;
        if (up >= std::abs(side)) list[found++] = FRONT;
        if (side >= std::abs(up)) list[found++] = RIGHT;
        if (-up >= std::abs(side)) list[found++] = REAR;
        if (-side >= std::abs(up)) list[found++] = LEFT;
        return found;
    }

    bool may_fire(int group, const Ship &enemy) const {
        const Group &with = card->group[group];
        if (lost[group] || red[group] + yellow[group] < with.red + with.yellow) return false;
        const int range = at.distance(enemy.at);
        if (range < with.weapon->least || range > with.weapon->most) return false;
        int in[4];
        const int found = arcs(enemy.at, in);
        for (int i = 0; i < found; i++)
            if (with.arcs[in[i]]) return true;
        return false;
    }
};

struct Battle {
    Ship ships[2] = {{CLASSES[0], {8, 2}, 1}, {CLASSES[1], {17, 2}, 4}};
    int initiative = 1, round = 1, impulse = 0;
    // The round in which a player last had something to decide.
    int decided = 1;

    Result play(Rng &rng) {
        for (;; round++) {
            for (impulse = 0; impulse < IMPULSES; impulse++) {
                const int first = initiative;
                for (int i = 0; i < 2; i++) {
                    turn(i == 0 ? first : 1 - first, rng);
                    if (over()) return result();
                }
                end_impulse();
            }
            power_phase(rng);
            if (over() || round == ROUNDS) return result();
        }
    }

    bool over() const { return ships[0].place != MAP || ships[1].place != MAP; }

    Result result() const {
        if (ships[0].place == ships[1].place || (ships[0].place != MAP && ships[1].place != MAP)) return {2, decided};
        return {ships[0].place == MAP ? 0 : 1, decided};
    }

    int draw(int choices, Rng &rng) {
        decided = round;
        return rng.below(choices);
    }

    // A side's turn: points, the move, fire, repairs.
    void turn(int side, Rng &rng) {
        Ship &ship = ships[side];
        ship.moved = false;
        for (int arc = 0; arc < 4; arc++)
            if (ship.bought[arc] == impulse) ship.reinforced[arc] = 0;
        buy(ship, rng);
        move(ship, rng);
        if (ship.place != MAP) return;
        fire(side, rng);
        if (over()) return;
        for (Repair &system : ship.down)
            if (system == DOWN && rng.below(6) == 5) system = WORKS;
    }

    // Spends the ship's point, or its battery's, on one thing or on nothing.
    void buy(Ship &ship, Rng &rng) {
        const bool scheduled = CHART[impulse][ship.power];
        if (ship.down[POWER] != WORKS || !(scheduled || ship.stored)) return;
        struct { Purchase kind; int of; } menu[12];
        int open = 0;
        for (int i = 0; i < ship.card->groups; i++)
            if (!ship.lost[i] && ship.yellow[i] < ship.card->group[i].yellow) menu[open++] = {CHARGE, i};
        for (int arc = 0; arc < 4; arc++)
            if (ship.down[SHIELDS] == WORKS && ship.reinforced[arc] == 0) menu[open++] = {REINFORCE, arc};
        if (!ship.slip) menu[open++] = {SLIP, 0};
        if (ship.count > 0) menu[open++] = {THROUGH, 0};
        if (ship.card->battery && !ship.stored) menu[open++] = {BATTERY, 0};
        menu[open++] = {BID, 0};
        const int drawn = draw(open + 1, rng);
        if (drawn == open) return;
        if (!scheduled) ship.stored = false;
        const int of = menu[drawn].of;
        switch (menu[drawn].kind) {
            case CHARGE: ship.yellow[of]++; break;
            case REINFORCE: ship.reinforced[of] = 2, ship.bought[of] = impulse; break;
            case SLIP: ship.slip = true; break;
            case THROUGH: ship.count--; break;
            case BATTERY: ship.stored = true; break;
            case BID: ship.bids = true; break;
        }
    }

    // Makes the ship's scheduled move, or one with an afterburner if its owner likes.
    void move(Ship &ship, Rng &rng) {
        const bool must = CHART[impulse][ship.speed()];
        if (!must && ship.burners == 0) return;
        Way ways[5];
        int open = 0;
        ways[open++] = STRAIGHT;
        if (ship.down[HELM] == WORKS) {
            if (ship.count == 0) ways[open++] = TURN_LEFT, ways[open++] = TURN_RIGHT;
            if (ship.slip) ways[open++] = SLIP_LEFT, ways[open++] = SLIP_RIGHT;
        }
        const int choices = open + !must, drawn = choices > 1 ? draw(choices, rng) : 0;
        if (drawn == open) return;
        const Way way = ways[drawn];
        const int to = (ship.facing + (way == STRAIGHT ? 0 : way == TURN_LEFT || way == SLIP_LEFT ? 5 : 1)) % 6;
        if (ship.count > 0) ship.count--;
        if (way == TURN_LEFT || way == TURN_RIGHT) {
            ship.facing = to;
            ship.count = ship.card->curve[ship.row].radius + ship.wider;
        }
        ship.slip = false;
        ship.burners -= !must;
        ship.at.go(to);
        if (!ship.at.on_map()) ship.place = AWAY;
    }

    // Fires group after group, for as long as the owner likes.
    void fire(int side, Rng &rng) {
        Ship &ship = ships[side], &enemy = ships[1 - side];
        while (!over()) {
            int ready[3], count = 0;
            for (int i = 0; i < ship.card->groups; i++)
                if (ship.may_fire(i, enemy)) ready[count++] = i;
            if (count == 0) return;
            const int drawn = draw(count + 1, rng);
            if (drawn == count) return;
            const int group = ready[drawn], range = ship.at.distance(enemy.at);
            ship.red[group] = ship.yellow[group] = 0;
            for (int i = 0; i < ship.card->group[group].count && !over(); i++)
                strike(enemy, ship.card->group[group].weapon->damage[range - 1][rng.below(6)], ship.at, rng);
        }
    }

    // Damages a ship from a hex; its owner names the shield if there are several, and if one of them holds anything.
    void strike(Ship &ship, int damage, Hex from, Rng &rng) {
        if (damage == 0 || ship.place != MAP) return;
        int arcs[4], chosen = 0;
        const int found = ship.arcs(from, arcs);
        bool holds = false;
        for (int i = 0; i < found; i++) holds |= ship.held_by(arcs[i]) > 0;
        if (found > 1 && holds) chosen = draw(found, rng);
        const int arc = arcs[chosen], held = ship.held_by(arc) < damage ? ship.held_by(arc) : damage;
        const int extra = held < ship.reinforced[arc] ? held : ship.reinforced[arc];
        ship.reinforced[arc] -= extra;
        ship.shields[arc] -= held - extra;
        for (int left = damage - held; left > 0 && ship.place == MAP; left--) {
            const int box = ship.hull++;
            if (ship.hull == ship.card->hull) destroy(ship, rng);
            else if (ship.card->critical[box]) left += critical(ship, rng);
        }
    }

    // Destroys a ship. Its explosion damages the other one if that is in the same hex or beside it.
    void destroy(Ship &ship, Rng &rng) {
        ship.place = DESTROYED;
        Ship &other = &ship == &ships[0] ? ships[1] : ships[0];
        if (other.at.distance(ship.at) <= 1) strike(other, EXPLOSION, ship.at, rng);
    }

    // Rolls a critical hit; returns the number of further hull boxes to mark.
    int critical(Ship &ship, Rng &rng) {
        switch (2 + rng.below(6) + rng.below(6)) {
            case 2: return 3;
            case 3:
                ship.down[SHIELDS] = FRESH;
                for (int &reinforced : ship.reinforced) reinforced = 0;
                break;
            case 4: ship.down[HELM] = FRESH; break;
            case 5:
            case 9: lose_group(ship, rng); break;
            case 6: ship.wider += ship.wider < 2; break;
            case 8: ship.drained++; break;
            case 10:
                ship.offline = true;
                ship.retreat = 0;
                return 1;
            case 11: ship.down[POWER] = FRESH; break;
            case 12: destroy(ship, rng); break;
        }
        return 0;
    }

    // Each group left rolls a die, and the highest is lost; tied ones roll again.
    static void lose_group(Ship &ship, Rng &rng) {
        int left[3], count = 0;
        for (int i = 0; i < ship.card->groups; i++)
            if (!ship.lost[i]) left[count++] = i;
        while (count > 1) {
            int faces[3], highest = -1, tied = 0;
            for (int i = 0; i < count; i++) {
                faces[i] = rng.below(6);
                if (faces[i] > highest) highest = faces[i];
            }
            for (int i = 0; i < count; i++)
                if (faces[i] == highest) left[tied++] = left[i];
            count = tied;
        }
        if (count == 0) return;
        ship.lost[left[0]] = true;
        ship.red[left[0]] = ship.yellow[left[0]] = 0;
    }

    void rested() {
        for (Ship &ship : ships)
            for (Repair &system : ship.down)
                if (system == FRESH) system = DOWN;
    }

    // The initiative changes hands if the other side alone has bid; then new damage may be repaired.
    void end_impulse() {
        if (ships[1 - initiative].bids && !ships[initiative].bids) initiative = 1 - initiative;
        ships[0].bids = ships[1].bids = false;
        rested();
    }

    // Charges, chooses speeds and retreats, destroys ships without a legal speed, and takes off those that retreat.
    void power_phase(Rng &rng) {
        bool spent[2];
        for (Ship &ship : ships)
            for (int i = 0; i < ship.card->groups; i++) {
                if (ship.lost[i]) continue;
                if (ship.red[i] < ship.card->group[i].red) ship.red[i]++;
                else if (ship.yellow[i] < ship.card->group[i].yellow) ship.yellow[i]++;
            }
        for (int side = 0; side < 2; side++) {
            Ship &ship = ships[side];
            int rows[3], open = 0;
            for (int row = ship.row - 1; row <= ship.row + 1; row++)
                if (row >= 0 && row < 5 && ship.power_in(row) >= 0) rows[open++] = row;
            spent[side] = open == 0;
            if (spent[side]) continue;
            const bool may_retreat = ship.retreat == 0 && !ship.offline;
            const int choices = may_retreat ? 2 * open : open, drawn = choices > 1 ? draw(choices, rng) : 0;
            ship.row = rows[drawn % open];
            ship.power = ship.power_in(ship.row);
            if (drawn >= open) ship.retreat = RETREAT;
        }
        for (int side = 0; side < 2; side++)
            if (spent[side] && ships[side].place == MAP) destroy(ships[side], rng);
        for (Ship &ship : ships) {
            if (ship.place == MAP && ship.retreat == 1) ship.place = AWAY;
            if (ship.retreat > 0) ship.retreat--;
        }
        rested();
    }
};

}  // namespace

int main(int argc, char **argv) { return play_all<Battle>(argc, argv); }
