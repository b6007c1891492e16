#pragma once
// All tools, as rows: what they are called, their key, and who makes them.

#include <memory>
#include <span>
#include <string>

#include "editor/editing/session.h"
#include "editor/tools/tool.h"
#include "editor/words/words.h"

namespace cota::tools {

/// What a tool draws with, so that the window shows the right palette.
enum class PaletteKind {
    none,
    terrains,
    levels,
    hexsides,
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

/// Why there is nothing the tool could draw: the document's game has nothing of the kind; empty: it can.
std::string whyIdle(const ToolRow& tool, const session::Session& session);
/// What the status bar tells of the tool in hand, and what it should know of the document first.
std::string helpInHand(const ToolRow& tool, const Choices& choices, const session::Session& session);

/// In the order of the tool bar.
std::span<const ToolRow> toolRows();

}  // namespace cota::tools
