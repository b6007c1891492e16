#pragma once
// What copying takes along: hexes with everything on them, and units. It is a small document of its own (a
// board, an order of battle, a scenario), so that its text is that of Cota's files, and other documents and
// games can read it.

#include <optional>
#include <string>
#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

struct Clip {
    model::Document document;            // at most one board and one order of battle
    std::vector<model::HexCoord> hexes;  // of the board; ground of these is copied
    model::HexCoord origin;              // of the board: the hex that follows the pointer
    bool empty() const { return hexes.empty() && document.forces.empty(); }
    friend bool operator==(const Clip&, const Clip&) = default;
};

/// The selected hexes and units; hexes of selected zones too. Empty if nothing of the kind is selected.
Clip clipOf(const ToolContext& context);

/// As text, which clipIn reads: an XML element with the files of the small document.
std::string textOf(const Clip& clip);
/// Nothing if the text is no clip.
std::optional<Clip> clipIn(const std::string& text);
/// For other programs: the hexes with terrain and level as a table, or the units with their hexes.
std::string tableOf(const Clip& clip);

/// The board of the clip; null if it has only units.
const model::Board* boardOf(const Clip& clip);

}  // namespace cota::tools
