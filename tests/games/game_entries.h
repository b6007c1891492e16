#pragma once
// What a game's files state, and what else they could state there: options, costs, and the parameters of its
// strategies.

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "mapsets/catalogue/mapset.h"

namespace cota::games {

/// The bytes from ... to of a file, and what stands there instead.
struct Edit {
    std::size_t from = 0, to = 0;
    std::string with;
};

/// One thing a game states. It counts if one of its changes changes an answer.
struct Entry {
    std::string name;  // "options.xml: option overlook: value observer"
    std::filesystem::path file;
    int line = 0;
    std::vector<Edit> changes;
    std::string option;  // its id, if it is one
};

/// Every option, once for each value that is not its default.
std::vector<Entry> optionEntries(const mapsets::Mapset& game);
/// Every cost and surcharge of terrain, hexsides, paths and features for every movement class: a point more,
/// prohibited (a point where it is prohibited), and left out where it is known.
std::vector<Entry> costEntries(const mapsets::Mapset& game);
/// What else decides the cost of a way: every parameter and every row of the strategies for these questions,
/// each word of a value by itself.
inline constexpr std::array<std::string_view, 3> questionsOfCosts{"movement", "rivers", "boarding"};
std::vector<Entry> parameterEntries(const mapsets::Mapset& game);

}  // namespace cota::games
