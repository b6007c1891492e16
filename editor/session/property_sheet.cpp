#include "editor/session/property_sheet.h"

#include <algorithm>

#include "editor/session/property_rows.h"
#include "editor/session/session.h"

namespace cota::session {

namespace {

using model::Subject;
using model::SubjectKind;

/// The things whose sheets may have values of the subject; what has no sheet of its own is a matter of the
/// scenario.
std::vector<Selection> sheetsFor(const Desk& desk, const Subject& subject) {
    switch (subject.kind) {
        case SubjectKind::hex:
        case SubjectKind::counter:
        case SubjectKind::formation:
        case SubjectKind::path:
        case SubjectKind::shape:
        case SubjectKind::zone:
        case SubjectKind::objective:
            return {{{subject.kind, subject.id, {}}}};
        case SubjectKind::feature: {
            std::vector<Selection> hexes;
            for (const auto& label : subject.hexes) hexes.push_back({{SubjectKind::hex, label, {}}});
            return hexes;
        }
        case SubjectKind::counterType:  // printed values stand with those of every counter of the type
            for (const auto& [file, forces] : desk.document.forces)
                for (const auto& counter : forces->counters)
                    if (counter.type.text == subject.id)
                        return {{{SubjectKind::counter, counter.id.text, {}}}};
            return {};
        default:
            return {{}};
    }
}

bool isOf(const Property& row, const Subject& subject) {
    return row.of.kind == subject.kind && row.of.id == subject.id;
}

/// A finding about one of these may be about all of it.
bool isGroupOfRows(SubjectKind kind) {
    return kind == SubjectKind::side || kind == SubjectKind::part || kind == SubjectKind::group ||
           kind == SubjectKind::turn || kind == SubjectKind::victory;
}

}  // namespace

Desk deskOf(const Session& session) {
    return {session.document(), session.table(), session.game(), session.palette(), session.language()};
}

PropertySheet propertiesOf(const Desk& desk, const Subject& subject) {
    switch (subject.kind) {
        case SubjectKind::hex:
            return hexSheet(desk, subject);
        case SubjectKind::counter:
            return counterSheet(desk, subject);
        case SubjectKind::formation:
            return formationSheet(desk, subject);
        case SubjectKind::path:
        case SubjectKind::shape:
            return boardThingSheet(desk, subject);
        case SubjectKind::zone:
            return zoneSheet(desk, subject);
        case SubjectKind::objective:
            return objectiveSheet(desk, subject);
        case SubjectKind::scenario:
            return scenarioSheet(desk, subject);
        default:
            return {};
    }
}

std::optional<ValuePlace> valuePlaceOf(const Desk& desk, const model::Finding& finding) {
    const auto valueOf = [&](const char* name) {
        const auto found = std::ranges::find(finding.values, name, &model::MessageValue::name);
        return found == finding.values.end() ? std::string() : found->text;
    };
    const auto& subject = finding.subject;
    const std::string name = valueOf("name");
    const bool isUnstated = subject.kind != SubjectKind::part && !valueOf("part").empty();
    for (const auto& selection : sheetsFor(desk, subject)) {
        const auto sheet = propertiesOf(
            desk, selection.empty() ? Subject{SubjectKind::scenario, "", {}} : *selection.begin());
        const auto at = [&](auto row) {
            return ValuePlace{selection, static_cast<std::size_t>(row - sheet.rows.begin()), row->label};
        };
        const auto exact = std::ranges::find_if(sheet.rows, [&](const Property& row) {
            return isUnstated ? row.name == newStatement
                              : !name.empty() && row.name == name && isOf(row, subject);
        });
        if (exact != sheet.rows.end()) return at(exact);
        const auto first =
            std::ranges::find_if(sheet.rows, [&](const Property& row) { return isOf(row, subject); });
        if (isGroupOfRows(subject.kind) && first != sheet.rows.end()) return at(first);
    }
    return std::nullopt;
}

}  // namespace cota::session
