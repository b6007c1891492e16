// Scenario details: their hexes, the order of their tables, and their numbers of units.

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "validator/rules/facts/places.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

constexpr std::array partPlaceWordings{Wording{
    "zone", local("'{part}' holds in zone '{zone}', none of whose hexes is {known}; choose another zone.")}};

// WSS 5.1.11.1.
void partsInWrongHexes(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto tags = with.words("hexes");
    const auto kinds = with.words("parts");
    mapsets::TagMask mask = 0;
    for (const auto& tag : tags) mask |= field.maskOf(tag);
    const auto fits = [&](mapsets::Cell cell) { return (field.tags(cell) & mask) != 0; };
    for (const auto& part : context.scenario()->parts) {
        if (std::find(kinds.begin(), kinds.end(), part.kind.text) == kinds.end()) continue;
        const auto say = [&](const std::string& hex, const Wording* wording) {
            Note note{.values = {value("part", part.kind), value("hex", hex), value("zone", part.zone)},
                      .subject = context.subjectOf(part),
                      .wording = wording};
            addLocal(note.values, "known", namesOfTags(context.catalogue(), tags));
            out.add(std::move(note));
        };
        for (const auto& hex : part.hexes)
            if (const auto cell = field.resolve(hex.label); cell && !fits(*cell)) say(hex.label, nullptr);
        const auto* zone = part.zone.empty() ? nullptr : context.zone(part.zone);
        if (zone && !zone->empty() && std::none_of(zone->begin(), zone->end(), fits))
            say({}, &partPlaceWordings[0]);
    }
}

constexpr std::array partPlaceParameters{
    Parameter{"parts", Parameter::Kind::words, nullptr, local("kinds of scenario parts")},
    Parameter{"hexes", Parameter::Kind::words, nullptr, local("tags, one of which their hexes have")}};

constexpr std::array stepWordings{Wording{
    "start",
    local("'{part}' of '{side}': '{falling}' falls to {then} at '{rising}' {now}, but it begins with {was}; "
          "lower it.")}};

/// The side's own value for "falling", before the first row; nothing if the rule does not compare it.
std::optional<int> startOf(const CheckContext& context, const Settings& with, const model::SideId& side) {
    if (!with.flag("from-side")) return std::nullopt;
    for (const auto& one : context.scenario()->sides)
        if (one.id == side)
            return mapsets::integerOf(context.catalogue().sideAttributes, one.attributes,
                                      with.text("falling"));
    return std::nullopt;
}

// A table of steps: when one value rises, the other must not.
// PG 3.0.
void stepsInWrongOrder(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto kind = model::PartKindId(with.text("part"));
    const auto* type = context.catalogue().partKind(kind);
    if (!type) return;
    std::map<model::SideId, const model::ScenarioPart*> before;
    const auto number = [&](const model::ScenarioPart& part, const char* name) {
        return mapsets::integerOf(type->attributes, part.attributes, with.text(name));
    };
    for (const auto& part : context.scenario()->parts) {
        if (part.kind != kind) continue;
        const auto* last = std::exchange(before[part.side], &part);
        const auto rises = number(part, "rising"), rose = last ? number(*last, "rising") : 0;
        const auto falls = number(part, "falling");
        const auto fell = last ? number(*last, "falling") : startOf(context, with, part.side);
        if (!rises || !rose || !falls || !fell || ((!last || *rises > *rose) && *falls <= *fell)) continue;
        out.add(
            {.values = {value("part", kind), value("side", part.side),
                        valueOf("rising", ValueKind::attribute, with.text("rising")),
                        valueOf("falling", ValueKind::attribute, with.text("falling")), value("now", *rises),
                        value("then", *falls), value("before", *rose), value("was", *fell)},
             .subject = context.subjectOf(part),
             .related = {subjectOf(SubjectKind::side, part.side)},
             .wording = last ? nullptr : &stepWordings[0]});
    }
}

constexpr std::array stepParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, local("the kind of part")},
    Parameter{"rising", Parameter::Kind::text, nullptr, local("the value that grows")},
    Parameter{"falling", Parameter::Kind::text, nullptr, local("the value that never grows")},
    Parameter{"from-side", Parameter::Kind::flag, "no",
              local("the side has a value of that name, from which it falls")}};

constexpr std::array countedWordings{Wording{
    "fewer",
    local("'{part}' of side '{side}' states {limit} of {what}, but the scenario places {count} ({units}); "
          "state the same number.")}};

/// The counters of the side that a detail counts: of a class, placed, and not excepted.
std::vector<const mapsets::ListedUnit*> countedBy(const CheckContext& context, const Settings& with,
                                                  const model::ScenarioPart& part) {
    const auto by = with.text("by");
    const auto* asked = by.empty() ? nullptr : part.attributes.find(by);
    std::vector<const mapsets::ListedUnit*> units;
    for (const auto& unit : context.orderOfBattle().units()) {
        if (unit.side != part.side || unit.postings.empty() || !unit.hasAnyTag(with.words("units"))) continue;
        const auto& own = unit.counter->attributes;
        if (mapsets::flagOf(context.catalogue().counterAttributes, own, with.text("unless")) == true)
            continue;
        const auto* text = asked ? unit.printed(by) : nullptr;
        if (!asked || (text && *text == *asked)) units.push_back(&unit);
    }
    return units;
}

// The number of named units must equal the stated one. If none is named, the player chooses.
// PG 6.1, 6.6.
void statedNumbersUnlikeUnits(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto by = with.text("by");
    std::map<std::pair<model::SideId, std::string>, std::pair<const model::ScenarioPart*, int>> stated;
    for (const auto& part : context.scenario()->parts) {
        const auto* kind =
            part.kind.text == with.text("part") ? context.catalogue().partKind(part.kind) : nullptr;
        const auto count =
            kind ? mapsets::integerOf(kind->attributes, part.attributes, with.text("value")) : std::nullopt;
        if (!count || mapsets::flagOf(kind->attributes, part.attributes, with.text("unless")) == true)
            continue;
        const auto* word = by.empty() ? nullptr : part.attributes.find(by);
        auto& sum = stated[{part.side, word ? *word : std::string{}}];
        sum = {&part, sum.second + *count};
    }
    for (const auto& [key, sum] : stated) {
        const auto& part = *sum.first;
        const auto units = countedBy(context, with, part);
        if (units.empty() || std::ssize(units) == sum.second) continue;
        std::vector<std::string> names;
        for (const auto* unit : units) names.push_back(unit->counter->id.text);
        Note note{
            .values = {value("part", part.kind), value("side", part.side), value("count", std::ssize(units)),
                       value("limit", sum.second), value("units", names)},
            .subject = context.subjectOf(part),
            .wording = std::ssize(units) < sum.second ? &countedWordings[0] : nullptr};
        auto what = namesOfUnits(context.catalogue(), with.words("units"));
        if (!key.second.empty())
            for (auto* text : {&what.en, &what.es}) *text += " " + key.second;
        addLocal(note.values, "what", what);
        for (const auto* unit : units)
            note.related.push_back(subjectOf(SubjectKind::counter, unit->counter->id));
        out.add(std::move(note));
    }
}

constexpr std::array countedUnitsParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, local("the part that states the number")},
    Parameter{"value", Parameter::Kind::text, "count", local("its value")},
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of the units it counts")},
    Parameter{"by", Parameter::Kind::text, "",
              local("only units with the same value of this name as the part")},
    Parameter{"unless", Parameter::Kind::text, "drawn",
              local("flag of parts and counters that are not named one by one")}};

constexpr std::array partNumberTable{
    Rule{.message = {"PART-006", Severity::error, local("part in the wrong hex"),
                     local("'{part}' names {hex}, which is not {known}; correct the hex."),
                     local("There it means nothing."), local("Name a hex of that kind.")},
         .needs = need::scenario | need::battlefield,
         .parameters = partPlaceParameters,
         .variants = partPlaceWordings,
         .run = partsInWrongHexes},
    Rule{
        .message = {"PART-005", Severity::error, local("a table in the wrong order"),
                    local("'{part}' of '{side}': '{falling}' {then} at '{rising}' {now} comes after {was} at "
                          "{before}; '{rising}' must "
                          "rise and '{falling}' must not."),
                    local("Players read such a table from the top."), local("Put the rows in order.")},
        .needs = need::scenario | need::mapset,
        .parameters = stepParameters,
        .variants = stepWordings,
        .run = stepsInWrongOrder},
    Rule{
        .message = {"PART-008", Severity::error, local("units stated and placed differ"),
                    local(
                        "'{part}' of side '{side}' states {limit} of {what}, but the scenario places {count} "
                        "({units}); place fewer or state them."),
                    local("Players cannot know which of the two applies."),
                    local("State the number that is placed.")},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = countedUnitsParameters,
        .variants = countedWordings,
        .run = statedNumbersUnlikeUnits},
};
static_assert(isSound(partNumberTable));

}  // namespace

Topic partNumberRules() { return {"part-number", local("Places and numbers of parts"), partNumberTable}; }

}  // namespace cota::checks
