#include "editor/wx/dialogs/key_list.h"

#include <wx/dialog.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

#include "editor/tools/actions.h"
#include "editor/tools/modifiers.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"

namespace cota::wx {

namespace {

/// The list of keys: keys and their effect, in two columns below each heading. Single letters need less room
/// than the keys of commands.
class KeyTable : public wxScrolledWindow {
  public:
    explicit KeyTable(wxWindow* parent)
        : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL) {
        SetSizer(new wxBoxSizer(wxVERTICAL));
        addHeading(words("Tools. The letters work everywhere except in text fields (Esc leaves a field)"),
                   letterWidth);
        for (const auto& row : tools::toolRows())
            add(toWx(keyMap().shownKeysOf(row.id)),
                words(row.label) + ": " + words(row.help) + keysOf(tools::keyHintLine(row.id)));
        addHeading(words("Actions"), keyWidth);
        for (const auto& row : tools::actionRows()) {
            const std::string held = keyMap().shownKeysOf(row.id), also = keyMap().alsoKeysOf(row.id);
            if (held.empty() && also.empty()) continue;
            const char* between = held.empty() || also.empty() ? "" : ", ";
            add(toWx(held + between + tools::KeyMap::shown(also)),
                wxControl::RemoveMnemonics(words(row.label)) + ": " + words(row.help));
        }
        addHeading(words("On the map"), keyWidth);
        for (const session::Phrase line :
             {session::trLater("Ctrl+wheel\tzoom at the pointer"),
              session::trLater("wheel; Shift+wheel\tscroll; scroll sideways"),
              session::trLater("middle button, or Space and drag\tmove the map"),
              session::trLater(
                  "arrow keys\tmove the hex cursor; with Ctrl by five hexes, with Shift drag the tool along"),
              session::trLater("Home, End, Page Up, Page Down\tmove the hex cursor to the edge of the map"),
              session::trLater(
                  "Alt+Left, Alt+Right\tpoint at a hexside of the hex; Alt+Down at the hex again"),
              session::trLater(
                  "Enter\tuse the tool at the hex cursor, or end the line; with Ctrl the opposite"),
              session::trLater("Space\tthe same, but continue the line; with Select show the facts"),
              session::trLater("Backspace\ttake back the last place of the line"),
              session::trLater("Enter, double-click\tfinish a line or outline"),
              session::trLater("Esc\tcancel the drawing"),
              session::trLater("Delete\tremove the selection from the map")})
            add(words(line).BeforeFirst('\t'), words(line).AfterFirst('\t'));
        SetScrollRate(0, FromDIP(12));
        ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_ALWAYS);
        SetName(words("Keyboard and Tools"));
        setSpokenName(*this, words("Keyboard and Tools"));
    }

  private:
    static wxString keysOf(const std::string& line) { return line.empty() ? wxString() : "\n" + toWx(line); }
    static constexpr int keyWidth = 170, letterWidth = 40, wholeWidth = 720, columnGap = 16;
    void add(const wxString& keys, const wxString& text) {
        auto* pressed = new wxStaticText(this, wxID_ANY, keys);
        pressed->SetFont(pressed->GetFont().Bold());
        pressed->Wrap(FromDIP(keys_));
        pressed->SetMinSize({FromDIP(keys_), -1});
        auto* done = new wxStaticText(this, wxID_ANY, text);
        done->Wrap(FromDIP(wholeWidth - keys_ - columnGap));
        for (auto* cell : {pressed, done}) columns_->Add(cell);
    }
    /// The rows that follow have a column of this width for their keys.
    void addHeading(const wxString& text, int keys) {
        auto* heading = new wxStaticText(this, wxID_ANY, text);
        heading->SetFont(heading->GetFont().Bold().Larger());
        heading->Wrap(FromDIP(wholeWidth));
        GetSizer()->Add(heading, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(8)));
        keys_ = keys;
        columns_ = new wxFlexGridSizer(2, FromDIP(wxSize(columnGap, 5)));
        GetSizer()->Add(columns_, wxSizerFlags().Border(wxBOTTOM, FromDIP(8)));
    }
    wxFlexGridSizer* columns_ = nullptr;
    int keys_ = keyWidth;
};

}  // namespace

void showKeyList(wxWindow* parent) {
    // As high as its window: a list that ends by chance between two lines looks complete.
    const int height = std::max(parent->FromDIP(620), parent->GetClientSize().y - parent->FromDIP(80));
    wxDialog dialog(parent, wxID_ANY, words("Keyboard and Tools"), wxDefaultPosition,
                    wxSize(parent->FromDIP(780), height), wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    dialog.SetName("key-list-dialog");
    auto* text = new KeyTable(&dialog);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(text, wxSizerFlags(1).Expand().Border(wxALL, parent->FromDIP(8)));
    all->Add(dialog.CreateSeparatedButtonSizer(wxCLOSE),
             wxSizerFlags().Expand().Border(wxALL, parent->FromDIP(8)));
    dialog.SetSizer(all);
    dialog.SetEscapeId(wxID_CLOSE);
    text->SetFocus();  // so that arrow keys scroll
    dialog.ShowModal();
}

}  // namespace cota::wx
