#include "editor/scenario/checklist.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "editor/documents/names.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/property_rows.h"
#include "editor/scenario/forms.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/finding/message.h"
#include "validator/engine/acceptances.h"
#include "validator/engine/finding_sink.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

using ItemForm = ChecklistItem::Form;
using State = ChecklistItem::State;
using model::Scenario;

/// The kinds of details of which the finding asks for one.
std::vector<std::string> kindsAsked(const model::Finding& finding) {
    const auto* part = model::findValue(finding.values, "part");
    const bool isToAdd = std::ranges::any_of(
        finding.values, [](const auto& value) { return value.name == checks::inTheFile; });
    return part && isToAdd ? part->ids(model::ValueKind::part) : std::vector<std::string>{};
}

bool asks(const model::Finding& finding, const model::PartKindId& kind) {
    const auto kinds = kindsAsked(finding);
    return std::ranges::find(kinds, kind.text) != kinds.end();
}

/// Whether findings of the rule are answered with a text.
bool asksForText(const std::string& rule) {
    for (const auto& topic : checks::allTopics())
        for (const auto& one : topic.rules)
            if (one.id() == rule) return one.answer == std::string_view("text");
    return false;
}

/// "nation, morale missing"; empty if nothing is.
std::string missingSentence(const std::vector<std::string>& names) {
    std::string all;
    for (const auto& name : names) all += (all.empty() ? "" : ", ") + name;
    return all.empty() ? all : tr("%s missing", all);
}

class Maker {
  public:
    Maker(const SheetSource& source, const checks::Report& report)
        : source_(source), report_(report), scenario_(**source.document.scenario) {
        for (const auto& one : report.findings)
            if (one.state == checks::State::fresh && asksForText(one.finding.rule))
                if (const auto place = statementPlace(source, one.finding.subject)) unwritten_.insert(*place);
    }

    std::vector<ChecklistItem> items() && {
        addBasics();
        addSides();
        addStatements();
        addOptional();
        return std::move(items_);
    }

  private:
    ChecklistItem& add(ItemForm form, std::string name, bool isStated, bool isAsked,
                       std::string detail = {}) {
        const auto state = isStated ? State::stated : isAsked ? State::missing : State::optional;
        ChecklistItem item;
        item.form = form;
        item.state = state;
        item.name = std::move(name);
        item.detail = std::move(detail);
        items_.push_back(std::move(item));
        return items_.back();
    }
    ChecklistItem& addCounted(ItemForm form, std::string name, std::size_t count, bool isAsked) {
        return add(form, std::move(name), count > 0, isAsked, count > 0 ? std::to_string(count) : "");
    }

    void addBasics() {
        add(ItemForm::basics, tr("Title"), !scenario_.title.empty(), true);
        if (source_.game && !source_.game->catalogue.scenarioAttributes.empty()) {
            const auto without = missingSentence(missingOfScenario(source_));
            add(ItemForm::basics, tr("Values of the scenario"), without.empty(), true, without);
        }
        addCounted(ItemForm::map, tr("Map"), scenario_.assembly.boards.size() + (scenario_.tableau ? 1 : 0),
                   true);
        const auto turns = static_cast<std::size_t>(std::max(0, scenario_.turns.count));
        addCounted(ItemForm::turns, tr("Number of turns"), turns, true);
        std::size_t counters = 0, placed = 0;
        for (const auto& [file, forces] : source_.document.forces) counters += forces->counters.size();
        for (const auto& group : scenario_.groups) placed += group.units.size();
        addCounted(ItemForm::forces, tr("Units"), counters, true);
        addCounted(ItemForm::groups, tr("Groups that set up or arrive"), scenario_.groups.size(), true)
            .detail =
            scenario_.groups.empty() ? "" : std::to_string(placed) + " / " + std::to_string(counters);
        addCounted(ItemForm::victory, tr("Victory conditions"), scenario_.victory.size(), true);
    }

    void addSides() {
        for (std::size_t i = 0; i < scenario_.sides.size(); ++i) {
            const auto& side = scenario_.sides[i];
            const auto without = missingSentence(missingOfSide(source_, side));
            add(ItemForm::side, tr("Side: %s", nameOf(side, source_.language)), without.empty(), true,
                without)
                .place = i;
        }
        if (scenario_.sides.empty()) add(ItemForm::side, tr("Sides"), false, true);
    }

    void addStatements() {
        if (!source_.game) return;
        for (const auto& kind : source_.game->catalogue.partKinds) addStatement(kind);
    }

    /// The list counts them; a game may give the plural in the list of words "parts".
    std::string nameOfSeveral(const mapsets::PartKind& kind) const {
        const auto* list = source_.game->catalogue.wordList("parts");
        const auto* plural = list ? list->find(kind.id.text) : nullptr;
        return withCapital(plural ? nameOf(*plural, source_.language) : nameOf(kind, source_.language));
    }

    void addStatement(const mapsets::PartKind& kind) {
        ChecklistItem item;
        item.form = ItemForm::statement;
        item.name = nameOfSeveral(kind);
        item.paragraph = kind.from.citation;
        item.kind = kind.id;
        for (std::size_t i = 0; i < scenario_.parts.size(); ++i)
            if (scenario_.parts[i].kind == kind.id) item.places.push_back(i);
        bool isMissing = false, isLeft = false;
        for (const auto& one : report_.findings) {
            if (!asks(one.finding, kind.id)) continue;
            (one.state == checks::State::accepted ? isLeft : isMissing) = true;
            if (!one.finding.citation || one.state == checks::State::accepted) continue;
            item.paragraph = one.finding.citation->paragraph;
        }
        for (const auto& one : report_.findings)
            if (asks(one.finding, kind.id) && one.state != checks::State::accepted &&
                one.finding.subject.kind == model::SubjectKind::side)
                item.missingFor.emplace_back(one.finding.subject.id);
        const bool isUnwritten =
            std::ranges::any_of(item.places, [&](std::size_t place) { return unwritten_.contains(place); });
        item.state = isMissing || isUnwritten ? State::missing
                     : !item.places.empty()   ? State::stated
                     : isLeft                 ? State::left
                                              : State::optional;
        if (!item.places.empty()) item.detail = std::to_string(item.places.size());
        if (isUnwritten) item.detail = tr("not written yet");
        if (isMissing) item.detail = missingText(item);
        items_.push_back(std::move(item));
    }

    std::string missingText(const ChecklistItem& item) const {
        std::string names;
        for (const auto& id : item.missingFor) {
            const auto side = std::ranges::find(scenario_.sides, id, &model::Side::id);
            names += (names.empty() ? "" : ", ") +
                     (side == scenario_.sides.end() ? id.text : nameOf(*side, source_.language));
        }
        return names.empty() ? tr("missing") : tr("missing for %s", names);
    }

    void addOptional() {
        add(ItemForm::basics, tr("Author"), !scenario_.author.empty(), false);
        add(ItemForm::texts, tr("Introduction"), !scenario_.history.empty(), false);
        add(ItemForm::texts, tr("Designer's notes"), !scenario_.notes.empty(), false);
        add(ItemForm::north, tr("North"), scenario_.assembly.north != model::North::unset, false);
        add(ItemForm::turns, tr("Date"), !scenario_.turns.date.empty(), false, scenario_.turns.date);
        addCounted(ItemForm::options, tr("Options of the rules"), scenario_.options.size(), false);
        addCounted(ItemForm::zones, tr("Zones"), scenario_.zones.size(), false);
        addCounted(ItemForm::objectives, tr("Objectives"), scenario_.objectives.size(), false);
        addCounted(ItemForm::spaces, tr("Spaces of a game without a map"),
                   scenario_.tableau ? scenario_.tableau->spaces.size() : 0, false);
        if (scenario_.tableau)
            addCounted(ItemForm::seats, tr("Seats at the table"), scenario_.tableau->seats.size(), false);
        addCounted(ItemForm::features, tr("Fortifications and markers"), scenario_.features.size(), false);
        addCounted(ItemForm::exits, tr("Exits"), scenario_.exits.size(), false);
        addCounted(ItemForm::specialRules, tr("Special rules"), scenario_.specialRules.size(), false);
        addCounted(ItemForm::sightPairs, tr("Marked sight pairs"), scenario_.sightMarks.size(), false);
        addCounted(ItemForm::acceptances, tr("Accepted findings"), scenario_.acceptances.size(), false);
    }

    const SheetSource& source_;
    const checks::Report& report_;
    const Scenario& scenario_;
    std::set<std::size_t> unwritten_;  // places of details that state nothing yet
    std::vector<ChecklistItem> items_;
};

/// Entries of the basics and the sides count, and details that rules ask for.
bool isAsked(const ChecklistItem& item) {
    switch (item.form) {
        case ItemForm::statement:
            return item.state != State::optional;
        case ItemForm::basics:
        case ItemForm::map:
        case ItemForm::turns:
        case ItemForm::forces:
        case ItemForm::groups:
        case ItemForm::victory:
        case ItemForm::side:
            return true;
        default:
            return false;
    }
}

}  // namespace

std::string Checklist::text() const {
    const std::vector<model::MessageValue> values{{"stated", std::to_string(stated)},
                                                  {"asked", std::to_string(asked)}};
    return model::fillTemplate(tr("{stated} of {asked} details stated"), values);
}

Checklist checklistOf(const SheetSource& source, const checks::Report& report) {
    Checklist list;
    if (!source.document.scenario) return list;
    list.items = Maker(source, report).items();
    bool isOptionalPart = false;
    for (const auto& item : list.items) {
        isOptionalPart = isOptionalPart || item.name == tr("Author");
        if (isOptionalPart || !isAsked(item)) continue;
        ++list.asked;
        if (item.state != State::missing) ++list.stated;
    }
    return list;
}

std::optional<HistoryEntry> notInScenario(const SheetSource& source, const checks::Report& report,
                                          const ChecklistItem& item, const std::string& reason) {
    auto document = source.document;
    for (const auto& one : report.findings) {
        if (one.state == checks::State::accepted || !asks(one.finding, item.kind)) continue;
        auto accepted = checks::acceptanceOf(one.finding, report.findings);
        accepted.reason = reason;
        document = model::withAcceptance(document, accepted);
    }
    if (document == source.document) return std::nullopt;
    return HistoryEntry{named("Leave out %s", StepName(item.name).inSentence()), std::move(document)};
}

std::vector<PaletteEntry> ruleChoices(model::Language language) {
    std::vector<PaletteEntry> choices;
    for (const auto& topic : checks::allTopics())
        for (const auto& one : topic.rules)
            choices.push_back(
                {std::string(one.id()), withCapital(std::string(one.message.title.in(language)))});
    return choices;
}

std::string titleOfRule(const std::string& rule, model::Language language) {
    for (const auto& topic : checks::allTopics())
        for (const auto& one : topic.rules)
            if (one.id() == rule) return withCapital(std::string(one.message.title.in(language)));
    return rule;
}

namespace {

/// A list of forty hexes before the verb would fill the lines of a row: the first of them, and dots.
model::Finding withOneOfMany(model::Finding finding) {
    for (auto* values : {&finding.values, &finding.shown})
        for (auto& value : *values) {
            if (value.kind != model::ValueKind::list || value.items.size() < 3 || !value.words.empty())
                continue;
            value.text = value.items.front().text + ", ...";
            value.items.resize(1);
        }
    return finding;
}

}  // namespace

std::vector<AcceptedRow> acceptedRows(const SheetSource& source, const checks::Report& report) {
    std::vector<AcceptedRow> rows;
    if (!source.document.scenario) return rows;
    for (const auto& one : (*source.document.scenario)->acceptances) {
        AcceptedRow row{one.rule, one.subject, one.reason};
        row.title = titleOfRule(one.rule, source.language);
        for (const auto& found : report.findings) {
            const auto& subject = found.finding.subject;
            const bool isAbout =
                subject.kind == model::SubjectKind::acceptance && subject.id == one.rule + " " + one.subject;
            const bool isAccepted = found.state == checks::State::accepted &&
                                    found.finding.rule == one.rule &&
                                    (one.subject == "*" || subject.id == one.subject);
            if (isAbout && row.problem.empty()) row.problem = sentenceOf(source, found.finding);
            if (isAccepted && row.sentence.empty())
                row.sentence = sentenceOf(source, withOneOfMany(found.finding));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace cota::session
