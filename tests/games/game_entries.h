#pragma once
// The options, costs and strategy parameters in a game's files, each with other values that it could have.

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "mapsets/catalogue/mapset.h"

namespace cota::games {

/// A range of bytes in a file, and the text that replaces it.
struct Edit {
    std::size_t from = 0, to = 0;
    std::string with;
};

/// One value of a game. It has an effect if one of its changes changes an answer.
struct Entry {
    std::string name;  // "options.xml: option overlook: value observer"
    std::filesystem::path file;
    int line = 0;
    std::vector<Edit> changes;
    std::string option;  // its id, if it is one
};

/// Every option, once for each value except its default.
std::vector<Entry> optionEntries(const mapsets::Mapset& game);
/// Every cost and surcharge of terrain, hexsides, paths and features for every movement type: one point more,
/// prohibited (or one point if it is prohibited), and left out if it is known.
std::vector<Entry> costEntries(const mapsets::Mapset& game);
/// Every other value that decides the cost of a way: the parameters and rows of the strategies for these
/// questions, and each word of a list by itself.
inline constexpr std::array<std::string_view, 3> questionsOfCosts{"movement", "rivers", "boarding"};
std::vector<Entry> parameterEntries(const mapsets::Mapset& game);
/// Of a game without a map: every row of its rules, left out, and every number in them, one more.
std::vector<Entry> tableEntries(const mapsets::Mapset& game);

}  // namespace cota::games
