#include "editor/wx/toolkit/finder.h"

#include <wx/dcclient.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>

#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr int mostRows = 12, finderEdge = 8;

/// The line below the list.
class Footer : public wxWindow {
  public:
    explicit Footer(wxWindow* parent) : wxWindow(parent, wxID_ANY) {
        SetCanFocus(false);
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
            wxPaintDC dc(this);
            dc.SetBackground(wxBrush(colours().panel));
            dc.Clear();
            dc.SetFont(GetFont());
            dc.SetTextForeground(colours().muted);
            dc.DrawText(wxControl::Ellipsize(GetLabel(), dc, wxELLIPSIZE_END,
                                             GetClientSize().x - FromDIP(2 * finderEdge)),
                        FromDIP(finderEdge), (GetClientSize().y - dc.GetCharHeight()) / 2);
        });
    }

  private:
    bool AcceptsFocus() const override { return false; }
};

}  // namespace

Finder::Finder(wxWindow* frame) : wxPanel(frame, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE) {
    Hide();
    SetName("finder");
    SetBackgroundColour(colours().window);
    field_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    setSpokenName(*field_, words("Find a command, a hex, a unit or a finding"));
    list_ = new RowList(this, "finder");
    below_ = new Footer(this);
    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    field_->Bind(wxEVT_CHAR_HOOK, &Finder::onKey, this);
    field_->Bind(wxEVT_KILL_FOCUS, &Finder::onLostFocus, this);
    list_->Bind(wxEVT_KILL_FOCUS, &Finder::onLostFocus, this);
    list_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        const std::string id = list_->rowAtScreen(list_->ClientToScreen(event.GetPosition()));
        event.Skip();
        if (!id.empty()) CallAfter([this, id] { choose(id); });
    });
    list_->onActivate = [this](const std::string& id) { choose(id); };
    list_->onKey = [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_ESCAPE) return false;
        close();
        return true;
    };
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxPaintDC dc(this);
        dc.SetPen(wxPen(colours().focus));
        dc.SetBrush(wxBrush(colours().window));
        dc.DrawRectangle(GetClientRect());
    });
}

void Finder::open(Search search, const wxPoint& at, int width) {
    search_ = std::move(search);
    if (!IsShown()) before_ = FindFocus();
    at_ = at;
    width_ = width;
    field_->ChangeValue("");
    field_->SetHint(search_.hint);
    below_->SetLabel(search_.below);
    below_->Show(!search_.below.empty());
    Show();
    fill();
    if (!search_.first.empty()) list_->select({search_.first});
    Raise();
    field_->SetFocus();
}

void Finder::fill() {
    auto rows = search_.rows(field_->GetValue());
    const std::string first = [&] {
        const auto row = std::ranges::find_if(rows, &ListRow::canSelect);
        return row == rows.end() ? std::string() : row->id;
    }();
    // The text of an empty list is as high as two rows.
    const int shown = rows.empty() ? 2 : std::min(static_cast<int>(rows.size()), mostRows);
    const int border = 1, fieldHeight = field_->GetBestSize().y, gap = FromDIP(finderEdge);
    const int footer = below_->IsShown() ? rowHeight(*this) : 0;
    int height = 2 * border + fieldHeight + 2 * gap + shown * rowHeight(*this) + footer;
    const wxSize room = GetParent()->GetClientSize();
    height = std::min(height, room.y - gap);
    const int width = std::min(width_, room.x - 2 * gap);
    SetSize(std::clamp(at_.x, 0, std::max(0, room.x - width)),
            std::clamp(at_.y, 0, std::max(0, room.y - height)), width, height);
    field_->SetSize(gap, gap, width - 2 * gap, fieldHeight);
    list_->SetSize(border, fieldHeight + 2 * gap, width - 2 * border,
                   height - fieldHeight - 2 * gap - footer - border);
    below_->SetSize(border, height - footer - border, width - 2 * border, footer);
    list_->setEmptyText(words("Nothing matches."));
    list_->show(std::move(rows));
    list_->Scroll(0, 0);
    list_->select({first});
    speakRow();
}

/// The keys are in the field, but what they choose is in the list.
void Finder::speakRow() {
    const auto* row = list_->row(list_->focused());
    setSpokenValue(*field_, row ? spokenText(*row) : words("Nothing matches."));
}

void Finder::choose(const std::string& id) {
    const auto* row = list_->row(id);
    if (!row || !row->canSelect || !IsShown()) return;
    const auto run = search_.choose;
    close();
    if (run) run(id);  // at once: what is typed next is for what it opens
}

void Finder::close() {
    if (!IsShown()) return;
    Hide();
    if (before_) before_->SetFocus();
    before_ = nullptr;
}

void Finder::onKey(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE:
            return close();
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            return choose(list_->focused());
        case WXK_UP:
        case WXK_DOWN:
        case WXK_PAGEUP:
        case WXK_PAGEDOWN:
            list_->step(event);
            speakRow();
            return;
        default:
            event.Skip();
    }
}

void Finder::onLostFocus(wxFocusEvent& event) {
    event.Skip();
    const wxWindow* next = event.GetWindow();
    if (next && (next == field_ || next == list_)) return;
    CallAfter([this] {
        const wxWindow* now = FindFocus();
        if (!IsShown() || !now || now == field_ || now == list_) return;
        before_ = nullptr;  // the user has gone elsewhere
        Hide();
    });
}

}  // namespace cota::wx
