#pragma once
// All tools, as rows: what they are called, their key, and who makes them.

#include <memory>
#include <span>

#include "editor/session/words.h"
#include "editor/tools/tool.h"

namespace cota::tools {

/// What a tool draws with, so that the window shows the right palette.
enum class PaletteKind {
    none,
    terrains,
    levels,
    edges,
    paths,
    features,
    areas,
    zones,
    objectives,
    counters,
    labels,
    contours
};

struct ToolRow {
    const char* id;  // stable, for settings
    session::Phrase label;
    session::Phrase help;
    session::Phrase guide;  // more, for those who have it in hand for the first time; empty: help says it all
    char key;               // pressed alone
    PaletteKind palette;
    std::unique_ptr<Tool> (*make)();
};

/// In the order of the tool bar.
std::span<const ToolRow> toolRows();

}  // namespace cota::tools
