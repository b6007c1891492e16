#pragma once
// Whether things of whole sizes fit into bins of limited room, each thing into some of the bins only. A bin
// may lie within another one, and what is in it takes room there too.
//
// Dividing the things is a maximum flow. It never says that something does not fit that does, so it proves
// what is impossible, and which things get in each other's way (Hall's theorem). Where all things have one
// size it proves the possible too; else the search of `cannotPack` decides small cases.

#include <vector>

namespace cota::checks {

struct Packing {
    /// So many equal things.
    struct Things {
        long long size = 1;
        long long count = 0;
        std::vector<int> bins;
    };
    struct Bin {
        long long room = 0;
        int within = -1;  // another bin, or -1
        int times = 1;    // so many equal bins that stand in for each other: each has its share of `room`
    };
    std::vector<Things> things;
    std::vector<Bin> bins;

    long long sizeOfAll() const;
};

/// The most that fits if things could be divided.
long long mostThatFits(const Packing& packing);

/// Indices of things that do not fit, even divided, and without any one of which the others would; empty
/// where all fit.
std::vector<std::size_t> tightest(const Packing& packing);

/// True if every way to put whole things into bins was tried in vain; false if they fit, or if `tries` did
/// not suffice to tell.
bool cannotPack(const Packing& packing, int tries);

}  // namespace cota::checks
