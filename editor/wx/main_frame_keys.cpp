// The keys of the window, and the list of them.
#include <wx/accel.h>
#include <wx/dialog.h>
#include <wx/propgrid/propgrid.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/textentry.h>
#include <wx/toolbar.h>

#include <memory>

#include "editor/tools/toolbox.h"
#include "editor/wx/convert.h"
#include "editor/wx/main_frame.h"
#include "editor/wx/map_canvas.h"

namespace cota::wx {

namespace {

template <class Outer>
bool isIn(const wxWindow* window) {
    for (; window && !window->IsTopLevel(); window = window->GetParent())
        if (dynamic_cast<const Outer*>(window)) return true;
    return false;
}

/// Whether the user is editing a value in the grid: then Escape cancels the edit, and the next Escape leaves
/// the grid.
bool isChangingInGrid(const wxWindow* window) {
    const auto* field = dynamic_cast<const wxTextCtrl*>(window);
    if ((field && !field->IsModified()) || dynamic_cast<const wxPropertyGrid*>(window)) return false;
    return isIn<wxPropertyGrid>(window);
}

/// Whether letters are typed there: an editable text field, or the editor of a row in the grid.
bool takesLetters(const wxWindow* window) {
    if (const auto* field = dynamic_cast<const wxTextEntry*>(window)) return field->IsEditable();
    return window && !dynamic_cast<const wxPropertyGrid*>(window) && isIn<wxPropertyGrid>(window);
}

/// The list of keys: keys and their effect, in two aligned columns.
class KeyTable : public wxScrolledWindow {
  public:
    explicit KeyTable(wxWindow* parent)
        : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL) {
        auto* columns = new wxFlexGridSizer(2, FromDIP(wxSize(16, 5)));
        columns->AddGrowableCol(1);
        SetSizer(columns);
        addHeading(words("Tools. The letters work everywhere except in text fields (Esc leaves a field)"));
        for (const auto& row : tools::toolRows())
            add(wxString(row.key), words(row.label) + ": " + words(row.help));
        addHeading(words("Actions"));
        for (const auto& row : tools::actionRows()) {
            if (row.keys[0] == '\0') continue;
            const wxString also = row.alsoKeys[0] != '\0' ? ", " + wxString(row.alsoKeys) : wxString();
            add(row.keys + also, wxControl::RemoveMnemonics(words(row.label)) + ": " + words(row.help));
        }
        addHeading(words("On the map"));
        for (const session::Phrase line :
             {session::trLater("Ctrl+wheel\tzoom at the pointer"),
              session::trLater("wheel; Shift+wheel\tscroll; scroll sideways"),
              session::trLater("middle button, or Space and drag\tmove the map"),
              session::trLater(
                  "arrow keys, Enter\tmove the hex cursor, use the tool there; with Shift the opposite"),
              session::trLater("Enter, double-click\tfinish a line or outline"),
              session::trLater("Esc\tcancel the drawing"),
              session::trLater("Delete\tremove the selection from the map")})
            add(words(line).BeforeFirst('\t'), words(line).AfterFirst('\t'));
        SetScrollRate(0, FromDIP(12));
        SetName(words("Keyboard and Tools"));
    }

  private:
    static constexpr int keyWidth = 170, textWidth = 520;
    void add(const wxString& keys, const wxString& text) {
        auto* pressed = new wxStaticText(this, wxID_ANY, keys);
        pressed->SetFont(pressed->GetFont().Bold());
        pressed->Wrap(FromDIP(keyWidth));
        auto* done = new wxStaticText(this, wxID_ANY, text);
        done->Wrap(FromDIP(textWidth));
        for (auto* cell : {pressed, done}) GetSizer()->Add(cell);
    }
    /// Spans both columns, so that it does not widen the first.
    void addHeading(const wxString& text) {
        auto* heading = new wxStaticText(this, wxID_ANY, text);
        heading->SetFont(heading->GetFont().Bold().Larger());
        heading->Wrap(FromDIP(textWidth));
        GetSizer()->Add(FromDIP(keyWidth), FromDIP(10));
        GetSizer()->Add(heading, wxSizerFlags().Border(wxTOP, FromDIP(12)));
    }
};

}  // namespace

// Tool keys are single letters: they work unless text is being typed, and move the focus to the map. So does
// Escape, which also removes the overlay.
void MainFrame::onCharHook(wxKeyEvent& event) {
    wxWindow* focus = FindFocus();
    const wxWindow* bar = toolBar_;
    const bool isOnMap = !focus || focus == canvas_ || focus == this || focus == bar;
    if (!takesLetters(focus) && !event.HasAnyModifiers()) {
        const auto rows = tools::toolRows();
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (event.GetKeyCode() == rows[i].key) {
                canvas_->SetFocus();
                return chooseTool(i);
            }
    }
    if (isOnMap && !event.HasAnyModifiers() && event.GetKeyCode() == WXK_DELETE) return run("delete");
    if (!isOnMap && event.GetKeyCode() == WXK_ESCAPE && !isChangingInGrid(focus)) {
        canvas_->SetFocus();
        return canvas_->forgetShown();
    }
    if (!dynamic_cast<const wxTextCtrl*>(focus) && runByKeys(event)) return;
    event.Skip();
}

/// Runs menu shortcuts, because lists of some toolkits use Ctrl+N and Ctrl+P themselves before menus get
/// them.
bool MainFrame::runByKeys(const wxKeyEvent& event) {
    if (!event.ControlDown()) return false;
    const auto isPressed = [&](const char* text) {
        const std::unique_ptr<wxAcceleratorEntry> keys(wxAcceleratorEntry::Create("\t" + wxString(text)));
        return keys && keys->GetKeyCode() == event.GetKeyCode() && keys->GetFlags() == event.GetModifiers();
    };
    for (const auto& row : tools::actionRows()) {
        if (!isPressed(row.keys) && !isPressed(row.alsoKeys)) continue;
        if (row.isEnabled(session_)) run(row.id);
        return true;
    }
    return false;
}

void MainFrame::sayKeys() {
    wxDialog dialog(this, wxID_ANY, words("Keyboard and Tools"), wxDefaultPosition, FromDIP(wxSize(780, 620)),
                    wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    auto* text = new KeyTable(&dialog);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(text, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(8)));
    all->Add(dialog.CreateSeparatedButtonSizer(wxOK), wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    dialog.SetSizer(all);
    dialog.SetEscapeId(wxID_OK);
    text->SetFocus();  // so that arrow keys scroll
    dialog.ShowModal();
}

}  // namespace cota::wx
