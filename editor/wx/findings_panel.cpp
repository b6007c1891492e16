#include "editor/wx/findings_panel.h"

#include "editor/wx/convert.h"
#include "validator/rules/all_rules.h"

namespace cota::wx {

namespace {

enum Column { severityColumn, ruleColumn, textColumn };

wxString severityWord(model::Severity severity) {
    switch (severity) {
        case model::Severity::error:
            return words("error");
        case model::Severity::warning:
            return words("warning");
        case model::Severity::info:
            return words("note");
    }
    return {};
}

}  // namespace

std::optional<session::Cell> placeOf(const session::Table& table, const model::Finding& finding) {
    std::vector<model::Subject> subjects{finding.subject};
    subjects.insert(subjects.end(), finding.related.begin(), finding.related.end());
    for (const auto& subject : subjects) {
        for (const auto& label : subject.hexes)
            if (const auto cells = table.field().candidates(label); !cells.empty()) return cells.front();
        if (subject.kind == model::SubjectKind::hex)
            if (const auto cells = table.field().candidates(subject.id); !cells.empty()) return cells.front();
    }
    return std::nullopt;
}

FindingsPanel::FindingsPanel(wxWindow* parent, session::Session& session)
    : wxListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                 wxLC_REPORT | wxLC_VIRTUAL | wxLC_SINGLE_SEL),
      session_(session) {
    SetName(words("Findings"));
    AppendColumn(words("Severity"), wxLIST_FORMAT_LEFT, FromDIP(80));
    AppendColumn(words("Rule"), wxLIST_FORMAT_LEFT, FromDIP(110));
    AppendColumn(words("What is wrong"), wxLIST_FORMAT_LEFT, FromDIP(900));
    Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent& event) { showPlace(event.GetIndex()); });
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.findings || what.file) fill();
    });
    fill();
}

void FindingsPanel::fill() {
    at_ = -1;
    SetItemCount(static_cast<long>(session_.report().findings.size()));
    Refresh();
}

wxString FindingsPanel::OnGetItemText(long item, long column) const {
    const auto& findings = session_.report().findings;
    if (item < 0 || static_cast<std::size_t>(item) >= findings.size()) return {};
    const auto& finding = findings[static_cast<std::size_t>(item)].finding;
    switch (column) {
        case severityColumn:
            return severityWord(finding.severity);
        case ruleColumn:
            return toWx(finding.rule);
        case textColumn:
            return toWx(checks::allMessages().text(finding, session_.language()));
        default:
            return {};
    }
}

void FindingsPanel::next() {
    const long count = GetItemCount();
    if (count == 0) return;
    at_ = (at_ + 1) % count;
    SetItemState(at_, wxLIST_STATE_SELECTED, wxLIST_STATE_SELECTED);
    EnsureVisible(at_);
}

void FindingsPanel::showPlace(long item) {
    at_ = item;
    const auto& findings = session_.report().findings;
    if (!onPlace || !session_.table() || static_cast<std::size_t>(item) >= findings.size()) return;
    if (const auto cell = placeOf(*session_.table(), findings[static_cast<std::size_t>(item)].finding))
        onPlace(*cell);
}

}  // namespace cota::wx
