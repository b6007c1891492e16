#pragma once
// The banks of a hex a river runs through. The river's sides (those it crosses) split the other sides of the
// hex into runs: the banks. Banks are numbered by the river sides in clockwise order: bank i begins after the
// i-th of them, so a bank between two river sides next to each other has no side at all. A river that ends in
// the hex leaves one bank, which lies on both sides of it.

#include <array>
#include <bit>
#include <cstdint>

#include "formats/model/geometry/hex.h"

namespace cota::mapsets {

struct Banks {
    std::uint8_t course = 0;             // bit = Direction: the sides the river crosses
    std::uint8_t count = 1;              // at least 1
    std::array<std::uint8_t, 6> side{};  // bank of each side; of a river side the bank after it

    bool isCourse(model::Direction towards) const {
        return ((course >> static_cast<int>(towards)) & 1u) != 0;
    }
    std::uint8_t after(model::Direction courseSide) const {
        return side[static_cast<std::size_t>(courseSide)];
    }
    std::uint8_t before(model::Direction courseSide) const {
        return static_cast<std::uint8_t>((after(courseSide) + count - 1) % count);
    }
};

Banks banksOf(std::uint8_t course);

/// Where a step along the river leads: up to two banks, or none where the step would cross the river.
struct NextBanks {
    std::array<std::uint8_t, 2> bank{};
    int count = 0;
};

/// From `bank` of one river hex through its river side `towards` to the next river hex.
NextBanks alongRiver(const Banks& from, std::uint8_t bank, model::Direction towards, const Banks& to);
/// Into a river hex through its river side `from`, by a unit that could be on either bank.
NextBanks eitherBank(const Banks& to, model::Direction from);

}  // namespace cota::mapsets
