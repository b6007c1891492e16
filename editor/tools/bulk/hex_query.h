#pragma once
// Finding hexes by what is in them, and changing all of them in one step: "woods above level 2 to light
// woods".

#include <optional>
#include <set>
#include <string>

#include "editor/tools/tool.h"

namespace cota::tools {

/// Conditions that a hex meets; those that are empty are met by all.
struct HexQuery {
    model::TerrainId terrain;  // the first terrain of the hex
    std::optional<int> levelFrom, levelTo;
    bool isSelectedOnly = false;
    friend bool operator==(const HexQuery&, const HexQuery&) = default;
};

/// The new terrain and level of the hexes found. An empty member changes nothing.
struct HexChange {
    model::TerrainId terrain;
    std::optional<int> level;
    int raisedBy = 0;  // levels; negative: lowered
    bool changesAnything() const { return !terrain.empty() || level || raisedBy != 0; }
    friend bool operator==(const HexChange&, const HexChange&) = default;
};

std::set<Cell> hexesWhere(const ToolContext& context, const HexQuery& query);
/// Nothing, with a reason, if no hex is found or none would change.
std::optional<HistoryEntry> changed(const ToolContext& context, const HexQuery& query,
                                    const HexChange& change);

}  // namespace cota::tools
