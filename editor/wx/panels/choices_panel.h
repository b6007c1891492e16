#pragma once
// The palette of the active tool: its options, what it can draw, and how it is used.

#include <wx/panel.h>

#include <functional>

#include "editor/editing/session.h"
#include "editor/tools/bulk/palette_choice.h"
#include "editor/tools/choices.h"
#include "editor/tools/toolbox.h"

class wxStaticText;

namespace cota::wx {

class PaletteList;
class ToolOptions;

class ChoicesPanel : public wxPanel {
  public:
    ChoicesPanel(wxWindow* parent, session::Session& session, tools::Choices& choices);

    void showFor(const tools::ToolRow& tool);
    /// Call after a tool has changed the choices.
    void readChoices();
    /// Call after the user has changed an option of the tool.
    void modeChanged() {
        readChoices();
        showGuide();
    }

    /// The user wants to remove the selection: a zone or objective, or a unit from the map.
    std::function<void()> onRemove;
    /// What a click places now, because another unit was chosen.
    std::function<void(const std::string&)> onSaid;
    /// The user chose a thing of the document here, so the map can show it.
    std::function<void(const model::Subject&)> onChosen;

    void SetFocus() override;

  private:
    void connectOptions();
    void connectList();
    void documentChanged(const session::Changed& what);
    void showKind(tools::PaletteKind kind);
    void showGuide();
    wxString contourGuide() const;
    void sayEffect();
    void showClickEffect(int width);

    session::Session& session_;
    tools::Choices& choices_;
    tools::PaletteChoice choice_;
    session::Selection followed_;  // the last selection checked for a unit to place
    wxStaticText* title_ = nullptr;
    ToolOptions* options_ = nullptr;
    wxStaticText* clickEffect_ = nullptr;  // what a click on the map does with the chosen unit
    PaletteList* list_ = nullptr;
    wxStaticText* guide_ = nullptr;
    wxString guideText_;
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
