#pragma once
// The name that the active tool writes: of the next zone or objective, or on the map. Other options are in
// the bar above the map.

#include <wx/panel.h>

#include <functional>

#include "editor/editing/session.h"
#include "editor/tools/choices.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/toolkit/places.h"

class wxTextCtrl;

namespace cota::wx {

class ToolOptions : public wxPanel, public HasPlaces {
  public:
    ToolOptions(wxWindow* parent, const session::Session& session, tools::Choices& choices);

    void showFor(tools::PaletteKind kind);
    /// Call after a tool has changed the choices.
    void readChoices();
    /// Another document.
    void forgetName();
    std::vector<ItemPlace> places() const override;

    /// The user typed the name of the next zone or objective.
    std::function<void()> onNewName;

  private:
    bool isNameOfThing() const;
    void takeName();

    const session::Session& session_;
    tools::Choices& choices_;
    tools::PaletteKind kind_ = tools::PaletteKind::none;
    wxTextCtrl* name_ = nullptr;
};

}  // namespace cota::wx
