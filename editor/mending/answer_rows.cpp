#include "editor/mending/answer_rows.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "editor/scenario/forms.h"
#include "editor/scenario/turn_table.h"
#include "editor/scenario/victory_form.h"
#include "editor/setup/group_form.h"
#include "editor/words/words.h"
#include "mapsets/catalogue/value_schema.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

using model::Subject;
using model::SubjectKind;

/// The labels of the rows for an attribute, as files call it.
struct AnswerLabel {
    std::string_view attribute;
    Phrase label;
};
constexpr std::array answerLabels{
    AnswerLabel{"kind", trLater("Kind")},
    AnswerLabel{"side", trLater("Side")},
    AnswerLabel{"side", trLater("Who wins")},
    AnswerLabel{"order", trLater("Order of set-up")},
    AnswerLabel{"zone", trLater("Zone")},
    AnswerLabel{"zone", trLater("Entry")},
    AnswerLabel{"hexes", trLater("Hexes")},
    AnswerLabel{"objectives", trLater("Objectives")},
    AnswerLabel{"turn", trLater("Turn")},
    AnswerLabel{"turn", trLater("First turn of rolling")},
    AnswerLabel{"until", trLater("Last turn of rolling")},
    AnswerLabel{"until", trLater("Until")},
    AnswerLabel{"dice", trLater("Dice")},
    AnswerLabel{"needs", trLater("Arrives on")},
    AnswerLabel{"type", trLater("Type")},
    AnswerLabel{"formation", trLater("Formation")},
    AnswerLabel{"parent", trLater("Part of")},
    AnswerLabel{"group", trLater("Group")},
    AnswerLabel{"at", trLater("Hex")},
    AnswerLabel{"aboard", trLater("Aboard")},
    AnswerLabel{"count", trLater("Number")},
    AnswerLabel{"count", trLater("Number of findings")},
    AnswerLabel{"unit", trLater("Of what")},
    AnswerLabel{"when", trLater("When")},
    AnswerLabel{"level", trLater("Level")},
    AnswerLabel{"points", trLater("Victory points")},
    AnswerLabel{"owner", trLater("Held at start by")},
    AnswerLabel{"turns", trLater("Number of turns")},
    AnswerLabel{"date", trLater("Date")},
    AnswerLabel{"start", trLater("Time of the first turn")},
    AnswerLabel{"minutes", trLater("Minutes per turn")},
    AnswerLabel{"first", trLater("Side that moves first")},
    AnswerLabel{"north", trLater("North")},
    AnswerLabel{"title", trLater("Title")},
    AnswerLabel{"reason", trLater("Reason")},
    AnswerLabel{"rule", trLater("Rule")},
    AnswerLabel{"must-be", trLater("Must be")},
    AnswerLabel{"overrides", trLater("Overrides")},
    AnswerLabel{"metres", trLater("Height in metres")},
    AnswerLabel{"high", trLater("Higher side (in drawing direction)")},
    AnswerLabel{"closed", trLater("Closed")},
    AnswerLabel{"terrain", trLater("Terrain")},
    AnswerLabel{"shares", trLater("Other terrains")},
};

bool isCalled(const Property& row, std::string_view attribute) {
    if (row.name == attribute) return true;
    return std::ranges::any_of(answerLabels, [&](const AnswerLabel& one) {
        return one.attribute == attribute && row.label == tr(one.label);
    });
}

std::vector<std::string> attributesAskedBy(const std::string& id) {
    for (const auto& topic : checks::allTopics())
        for (const auto& rule : topic.rules)
            if (rule.id() == id) return mapsets::wordsOf(rule.answer);
    return {};
}

template <class Things, class IsIt>
std::optional<std::size_t> placeWhere(const Things& things, const IsIt& isIt) {
    const auto found = std::ranges::find_if(things, isIt);
    if (found == things.end()) return std::nullopt;
    return static_cast<std::size_t>(found - things.begin());
}

void append(std::vector<Property>& rows, PropertySheet sheet) {
    for (auto& row : sheet.rows) rows.push_back(std::move(row));
}

std::vector<Property> scenarioRows(const SheetSource& source) {
    std::vector<Property> rows;
    append(rows, turnsSheet(source));
    append(rows, basicsSheet(source));
    append(rows, mapSheet(source));
    return rows;
}

/// The cells of the first turn of the record that the finding is about, under the names of their columns.
std::vector<Property> turnRows(const SheetSource& source, const model::Finding& finding) {
    std::vector<Property> rows;
    const auto first = mapsets::readInteger(finding.subject.id);
    const auto table = std::make_shared<const TurnTable>(source);
    if (!first || *first < 1 || *first > table->rowCount()) return rows;
    int last = *first;
    for (const auto& record : (*source.document.scenario)->turns.records)
        if (record.from == *first) last = std::clamp(record.to, last, table->rowCount());
    const auto& columns = table->columns();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        using Kind = TurnColumn::Kind;
        const auto kind = columns[i].kind;
        if (kind != Kind::light && kind != Kind::weather && kind != Kind::visibility) continue;
        Property row;
        row.name = kind == Kind::light ? "light" : kind == Kind::weather ? "weather" : "visibility";
        row.label = columns[i].heading;
        row.kind =
            columns[i].choices.empty() || columns[i].isOpen ? Property::Kind::text : Property::Kind::choice;
        const int column = static_cast<int>(i);
        row.value = table->value(*first - 1, column);
        row.choices = columns[i].choices;
        const bool isKnown =
            std::ranges::find(row.choices, row.value, &PaletteEntry::id) != row.choices.end();
        if (row.kind == Property::Kind::choice && !isKnown)
            row.choices.push_back({row.value, row.value + " (?)"});
        row.write = [table, from = *first - 1, to = last - 1, column](const std::string& value) {
            return table->set({from, column, to, column}, value);
        };
        rows.push_back(std::move(row));
    }
    return rows;
}

/// The form of the subject.
std::vector<Property> formOf(const SheetSource& source, const model::Finding& finding) {
    std::vector<Property> rows;
    const auto& subject = finding.subject;
    if (!source.document.scenario || subject.kind == SubjectKind::counter ||
        subject.kind == SubjectKind::counterType) {
        append(rows, propertiesOf(source, subject.kind == SubjectKind::counterType
                                              ? Subject{SubjectKind::counterType, subject.id, {}}
                                              : Subject{subject.kind, subject.id, {}}));
        return rows;
    }
    const auto& scenario = **source.document.scenario;
    switch (subject.kind) {
        case SubjectKind::group:
            append(rows, groupForm(source, model::GroupId(subject.id)));
            break;
        case SubjectKind::victory:
            if (const auto place =
                    placeWhere(scenario.victory, [&](const auto& one) { return one.id == subject.id; }))
                append(rows, victorySheet(source, *place));
            break;
        case SubjectKind::side:
            if (const auto place =
                    placeWhere(scenario.sides, [&](const auto& one) { return one.id.text == subject.id; }))
                append(rows, sideSheet(source, *place));
            for (std::size_t i = 0; i < scenario.exits.size(); ++i)
                if (scenario.exits[i].side.text == subject.id) append(rows, exitSheet(source, i));
            break;
        case SubjectKind::acceptance:
            if (const auto place = placeWhere(scenario.acceptances, [&](const auto& one) {
                    return subject.id == one.rule + " " + one.subject;
                }))
                append(rows, acceptanceSheet(source, *place));
            break;
        case SubjectKind::pair:
            if (const auto place = placeWhere(scenario.sightMarks, [&](const auto& one) {
                    return subject.hexes.size() > 1 && one.from.label == subject.hexes[0] &&
                           one.to.label == subject.hexes[1];
                }))
                append(rows, sightPairSheet(source, *place));
            break;
        case SubjectKind::turn:
            rows = turnRows(source, finding);
            break;
        default:
            append(rows, propertiesOf(source, Subject{subject.kind, subject.id, {}}));
    }
    return rows;
}

}  // namespace

std::vector<Property> answerRowsFor(const SheetSource& source, const model::Finding& finding) {
    std::vector<Property> answers;
    const auto attributes = attributesAskedBy(finding.rule);
    if (attributes.empty()) return answers;
    auto rows = formOf(source, finding);
    if (source.document.scenario)
        for (auto& row : scenarioRows(source)) rows.push_back(std::move(row));
    for (const auto& attribute : attributes)
        for (auto& row : rows) {
            if (!row.write || row.kind == Property::Kind::action || !isCalled(row, attribute)) continue;
            row.heading.clear();
            answers.push_back(row);
            // A title has a row for each language.
            if (row.language.empty()) break;
        }
    return answers;
}

}  // namespace cota::session
