#pragma once
// Reads the `.board` text files of MegaMek without interpretation: sizes, levels, terrain tokens. The mapset
// of a game defines the meaning of a token in that game (import-megamek.xml).

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/loaded.h"

namespace cota::interchange {

/// "woods:2", "road:1:18": a name, a level, and the hexsides of its exits (bit 0 is north, then clockwise).
struct MegamekTerrain {
    std::string name;
    std::optional<int> level;  // absent: "*", any level (templates)
    std::optional<int> exits;  // absent: to every adjacent hex with the same terrain
    friend bool operator==(const MegamekTerrain&, const MegamekTerrain&) = default;
};

struct MegamekHex {
    int level = 0;
    std::vector<MegamekTerrain> terrains;  // no name is repeated
    std::string theme;
    const MegamekTerrain* find(std::string_view name) const;
    friend bool operator==(const MegamekHex&, const MegamekHex&) = default;
};

/// A line `option NAME VALUE`.
struct MegamekOption {
    std::string name;
    std::string value;
    friend bool operator==(const MegamekOption&, const MegamekOption&) = default;
};

/// A line `note CCRR "text"`.
struct MegamekNote {
    std::string hex;
    std::string text;
    friend bool operator==(const MegamekNote&, const MegamekNote&) = default;
};

struct MegamekBoard {
    int width = 0;
    int height = 0;
    std::vector<MegamekOption> options;
    std::vector<std::string> tags;
    std::vector<std::string> descriptions;
    std::vector<MegamekNote> notes;
    std::vector<MegamekHex> hexes;  // row by row; hexes missing at the end of the file are left out

    /// Column and row from 0; null if the file has no such hex.
    const MegamekHex* at(int column, int row) const;
    /// The first option of this name, or null.
    const MegamekOption* option(std::string_view name) const;
    friend bool operator==(const MegamekBoard&, const MegamekBoard&) = default;
};

/// The number that MegaMek prints: column and row from 1, two digits each, or more if the board needs them.
std::string megamekNumber(int column, int row);

/// Reads a whole file. Errors (IMP-001 ...) leave no value; warnings report what was corrected or ignored.
/// `file` is the file name for findings.
model::Loaded<MegamekBoard> readMegamekBoard(std::string_view bytes, const std::string& file);

}  // namespace cota::interchange
