// What a side must have because it has something else: leaders for troops, spotters or transport for guns.

#include <algorithm>
#include <array>
#include <map>

#include "validator/engine/asked_tags.h"
#include "validator/rules/facts/named_words.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/need_parameters.h"
#include "validator/rules/scenario/part_to_add.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using mapsets::ListedUnit;
using model::Severity;
using model::SubjectKind;

std::vector<const ListedUnit*> unitsOf(const CheckContext& context, const model::SideId& side,
                                       const std::vector<std::string>& tags,
                                       const std::vector<std::string>& without) {
    std::vector<const ListedUnit*> units;
    for (const auto& unit : context.orderOfBattle().units())
        if (unit.side == side && unit.hasAnyTag(tags) && !unit.hasAnyTag(without)) units.push_back(&unit);
    return units;
}

std::vector<const model::ScenarioPart*> partsOf(const model::Scenario& scenario,
                                                const std::vector<std::string>& kinds,
                                                const model::SideId& side) {
    std::vector<const model::ScenarioPart*> parts;
    for (const auto& part : scenario.parts)
        if (std::find(kinds.begin(), kinds.end(), part.kind.text) != kinds.end() &&
            (part.side.empty() || side.empty() || part.side == side))
            parts.push_back(&part);
    return parts;
}

bool hasTerrain(const CheckContext& context, const std::vector<std::string>& tags) {
    if (context.missing(need::battlefield)) return false;
    mapsets::TagMask mask = 0;
    for (const auto& tag : tags) mask |= context.battlefield().maskOf(tag);
    const auto cells = context.battlefield().hexes();
    return mask && std::any_of(cells.begin(), cells.end(),
                               [&](auto cell) { return (context.battlefield().tags(cell) & mask) != 0; });
}

model::LocalText nameOf(const Settings& with) {
    return with.note().empty() ? model::textOf(local("it")) : with.note();
}

bool isSet(const CheckContext& context, const model::ScenarioPart& part, const std::string& flag) {
    const auto* kind = context.catalogue().partKind(part.kind);
    return flag.empty() || (kind && mapsets::flagOf(kind->attributes, part.attributes, flag) == true);
}

void missingCompanions(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    if (with.has("if-terrain") && !hasTerrain(context, with.words("if-terrain"))) return;
    for (const auto& side : scenario.sides) {
        const auto have = unitsOf(context, side.id, with.words("if-units"), with.words("if-not"));
        auto parts = partsOf(scenario, with.words("if-parts"), side.id);
        std::erase_if(parts, [&](const auto* part) { return !isSet(context, *part, with.text("if-flag")); });
        if (have.empty() && parts.empty()) continue;
        if (std::ssize(unitsOf(context, side.id, with.words("needs-units"), {})) >= with.integer("least"))
            continue;
        if (!partsOf(scenario, with.words("or-parts"), side.id).empty()) continue;
        Note note;
        note.values = {value("side", side.id),
                       have.empty() ? value("because", parts.front()->kind)
                                    : value("because", have.front()->counter->id),
                       value("least", with.integer("least")), value(askedTags, with.words("needs-units"))};
        if (with.has("or-parts"))
            note.values.push_back(valueOf("part", ValueKind::part, with.words("or-parts")));
        addPartToAdd(context, with.words("or-parts"), side.id, note.values);
        addLocal(note.values, "what", nameOf(with));
        note.subject = subjectOf(SubjectKind::side, side.id);
        out.add(std::move(note));
    }
}

void unevenNumbers(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto arriving = with.flag("arriving");
    for (const auto& side : context.scenario()->sides) {
        const auto isMeant = [&](const ListedUnit* unit) {
            const auto* posting = unit->posting();
            return !arriving || (posting && posting->group->kind == model::Group::Kind::arrival);
        };
        auto many = unitsOf(context, side.id, with.words("units"), {});
        auto few = unitsOf(context, side.id, with.words("carriers"), {});
        std::erase_if(many, [&](const ListedUnit* unit) {
            return !isMeant(unit) ||
                   (unit->unitClass &&
                    mapsets::integerOf(unit->unitClass->front, unit->printedIn(with.text("unless")),
                                       with.text("unless"))
                            .value_or(0) > 0);
        });
        std::erase_if(few, [&](const ListedUnit* unit) { return !isMeant(unit); });
        if (many.size() <= few.size() || (!arriving && !few.empty())) continue;
        Note note;
        note.values = {value("side", side.id), value("count", std::ssize(many)),
                       value("limit", std::ssize(few)), value("first", many.front()->counter->id),
                       value(askedTags, with.words("carriers"))};
        note.subject = subjectOf(SubjectKind::side, side.id);
        note.related = {subjectOf(SubjectKind::counter, many.front()->counter->id)};
        out.add(std::move(note));
    }
}

void onlyForNations(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto* nations = context.catalogue().wordList(with.text("list"));
    const auto tag = with.text("nations");
    const auto isAllowed = [&](const std::string& nation) {
        const auto* word = nations ? nations->find(nation) : nullptr;
        return !word || mapsets::hasTag(word->tags, tag);
    };
    const auto sideNation = [&](const model::SideId& id) {
        for (const auto& side : context.scenario()->sides)
            if (side.id == id) return side.nation;
        return std::string{};
    };
    for (const auto& unit : context.orderOfBattle().units()) {
        if (!unit.hasAnyTag(with.words("units"))) continue;
        const auto nation = unit.type->nation.empty() ? sideNation(unit.side) : unit.type->nation;
        if (nation.empty() || isAllowed(nation)) continue;
        out.add({.values = {value("counter", unit.counter->id), value("class", unit.unitClass->id),
                            valueOf("nation", ValueKind::word, nation)},
                 .subject = subjectOf(SubjectKind::counter, unit.counter->id)});
    }
    for (const auto* part : partsOf(*context.scenario(), with.words("parts"), {})) {
        const auto nation = sideNation(part->side);
        if (nation.empty() || isAllowed(nation)) continue;
        out.add({.values = {value("counter", part->kind), value("class", part->kind),
                            valueOf("nation", ValueKind::word, nation)},
                 .subject = context.subjectOf(*part)});
    }
}

constexpr std::array missingWordings{
    Wording{"side", local("Side '{side}' does not state {what}, which this map or these forces ask for; add "
                          "'{part}'.{file-text}")}};

/// Whether the side expects reinforcements, or names a word that requires the detail; true if no condition
/// is set.
bool asksFor(const CheckContext& context, const Settings& with, const model::SideId& side) {
    if (!with.flag("if-arrivals") && !with.has("if-named")) return true;
    const auto& groups = context.scenario()->groups;
    const bool waits = std::any_of(groups.begin(), groups.end(), [&](const model::Group& group) {
        return group.side == side && group.kind == model::Group::Kind::arrival;
    });
    return (waits && with.flag("if-arrivals")) || isNamed(context, with.words("if-named"), side);
}

void missingParts(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    if (with.has("if-terrain") && !hasTerrain(context, with.words("if-terrain"))) return;
    if (!isSwitched(context, with.words("if-option"))) return;
    if (with.has("if-turns") && !statesWeather(scenario)) return;
    if (with.has("if-named") && !with.flag("per-side") && !isNamed(context, with.words("if-named"))) return;
    const bool perSide = with.flag("per-side");
    const auto say = [&](const model::SideId& side) {
        Note note;
        note.values = {valueOf("part", ValueKind::part, with.words("parts")), value("side", side)};
        if (with.flag("if-arrivals")) note.values.push_back(value("for-arrivals", "yes"));
        addPartToAdd(context, with.words("parts"), side, note.values);
        addLocal(note.values, "what", nameOf(with));
        note.subject =
            perSide ? subjectOf(SubjectKind::side, side) : subjectOf(SubjectKind::scenario, scenario.id);
        if (perSide) note.wording = &missingWordings[0];
        out.add(std::move(note));
    };
    if (!perSide) {
        const auto& order = context.orderOfBattle().units();
        const auto units = with.words("if-units");
        if (!units.empty() && std::none_of(order.begin(), order.end(),
                                           [&](const ListedUnit& unit) { return unit.hasAnyTag(units); }))
            return;
        if (partsOf(scenario, with.words("parts"), {}).empty()) say({});
        return;
    }
    for (const auto& side : scenario.sides) {
        const auto units = with.words("if-units");
        if (!units.empty() && unitsOf(context, side.id, units, {}).empty()) continue;
        if (!asksFor(context, with, side.id)) continue;
        if (partsOf(scenario, with.words("parts"), side.id).empty()) say(side.id);
    }
}

void moreThanUnits(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    for (const auto* part : partsOf(scenario, with.words("parts"), {})) {
        const auto* kind = context.catalogue().partKind(part->kind);
        if (!kind) continue;
        const auto stated = mapsets::integerOf(kind->attributes, part->attributes, with.text("value"));
        const auto units = unitsOf(context, part->side, with.words("units"), with.words("not"));
        if (stated.value_or(0) <= std::ssize(units)) continue;
        out.add({.values = {value("part", part->kind), value("side", part->side),
                            value("count", stated.value_or(0)), value("limit", std::ssize(units))},
                 .subject = context.subjectOf(*part),
                 .related = {subjectOf(SubjectKind::side, part->side)}});
    }
}

// A detail that allows something needs a value for every movement class of the units, named after the class.
// PG 5.73.
void movementClassesWithoutValue(const CheckContext& context, const Settings& with, FindingSink& out) {
    if (with.has("if-terrain") && !hasTerrain(context, with.words("if-terrain"))) return;
    for (const auto* part : partsOf(*context.scenario(), with.words("parts"), {})) {
        const auto* kind = context.catalogue().partKind(part->kind);
        if (!kind || !isSet(context, *part, with.text("flag"))) continue;
        std::map<std::string, const ListedUnit*> first;
        for (const auto& unit : context.orderOfBattle().units())
            if (unit.unitClass) first.emplace(unit.unitClass->mobility.text, &unit);
        for (const auto& type : kind->attributes) {
            const auto found = first.find(type.name);
            if (found == first.end() || part->attributes.has(type.name)) continue;
            out.add({.values = {value("part", part->kind), valueOf("name", ValueKind::attribute, type.name),
                                value("counter", found->second->counter->id)},
                     .subject = context.subjectOf(*part),
                     .related = {subjectOf(SubjectKind::counter, found->second->counter->id)}});
        }
    }
}

constexpr std::array needTable{
    Rule{.message = {"NEED-001", Severity::warning, local("missing units or details that others need"),
                     local("Side '{side}' has '{because}', so it also needs: {what}. Add it.{file-text}"),
                     local("Without it those units cannot do what they are there for."),
                     local("Add the unit, or accept the finding if the scenario means it.")},
         .needs = need::scenario | need::mapset,
         .parameters = companionParameters,
         .run = missingCompanions},
    Rule{
        .message =
            {"NEED-002", Severity::warning, local("more to carry than carriers"),
             local(
                 "Side '{side}' has {count} {count:unit|units} that cannot move by {count:itself|themselves} "
                 "('{first}' ...), but {limit} that can carry {count:it|them}; add transport."),
             local("Units without transport stay where they are or never arrive."),
             local("Add transport, or set the units up where they fight.")},
        .needs = need::scenario | need::mapset,
        .parameters = unevenParameters,
        .run = unevenNumbers},
    Rule{.message = {"NEED-003", Severity::warning, local("units of another nation"),
                     local("'{counter}' ({class}) is of nation '{nation}', which does not have such units; "
                           "correct its class or nation."),
                     local("The rulebook gives them to certain nations only."),
                     local("Correct the nation or the class.")},
         .needs = need::scenario | need::mapset,
         .parameters = nationParameters,
         .run = onlyForNations,
         .answer = "class nation"},
    Rule{.message = {"NEED-004", Severity::warning, local("the scenario does not say"),
                     local("The scenario does not state {what}, which this map or these forces ask for; add "
                           "'{part}'.{file-text}"),
                     local("The rulebook leaves it to the scenario."), local("Add the part.")},
         .needs = need::scenario | need::battlefield,
         .parameters = missingPartParameters,
         .variants = missingWordings,
         .run = missingParts},
    Rule{.message =
             {"NEED-005", Severity::error, local("more than there are units for"),
              local("'{part}' of side '{side}' states {count}, but the units that can have it are {limit}; "
                    "lower the number."),
              local("The rest would have nowhere to go."), local("Lower the number or add units.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = moreParameters,
         .run = moreThanUnits},
    Rule{.message = {"NEED-006", Severity::error, local("no value for a movement class"),
                     local("'{part}' gives no value '{name}', which units such as '{counter}' need; add it."),
                     local("What is allowed must be possible to roll for."), local("Add the value.")},
         .needs = need::scenario | need::battlefield,
         .parameters = classValueParameters,
         .run = movementClassesWithoutValue},
};
static_assert(isSound(needTable));

}  // namespace

Topic needRules() { return {"needs", local("What a side needs"), needTable}; }

}  // namespace cota::checks
