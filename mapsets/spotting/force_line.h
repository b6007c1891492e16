#pragma once
// Lines of an order of battle as scenario books print them: the units of one formation, the number of such
// formations, and their letters.
//
//   line := item ("," item)* ["(x" copies ")"] ["(" letter ("-" letter)* ")"]
//   item := number "x" name                    1x Oficial    3 x Paracaidista    1x 3-3 MG
//
// The first item is the leader, one per formation. A name may begin with a printed fire value ("3-3").
// Blanks are optional. Without letters the leaders are drawn at random.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "mapsets/catalogue/attribute_type.h"

namespace cota::mapsets {

/// A number of equal units of one formation.
struct LineItem {
    int count = 0;
    std::optional<FireValue> fire;  // if the name begins with one
    std::string name;               // without the fire value
    friend bool operator==(const LineItem&, const LineItem&) = default;
};

struct ForceLine {
    std::vector<LineItem> items;  // the first is the leader
    int copies = 1;
    std::vector<std::string> letters;  // single capitals; empty: drawn at random

    /// Number of units in one formation without its leader.
    int ledUnits() const;
    /// The line as printed; reading it gives the same line.
    std::string text() const;
    friend bool operator==(const ForceLine&, const ForceLine&) = default;
};

/// The place where a text is not a valid line.
struct LineFault {
    enum class Expected { number, times, name, comma, copies, letters, end, oneLeader };
    std::size_t at = 0;  // byte, starting at 0
    Expected expected = Expected::number;
};

std::variant<ForceLine, LineFault> readForceLine(std::string_view text);

/// The list of words with the names that lines of an attribute may print, in both languages.
std::string listOfNames(const AttributeType& line);

/// The letters of `pool` that `lines` do not use, in the order of `pool`.
std::vector<std::string> lettersLeft(const std::vector<std::string>& pool,
                                     const std::vector<ForceLine>& lines);

}  // namespace cota::mapsets
