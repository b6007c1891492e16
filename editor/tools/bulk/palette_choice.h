#pragma once
// What the active tool can draw, and which of it is chosen: the palette without its window.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/tools/choices.h"
#include "editor/tools/toolbox.h"

namespace cota::tools {

class PaletteChoice {
  public:
    PaletteChoice(const session::Session& session, Choices& choices) : session_(session), choices_(choices) {}

    void setKind(PaletteKind kind) { kind_ = kind; }
    PaletteKind kind() const { return kind_; }
    /// Zones and objectives: a click on the map can make a new one.
    bool isMadeByDrawing() const { return kind_ == PaletteKind::zones || kind_ == PaletteKind::objectives; }

    /// The entries; of zones and objectives in a scenario, the last one, without an id, makes a new one.
    /// Nothing for tools without a list.
    std::optional<std::vector<session::PaletteEntry>> entries() const;
    /// The id of the chosen entry; empty for none, or for a new one.
    std::string chosen() const;
    void choose(const std::string& id);
    /// Ensures that something is chosen, so that the first click has an effect; it may be a new zone. Returns
    /// its place in entries().
    std::optional<std::size_t> ensureChosen();
    /// Chooses what was selected elsewhere. True if the choice changed.
    bool follow(const session::Selection& selection);
    /// The zone, objective or unit of an entry; nothing for other palettes, and for a new one.
    std::optional<model::Subject> subjectOf(const std::string& id) const;

  private:
    bool replaceRemoved();

    const session::Session& session_;
    Choices& choices_;
    PaletteKind kind_ = PaletteKind::none;
};

}  // namespace cota::tools
