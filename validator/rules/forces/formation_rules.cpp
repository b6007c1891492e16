// Formations and their leaders: companies, batteries, or whatever a game calls the units of one leader.

#include <algorithm>
#include <array>
#include <map>

#include "validator/engine/asked_tags.h"
#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/forces/formation_units.h"
#include "validator/rules/forces/value_label.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using mapsets::ListedUnit;
using model::Severity;
using model::SubjectKind;

/// The units that a row is about: tags they have, tags they must not have.
struct Sort {
    std::vector<std::string> tags;
    std::vector<std::string> without;
    bool fits(const ListedUnit& unit) const { return unit.hasAnyTag(tags) && !unit.hasAnyTag(without); }
    std::vector<const ListedUnit*> in(const FormationUnits& body) const {
        std::vector<const ListedUnit*> found;
        for (const auto* unit : body.units)
            if (fits(*unit)) found.push_back(unit);
        return found;
    }
};

Sort sortOf(const Settings& with) { return {with.words("units"), with.words("not")}; }

model::Subject unitSubject(const ListedUnit& one) { return subjectOf(SubjectKind::counter, one.counter->id); }
model::Subject subjectOfFormation(const FormationUnits& one) {
    return subjectOf(SubjectKind::formation, one.formation->id);
}

constexpr std::array numberWordings{
    Wording{
        "over",
        local("Formation '{formation}' has too many {what}: {count} ({units}), but may have at most {limit}; "
              "remove some.")},
    Wording{
        "stated",
        local("Formation '{formation}' has {count} {what}, but states {limit} as '{name}'; correct one of "
              "them.")},
    Wording{"stated-one", local("Formation '{formation}' has {what}: 1, but states {limit} as '{name}'; "
                                "correct one of them.")}};

// WSS 3.2, 10.1, 9.1.
void wrongNumberInFormation(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto sort = sortOf(with);
    const Sort meant{with.words("of"), {}};
    const auto stating = with.words("stating");
    const auto mostValue = with.text("most-value");
    // A counter without a known formation or type, which another rule reports, may be the missing one.
    const auto& units = context.orderOfBattle().units();
    const bool exactly =
        with.flag("exactly") && std::none_of(units.begin(), units.end(), [](const auto& unit) {
            return !unit.unitClass || (!unit.formation && !unit.counter->formation.empty());
        });
    for (const auto& body : formationsWithUnits(context)) {
        const auto& values = body.formation->attributes;
        if (meant.in(body).empty() &&
            std::none_of(stating.begin(), stating.end(), [&](const auto& name) { return values.has(name); }))
            continue;
        const auto found = sort.in(body);
        const int count = static_cast<int>(found.size());
        const int most = with.integer("most");
        const auto* text = mostValue.empty() ? nullptr : values.find(mostValue);
        const int stated = (text ? mapsets::readInteger(*text) : std::nullopt).value_or(most);
        const int least = std::max(with.integer("least"), exactly && text && count > 0 ? stated : 0);
        if (count >= least && count <= std::min(most, stated)) continue;
        std::vector<std::string> names;
        for (const auto* unit : found) names.push_back(unit->counter->id.text);
        const int limit = count < least ? least : std::min(most, stated);
        Note note;
        note.values = {value("formation", body.formation->id), value("count", count), value("limit", limit),
                       valueOf("units", ValueKind::counter, names),
                       valueOf("name", ValueKind::attribute, mostValue)};
        if (count < least) note.values.push_back(value(askedTags, sort.tags));
        addLocal(note.values, "what",
                 with.note().empty() ? namesOfUnits(context.catalogue(), sort.tags) : with.note());
        note.subject = subjectOfFormation(body);
        for (const auto* unit : found) note.related.push_back(unitSubject(*unit));
        if (count > limit || least > with.integer("least"))
            note.wording = &numberWordings[stated == most ? 0 : count == 1 ? 2 : 1];
        out.add(std::move(note));
    }
}

// WSS 10.1.
void countersUnlikeFormation(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto sort = sortOf(with);
    for (const auto& body : formationsWithUnits(context)) {
        const auto* asked = body.formation->attributes.find(with.text("value"));
        if (!asked) continue;
        for (const auto* unit : sort.in(body)) {
            const auto* text = unit->printed(with.text("unit-value"));
            if (!text || *text == *asked) continue;
            out.add({.values = {value("counter", unit->counter->id),
                                valueOf("name", ValueKind::attribute, with.text("unit-value")),
                                value("value", *text), value("formation", body.formation->id),
                                valueOf("other", ValueKind::formationAttribute, with.text("value")),
                                value("asked", *asked)},
                     .subject = unitSubject(*unit),
                     .related = {subjectOfFormation(body)}});
        }
    }
}

constexpr std::array lackingWordings{
    Wording{"unit", local("'{counter}' belongs to no formation; name the one it fights in.")}};

// WSS 9.1, 10.1.
void formationsWithoutValue(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto sort = sortOf(with);
    const auto unless = with.text("unless");
    for (const auto& body : formationsWithUnits(context)) {
        if (sort.in(body).empty()) continue;
        for (const auto& name : with.words("values")) {
            if (body.formation->attributes.has(name)) continue;
            Note note{.values = {value("formation", body.formation->id),
                                 shownAs(model::ShowAs::nameAndId,
                                         valueOf("name", ValueKind::formationAttribute, name))},
                      .subject = subjectOfFormation(body)};
            model::LocalText label;
            for (const auto& type : context.catalogue().formationAttributes)
                if (type.name == name) label = type.meaning;
            addLabel(note, name, label);
            out.add(std::move(note));
        }
    }
    for (const auto& unit : context.orderOfBattle().units()) {
        if (!sort.fits(unit) || !unit.counter->formation.empty()) continue;
        const auto* flag = unless.empty() ? nullptr : unit.counter->attributes.find(unless);
        if (flag && mapsets::readFlag(*flag).value_or(false)) continue;
        out.add({.values = {value("counter", unit.counter->id)},
                 .subject = unitSubject(unit),
                 .wording = &lackingWordings[0]});
    }
}

// WSS 10.1.
void markOfTwoLeaders(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto sort = sortOf(with);
    const auto name = with.text("value");
    const auto unless = with.text("unless");
    std::map<std::pair<model::SideId, std::string>, const ListedUnit*> seen;
    for (const auto& unit : context.orderOfBattle().units()) {
        const auto* flag = unless.empty() ? nullptr : unit.printed(unless);
        if (!sort.fits(unit) || (flag && mapsets::readFlag(*flag).value_or(false))) continue;
        const auto* text = unit.printed(name);
        if (!text && unit.formation) text = unit.formation->attributes.find(name);
        if (!text) continue;
        const auto [first, isNew] = seen.emplace(std::pair{unit.side, *text}, &unit);
        if (isNew) continue;
        out.add({.values = {value("counter", unit.counter->id), value("other", first->second->counter->id),
                            value("side", unit.side), valueOf("name", ValueKind::attribute, name),
                            value("value", *text)},
                 .subject = unitSubject(unit),
                 .related = {unitSubject(*first->second)}});
    }
}

// WSS 3.
void leadersOfOtherClass(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto led = sortOf(with);
    const Sort leaders{with.words("led-by"), {}};
    const Sort own{with.words("sorts"), {}};
    for (const auto& body : formationsWithUnits(context)) {
        if (led.in(body).empty() || !own.in(body).empty()) continue;
        for (const auto* leader : leaders.in(body)) {
            Note note{.values = {value("counter", leader->counter->id), value("class", leader->unitClass->id),
                                 value("formation", body.formation->id)},
                      .subject = unitSubject(*leader),
                      .related = {subjectOfFormation(body)}};
            addLocal(note.values, "known",
                     with.note().empty() ? namesOfUnits(context.catalogue(), own.tags) : with.note());
            out.add(std::move(note));
        }
    }
}

// A unit of the next higher formation does what they cannot do themselves. TCS 24.3.a.
void gunsWithoutObserver(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& tree = context.orderOfBattle().tree();
    const auto sort = sortOf(with);
    const Sort others{with.words("others"), with.words("units")};
    auto served = tree.marked();
    for (const auto& unit : context.orderOfBattle().units())
        if (unit.formation && others.fits(unit)) served.mark(unit.formation->id.text);
    for (const auto& body : formationsWithUnits(context)) {
        const auto found = sort.in(body);
        if (found.empty()) continue;
        const auto* over = tree.find(body.formation->parent.text);
        const auto* higher = over && over != body.formation ? over : body.formation;
        if (served.has(higher->id.text)) continue;
        Note note{.values = {value("counter", found.front()->counter->id),
                             value("formation", body.formation->id), value("other", higher->id)},
                  .subject = unitSubject(*found.front()),
                  .related = {subjectOfFormation(body)}};
        addLocal(note.values, "known",
                 with.note().empty() ? namesOfUnits(context.catalogue(), others.tags) : with.note());
        out.add(std::move(note));
    }
}

constexpr Parameter unitsParameter{"units", Parameter::Kind::words, nullptr,
                                   local("tags of the units it is about")};
constexpr Parameter notParameter{"not", Parameter::Kind::words, "", local("tags of those it is not about")};
constexpr std::array numberParameters{
    unitsParameter,
    notParameter,
    Parameter{"of", Parameter::Kind::words, "", local("formations that hold such units directly ...")},
    Parameter{"stating", Parameter::Kind::words, "", local("... or that state one of these values")},
    Parameter{"least", Parameter::Kind::integer, "0", local("least number")},
    Parameter{"most", Parameter::Kind::integer, "999", local("at most so many")},
    Parameter{"most-value", Parameter::Kind::text, "",
              local("value of the formation that says how many at most")},
    Parameter{"exactly", Parameter::Kind::flag, "no",
              local("it says how many there are: where there are any, no fewer either")}};
constexpr std::array unlikeParameters{
    unitsParameter, notParameter,
    Parameter{"value", Parameter::Kind::text, nullptr, local("value of the formation")},
    Parameter{"unit-value", Parameter::Kind::text, nullptr,
              local("value of its units that must be the same")}};
constexpr std::array lackingParameters{
    unitsParameter, notParameter,
    Parameter{"values", Parameter::Kind::words, nullptr, local("values a formation that holds them states")},
    Parameter{"unless", Parameter::Kind::text, "", local("flag of counters that need no formation")}};
constexpr std::array markParameters{
    unitsParameter, notParameter,
    Parameter{"value", Parameter::Kind::text, nullptr, local("value no two of them on a side share")},
    Parameter{"unless", Parameter::Kind::text, "", local("flag of counters that may")}};
constexpr std::array formationLeaderParameters{
    Parameter{"led-by", Parameter::Kind::words, nullptr, local("tags of leaders")}, unitsParameter,
    notParameter,
    Parameter{"sorts", Parameter::Kind::words, nullptr, local("tags, one of which some unit they lead has")}};

constexpr std::array othersParameters{
    unitsParameter, notParameter,
    Parameter{"others", Parameter::Kind::words, nullptr, local("tags of those who do it for them")}};

constexpr std::array formationTable{
    Rule{.message =
             {"FORMATION-001", Severity::error, local("too many or too few in a formation"),
              local("Formation '{formation}' has too few {what}: {count}, but needs at least {limit}; add "
                    "what is missing."),
              local("A formation acts, rallies and counts its losses by its units."),
              local("Add, move or remove counters.")},
         .needs = need::forces | need::mapset,
         .parameters = numberParameters,
         .variants = numberWordings,
         .run = wrongNumberInFormation,
         .answer = "formation"},
    Rule{.message = {"FORMATION-002", Severity::error, local("unlike its formation"),
                     local("'{counter}' has '{name}' {value}, but its formation '{formation}' has '{other}' "
                           "{asked}; make them agree."),
                     local("The mark shows players which units belong together."),
                     local("Correct the value, or move the counter to its own formation.")},
         .needs = need::forces | need::mapset,
         .parameters = unlikeParameters,
         .run = countersUnlikeFormation},
    Rule{.message =
             {"FORMATION-003", Severity::error, local("formation that does not say"),
              local("Formation '{formation}' has no '{name}', which formations of its class need. Add it."),
              local("The rules ask for it during play."), local("Add the value, or name the formation.")},
         .needs = need::forces | need::mapset,
         .parameters = lackingParameters,
         .variants = lackingWordings,
         .run = formationsWithoutValue},
    Rule{.message =
             {"FORMATION-004", Severity::error, local("one mark for two"),
              local("'{counter}' and '{other}' of '{side}' both have '{name}' {value}; each needs its own."),
              local("A unit with that mark would belong to both."), local("Change one of the two.")},
         .needs = need::forces | need::mapset,
         .parameters = markParameters,
         .run = markOfTwoLeaders},
    Rule{.message = {"FORMATION-005", Severity::warning, local("leader of another class"),
                     local("'{counter}' ({class}) leads formation '{formation}', but nobody in it is one of "
                           "his: {known}."),
                     local("Leaders command units of their class, and are replaced by leaders of it."),
                     local("Choose a leader of the right class.")},
         .needs = need::forces | need::mapset,
         .parameters = formationLeaderParameters,
         .run = leadersOfOtherClass,
         .answer = "formation"},
    Rule{.message =
             {"FORMATION-006", Severity::warning, local("guns without an observer"),
              local("'{counter}' of formation '{formation}' relies on others, but nobody in '{other}' is one "
                    "of {known}."),
              local("It could fire at what it sees itself only."),
              local("Put it into a formation that has them.")},
         .needs = need::forces | need::mapset,
         .parameters = othersParameters,
         .run = gunsWithoutObserver,
         .answer = "formation"},
};
static_assert(isSound(formationTable));

}  // namespace

namespace {

/// Calls `tell` with the settings of each row in which the game uses the rule.
template <class Tell>
void forRowsOf(const mapsets::Mapset& game, const Rule& rule, const Tell& tell) {
    for (const auto& row : game.catalogue.rules)
        if (row.rule == rule.id() && row.on) tell(Settings(rule, &row));
}

}  // namespace

std::vector<StatedNumber> statedNumbersOf(const mapsets::Mapset& game) {
    std::vector<StatedNumber> numbers;
    forRowsOf(game, formationTable[0], [&](const Settings& with) {
        if (with.flag("exactly") && !with.text("most-value").empty())
            numbers.push_back({with.text("most-value"), with.words("units"), with.words("not")});
    });
    return numbers;
}

std::vector<SharedValue> sharedValuesOf(const mapsets::Mapset& game) {
    std::vector<SharedValue> values;
    forRowsOf(game, formationTable[1], [&](const Settings& with) {
        values.push_back(
            {with.text("unit-value"), with.text("value"), with.words("units"), with.words("not")});
    });
    return values;
}

Topic formationRules() { return {"formations", local("Formations and their leaders"), formationTable}; }

}  // namespace cota::checks
