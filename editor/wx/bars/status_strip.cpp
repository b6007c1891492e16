#include "editor/wx/bars/status_strip.h"

#include <wx/dcclient.h>
#include <wx/menu.h>
#include <wx/sizer.h>

#include <utility>

#include "editor/tools/commands/offers.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"
#include "editor/wx/toolkit/trace.h"

namespace cota::wx {

namespace {

constexpr int messageTime = 4000;  // milliseconds

}  // namespace

/// A text in one line; the tooltip has what does not fit.
class StatusText : public wxControl {
  public:
    StatusText(wxWindow* parent, bool isRight)
        : wxControl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                    wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE),
          isRight_(isRight) {
        SetCanFocus(false);
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    }
    void show(const wxString& text) {
        if (text == text_) return;
        text_ = text;
        setSpokenName(*this, text);
        InvalidateBestSize();
        Refresh();
    }

  private:
    bool AcceptsFocus() const override { return false; }
    wxSize DoGetBestClientSize() const override {
        return {isRight_ ? GetTextExtent(text_).x + FromDIP(16) : FromDIP(40), GetCharHeight()};
    }
    void paint() {
        wxPaintDC dc(this);
        dc.SetBackground(wxBrush(colours().panel));
        dc.Clear();
        dc.SetFont(GetFont());
        dc.SetTextForeground(colours().muted);
        const wxSize size = GetClientSize();
        const wxString shown =
            wxControl::Ellipsize(fitting(dc, size.x - FromDIP(8)), dc, wxELLIPSIZE_END, size.x - FromDIP(8));
        const wxSize extent = dc.GetTextExtent(shown);
        dc.DrawText(shown, isRight_ ? size.x - extent.x - FromDIP(8) : FromDIP(4), (size.y - extent.y) / 2);
        const wxString tip = shown == text_ ? wxString() : text_;
        if (tip != GetToolTipText()) tip.empty() ? UnsetToolTip() : SetToolTip(tip);
    }

    /// Whole parts of the text, the first ones: what the tool does, then its keys.
    wxString fitting(const wxDC& dc, int width) const {
        const wxString gap = "   ";
        wxString text = text_;
        while (dc.GetTextExtent(text).x > width) {
            const auto end = text.rfind(gap);
            if (end == wxString::npos) return text;
            text = text.Left(end).Trim();
        }
        return text;
    }

    bool isRight_;
    wxString text_;
};

StatusStrip::StatusStrip(wxWindow* parent, Trace& trace) : wxPanel(parent), trace_(trace) {
    SetBackgroundColour(colours().panel);
    SetSizer(new wxBoxSizer(wxHORIZONTAL));
    toggles_ = new Strip(this, "status-toggles", Strip::Way::across);
    text_ = new StatusText(this, false);
    hexText_ = new StatusText(this, true);
    state_ = new Strip(this, "status-state", Strip::Way::across);
    for (auto* bar : {toggles_, state_}) {
        bar->setInner(true);
        bar->setHugging(true);
    }
    GetSizer()->Add(toggles_, wxSizerFlags().Expand());
    GetSizer()->Add(text_, wxSizerFlags(1).Expand());
    GetSizer()->Add(hexText_, wxSizerFlags().Expand());
    GetSizer()->Add(state_, wxSizerFlags().Expand());
    messageTime_.SetOwner(this);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { endMessage(); });
    showToggles();
    showState();
}

void StatusStrip::showText() {
    wxString shown = menuHelp_;
    if (shown.empty()) shown = message_;
    if (shown.empty()) shown = answer_;
    if (shown.empty() && toolHelp) shown = toolHelp();
    text_->show(shown);
}

void StatusStrip::showToolHelp() { showText(); }

void StatusStrip::showNewTool() {
    message_.clear();  // was about the tool before
    showText();
}

void StatusStrip::showHex(std::optional<session::Cell> cell) {
    hex_ = cell;
    hexText_->show(cell && hexFacts ? hexFacts(*cell) : wxString());
    Layout();
}

void StatusStrip::showMessage(const std::string& text) {
    message_ = toWx(text);
    if (!text.empty()) {
        trace_.say("said " + text);
        messageTime_.StartOnce(messageTime);
        // Readers say what happens to the window that has the keys.
        if (auto* focus = wxWindow::FindFocus()) setSpokenValue(*focus, message_);
    }
    showText();
}

void StatusStrip::endMessage() {
    message_.clear();
    showText();
}

void StatusStrip::showAnswer(const wxString& text) {
    answer_ = text;
    showText();
}

void StatusStrip::showMenuHelp(const wxString& help, bool isPointed) {
    menuHelp_ = isPointed ? help : wxString();
    showText();
}

void StatusStrip::showOpened(const std::string& tab) {
    if (std::exchange(opened_, tab) != tab) showToggles();
}

void StatusStrip::showCheck(const Check& check) {
    check_ = check;
    showToggles();
    showState();
}

void StatusStrip::showZoom(int percent) {
    if (std::exchange(zoom_, percent) != percent) showState();
}

void StatusStrip::showToggles() {
    std::vector<StripItem> items;
    if (!check_.isThere) {
        toggles_->show({});
        Layout();
        return;
    }
    const auto add = [&](const char* id, const wxString& text, const char* icon) {
        if (!tools::isOffered(id, check_.playedOn)) return;
        StripItem item{id, StripItem::Kind::toggle, text, icon};
        item.isOn = opened_ == std::string(id).substr(std::string_view("bottom-").size());
        item.run = [this, id] { onAction(id); };
        items.push_back(std::move(item));
    };
    add("bottom-findings", words("Findings"), "findings");
    const auto count = [&](const char* id, std::size_t number, const char* icon, Tone tone) {
        if (number == 0) return;
        StripItem item{id, StripItem::Kind::button, toWx(std::to_string(number)), icon};
        item.tone = tone;
        item.run = [this] { onAction("bottom-findings"); };
        items.push_back(std::move(item));
    };
    count("count-errors", check_.errors, "error", Tone::error);
    count("count-warnings", check_.warnings, "warning", Tone::warning);
    count("count-notes", check_.notes, "note", Tone::plain);
    add("bottom-sight", words("Line of sight"), "sight");
    add("bottom-overlays", words("Overlays"), "overlays");
    add("bottom-reasons", words("Reasons"), "rules");
    items.push_back({"", StripItem::Kind::line, ""});
    toggles_->show(std::move(items));
    Layout();
}

void StatusStrip::fillZooms(wxMenu& menu) {
    const auto add = [&](const wxString& label, const std::string& action) {
        const auto* item = menu.Append(wxID_ANY, label);
        menu.Bind(
            wxEVT_MENU, [this, action](wxCommandEvent&) { CallAfter([this, action] { onAction(action); }); },
            item->GetId());
    };
    for (const int percent : {25, 50, 200})
        add(wxString::Format("%d %%", percent), "zoom-" + std::to_string(percent));
    add(words("Size in print (100 %)"), "zoom-100");
    menu.AppendSeparator();
    add(words("Whole map"), "zoom-fit");
    add(words("Selection"), "zoom-selection");
}

void StatusStrip::showState() {
    std::vector<StripItem> items;
    if (!check_.isThere) {
        state_->show({});
        Layout();
        return;
    }
    items.push_back({"", StripItem::Kind::line, ""});
    StripItem state{"check-state", StripItem::Kind::button, words("Checked"), "passed"};
    state.tone = Tone::passed;
    if (!check_.isCurrent) {
        state.text = words("Checking...");
        state.icon.clear();
        state.tone = Tone::muted;
    }
    if (!check_.fault.empty()) {
        state.text = words("Not protected: %s", check_.fault);
        state.icon = "warning";
        state.tone = Tone::warning;
    }
    state.run = [this] { onAction("bottom-findings"); };
    items.push_back(std::move(state));
    if (zoom_ > 0) {
        items.push_back({"", StripItem::Kind::line, ""});
        StripItem zoom{"zoom", StripItem::Kind::drop, wxString::Format("%d %%", zoom_)};
        zoom.tip = words("Size of the map in per cent; 100 is the size in print");
        zoom.menu = [this](wxMenu& menu) { fillZooms(menu); };
        items.push_back(std::move(zoom));
    }
    state_->show(std::move(items));
    Layout();
}

}  // namespace cota::wx
