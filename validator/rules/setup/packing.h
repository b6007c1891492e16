#pragma once
// Whether things of whole sizes fit into bins of limited room, if each thing may go only into some of the
// bins. A bin may be inside another one; its contents take room there too.
//
// If things may be divided, this is a maximum flow. A flow never rejects what fits, so it proves what is
// impossible, and which things compete for room (Hall's theorem). If all things have one size, it also
// proves what is possible; otherwise the search of `cannotPack` decides small cases.

#include <vector>

namespace cota::checks {

struct Packing {
    /// A number of equal things.
    struct Things {
        long long size = 1;
        long long count = 0;
        std::vector<int> bins;
    };
    struct Bin {
        long long room = 0;
        int within = -1;  // another bin, or -1
        int times = 1;    // number of equal, interchangeable bins; each has its share of `room`
    };
    std::vector<Things> things;
    std::vector<Bin> bins;

    long long sizeOfAll() const;
};

/// The most that fits if things may be divided.
long long mostThatFits(const Packing& packing);

/// Indices of things that do not fit, even if divided, but would without any one of them; empty if all fit.
std::vector<std::size_t> tightest(const Packing& packing);

/// True if every way to put undivided things into bins fails; false if they fit or `tries` was too small.
bool cannotPack(const Packing& packing, int tries);

}  // namespace cota::checks
