#include "editor/mending/finding_questions.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/finding_values.h"
#include "editor/mending/answer_rows.h"
#include "editor/mending/board_question.h"
#include "editor/mending/finding_list.h"
#include "editor/mending/hex_question.h"
#include "editor/scenario/forms.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "mapsets/catalogue/value_schema.h"
#include "validator/engine/acceptances.h"

namespace cota::session {

namespace {

using model::CounterId;
using model::Document;
using model::Finding;
using model::Group;
using model::SubjectKind;

Written stepOf(const Document& before, StepName label, Document after, Selection selection = {}) {
    if (after == before) return {};
    return {HistoryEntry{std::move(label), std::move(after), std::move(selection)}, {}};
}

Property field(std::string label, Property::Kind kind, std::function<Written(const std::string&)> write) {
    Property made;
    made.label = std::move(label);
    made.kind = kind;
    made.write = std::move(write);
    return made;
}

Selection selected(const CounterId& id) { return {{SubjectKind::counter, id.text, {}}}; }

/// The unit in another group, with its states; without a hex unless one is given.
Document moved(const Document& document, const CounterId& id, const model::GroupId& group,
               std::optional<model::HexRef> at) {
    const auto found = findPlacement(document, id);
    model::Placement placement;
    if (found.placement) placement = *found.placement;
    placement.counter = id;
    placement.at = std::move(at);
    placement.aboard.reset();
    return model::withPlacement(document, group, placement);
}

/// A free id that begins like this.
model::GroupId freeGroup(const model::Scenario& scenario, const std::string& start) {
    std::string id = start;
    for (int number = 2;
         std::ranges::any_of(scenario.groups, [&](const Group& one) { return one.id.text == id; }); ++number)
        id = start + "-" + std::to_string(number);
    return model::GroupId(id);
}

std::string nameOfGroup(const Group& group, model::Language language) {
    std::string name = group.name.in(language);
    if (name.empty()) name = group.id.text;
    if (group.kind == Group::Kind::arrival && group.turn)
        name += ", " + tr("turn %s", std::to_string(*group.turn));
    return name;
}

/// The group in which a unit sets up in a hex: its own, or the first of its side, or a new one.
std::pair<Document, model::GroupId> setupGroup(const SheetSource& source, const CounterId& id,
                                               const std::string& side) {
    const auto& scenario = **source.document.scenario;
    const auto found = findPlacement(source.document, id);
    if (found.group && found.group->kind == Group::Kind::setup) return {source.document, found.group->id};
    for (const auto& group : scenario.groups)
        if (group.kind == Group::Kind::setup && group.side.text == side) return {source.document, group.id};
    Group made;
    made.id = freeGroup(scenario, side + "-setup");
    made.side = model::SideId(side);
    return {model::withGroup(source.document, made), made.id};
}

std::string placeInHex() { return tr("Place in hex"); }

Property placeQuestion(const SheetSource& source, const CounterId& id, const std::string& side) {
    auto row = field(placeInHex(), Property::Kind::text, [source, id, side](const std::string& label) {
        if (label.empty()) return Written{};
        const auto cells = source.map->field().candidates(label);
        if (cells.empty()) return Written{std::nullopt, tr("There is no hex %s.", label)};
        const auto [document, group] = setupGroup(source, id, side);
        return stepOf(source.document, named("Place %s", counterName(source.document, id)),
                      moved(document, id, group, source.map->ref(cells.front())), selected(id));
    });
    row.help = tr("The number of a hex, for example %s",
                  source.map->field().label(source.map->field().hexes().front()));
    return row;
}

Property groupQuestion(const SheetSource& source, const CounterId& id, const std::string& side) {
    auto row = field(tr("Put in group"), Property::Kind::choice, [source, id](const std::string& group) {
        return stepOf(source.document, named("Put %s in a group", counterName(source.document, id)),
                      moved(source.document, id, model::GroupId(group), std::nullopt), selected(id));
    });
    const auto found = findPlacement(source.document, id);
    if (found.group) row.value = found.group->id.text;
    if (row.value.empty()) row.choices.push_back({"", tr("none")});
    for (const auto& group : (*source.document.scenario)->groups)
        if (side.empty() || group.side.text == side || group.id.text == row.value)
            row.choices.push_back({group.id.text, nameOfGroup(group, source.language)});
    return row;
}

/// The turn of arrival of a unit: that of a group that arrives then, which is made if there is none. With a
/// zone: that it enters by.
Property turnQuestion(const SheetSource& source, const CounterId& id, const std::string& side,
                      const model::Zone* by) {
    const int last = std::max((*source.document.scenario)->turns.count, 1);
    const auto zone = by ? by->id : model::ZoneId();
    auto row = field(by ? tr("Arrives at %s on turn", nameOf(*by, source.language)) : tr("Arrives on turn"),
                     Property::Kind::text, [source, id, side, last, zone](const std::string& text) {
                         Written written;
                         if (text.empty()) return written;
                         const auto turn = mapsets::readInteger(text);
                         if (!turn || *turn < 1 || *turn > last) {
                             written.refusal = tr("Enter a turn from 1 to %s.", std::to_string(last));
                             return written;
                         }
                         const auto label = named("%s arrives", counterName(source.document, id)) + " " +
                                            named("on turn %s", std::to_string(*turn));
                         Document document = source.document;
                         const auto& scenario = **document.scenario;
                         const auto found = std::ranges::find_if(scenario.groups, [&](const Group& group) {
                             return group.kind == Group::Kind::arrival && group.side.text == side &&
                                    group.turn == turn && !group.roll && (zone.empty() || group.zone == zone);
                         });
                         model::GroupId group;
                         if (found != scenario.groups.end()) {
                             group = found->id;
                         } else {
                             Group made;
                             made.id = group = freeGroup(scenario, side + "-turn-" + std::to_string(*turn));
                             made.kind = Group::Kind::arrival;
                             made.side = model::SideId(side);
                             made.turn = turn;
                             made.zone = zone;
                             document = model::withGroup(document, made);
                         }
                         return stepOf(source.document, label, moved(document, id, group, std::nullopt),
                                       selected(id));
                     });
    row.hint = "1-" + std::to_string(last);
    return row;
}

/// The zones by which groups of the side arrive, else those of the side that nobody sets up in; at most two.
std::vector<const model::Zone*> entriesFor(const model::Scenario& scenario, const std::string& side) {
    constexpr std::size_t mostEntries = 2;
    std::vector<const model::Zone*> entries;
    const auto isUsed = [&](const model::Zone& zone, Group::Kind kind) {
        return std::ranges::any_of(scenario.groups, [&](const Group& group) {
            return group.zone == zone.id && group.kind == kind && group.side.text == side;
        });
    };
    for (const auto& zone : scenario.zones)
        if (isUsed(zone, Group::Kind::arrival)) entries.push_back(&zone);
    for (const auto& zone : scenario.zones)
        if (entries.empty() && zone.side.text == side && !isUsed(zone, Group::Kind::setup))
            entries.push_back(&zone);
    if (entries.size() > mostEntries) entries.resize(mostEntries);
    return entries;
}

/// Whether the hex of the unit is none of the map.
bool isOffTheMap(const SheetSource& source, const Finding& finding) {
    if (finding.subject.kind != SubjectKind::counter || !source.map) return false;
    const auto* placement = findPlacement(source.document, CounterId(finding.subject.id)).placement;
    return placement && placement->at && !source.map->field().resolve(placement->at->label);
}

void addPlaceQuestions(const SheetSource& source, const Finding& finding, std::vector<Property>& rows) {
    if (!isWithoutPlace(source.document, finding) && !isOffTheMap(source, finding)) return;
    const CounterId id(finding.subject.id);
    const std::string side = sideOfFinding(source.document, finding);
    if (source.map) rows.push_back(placeQuestion(source, id, side));
    if (!(*source.document.scenario)->groups.empty()) rows.push_back(groupQuestion(source, id, side));
    if (side.empty()) return;
    const auto entries = entriesFor(**source.document.scenario, side);
    for (const auto* entry : entries) rows.push_back(turnQuestion(source, id, side, entry));
    if (entries.empty()) rows.push_back(turnQuestion(source, id, side, nullptr));
}

/// The zone and the turn of a group that states too little.
void addGroupQuestions(const SheetSource& source, const Finding& finding, std::vector<Property>& rows) {
    if (finding.subject.kind != SubjectKind::group || !source.document.scenario) return;
    const auto& scenario = **source.document.scenario;
    const auto found = std::ranges::find(scenario.groups, model::GroupId(finding.subject.id), &Group::id);
    if (found == scenario.groups.end()) return;
    const Group group = *found;
    const StepName name = subjectName(source.document, finding.subject);
    const auto changed = [source, group](const std::function<void(Group&)>& change) {
        Group made = group;
        change(made);
        return model::withGroup(source.document, made);
    };
    auto zone = field(tr("Set zone"), Property::Kind::choice, [source, changed, name](const std::string& id) {
        return stepOf(source.document, named("Set the zone of %s", name),
                      changed([&](Group& one) { one.zone = model::ZoneId(id); }));
    });
    zone.value = group.zone.text;
    zone.choices.push_back({"", tr("no zone")});
    for (const auto& one : scenario.zones)
        zone.choices.push_back({one.id.text, nameOf(one, source.language)});
    if (scenario.zones.size() > 0) rows.push_back(std::move(zone));
    if (group.kind != Group::Kind::arrival) return;
    const int last = std::max(scenario.turns.count, 1);
    auto turn = field(
        tr("Arrives on turn"), Property::Kind::text, [source, changed, name, last](const std::string& text) {
            const auto number = mapsets::readInteger(text);
            if (!number || *number < 1 || *number > last)
                return Written{std::nullopt, tr("Enter a turn from 1 to %s.", std::to_string(last))};
            return stepOf(source.document, named("Set the turn of %s", name),
                          changed([&](Group& one) { one.turn = number; }));
        });
    if (group.turn) turn.value = std::to_string(*group.turn);
    rows.push_back(std::move(turn));
}

/// The property that a place of a value stands for; null if it cannot be entered.
std::optional<Property> rowAt(const SheetSource& source, const ValueRow& place) {
    const auto sheet =
        propertiesOf(source, place.selection.empty() ? model::Subject{SubjectKind::scenario, "", {}}
                                                     : *place.selection.begin());
    if (place.row >= sheet.rows.size() || !sheet.rows[place.row].write) return std::nullopt;
    return sheet.rows[place.row];
}

/// The questions about one finding alone.
std::vector<Property> ownQuestions(const SheetSource& source, const Finding& finding);

/// Whether one answer may be meant for both: the same value of the same kind of thing.
bool isSameQuestion(const Finding& one, const Finding& other) {
    const auto isSame = [&](const char* name) {
        return model::textOfValue(one.values, name) == model::textOfValue(other.values, name);
    };
    return one.message == other.message && one.subject.kind == other.subject.kind && isSame("name") &&
           isSame("known") && (one.subject.kind != SubjectKind::part || isSame("part"));
}

/// The same value for all findings of a kind, as one step; nothing if there is only one.
std::optional<Property> forAllAlike(const SheetSource& source, const Finding& finding, const Property& one,
                                    const checks::Report& report) {
    std::vector<Finding> alike;
    for (const auto& reported : report.findings)
        if (isSameQuestion(reported.finding, finding) && reported.state == checks::State::fresh)
            alike.push_back(reported.finding);
    if (alike.size() < 2) return std::nullopt;
    Property all = one;
    all.label = tr("The same for all %s", std::to_string(alike.size()));
    all.value.clear();
    all.help = one.help;
    all.write = [source, alike, label = one.label](const std::string& value) {
        SheetSource now = source;
        for (const auto& other : alike)
            for (const auto& row : ownQuestions(now, other)) {
                if (row.label != label) continue;
                auto written = row.write(value);
                if (!written.refusal.empty()) return written;
                if (written.step) now.document = std::move(written.step->document);
                break;
            }
        return stepOf(source.document,
                      named("Set %s", StepName(label).inSentence()) + " " + named("to %s", value) + " (" +
                          std::to_string(alike.size()) + ")",
                      std::move(now.document));
    };
    return all;
}

/// A detail as a whole: its side, its values, its place. One of an unknown kind needs another name instead.
void addStatement(const SheetSource& source, const Finding& finding, std::vector<Property>& rows) {
    const auto place = statementPlace(source, finding.subject);
    if (!place || !source.game ||
        !source.game->catalogue.partKind((*source.document.scenario)->parts[*place].kind))
        return;
    for (auto& row : statementSheet(source, *place).rows) {
        if (!row.write || row.kind == Property::Kind::action) continue;
        row.heading.clear();
        rows.push_back(std::move(row));
    }
}

bool isAboutValue(const SheetSource& source, const Finding& finding) {
    return !valuesNamed(source, finding).empty() || !model::textOfValue(finding.values, "name").empty();
}

/// A value that names a detail chooses among the details of the side that the finding is about.
void chooseAmongOwn(const SheetSource& source, const Finding& finding, Property& row) {
    const auto kind = model::textOfValue(finding.values, "sheet");
    if (kind.empty() || !source.document.scenario) return;
    const auto own = namesOfDetails(source.document, model::PartKindId(kind),
                                    model::SideId(sideOfFinding(source.document, finding)));
    if (own.empty()) return;
    row.kind = Property::Kind::choice;
    row.choices = {{"", tr("not set")}};
    for (const auto& name : own) row.choices.push_back({name, name});
    if (!row.value.empty() && std::ranges::find(own, row.value) == own.end())
        row.choices.push_back({row.value, row.value + " (?)"});
}

void addValueQuestions(const SheetSource& source, const Finding& finding, std::vector<Property>& rows) {
    // Without a value the finding leads to the first row of its subject, which is no answer: "Name".
    if (!isAboutValue(source, finding)) {
        // A detail whose text is missing has no other field to fill in.
        if (answerRowsFor(source, finding).empty()) addStatement(source, finding, rows);
        return;
    }
    for (const auto& place : valueRowsOf(source, finding)) {
        if (place.isList) continue;
        auto row = rowAt(source, place);
        if (!row || row->name.empty() || row->kind == Property::Kind::action) continue;
        row->heading.clear();
        row->error.clear();
        chooseAmongOwn(source, finding, *row);
        rows.push_back(std::move(*row));
    }
}

/// What the rule asks for, unless it is asked already.
void addAnswerRows(const SheetSource& source, const Finding& finding, std::vector<Property>& rows) {
    const auto isAsked = [&](const Property& row) {
        return std::ranges::any_of(rows, [&](const Property& other) {
            return other.label == row.label && other.language == row.language;
        });
    };
    for (auto& row : answerRowsFor(source, finding))
        if (!isAsked(row)) rows.push_back(std::move(row));
}

std::vector<Property> ownQuestions(const SheetSource& source, const Finding& finding) {
    std::vector<Property> rows;
    addPlaceQuestions(source, finding, rows);
    const bool isAbout = isAboutValue(source, finding);
    if (!isAbout || !model::findValue(finding.values, "field")) addGroupQuestions(source, finding, rows);
    if (auto board = boardQuestion(source, finding)) rows.push_back(std::move(*board));
    if (auto hex = hexQuestion(source, finding)) rows.push_back(std::move(*hex));
    addValueQuestions(source, finding, rows);
    if (!isAbout || finding.subject.kind != SubjectKind::part) addAnswerRows(source, finding, rows);
    return rows;
}

}  // namespace

bool isWithoutPlace(const Document& document, const Finding& finding) {
    if (finding.subject.kind != SubjectKind::counter || !document.scenario) return false;
    const CounterId id(finding.subject.id);
    if (!findCounter(document, id).counter) return false;
    const auto found = findPlacement(document, id);
    return !found.placement || (!found.placement->at && !found.placement->aboard);
}

std::vector<Property> questionsFor(const SheetSource& source, const Finding& finding,
                                   const checks::Report& report) {
    std::vector<Property> rows;
    for (auto& row : ownQuestions(source, finding)) {
        // Two units are not put in the same hex, and a text is not the same for all.
        const bool isWords = row.kind == Property::Kind::lines || !row.language.empty() ||
                             (row.kind == Property::Kind::text && finding.subject.kind == SubjectKind::part);
        const bool isForAll = !isWords && row.label != placeInHex();
        auto all = isForAll ? forAllAlike(source, finding, row, report) : std::nullopt;
        rows.push_back(std::move(row));
        if (all) rows.push_back(std::move(*all));
    }
    return rows;
}

Property acceptanceOf(const SheetSource& source, const Finding& finding, const checks::Report& report) {
    const auto acceptance = checks::acceptanceOf(finding, report.findings);
    auto row = field(tr("Accept with a reason"), Property::Kind::text,
                     [source, acceptance](const std::string& reason) {
                         if (reason.empty()) return Written{};
                         auto made = acceptance;
                         made.reason = reason;
                         return stepOf(source.document, named("Accept the finding %s", made.rule),
                                       model::withAcceptance(source.document, made));
                     });
    row.hint = tr("why this is intended");
    return row;
}

}  // namespace cota::session
