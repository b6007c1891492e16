#pragma once
// The banks of a hex with a river. The hexsides the river crosses split the other hexsides into runs, the
// banks. Banks are numbered clockwise by the river's hexsides: bank i begins after the i-th of them, so a
// bank between two adjacent river hexsides has no hexside. A river that ends in the hex has one bank, on
// both sides of it.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "formats/model/geometry/hex.h"
#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

struct Banks {
    std::uint8_t course = 0;             // bit = Direction: the hexsides the river crosses
    std::uint8_t count = 1;              // at least 1
    std::array<std::uint8_t, 6> side{};  // bank of each hexside; for a river hexside the bank after it

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

/// The path kinds of rivers: those whose terrain has the tag `water`.
std::vector<std::size_t> riverKinds(const Catalogue& catalogue, const std::string& water);
/// The hexsides that a river of these kinds crosses in a hex: bit = Direction. A river that ends in a hex at
/// the edge of the map leaves the map there, so units cannot walk around its end.
std::uint8_t riverCourse(const Battlefield& field, Cell cell, const std::vector<std::size_t>& kinds);

/// Where a step along the river can lead: up to two banks, or none if the step would cross the river.
struct NextBanks {
    std::array<std::uint8_t, 2> bank{};
    int count = 0;
};

/// A step from `bank` of one river hex through its river hexside `towards` to the next river hex.
NextBanks alongRiver(const Banks& from, std::uint8_t bank, model::Direction towards, const Banks& to);
/// A step into a river hex through its river hexside `from`, by a unit that could be on either bank.
NextBanks eitherBank(const Banks& to, model::Direction from);

}  // namespace cota::mapsets
