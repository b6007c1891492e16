#pragma once
// Lines of an order of battle as scenario books print them: what one formation holds, how many such
// formations there are, and by which letters they are known.
//
//   line := item ("," item)* ["(x" copies ")"] ["(" letter ("-" letter)* ")"]
//   item := number "x" name                    1x Oficial    3 x Paracaidista    1x 3-3 MG
//
// The first item is the leader, one to a formation. A name may begin with a printed fire value ("3-3").
// Blanks are free. Without letters the leaders are drawn at random.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "mapsets/catalogue/attribute_type.h"

namespace cota::mapsets {

/// So many equal units of one formation.
struct LineItem {
    int count = 0;
    std::optional<FireValue> fire;  // where the name begins with one
    std::string name;               // without it
    friend bool operator==(const LineItem&, const LineItem&) = default;
};

struct ForceLine {
    std::vector<LineItem> items;  // the first one is the leader
    int copies = 1;
    std::vector<std::string> letters;  // single capitals; empty: drawn at random

    /// In one formation, its leader not counted.
    int ledUnits() const;
    /// As it is printed; reads back as the same line.
    std::string text() const;
    friend bool operator==(const ForceLine&, const ForceLine&) = default;
};

/// Where a text stops being such a line.
struct LineFault {
    enum class Expected { number, times, name, comma, copies, letters, end, oneLeader };
    std::size_t at = 0;  // byte, from 0
    Expected expected = Expected::number;
};

std::variant<ForceLine, LineFault> readForceLine(std::string_view text);

/// What of `pool` the letters of `lines` leave to draw from, in the order of the pool.
std::vector<std::string> lettersLeft(const std::vector<std::string>& pool,
                                     const std::vector<ForceLine>& lines);

}  // namespace cota::mapsets
