#include "editor/mending/answer_rows.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "editor/documents/force_tree.h"
#include "editor/documents/subject_name.h"
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
    AnswerLabel{"kind", trLater("Kind of group")},
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
    AnswerLabel{"history", trLater("Introduction")},
    AnswerLabel{"name", trLater("Name")},
    AnswerLabel{"reason", trLater("Reason")},
    AnswerLabel{"rule", trLater("Rule")},
    AnswerLabel{"must-be", trLater("Must be")},
    AnswerLabel{"overrides", trLater("Overrides")},
    AnswerLabel{"metres", trLater("Height in metres")},
    AnswerLabel{"high", trLater("Higher side (in drawing direction)")},
    AnswerLabel{"closed", trLater("Closed")},
    AnswerLabel{"terrain", trLater("Terrain")},
    AnswerLabel{"shares", trLater("Other terrains")},
    AnswerLabel{"text", trLater("Text")},
    AnswerLabel{"separator", trLater("Between column and row")},
    AnswerLabel{"digits", trLater("Digits")},
    AnswerLabel{"top", trLater("Half hexes at the top")},
    AnswerLabel{"right", trLater("Half hexes at the right")},
    AnswerLabel{"bottom", trLater("Half hexes at the bottom")},
    AnswerLabel{"left", trLater("Half hexes at the left")},
    AnswerLabel{"column", trLater("Column of its upper left hex")},
    AnswerLabel{"row", trLater("Row of its upper left hex")},
};

/// Whether the row is that of an attribute of the file format.
bool isLabelled(const Property& row, std::string_view attribute) {
    return std::ranges::any_of(answerLabels, [&](const AnswerLabel& one) {
        return one.attribute == attribute && row.label == tr(one.label);
    });
}

/// A game may name a value of its counters as the file format names an attribute: then that of the format is
/// meant.
bool isMeant(const std::vector<Property>& rows, const Property& row, std::string_view attribute) {
    const bool hasLabelled =
        std::ranges::any_of(rows, [&](const Property& one) { return isLabelled(one, attribute); });
    return hasLabelled ? isLabelled(row, attribute) : row.name == attribute;
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
    append(rows, textsSheet(source));
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

/// The forms of exits, those of a side or by a zone.
void appendExits(const SheetSource& source, const Subject& subject, std::vector<Property>& rows) {
    const auto& exits = (*source.document.scenario)->exits;
    for (std::size_t i = 0; i < exits.size(); ++i)
        if (subject.id == (subject.kind == SubjectKind::side ? exits[i].side.text : exits[i].zone.text))
            append(rows, exitSheet(source, i));
}

/// The place of a board on the map, and its grid.
void appendBoard(const SheetSource& source, const Subject& subject, std::vector<Property>& rows) {
    if (source.document.scenario) {
        const auto& boards = (*source.document.scenario)->assembly.boards;
        for (std::size_t i = 0; i < boards.size(); ++i) {
            if (boards[i].id.text != subject.id) continue;
            append(rows, placedBoardSheet(source, i));
            if (source.document.boards.contains(boards[i].file))
                append(rows, gridSheet(source, boards[i].file));
            return;
        }
    }
    for (const auto& [file, board] : source.document.boards)
        if (board->id == subject.id || source.document.boards.size() == 1)
            return append(rows, gridSheet(source, file));
}

/// A feature of the scenario in the hex of the subject.
void appendFeature(const SheetSource& source, const Subject& subject, std::vector<Property>& rows) {
    const auto& features = (*source.document.scenario)->features;
    for (std::size_t i = 0; i < features.size(); ++i) {
        const auto& feature = features[i];
        const bool isThere = std::ranges::find(subject.hexes, feature.at.label) != subject.hexes.end() ||
                             subject.id == feature.kind.text + "@" + feature.at.label ||
                             subject.id == feature.at.label;
        if (isThere && subject.id.starts_with(feature.kind.text))
            return append(rows, featureSheet(source, i));
    }
}

/// The type of a unit, in which its class and nation are.
void appendType(const SheetSource& source, const Subject& unit, std::vector<Property>& rows) {
    if (const auto found = findCounter(source.document, model::CounterId(unit.id)); found.counter)
        append(rows, propertiesOf(source, Subject{SubjectKind::counterType, found.counter->type.text, {}}));
}

/// The special rule that begins like the text of the finding; without one, the sheet of the scenario.
void appendRule(const SheetSource& source, const model::Finding& finding, std::vector<Property>& rows) {
    const auto text = model::textOfValue(finding.values, "text");
    const auto& rules = (*source.document.scenario)->specialRules;
    for (std::size_t i = 0; i < rules.size() && !text.empty(); ++i)
        if (rules[i].text.in(model::Language::english).starts_with(text))
            return append(rows, specialRuleSheet(source, i));
    append(rows, propertiesOf(source, Subject{SubjectKind::scenario, finding.subject.id, {}}));
}

void appendAcceptance(const SheetSource& source, const Subject& subject, std::vector<Property>& rows) {
    const auto& scenario = **source.document.scenario;
    if (const auto place = placeWhere(scenario.acceptances, [&](const auto& one) {
            return subject.id == one.rule + " " + one.subject;
        }))
        append(rows, acceptanceSheet(source, *place));
}

void appendPair(const SheetSource& source, const Subject& subject, std::vector<Property>& rows) {
    const auto& scenario = **source.document.scenario;
    if (const auto place = placeWhere(scenario.sightMarks, [&](const auto& one) {
            return subject.hexes.size() > 1 && one.from.label == subject.hexes[0] &&
                   one.to.label == subject.hexes[1];
        }))
        append(rows, sightPairSheet(source, *place));
}

/// All hexes that the finding is about: one answer is for all of them. A list that is cut is completed if
/// they have a terrain in common.
Selection listedHexes(const SheetSource& source, const model::Finding& finding) {
    constexpr std::size_t most = 200, mostOfTerrain = 5000;
    Selection hexes{{SubjectKind::hex, finding.subject.id, {}}};
    if (const auto* listed = model::findValue(finding.values, "hexes"))
        for (const auto text : listed->itemTexts())
            if (hexes.size() < most) hexes.insert({SubjectKind::hex, std::string(text), {}});
    const auto count = mapsets::readInteger(model::textOfValue(finding.values, "count"));
    const auto* terrain = model::findValue(finding.values, "terrain");
    if (!source.map || !terrain || !count || *count <= static_cast<int>(hexes.size())) return hexes;
    const auto isIt = [&](const model::TerrainShare& share) { return share.terrain.text == terrain->text; };
    for (const Cell cell : source.map->field().hexes())
        if (hexes.size() < mostOfTerrain && std::ranges::any_of(source.map->terrain(cell).shares, isIt))
            hexes.insert({SubjectKind::hex, source.map->label(cell), {}});
    return hexes;
}

/// The form of the subject.
std::vector<Property> formOf(const SheetSource& source, const model::Finding& finding) {
    std::vector<Property> rows;
    const auto& subject = finding.subject;
    if (subject.kind == SubjectKind::board) appendBoard(source, subject, rows);
    if (!source.document.scenario || subject.kind == SubjectKind::counter ||
        subject.kind == SubjectKind::counterType) {
        append(rows, subject.kind == SubjectKind::hex
                         ? propertiesOf(source, listedHexes(source, finding))
                         : propertiesOf(source, Subject{subject.kind, subject.id, {}}));
        if (subject.kind == SubjectKind::counter) appendType(source, subject, rows);
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
            appendExits(source, subject, rows);
            break;
        case SubjectKind::feature:
            appendFeature(source, subject, rows);
            break;
        case SubjectKind::zone:
            appendExits(source, subject, rows);
            append(rows, propertiesOf(source, Subject{subject.kind, subject.id, {}}));
            break;
        case SubjectKind::acceptance:
            appendAcceptance(source, subject, rows);
            break;
        case SubjectKind::pair:
            appendPair(source, subject, rows);
            break;
        case SubjectKind::turn:
            rows = turnRows(source, finding);
            break;
        case SubjectKind::part:
            if (const auto place = statementPlace(source, subject))
                append(rows, statementSheet(source, *place));
            break;
        case SubjectKind::scenario:
            appendRule(source, finding, rows);
            break;
        case SubjectKind::hex:
            append(rows, propertiesOf(source, listedHexes(source, finding)));
            break;
        default:
            append(rows, propertiesOf(source, Subject{subject.kind, subject.id, {}}));
    }
    return rows;
}

/// The hexes of units that the finding is about too: either of two may be moved.
void appendHexesOfUnits(const SheetSource& source, const model::Finding& finding,
                        std::vector<Property>& answers) {
    constexpr std::size_t mostUnits = 2;
    std::size_t units = 0;
    for (const auto& other : finding.related) {
        if (other.kind != SubjectKind::counter || units++ == mostUnits) continue;
        const auto name = counterName(source.document, model::CounterId(other.id)).in(source.language);
        for (auto& row : propertiesOf(source, Subject{other.kind, other.id, {}}).rows) {
            if (!row.write || !isLabelled(row, "at")) continue;
            row.heading.clear();
            row.label = tr("Hex of %s", name);
            answers.push_back(std::move(row));
            break;
        }
    }
}

}  // namespace

std::vector<Property> answerRowsFor(const SheetSource& source, const model::Finding& finding) {
    std::vector<Property> answers;
    auto attributes = attributesAskedBy(finding.rule);
    // A rule about several texts says which one it asks for.
    if (const auto asked = model::textOfValue(finding.values, "asks"); !asked.empty()) attributes = {asked};
    if (attributes.empty()) return answers;
    auto rows = formOf(source, finding);
    if (source.document.scenario)
        for (auto& row : scenarioRows(source)) rows.push_back(std::move(row));
    for (const auto& attribute : attributes)
        for (const auto& row : rows) {
            if (!row.write || row.kind == Property::Kind::action || !isMeant(rows, row, attribute)) continue;
            answers.push_back(row);
            answers.back().heading.clear();
            // A title has a row for each language.
            if (row.language.empty()) break;
        }
    if (std::ranges::find(attributes, "at") != attributes.end()) appendHexesOfUnits(source, finding, answers);
    return answers;
}

}  // namespace cota::session
