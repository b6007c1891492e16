#pragma once
// The palette of the active tool.

#include <wx/panel.h>

#include <functional>
#include <optional>

#include "editor/editing/session.h"
#include "editor/tools/choices.h"
#include "editor/tools/toolbox.h"
#include "editor/words/words.h"

class wxCheckBox;
class wxChoice;
class wxListCtrl;
class wxSpinCtrl;
class wxTextCtrl;
class wxStaticText;

namespace cota::wx {

class ChoicesPanel : public wxPanel {
  public:
    ChoicesPanel(wxWindow* parent, session::Session& session, tools::Choices& choices);

    void showFor(const tools::ToolRow& tool);
    /// Call after a tool has changed the choices.
    void readChoices();

    /// The user wants to remove the selection: a zone or objective, or a unit from the map.
    std::function<void()> onRemove;
    /// Clicks have another effect from now on.
    std::function<void()> onMode;
    /// The user chose a thing of the document here, so the map can show it.
    std::function<void(const model::Subject&)> onChosen;

  private:
    void showKind(tools::PaletteKind kind);
    void wrapGuide();
    /// Shows or hides a control and its label.
    void show(wxWindow* control, bool isShown);
    void addLabel(wxWindow* control, session::Phrase title);
    void buildStroke();
    tools::HexBrush& activeBrush();
    void showBrush();
    void buildLevels();
    void buildContours();
    void buildNames();
    void fillList();
    /// Returns their number; without a map there are none.
    int fillImages();
    void selectChosen();
    bool follow();
    bool renewGone();
    void showWhatAPressDoes();
    std::optional<model::Subject> subjectAt(long row) const;
    void selectEntry(long row);
    void showMenu(long row);
    void takeEntry();
    void takeName();
    std::optional<std::vector<session::PaletteEntry>> entries() const;
    std::string chosen() const;
    void choose(const std::string& id);
    wxChoice* addChoice(wxSizer& into, session::Phrase title, std::initializer_list<session::Phrase> all);
    wxSpinCtrl* addNumber(session::Phrase title, int most, int& value);

    session::Session& session_;
    tools::Choices& choices_;
    tools::PaletteKind kind_ = tools::PaletteKind::none;
    tools::PaletteKind filledKind_ =
        tools::PaletteKind::none;  // the palette in the list, to avoid filling it again
    std::vector<session::PaletteEntry> filled_;
    session::Selection followed_;  // the last selection checked for a unit to place
    std::shared_ptr<const look::Symbology> filledLook_;
    wxStaticText* title_ = nullptr;
    wxStaticText* guide_ = nullptr;
    wxString guideText_;
    std::map<wxWindow*, wxStaticText*> labels_;
    wxStaticText* press_ = nullptr;  // what a click on the map does with the chosen unit
    wxCheckBox* stamp_ = nullptr;
    bool isFilling_ = false;
    wxListCtrl* list_ = nullptr;
    wxTextCtrl* name_ = nullptr;  // of a new zone or objective, or the name to write
    wxChoice* stroke_ = nullptr;
    wxChoice* brush_ = nullptr;
    wxChoice* level_ = nullptr;
    wxSpinCtrl* amount_ = nullptr;
    wxChoice* contour_ = nullptr;
    wxSpinCtrl* metres_ = nullptr;
    wxChoice* where_ = nullptr;
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
