#include "editor/wx/table/reasons_panel.h"

#include <wx/sizer.h>

#include <utility>
#include <vector>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

using Mark = session::TableReason::Mark;

const char* iconOfMark(Mark mark) {
    switch (mark) {
        case Mark::yes:
            return "passed";
        case Mark::no:
            return "error";
        case Mark::unknown:
            return "warning";
        default:
            return "";
    }
}

Tone toneOfMark(Mark mark) {
    switch (mark) {
        case Mark::yes:
            return Tone::passed;
        case Mark::no:
            return Tone::error;
        case Mark::unknown:
            return Tone::warning;
        default:
            return Tone::plain;
    }
}

}  // namespace

ReasonsPanel::ReasonsPanel(wxWindow* parent, session::TableDesk& desk) : wxPanel(parent), desk_(desk) {
    SetBackgroundColour(colours().panel);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    list_ = new RowList(this, "reasons");
    list_->setEmptyText(words("Select a group, or drag a card: the conditions of the game are listed here."));
    GetSizer()->Add(list_, wxSizerFlags(1).Expand());
    // Once for several changes, and only if it is seen.
    listening_ = desk_.changed.connect([this] {
        if (std::exchange(isWaiting_, true)) return;
        CallAfter([this] {
            isWaiting_ = false;
            if (IsShownOnScreen()) fill();
        });
    });
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        event.Skip();
        if (event.IsShown()) CallAfter([this] { fill(); });
    });
}

void ReasonsPanel::fill() {
    const auto verdict = desk_.shown();
    std::vector<ListRow> rows;
    if (!verdict.title.empty() && verdict.groups.size() != 1) {
        ListRow head{"whole", toWx(verdict.title)};
        head.isStrong = true;
        head.canSelect = false;
        rows.push_back(std::move(head));
    }
    for (std::size_t i = 0; i < verdict.groups.size(); ++i) {
        const auto& group = verdict.groups[i];
        const auto prefix = std::to_string(i);
        auto title = toWx(group.title);
        if (i == 0 && verdict.groups.size() == 1 && !verdict.title.empty() && verdict.title != group.title)
            title = toWx(verdict.title) + wxString::FromUTF8(" · ") + title;
        ListRow head{prefix, title};
        head.isHeading = true;
        head.right = toWx(group.paragraph);
        head.icon = iconOfMark(group.verdict);
        head.tone = toneOfMark(group.verdict);
        rows.push_back(std::move(head));
        for (std::size_t k = 0; k < group.reasons.size(); ++k) {
            const auto& reason = group.reasons[k];
            ListRow row{prefix + "." + std::to_string(k), toWx(reason.text)};
            row.right = toWx(reason.paragraph);
            row.icon = iconOfMark(reason.mark);
            row.tone = toneOfMark(reason.mark);
            row.level = 1;
            if (reason.mark == Mark::yes) row.ink = Tone::muted;
            row.isStrong = reason.isNew && reason.mark == Mark::no;
            rows.push_back(std::move(row));
        }
    }
    list_->show(std::move(rows));
}

}  // namespace cota::wx
