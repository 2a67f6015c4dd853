// What the plain versions share: a fast generator, and the loop that counts and times battles.
#pragma once
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

// splitmix64, and whole numbers below a bound by a multiplication.
struct Rng {
    uint64_t state;

    uint64_t word() {
        uint64_t z = (state += 0x9E3779B97F4A7C15u);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    int below(unsigned n) { return int(((word() >> 32) * n) >> 32); }
    double part() { return double(word() >> 11) * 0x1p-53; }
};

// How a battle ended: 0 or 1 for the side that won, 2 for a draw.
struct Result {
    int winner, turns;
};

// Plays the battles asked for on the command line, <battles> <seed>, and says what came of them in one line.
template <class Battle>
int play_all(int argc, char **argv) {
    if (argc != 3) {
        std::fprintf(stderr, "usage: %s <battles> <seed>\n", argv[0]);
        return 2;
    }
    const long battles = std::atol(argv[1]);
    Rng rng{std::strtoull(argv[2], nullptr, 10)};
    long turns = 0, squares = 0, ends[3] = {0, 0, 0};
    const auto begin = std::chrono::steady_clock::now();
    for (long i = 0; i < battles; i++) {
        const Result result = Battle().play(rng);
        turns += result.turns;
        squares += long(result.turns) * result.turns;
        ends[result.winner]++;
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    std::printf("{\"battles\":%ld,\"turns\":%ld,\"squares\":%ld,\"wins\":[%ld,%ld],\"draws\":%ld,\"seconds\":%.9f}\n",
                battles, turns, squares, ends[0], ends[1], ends[2], seconds.count());
    return 0;
}
