#pragma once
// A tool turns mouse actions on the map into steps of the history. It uses points of the sheet and does not
// know the window: press begins a gesture, drag continues it, release or finish ends it with a step, cancel
// drops it.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/documents/files_of_document.h"
#include "editor/documents/history.h"
#include "editor/tools/choices.h"
#include "formats/picture/marks.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::tools {

using model::MapPoint;
using session::BoardHex;
using session::Cell;
using session::HistoryEntry;
using session::JoinedMap;

struct PointerEvent {
    MapPoint at;            // millimetres of the sheet
    double reach = 3;       // millimetres within which a click touches a thing
    bool shift = false;     // extends, or draws straight
    bool control = false;   // does the opposite (remove, lower), or adds and removes
    bool isDouble = false;  // the second press of a double-click
};

/// What a tool works on. `choices` are those of the user; the tool that picks terrain changes them.
struct ToolContext {
    const model::Document& document;
    const JoinedMap& map;
    Choices& choices;
    double pixel = 0.25;  // in millimetres, so that the tools' lines have the same width at any zoom
    const session::Selection& selection = session::nothingSelected;
    model::Language language = model::Language::english;  // of names from the game
    std::vector<std::string> layers = {};                 // the visible ones of the map; empty: all
    const look::Symbology* look = nullptr;                // of the game; null: names are treated as points
    std::string* message = nullptr;  // receives a message, for example why nothing happened; may be null

    /// Only the first message is kept, because it is the reason.
    void say(const std::string& text) const {
        if (message && message->empty()) *message = text;
    }
    bool isShown(std::string_view layer) const {
        return layers.empty() || std::find(layers.begin(), layers.end(), layer) != layers.end();
    }
};

class Tool {
  public:
    virtual ~Tool() = default;
    Tool() = default;
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;

    virtual void press(const ToolContext& context, const PointerEvent& event) = 0;
    virtual void drag(const ToolContext& context, const PointerEvent& event) = 0;
    /// The step for the gesture, if it has ended and changed anything.
    virtual std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) = 0;
    /// Ends a gesture of several clicks (Enter).
    virtual std::optional<HistoryEntry> finish(const ToolContext&) { return std::nullopt; }
    /// Drops the gesture (Escape).
    virtual void cancel() = 0;
    /// Saving renamed boards: continue the gesture with the new names.
    virtual void takeNames(const std::vector<session::FileRename>&) {}
    /// Whether a gesture has begun and not ended.
    virtual bool isBusy() const = 0;
    /// A key that the tool uses itself while it is active, such as R to turn what is being pasted. True:
    /// taken.
    virtual bool takesKey(int /*key*/, bool /*shift*/) { return false; }
    /// Whether it is active for one purpose only, such as pasting, and Escape returns to the tool before it.
    virtual bool isTemporary() const { return false; }
    /// Whether a temporary tool has done its work.
    virtual bool isDone() const { return false; }
    /// Whether the tool changes the ground of boards, which a scenario can do for itself too.
    virtual bool changesGround() const { return false; }
    /// Whether the tool changes heights, so that the window shows them while the tool is active.
    virtual bool showsHeights() const { return false; }
    /// The document as it would be if the gesture ended now; nothing if there is no gesture.
    virtual std::optional<model::Document> proposed(const ToolContext&) const { return std::nullopt; }
    /// What a gesture in progress makes of the ground, in the colours of the map. The window shows it at
    /// once, and keeps it after the gesture until the picture of the changed map is ready.
    virtual std::vector<picture::Mark> fills(const ToolContext&) const { return {}; }
    /// What the tool shows over the map: the hexes under the brush, the line being drawn.
    virtual std::vector<picture::Mark> feedback(const ToolContext& context,
                                                const std::optional<PointerEvent>& hover) const = 0;
};

/// A step, unless the document has not changed.
std::optional<HistoryEntry> stepOf(const ToolContext& context, session::StepName label,
                                   model::Document changed);

}  // namespace cota::tools
