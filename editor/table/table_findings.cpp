#include "editor/table/table_findings.h"

#include <algorithm>
#include <map>

#include "editor/table/table_edits.h"

namespace cota::session {

using model::Subject;
using model::SubjectKind;

namespace {

/// The cards of a type, wherever they lie.
std::vector<Subject> cardsOfType(const model::Tableau& tableau, const std::string& type) {
    std::vector<Subject> things;
    const auto cards = model::cardsOf(tableau);
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i]->type.text == type)
            if (const auto spot = spotOfCard(tableau, i)) things.push_back(subjectOf(*spot));
    return things;
}

}  // namespace

std::vector<Subject> thingsOf(const model::Document& document, const model::Finding& finding) {
    std::vector<Subject> things;
    const auto* tableau = tableOf(document);
    if (tableau == nullptr) return things;
    if (finding.subject.kind == SubjectKind::counterType) {
        things = cardsOfType(*tableau, finding.subject.id);
    } else if (finding.subject.kind == SubjectKind::relation) {
        for (const auto& one : tableau->relations)
            if (one.name() == finding.subject.id) {
                things.push_back({SubjectKind::cardGroup, one.from.text, {}});
                things.push_back({SubjectKind::cardGroup, one.to.text, {}});
            }
    } else if (isOnTable(*tableau, finding.subject)) {
        things.push_back(finding.subject);
    }
    for (const auto& other : finding.related)
        if (isOnTable(*tableau, other)) things.push_back(other);
    return things;
}

std::vector<TablePin> tablePins(const model::Document& document, const checks::Report& report) {
    std::map<Subject, model::Severity> worst;
    for (const auto& reported : report.findings) {
        const auto things = thingsOf(document, reported.finding);
        if (things.empty() || things.front() == tableSubject()) continue;
        auto& severity = worst.emplace(things.front(), reported.finding.severity).first->second;
        severity = std::max(severity, reported.finding.severity);
    }
    std::vector<TablePin> pins;
    for (const auto& [subject, severity] : worst) pins.push_back({subject, severity});
    return pins;
}

}  // namespace cota::session
