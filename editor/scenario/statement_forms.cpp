// The forms of scenario details, exits, special rules, accepted findings and marked sight pairs.
#include <algorithm>
#include <map>

#include "editor/documents/subject_name.h"
#include "editor/scenario/checklist.h"
#include "editor/scenario/form_edits.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/special_rules.h"
#include "validator/engine/iso_date.h"

namespace cota::session {

namespace {

using model::Scenario;
using model::SubjectKind;

constexpr int mostTurn = 99999;
constexpr const char *clearLine = "clear-line", *blockedLine = "blocked-line";
constexpr int mostAccepted = 1000000;

const model::Subject statementsSubject{SubjectKind::scenario, "", {}};

template <class T>
const T* entryOf(const SheetSource& source, std::vector<T> Scenario::*list, std::size_t place) {
    if (!source.document.scenario) return nullptr;
    const auto& things = (**source.document.scenario).*list;
    return place < things.size() ? &things[place] : nullptr;
}

/// A hex by its number; an empty field is refused.
template <class Edit>
std::function<Change(const std::string&)> oneHex(const SheetSourcePtr& source, const Edit& edit) {
    return [source, edit](const std::string& text) -> Change {
        if (!source->map) return tr("There is no map.");
        const auto cell = source->map->field().resolve(text);
        if (!cell) return tr("There is no hex '%s' on this map.", text);
        return edit(source->map->ref(*cell));
    };
}

}  // namespace

std::optional<std::size_t> statementPlace(const SheetSource& source, const model::Subject& subject) {
    if (!source.document.scenario || subject.kind != SubjectKind::part) return std::nullopt;
    const auto& parts = (*source.document.scenario)->parts;
    std::map<std::string, int> count;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& kind = parts[i].kind.text;
        const int number = ++count[kind];
        if (subject.id == (number == 1 ? kind : kind + " " + std::to_string(number))) return i;
    }
    return std::nullopt;
}

StepName thingName(const SheetSource& source, const model::Subject& subject) {
    if (subject.kind == SubjectKind::scenario && source.document.scenario) {
        const auto& title = (*source.document.scenario)->title;
        return title.empty() ? StepName(subject.id) : StepName(title);
    }
    const auto place = statementPlace(source, subject);
    if (!place) return subjectName(source.document, subject);
    return statementName(source, *place);
}

StepName statementName(const SheetSource& source, const mapsets::PartKind& kind, const model::SideId& side) {
    const StepName name(withCapital(nameOf(kind, source.language)));
    if (side.empty() || !source.document.scenario) return name;
    return name + ": " + subjectName(source.document, {SubjectKind::side, side.text, {}});
}

PropertySheet statementSheet(const SheetSource& source, std::size_t place) {
    const auto* part = entryOf(source, &Scenario::parts, place);
    if (!part) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto edit = [&](const auto& set) { return inEntry(kept, &Scenario::parts, place, set); };
    const auto* kind = source.game ? source.game->catalogue.partKind(part->kind) : nullptr;
    PropertyRows rows(statementName(source, place), source, statementsSubject);
    rows.about({SubjectKind::part, part->kind.text, {}});
    using Part = model::ScenarioPart;
    if (!kind || kind->needsSide || !part->side.empty())
        rows.choice(named("Side"), part->side.text, sideChoices(source, tr("none")),
                    edit([](Part& one, const std::string& id) { one.side = model::SideId(id); }));
    if (kind)
        rows.values(kind->attributes, part->attributes,
                    edit([](Part& one, model::Attributes values) { one.attributes = std::move(values); }));
    if (!kind || kind->needsPlace || !part->zone.empty() || !part->hexes.empty()) {
        rows.choice(named("Zone"), part->zone.text, zoneChoices(source, tr("no zone")),
                    edit([](Part& one, const std::string& id) { one.zone = model::ZoneId(id); }));
        addHexes(rows, kept, named("Hexes"), part->hexes,
                 edit([](Part& one, std::vector<model::HexRef> hexes) { one.hexes = std::move(hexes); }));
    }
    addTexts(rows, source, named("Text"), part->text,
             edit([](Part& one, const model::LocalText& text) { one.text = text; }), true);
    return std::move(rows).sheet();
}

PropertySheet featureSheet(const SheetSource& source, std::size_t place) {
    const auto* feature = entryOf(source, &Scenario::features, place);
    if (!feature) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto edit = [&](const auto& set) { return inEntry(kept, &Scenario::features, place, set); };
    using Feature = model::ScenarioFeature;
    const auto* kind = source.game ? source.game->catalogue.feature(feature->kind) : nullptr;
    PropertyRows rows(kind ? StepName(namesOf(*kind)) : StepName(feature->kind.text), source,
                      statementsSubject);
    rows.about({SubjectKind::feature, feature->at.label, {}});
    rows.choice(named("Kind"), feature->kind.text, source.palette.features,
                edit([](Feature& one, const std::string& id) { one.kind = model::FeatureId(id); }));
    rows.text(named("Hex"), labelIn(**source.document.scenario, feature->at),
              oneHex(kept, edit([](Feature& one, const model::HexRef& hex) { one.at = hex; })));
    rows.choice(named("Side"), feature->side.text, sideChoices(source, tr("no owner")),
                edit([](Feature& one, const std::string& id) { one.side = model::SideId(id); }));
    if (kind)
        rows.values(kind->attributes, feature->attributes,
                    edit([](Feature& one, model::Attributes values) { one.attributes = std::move(values); }));
    return std::move(rows).sheet();
}

PropertySheet exitSheet(const SheetSource& source, std::size_t place) {
    const auto* exit = entryOf(source, &Scenario::exits, place);
    if (!exit) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto edit = [&](const auto& set) { return inEntry(kept, &Scenario::exits, place, set); };
    using Exit = model::ExitRule;
    PropertyRows rows(named("Exit"), source, statementsSubject);
    rows.about({SubjectKind::side, exit->side.text, {}});
    rows.choice(named("Side"), exit->side.text, sideChoices(source, tr("none")),
                edit([](Exit& one, const std::string& id) { one.side = model::SideId(id); }));
    rows.choice(named("Zone"), exit->zone.text, zoneChoices(source, tr("no zone")),
                edit([](Exit& one, const std::string& id) { one.zone = model::ZoneId(id); }));
    if (source.game)
        rows.values(source.game->catalogue.exitAttributes, exit->attributes,
                    edit([](Exit& one, model::Attributes values) { one.attributes = std::move(values); }));
    return std::move(rows).sheet();
}

PropertySheet acceptanceSheet(const SheetSource& source, std::size_t place) {
    const auto* accepted = entryOf(source, &Scenario::acceptances, place);
    if (!accepted) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto edit = [&](const auto& set) { return inEntry(kept, &Scenario::acceptances, place, set); };
    using model::Acceptance;
    PropertyRows rows(named("Accepted finding"), source, statementsSubject);
    rows.about({SubjectKind::acceptance, accepted->subject, {}});
    const auto filled = [](const auto& set) -> std::function<Change(const std::string&)> {
        return [set](const std::string& text) -> Change {
            if (text.empty()) return tr("This field cannot be empty.");
            return set(text);
        };
    };
    rows.choice(named("Rule"), accepted->rule, ruleChoices(source.language),
                edit([](Acceptance& one, const std::string& id) { one.rule = id; }));
    rows.explain(accepted->rule);
    rows.text(named("Subject"), accepted->subject,
              filled(edit([](Acceptance& one, const std::string& text) { one.subject = text; })));
    rows.explain(tr("The thing it is about, as in the finding; * for all."));
    rows.text(named("Reason"), accepted->reason,
              asText(edit([](Acceptance& one, const std::string& text) { one.reason = text; })));
    rows.text(named("Until"), accepted->until, [set = edit([](Acceptance& one, const std::string& text) {
                                                    one.until = text;
                                                })](const std::string& text) -> Change {
        if (!text.empty() && !checks::isIsoDate(text))
            return tr("'%s' is not valid here.", text) + " " +
                   tr("Enter %s.", tr("a date, for example 2027-01-31"));
        return set(text);
    });
    rows.hint(tr("no last date"));
    rows.number(named("Number of findings"), accepted->count, 1, mostAccepted, true,
                edit([](Acceptance& one, std::optional<int> count) { one.count = count; }));
    rows.hint(tr("any number"));
    return std::move(rows).sheet();
}

PropertySheet sightPairSheet(const SheetSource& source, std::size_t place) {
    const auto* mark = entryOf(source, &Scenario::sightMarks, place);
    if (!mark) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto edit = [&](const auto& set) { return inEntry(kept, &Scenario::sightMarks, place, set); };
    using model::SightMark;
    const auto& scenario = **source.document.scenario;
    PropertyRows rows(named("Sight pair"), source, statementsSubject);
    rows.about({SubjectKind::pair, mark->name(), {}});
    rows.text(named("From"), labelIn(scenario, mark->from),
              oneHex(kept, edit([](SightMark& one, const model::HexRef& hex) { one.from = hex; })));
    rows.text(named("To"), labelIn(scenario, mark->to),
              oneHex(kept, edit([](SightMark& one, const model::HexRef& hex) { one.to = hex; })));
    rows.choice(named("Must be"), mark->clear ? clearLine : blockedLine,
                {{clearLine, tr("clear line")}, {blockedLine, tr("blocked line")}},
                edit([](SightMark& one, const std::string& word) { one.clear = word == clearLine; }));
    rows.number(named("Turn"), mark->turn, 1, mostTurn, true,
                edit([](SightMark& one, std::optional<int> turn) { one.turn = turn; }));
    rows.hint(tr("any turn"));
    return std::move(rows).sheet();
}

PropertySheet specialRuleSheet(const SheetSource& source, std::size_t place) {
    const auto* rule = entryOf(source, &Scenario::specialRules, place);
    if (!rule) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto edit = [&](const auto& set) { return inEntry(kept, &Scenario::specialRules, place, set); };
    using model::SpecialRule;
    PropertyRows rows(named("Special rule %s", std::to_string(place + 1)), source, statementsSubject);
    addTexts(rows, source, named("Text"), rule->text,
             edit([](SpecialRule& one, const model::LocalText& text) { one.text = text; }), true);
    std::vector<PaletteEntry> choices{{"", tr("nothing")}};
    for (const auto& one : overridable(source)) choices.push_back({one.id, one.name});
    rows.choice(named("Overrides"), rule->overrides, choices,
                edit([](SpecialRule& one, const std::string& id) { one.overrides = id; }));
    rows.explain(rulebookOn(source, rule->overrides));
    return std::move(rows).sheet();
}

}  // namespace cota::session
