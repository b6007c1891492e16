#pragma once
// All tools as rows of a table: names, keys, and how to make them.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "editor/editing/session.h"
#include "editor/tools/tool.h"
#include "editor/words/words.h"

namespace cota::tools {

/// What a tool draws, so that the window shows the right palette.
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
    session::Phrase guide;  // a longer text for new users; empty: `help` is enough
    char key;               // without Ctrl or Alt
    PaletteKind palette;
    std::unique_ptr<Tool> (*make)();
    bool endsGroup = false;  // a line follows in the tool strip
};

/// Why the tool cannot be used: the game has nothing for it to draw; empty if it can be used.
std::string whyUnavailable(const ToolRow& tool, const session::Session& session);
/// The help for the active tool in the status bar, preceded by what the user should know about the document.
std::string helpOfTool(const ToolRow& tool, const Choices& choices, const session::Session& session);

/// In the order of the tool strip.
std::span<const ToolRow> toolRows();
/// The place of the tool with that id in it; nothing if there is none.
std::optional<std::size_t> toolNamed(std::string_view id);

/// The place in toolRows of the first tool with this palette; there is one for each kind.
std::size_t toolWith(PaletteKind palette);

/// The place of the tool that draws what a finding is about: a contour, a road, a bridge, the terrain or the
/// level of a hex; nothing if it is not about what boards show, or its subject is not drawn.
std::optional<std::size_t> toolFor(const model::Document& document, const model::Finding& finding);

}  // namespace cota::tools
