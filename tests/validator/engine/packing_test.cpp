// Whether things fit into bins: the bound is never less than what fits, and it finds the things that are in
// each other's way.
#include "validator/rules/setup/packing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

using cota::checks::Packing;

namespace {

using Indices = std::vector<std::size_t>;

/// Tries every way to put whole things into bins.
bool packs(const Packing& packing) {
    std::vector<long long> room;
    for (const auto& bin : packing.bins) room.push_back(bin.room);
    std::vector<std::pair<long long, std::vector<int>>> things;
    for (const auto& one : packing.things)
        for (long long n = 0; n < one.count; ++n) things.push_back({one.size, one.bins});
    const auto take = [&](int bin, long long size) {
        for (; bin >= 0; bin = packing.bins[static_cast<std::size_t>(bin)].within)
            room[static_cast<std::size_t>(bin)] -= size;
    };
    const auto fits = [&](int bin, long long size) {
        for (; bin >= 0; bin = packing.bins[static_cast<std::size_t>(bin)].within)
            if (room[static_cast<std::size_t>(bin)] < size) return false;
        return true;
    };
    std::function<bool(std::size_t)> put = [&](std::size_t at) {
        if (at == things.size()) return true;
        for (const auto bin : things[at].second) {
            if (!fits(bin, things[at].first)) continue;
            take(bin, things[at].first);
            const bool works = put(at + 1);
            take(bin, -things[at].first);
            if (works) return true;
        }
        return false;
    };
    return put(0);
}

TEST(Packing, OverlappingBinsAreCountedOnce) {
    // Three fit in the first bin only, four in both: seven for a space of six.
    Packing packing{{{1, 3, {0}}, {1, 4, {0, 1}}, {1, 2, {2}}}, {{3}, {3}, {2}}};
    EXPECT_EQ(cota::checks::mostThatFits(packing), 8);
    EXPECT_EQ(cota::checks::tightest(packing), (Indices{0, 1}));
    packing.bins[1].room = 4;
    EXPECT_EQ(cota::checks::tightest(packing), Indices{});
}

TEST(Packing, ABinWithinAnotherTakesItsRoomToo) {
    // At most three, of which two of the second kind.
    Packing packing{{{1, 2, {0}}, {1, 2, {1}}}, {{3}, {2, 0}}};
    EXPECT_EQ(cota::checks::mostThatFits(packing), 3);
    EXPECT_TRUE(cota::checks::cannotPack(packing, 1000));
    packing.things[0].count = 1;
    EXPECT_TRUE(cota::checks::tightest(packing).empty());
    EXPECT_FALSE(cota::checks::cannotPack(packing, 1000));
}

TEST(Packing, WholeThingsNeedMoreThanDividedOnes) {
    // Three of size two in two bins of three: six would fit if they could be divided.
    const Packing packing{{{2, 3, {0}}}, {{6, -1, 2}}};
    EXPECT_EQ(cota::checks::mostThatFits(packing), 6);
    EXPECT_TRUE(cota::checks::tightest(packing).empty());
    EXPECT_TRUE(cota::checks::cannotPack(packing, 1000));
    EXPECT_FALSE(cota::checks::cannotPack(packing, 1)) << "too few tries prove nothing";
}

TEST(Packing, IsNeverCalledImpossibleWhereItIsNot) {
    std::mt19937 random(7);
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); };
    int impossible = 0;
    for (int trial = 0; trial < 400; ++trial) {
        Packing packing;
        for (int bin = 0; bin < 3; ++bin) packing.bins.push_back({upTo(4), bin == 2 && upTo(1) ? 0 : -1, 1});
        for (int kind = 0; kind < 3; ++kind) {
            Packing::Things things{1 + upTo(2), upTo(2), {}};
            for (int bin = 0; bin < 3; ++bin)
                if (upTo(2)) things.bins.push_back(bin);
            packing.things.push_back(things);
        }
        const bool can = packs(packing);
        impossible += !can;
        EXPECT_EQ(cota::checks::cannotPack(packing, 1000000), !can) << trial;
        const auto tight = cota::checks::tightest(packing);
        EXPECT_TRUE(!can || tight.empty()) << trial;
        for (const auto spared : tight) {
            Packing rest = packing;
            for (std::size_t i = 0; i < rest.things.size(); ++i)
                if (i == spared || std::find(tight.begin(), tight.end(), i) == tight.end())
                    rest.things[i].count = 0;
            EXPECT_TRUE(cota::checks::tightest(rest).empty()) << trial;
        }
    }
    EXPECT_GT(impossible, 50);
    EXPECT_LT(impossible, 350);
}

}  // namespace
