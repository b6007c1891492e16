#pragma once
// Random boards for property tests: the same seed gives the same board.

#include <random>

#include "tests/support/small_game.h"

namespace cota::support {

/// Random terrain and levels (0 to `highest`); one hex in `rarity` has terrain, one in `rarity` smoke.
inline model::Board randomBoard(int columns, int rows, unsigned seed, int highest = 3, unsigned rarity = 6,
                                bool longHigh = false) {
    BoardMaker maker("R", columns, rows);
    if (longHigh) maker.longHigh();
    std::mt19937 random(seed);
    const char* const kinds[] = {"woods", "town", "field"};
    for (std::size_t i = 0; i < maker.board.grid.size(); ++i) {
        const std::string hex = maker.board.grid.label(maker.board.grid.at(i));
        if (random() % rarity == 0) maker.terrain(hex, kinds[random() % 3]);
        if (random() % (4 * rarity) == 0) maker.feature(hex, "smoke");
        if (random() % 2 == 0)
            maker.level(hex, static_cast<int>(random() % static_cast<unsigned>(highest + 1)));
    }
    return maker.board;
}

/// The small game with some options set.
inline mapsets::Mapset gameWith(const std::map<std::string, std::string>& words) {
    mapsets::Mapset game = smallGame();
    for (mapsets::Option& option : game.catalogue.options)
        if (const auto it = words.find(option.id); it != words.end()) option.value = it->second;
    return game;
}

}  // namespace cota::support
