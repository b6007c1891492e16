#include "editor/editing/property_sheet.h"

#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/property_rows.h"
#include "editor/editing/session.h"

namespace cota::session {

namespace {

using model::Subject;
using model::SubjectKind;

/// Printed values are shown with a counter of the type, the selected one if possible; alone if there is
/// none.
Selection counterOf(const SheetSource& source, const std::string& type, const Selection& selection) {
    for (const auto& subject : selection) {
        const auto found = findCounter(source.document, model::CounterId(subject.id));
        if (subject.kind == SubjectKind::counter && found.counter && found.counter->type.text == type)
            return {subject};
    }
    for (const auto& [file, forces] : source.document.forces)
        for (const auto& counter : forces->counters)
            if (counter.type.text == type) return {{SubjectKind::counter, counter.id.text, {}}};
    return {{SubjectKind::counterType, type, {}}};
}

/// The subjects whose sheets may have values of this one; the scenario for those without a sheet of their
/// own.
std::vector<Selection> sheetsFor(const SheetSource& source, const Subject& subject,
                                 const Selection& selection) {
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
        case SubjectKind::counterType:
            return {counterOf(source, subject.id, selection)};
        default:
            return {{}};
    }
}

bool isOf(const Property& row, const Subject& subject) {
    return row.of.kind == subject.kind && row.of.id == subject.id;
}

/// Findings about these may be about the whole group of rows.
bool isGroupOfRows(SubjectKind kind) {
    return kind == SubjectKind::side || kind == SubjectKind::part || kind == SubjectKind::group ||
           kind == SubjectKind::turn || kind == SubjectKind::victory;
}

}  // namespace

SheetSource sheetSourceOf(const Session& session) {
    return {session.document(), session.map(),  session.game(), session.palette(),
            session.language(), session.look(), session.path()};
}

PropertySheet propertiesOf(const SheetSource& source, const Subject& subject) {
    switch (subject.kind) {
        case SubjectKind::hex:
            return hexSheet(source, subject);
        case SubjectKind::counter:
            return counterSheet(source, subject);
        case SubjectKind::counterType:
            return typeSheet(source, subject);
        case SubjectKind::formation:
            return formationSheet(source, subject);
        case SubjectKind::path:
        case SubjectKind::shape:
            return boardThingSheet(source, subject);
        case SubjectKind::zone:
            return zoneSheet(source, subject);
        case SubjectKind::objective:
            return objectiveSheet(source, subject);
        case SubjectKind::scenario:
            return scenarioSheet(source, subject);
        default:
            return {};
    }
}

namespace {

/// The row of a value: the one with the wrong value, else one that is empty, else the first. A counter may
/// have the value on both of its sides.
std::optional<std::size_t> rowNamed(const PropertySheet& sheet, const Subject& subject,
                                    const std::string& name, const std::string& wrong) {
    std::optional<std::size_t> first, empty;
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        const auto& row = sheet.rows[i];
        if (row.name != name || !isOf(row, subject)) continue;
        if (!wrong.empty() && row.value == wrong) return i;
        if (row.value.empty() && !empty) empty = i;
        if (!first) first = i;
    }
    return empty ? empty : first;
}

}  // namespace

std::vector<ValueRow> valueRowsOf(const SheetSource& source, const model::Finding& finding,
                                  const Selection& wanted) {
    const auto& subject = finding.subject;
    const bool isUnstated =
        subject.kind != SubjectKind::part && !model::textOfValue(finding.values, "part").empty();
    auto names = valuesNamed(source, finding);
    if (const auto name = model::textOfValue(finding.values, "name"); names.empty() && !name.empty())
        names = {name};
    for (const auto& selection : sheetsFor(source, subject, wanted)) {
        const auto sheet = propertiesOf(
            source, selection.empty() ? Subject{SubjectKind::scenario, "", {}} : selection.focus());
        std::vector<ValueRow> places;
        const auto add = [&](std::size_t row) {
            places.push_back({selection, row, sheet.rows[row].label, sheet.rows[row].name == newStatement});
        };
        const auto unstated = std::ranges::find(sheet.rows, newStatement, &Property::name);
        if (isUnstated && unstated != sheet.rows.end())
            add(static_cast<std::size_t>(unstated - sheet.rows.begin()));
        for (std::size_t i = 0; i < names.size() && !isUnstated; ++i) {
            auto row = rowNamed(sheet, subject, names[i], model::textOfValue(finding.values, "value"));
            // A detail may need a value of the scenario.
            const auto ofScenario = std::ranges::find_if(sheet.rows, [&](const Property& one) {
                return one.name == names[i] &&
                       (one.of.kind == SubjectKind::scenario || one.of.kind == SubjectKind::none);
            });
            if (!row && subject.kind == SubjectKind::part && ofScenario != sheet.rows.end())
                row = static_cast<std::size_t>(ofScenario - sheet.rows.begin());
            if (row) add(*row);
        }
        const auto first =
            std::ranges::find_if(sheet.rows, [&](const Property& row) { return isOf(row, subject); });
        if (places.empty() && isGroupOfRows(subject.kind) && first != sheet.rows.end())
            add(static_cast<std::size_t>(first - sheet.rows.begin()));
        if (!places.empty()) return places;
    }
    return {};
}

std::optional<ValueRow> valueRowOf(const SheetSource& source, const model::Finding& finding,
                                   const Selection& selection) {
    const auto places = valueRowsOf(source, finding, selection);
    return places.empty() ? std::nullopt : std::optional(places.front());
}

}  // namespace cota::session
