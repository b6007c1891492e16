#pragma once
// A tool turns gestures on the map into steps of the history. It sees points of the sheet, never a window:
// press begins a gesture, drag follows it, release or finish ends it with a step, cancel forgets it.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/answers/table.h"
#include "editor/documents/document_parts.h"
#include "editor/documents/history.h"
#include "editor/tools/choices.h"
#include "formats/picture/marks.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::tools {

using model::MapPoint;
using session::BoardHex;
using session::Cell;
using session::Moment;
using session::Table;

struct PointerEvent {
    MapPoint at;            // millimetres of the sheet
    double reach = 3;       // millimetres within which a thing counts as touched
    bool shift = false;     // the other way round: take away, lower
    bool isDouble = false;  // the second press of two quick ones
};

/// What a tool works on. `choices` are those of the person; a tool that picks things up changes them.
struct Bench {
    const model::Document& document;
    const Table& table;
    Choices& choices;
    double pixel = 0.25;  // millimetres: lines of tools are as wide on the screen at any zoom
    session::Selection selection = {};
    model::Language language = model::Language::english;  // of names of the game
    std::vector<std::string> layers = {};                 // of the map, that are shown; empty: all
    const look::Symbology* look = nullptr;                // of the game; null: names are points
    std::string* said =
        nullptr;  // what a gesture has to say, as why it came to nothing; null: nobody listens

    /// The first thing said of a gesture is its reason.
    void say(const std::string& text) const {
        if (said && said->empty()) *said = text;
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

    virtual void press(const Bench& bench, const PointerEvent& event) = 0;
    virtual void drag(const Bench& bench, const PointerEvent& event) = 0;
    /// The step the gesture made, if it is over and changed anything.
    virtual std::optional<Moment> release(const Bench& bench, const PointerEvent& event) = 0;
    /// Ends a gesture of several presses (Enter).
    virtual std::optional<Moment> finish(const Bench&) { return std::nullopt; }
    /// Forgets the gesture (Escape).
    virtual void cancel() = 0;
    /// Saving gave boards other names: the gesture goes on with these.
    virtual void takeNames(const std::vector<session::PartRename>&) {}
    /// Between press and the end of the gesture.
    virtual bool isBusy() const = 0;
    /// Whether the heights of hexes are what the tool changes, so that the window shows them while it is in
    /// hand.
    virtual bool showsHeights() const { return false; }
    /// The document as the gesture would leave it if it ended now; nothing between gestures.
    virtual std::optional<model::Document> proposed(const Bench&) const { return std::nullopt; }
    /// What the tool shows of itself over the map: the hexes under the brush, the line being drawn.
    virtual std::vector<picture::Mark> feedback(const Bench& bench,
                                                const std::optional<PointerEvent>& hover) const = 0;
};

/// A step only where the document is another one.
std::optional<Moment> stepOf(const Bench& bench, session::StepName label, model::Document changed);

}  // namespace cota::tools
