#pragma once
// What to draw with: the palette of the tool in hand.

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
    /// After a tool has picked something up.
    void readChoices();

    /// What is selected is to be removed: a zone, an objective; a unit leaves the map.
    std::function<void()> onRemove;
    /// The tool does something else with a press from now on.
    std::function<void()> onMode;
    /// Something of the document was chosen here, so the map may show it.
    std::function<void(const model::Subject&)> onChosen;

  private:
    void showKind(tools::PaletteKind kind);
    void wrapGuide();
    /// A control with the words before it.
    void show(wxWindow* control, bool isShown);
    void addLabel(wxWindow* control, session::Phrase title);
    void buildStroke();
    tools::HexBrush& brushInHand();
    void showBrush();
    void buildLevels();
    void buildContours();
    void buildNames();
    void fillList();
    void fillImages();
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
        tools::PaletteKind::none;  // what the list holds now, so that no edit fills it again
    std::vector<session::PaletteEntry> filled_;
    session::Selection followed_;  // the last one looked at for a unit to place
    std::shared_ptr<const look::Symbology> filledLook_;
    wxStaticText* title_ = nullptr;
    wxStaticText* guide_ = nullptr;
    wxString guideText_;
    std::map<wxWindow*, wxStaticText*> labels_;
    wxStaticText* press_ = nullptr;  // what a press on the map does to the unit chosen
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
