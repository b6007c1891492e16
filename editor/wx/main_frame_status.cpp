// The status bar: facts about the hex below the pointer, or help on the active tool; the answer of the
// overlay; and the number of findings.
#include <wx/statusbr.h>

#include <algorithm>

#include "editor/answers/hex_facts.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/convert.h"
#include "editor/wx/main_frame.h"
#include "editor/wx/trace.h"

namespace cota::wx {

void MainFrame::tellIn(int field, const wxString& text) {
    SetStatusText(text, field);
    shareStatusBar();
}

/// Counts of findings and answers get the width they need, up to two fifths each; the rest is for the hex
/// and the tool.
void MainFrame::shareStatusBar() {
    const auto* bar = GetStatusBar();
    if (!bar) return;
    const int most = GetClientSize().x * 2 / 5, air = FromDIP(16), grip = FromDIP(24);
    std::array<int, statusFields> widths{-1, 0, 0};
    for (const int field : {overlayField, checkField}) {
        const int text = bar->GetTextExtent(bar->GetStatusText(field)).x;
        widths[static_cast<std::size_t>(field)] =
            std::min(text + air, most) + (field == checkField ? grip : 0);
    }
    if (widths == statusWidths_) return;
    statusWidths_ = widths;
    SetStatusWidths(statusFields, widths.data());
}

/// A message that stays until the pointer moves to another hex.
void MainFrame::say(const std::string& text) {
    tell(toWx(text));
    isSaid_ = !text.empty();
    if (trace_ && isSaid_) trace_->say("said " + text);
}

void MainFrame::showHex(std::optional<session::Cell> cell) {
    if (isSaid_ && cell == hexShown_) return;
    isSaid_ = false;
    hexShown_ = cell;
    wxString text = cell ? wxString() : helpOfTool();
    if (cell && session_.table())
        for (const auto& fact : session::hexFacts(*session_.table(), *cell, session_.language()))
            text += (text.empty() ? "" : "   ") + toWx(fact);
    tell(text);
}

/// Before the window is visible the toolkit has no status bar text; it is set when the window is shown.
void MainFrame::tell(const wxString& text) {
    told_ = text;
    if (IsShown()) SetStatusText(text, hexField);
}

/// The toolkit would restore the text from before the pointer entered, which may be about another tool.
void MainFrame::DoGiveHelp(const wxString& help, bool isPointed) {
    SetStatusText(isPointed && !help.empty() ? help : told_, hexField);
}

wxString MainFrame::helpOfTool() const {
    return toWx(tools::helpOfTool(tools::toolRows()[toolRow_], choices_, session_));
}

}  // namespace cota::wx
