#include "editor/wx/frame/status_bar.h"

#include <algorithm>
#include <utility>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/trace.h"

namespace cota::wx {

StatusBar::StatusBar(wxWindow* frame, Trace& trace) : wxStatusBar(frame), trace_(trace) {
    SetFieldsCount(fields);
    shareWidth();
    frame->Bind(wxEVT_SIZE, &StatusBar::onFrameSize, this);
}

void StatusBar::onFrameSize(wxSizeEvent& event) {
    shareWidth();
    event.Skip();
}

/// Counts of findings and answers get the width they need, up to two fifths each; the rest is for the hex
/// and the tool.
void StatusBar::shareWidth() {
    const int most = GetParent()->GetClientSize().x * 2 / 5, air = FromDIP(16), grip = FromDIP(24);
    std::array<int, fields> widths{-1, 0, 0};
    for (const int field : {answerField, checkField}) {
        const int text = GetTextExtent(GetStatusText(field)).x;
        widths[static_cast<std::size_t>(field)] =
            std::min(text + air, most) + (field == checkField ? grip : 0);
    }
    if (widths == widths_) return;
    widths_ = widths;
    SetStatusWidths(fields, widths.data());
}

void StatusBar::showIn(Field field, const wxString& text) {
    SetStatusText(text, field);
    shareWidth();
}

void StatusBar::showAnswer(const wxString& text) { showIn(answerField, text); }

void StatusBar::showCheck(const wxString& text) { showIn(checkField, text); }

/// Before the window is visible the toolkit has no status bar text; it is set when the window is shown.
void StatusBar::showText(const wxString& text) {
    text_ = text;
    if (GetParent()->IsShown()) SetStatusText(text, hexField);
}

void StatusBar::showToolHelp() { showText(toolHelp()); }

void StatusBar::showMessage(const std::string& text) {
    showText(toWx(text));
    isMessage_ = !text.empty();
    if (isMessage_) trace_.say("said " + text);
}

void StatusBar::endMessage() {
    if (std::exchange(isMessage_, false)) showHex(hex_);
}

void StatusBar::showHex(std::optional<session::Cell> cell) {
    if (isMessage_ && cell == hex_) return;
    isMessage_ = false;
    hex_ = cell;
    showText(cell ? hexFacts(*cell) : toolHelp());
}

/// The toolkit would restore the text from before the pointer entered, which may be about another tool.
void StatusBar::showMenuHelp(const wxString& help, bool isPointed) {
    SetStatusText(isPointed && !help.empty() ? help : text_, hexField);
}

}  // namespace cota::wx
