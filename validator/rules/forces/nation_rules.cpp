// What the rulebook gives to some nations from some year on, and scenarios give to the others.

#include <algorithm>
#include <array>
#include <map>

#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

std::optional<int> yearOf(const model::TurnTrack& turns) {
    return mapsets::readInteger(turns.date.substr(0, 4));
}

/// Whether the game itself gives it to the nation in that year; true if the year is unknown.
bool isGiven(const mapsets::WordList& nations, const std::string& nation, const std::string& name,
             std::optional<int> year) {
    const auto* word = nations.find(nation);
    const auto* text = word ? word->values.find(name) : nullptr;
    const auto from = text ? mapsets::readInteger(*text) : std::nullopt;
    return from && (!year || *year >= *from);
}

// PG 6.8.
void numbersLeftToScenario(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    const auto* nations = context.catalogue().wordList(with.text("list"));
    if (!nations) return;
    const auto parts = with.words("parts");
    const auto year = yearOf(scenario.turns);
    for (const auto& side : scenario.sides) {
        if (std::any_of(scenario.parts.begin(), scenario.parts.end(), [&](const auto& part) {
                return part.side == side.id &&
                       std::find(parts.begin(), parts.end(), part.kind.text) != parts.end();
            }))
            continue;
        for (const auto& unit : context.orderOfBattle().units()) {
            if (unit.side != side.id || !unit.hasAnyTag(with.words("units")) ||
                unit.hasAnyTag(with.words("not")))
                continue;
            const auto& nation = unit.type->nation.empty() ? side.nation : unit.type->nation;
            if (!side.nation.empty() && nation != side.nation) continue;  // reported by another rule
            if (nation.empty() || isGiven(*nations, nation, with.text("value"), year)) continue;
            out.add({.values = {value("side", side.id), valueOf("nation", ValueKind::word, nation),
                                value("counter", unit.counter->id), valueOf("part", ValueKind::part, parts)},
                     .subject = subjectOf(SubjectKind::side, side.id),
                     .related = {subjectOf(SubjectKind::counter, unit.counter->id)}});
            break;
        }
    }
}

/// Whether the game gives it to every such unit of the side, whatever the scenario states. Sets `nation` to
/// that of the first unit.
bool allAreGiven(const CheckContext& context, const Settings& with, const model::Side& side,
                 std::string& nation) {
    const auto* nations = context.catalogue().wordList(with.text("list"));
    const auto year = yearOf(context.scenario()->turns);
    for (const auto& unit : context.orderOfBattle().units()) {
        if (unit.side != side.id || !unit.hasAnyTag(with.words("units")) || unit.hasAnyTag(with.words("not")))
            continue;
        const auto& own = unit.type->nation.empty() ? side.nation : unit.type->nation;
        // If the year is unknown, only what applies from the year 0 on is certain.
        if (!nations || !isGiven(*nations, own, with.text("value"), year.value_or(0))) return false;
        if (nation.empty()) nation = own;
    }
    return !nation.empty();
}

// The scenario need not give what all units have by rule.
// PG 6.8.
void numbersGivenTwice(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    const auto kinds = with.words("parts");
    for (const auto& part : scenario.parts) {
        const auto* kind = std::find(kinds.begin(), kinds.end(), part.kind.text) != kinds.end()
                               ? context.catalogue().partKind(part.kind)
                               : nullptr;
        const auto side = std::find_if(scenario.sides.begin(), scenario.sides.end(),
                                       [&](const auto& one) { return one.id == part.side; });
        if (!kind || side == scenario.sides.end()) continue;
        const auto count = mapsets::integerOf(kind->attributes, part.attributes, with.text("count"));
        std::string nation;
        if (count.value_or(0) <= 0 || !allAreGiven(context, with, *side, nation)) continue;
        out.add({.values = {value("part", part.kind), value("side", part.side), value("count", *count),
                            valueOf("nation", ValueKind::word, nation)},
                 .subject = context.subjectOf(part),
                 .related = {subjectOf(SubjectKind::side, part.side)}});
    }
}

/// Types of another nation than that of their side, by side and nation.
struct Strange {
    std::vector<std::string> types;
    const mapsets::ListedUnit* first = nullptr;
    long long count = 0;
};

constexpr std::array strangeWordings{Wording{
    "none",
    local("Side '{side}' is of nation '{other}', but all its counters ({count}) are of '{nation}'; correct "
          "one of the two.")}};

/// Counters without a nation have that of their side; another rule reports unknown nations.
void strangeNations(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    const auto* known = context.catalogue().wordList(with.text("list"));
    const auto isKnown = [&](const std::string& nation) { return !known || known->find(nation); };
    for (const auto& side : scenario.sides) {
        if (side.nation.empty() || !isKnown(side.nation)) continue;
        std::map<std::string, Strange> strange;
        long long own = 0;
        for (const auto& unit : context.orderOfBattle().units()) {
            if (unit.side != side.id || !unit.type ||
                !(unit.type->nation.empty() || isKnown(unit.type->nation)))
                continue;
            if (unit.type->nation.empty() || unit.type->nation == side.nation) {
                ++own;
                continue;
            }
            auto& other = strange[unit.type->nation];
            if (!other.first) other.first = &unit;
            ++other.count;
            if (std::ranges::count(other.types, unit.type->id.text) == 0)
                other.types.push_back(unit.type->id.text);
        }
        for (const auto& [nation, other] : strange) {
            Note note{.values = {value("side", side.id), valueOf("other", ValueKind::word, side.nation),
                                 valueOf("nation", ValueKind::word, nation),
                                 valueOf("types", ValueKind::counterType, other.types),
                                 value("count", other.count)},
                      .subject = subjectOf(SubjectKind::counterType, other.first->type->id),
                      .related = {subjectOf(SubjectKind::side, side.id)}};
            if (own == 0 && strange.size() == 1) {
                std::swap(note.subject, note.related.front());
                note.item = itemOf(scenario, side);
                note.wording = &strangeWordings[0];
            }
            out.add(std::move(note));
        }
    }
}

constexpr std::array parameters{
    Parameter{"parts", Parameter::Kind::words, nullptr, local("parts that state the number")},
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of the units it is for")},
    Parameter{"not", Parameter::Kind::words, "", local("tags of those it is not for")},
    Parameter{"value", Parameter::Kind::text, nullptr,
              local("value of a nation with the first year it needs none")},
    Parameter{"list", Parameter::Kind::text, "nation", local("the list with the nations")}};

constexpr std::array givenParameters{
    parameters[0],
    parameters[1],
    parameters[2],
    parameters[3],
    parameters[4],
    Parameter{"count", Parameter::Kind::text, "count", local("the value of the part with the number")}};

constexpr std::array strangeParameters{parameters.back()};

constexpr std::array nationTable{
    Rule{.message = {"NATION-001", Severity::warning, local("a number the scenario must give"),
                     local(
                         "Side '{side}' fields '{counter}' of nation '{nation}', to which the rulebook gives "
                         "nothing of itself at "
                         "this date; state '{part}' ({part.id}), if only 0."),
                     local("Some nations have them by rule, the others as the scenario says."),
                     local("Add the part with its number.")},
         .needs = need::scenario | need::mapset,
         .parameters = parameters,
         .run = numbersLeftToScenario},
    Rule{.message =
             {"NATION-003", Severity::warning, local("counters of another nation"),
              local("Side '{side}' is of nation '{other}', but fields {count} {count:counter|counters} of "
                    "nation '{nation}' ({types}); correct the nation, or accept it."),
              local("Rules for one nation would be applied to another."),
              local("Correct the nation of the types or of the side; accept allies and captured equipment.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = strangeParameters,
         .variants = strangeWordings,
         .run = strangeNations,
         .answer = "nation"},
    Rule{.message =
             {"NATION-004", Severity::error, local("a number given twice"),
              local("'{part}' gives side '{side}' {count}, but at this date the rulebook itself gives one to "
                    "every unit of nation '{nation}'; remove the part."),
              local("Where the rule gives them to all, a number would take some away."),
              local("Remove the part, or correct the date or the nation.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = givenParameters,
         .run = numbersGivenTwice},
};
static_assert(isSound(nationTable));

}  // namespace

Topic nationRules() { return {"nations", local("Nations"), nationTable}; }

}  // namespace cota::checks
