#pragma once
// The options of the active tool: how it draws, with which values, under which name.

#include <wx/panel.h>

#include <functional>
#include <initializer_list>
#include <map>

#include "editor/editing/session.h"
#include "editor/tools/choices.h"
#include "editor/tools/toolbox.h"
#include "editor/words/words.h"

class wxCheckBox;
class wxChoice;
class wxSizer;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace cota::wx {

class ToolOptions : public wxPanel {
  public:
    ToolOptions(wxWindow* parent, const session::Session& session, tools::Choices& choices);

    void showFor(tools::PaletteKind kind);
    /// Call after a tool has changed the choices.
    void readChoices();
    /// Another document.
    void forgetName();

    /// Clicks have another effect from now on.
    std::function<void()> onMode;
    /// The help on the tool is another one.
    std::function<void()> onChanged;
    /// The user typed the name of the next zone or objective.
    std::function<void()> onNewName;

  private:
    void buildStroke();
    void buildLevels();
    void buildContours();
    void buildNames();
    /// Shows or hides a control and its label.
    void show(wxWindow* control, bool isShown);
    void addLabel(wxWindow* control, session::Phrase title);
    wxChoice* addChoice(wxSizer& into, session::Phrase title, std::initializer_list<session::Phrase> all);
    wxSpinCtrl* addNumber(session::Phrase title, int most, int& value);
    tools::HexBrush& activeBrush();
    void showBrush();
    void takeName();

    const session::Session& session_;
    tools::Choices& choices_;
    tools::PaletteKind kind_ = tools::PaletteKind::none;
    std::map<wxWindow*, wxStaticText*> labels_;
    wxChoice* stroke_ = nullptr;
    wxChoice* brush_ = nullptr;
    wxChoice* level_ = nullptr;
    wxSpinCtrl* amount_ = nullptr;
    wxChoice* contour_ = nullptr;
    wxSpinCtrl* metres_ = nullptr;
    wxChoice* where_ = nullptr;
    wxTextCtrl* name_ = nullptr;  // of a new zone or objective, or the name to write
    wxCheckBox* stamp_ = nullptr;
};

}  // namespace cota::wx
