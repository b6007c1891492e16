// Counters, their types and formations must fit together.

#include <algorithm>
#include <array>
#include <map>

#include "formats/model/document/type_bases.h"
#include "formats/model/finding/nearest_word.h"
#include "formats/picture/colour.h"
#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using mapsets::ListedUnit;
using model::Severity;
using model::SubjectKind;

model::Subject counterSubject(const ListedUnit& unit) {
    return subjectOf(SubjectKind::counter, unit.counter->id);
}

constexpr std::array typeWordings{Wording{
    "many",
    local("Counter type '{type}' does not exist, but counter '{counter}' and others use it ({count} in all); "
          "correct the name or add the type; the nearest: {known}.")}};

/// A type that many counters use and no file defines is one mistake.
void unknownTypes(const CheckContext& context, const Settings&, FindingSink& out) {
    constexpr std::size_t manyCounters = 4;
    std::vector<std::string_view> known;
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types) known.push_back(type.id.text);
    std::map<std::string, std::vector<const ListedUnit*>> unknown;
    for (const auto& unit : context.orderOfBattle().units())
        if (!unit.type) unknown[unit.counter->type.text].push_back(&unit);
    for (const auto& [type, units] : unknown) {
        const bool isOne = units.size() >= manyCounters;
        for (const auto* unit : units) {
            Note note{
                .values = {value("counter", unit->counter->id), valueOf("type", ValueKind::counterType, type),
                           ofKind(ValueKind::counterType, nearest(type, known))},
                .subject = counterSubject(*unit),
                .item = unit->item};
            if (isOne) {
                note.values.push_back(value("count", std::ssize(units)));
                note.wording = &typeWordings[0];
                note.cases = units.size();
                for (const auto* other : units)
                    if (other != unit) note.related.push_back(counterSubject(*other));
            }
            out.add(std::move(note));
            if (isOne) break;
        }
    }
}

void unknownClasses(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto known = idsOf(context.catalogue().unitClasses);
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types)
            for (std::size_t i = 0; i <= type.ends.size(); ++i) {
                const auto& one = i == 0 ? type.unitClass : type.ends[i - 1].unitClass;
                if ((i > 0 && one.empty()) || context.catalogue().unitClass(one)) continue;
                out.add({.values = {value("type", type.id), value("class", one),
                                    ofKind(ValueKind::unitClass, nearest(one.text, known))},
                         .subject = subjectOf(SubjectKind::counterType, type.id),
                         .item = itemOf(file, *forces, type)});
            }
}

void unknownNations(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto* list = context.catalogue().wordList(with.text("list"));
    if (!list) return;
    const auto judge = [&](const std::string& nation, model::Subject subject, model::ListItem item) {
        if (nation.empty() || list->find(nation)) return;
        out.add({.values = {valueOf("nation", ValueKind::word, nation),
                            valueOf("what", ValueKind::counterType, subject.id),
                            ofKind(ValueKind::word, nearest(nation, idsOf(list->words)))},
                 .subject = std::move(subject),
                 .item = std::move(item)});
    };
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types)
            judge(type.nation, subjectOf(SubjectKind::counterType, type.id), itemOf(file, *forces, type));
    if (const auto* scenario = context.scenario())
        for (const auto& side : scenario->sides)
            judge(side.nation, subjectOf(SubjectKind::side, side.id), itemOf(*scenario, side));
}

/// Whether one of its formations does not exist or contains itself. Its side is then unknown, and another
/// rule reports the formation.
bool hasBrokenChain(const mapsets::OrderOfBattle& order, const ListedUnit& unit) {
    const auto& formation = unit.counter->formation;
    return !formation.empty() && !order.tree().isWhole(formation.text);
}

void noSide(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& order = context.orderOfBattle();
    for (const auto& unit : order.units())
        if (unit.side.empty() && !hasBrokenChain(order, unit))
            out.add({.values = {value("counter", unit.counter->id)},
                     .subject = counterSubject(unit),
                     .item = unit.item});
}

constexpr std::array formationWordings{
    Wording{"parent",
            local("Formation '{what}' is part of '{formation}', which does not exist; correct the name.")},
    Wording{"loop", local("Formation '{what}' is, by way of '{formation}', part of itself; cut the ring.")},
    Wording{
        "many",
        local("Counter '{what}' ({count} counters in all) belongs to formation '{formation}', which does not "
              "exist; correct the name or add it.")}};

void brokenFormations(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& order = context.orderOfBattle();
    std::vector<std::string_view> known;
    for (const auto& entry : context.forces())
        for (const auto& formation : entry.second->formations) known.push_back(formation.id.text);
    const auto all = model::sortedKnown(known);
    const auto note = [&](const std::string& what, const model::FormationId& formation, SubjectKind kind,
                          model::ListItem item, const Wording* wording = nullptr) {
        Note made;
        made.values = {
            valueOf("what", kind == SubjectKind::formation ? ValueKind::formation : ValueKind::counter, what),
            value("formation", formation)};
        if (!order.formation(formation)) {
            made.values.push_back(value("word", formation.text));
            made.values.push_back(all);
        }
        made.subject = subjectOf(kind, what);
        made.wording = wording;
        made.item = std::move(item);
        return made;
    };
    std::map<model::FormationId, std::vector<const ListedUnit*>> lost;
    for (const auto& unit : order.units())
        if (!unit.counter->formation.empty() && !unit.formation)
            lost[unit.counter->formation].push_back(&unit);
    for (const auto& [formation, units] : lost) {
        auto made = note(units.front()->counter->id.text, formation, SubjectKind::counter,
                         units.front()->item, units.size() > 1 ? &formationWordings[2] : nullptr);
        made.values.push_back(value("count", std::ssize(units)));
        made.cases = units.size();
        for (std::size_t i = 1; i < units.size(); ++i) made.related.push_back(counterSubject(*units[i]));
        out.add(std::move(made));
    }
    for (const auto& [file, forces] : context.forces())
        for (const auto& formation : forces->formations) {
            if (formation.parent.empty()) continue;
            if (!order.formation(formation.parent))
                out.add(note(formation.id.text, formation.parent, SubjectKind::formation,
                             itemOf(file, *forces, formation), &formationWordings[0]));
            else if (order.tree().isInRing(formation))
                out.add(note(formation.id.text, formation.parent, SubjectKind::formation,
                             itemOf(file, *forces, formation), &formationWordings[1]));
        }
}

constexpr std::array baseWordings{
    Wording{"loop", local("Counter type '{type}' is, by way of '{base}', based on itself; cut the ring.")}};

void brokenBases(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types) {
            if (type.base.empty()) continue;
            const bool isRing = model::isBasedOnItself(*forces, type);
            const bool exists =
                std::ranges::find(forces->types, type.base, &model::CounterType::id) != forces->types.end();
            if (!isRing && exists) continue;
            std::vector<std::string_view> known;
            for (const auto& other : forces->types)
                if (other.id != type.id) known.push_back(other.id.text);
            Note note{.values = {value("type", type.id), value("base", type.base),
                                 ofKind(ValueKind::counterType, nearest(type.base.text, known))},
                      .subject = subjectOf(SubjectKind::counterType, type.id),
                      .item = itemOf(file, *forces, type)};
            if (isRing) note.wording = &baseWordings[0];
            out.add(std::move(note));
        }
}

constexpr std::array lookWordings{
    Wording{"colour",
            local("Counter type '{type}' has the {place} colour '{colour}', which is no colour; write it as "
                  "#rrggbb.")}};

/// The symbol and the colours of a type that has its own; those that it inherits are reported at its base.
void unknownLooks(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& game = context.catalogue();
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types) {
            const auto bases = model::basesOf(*forces, type);
            const auto* base = bases.empty() ? nullptr : bases.front();
            const auto isOwn = [&](const auto& word, const auto& inherited) {
                return !word.empty() && (!base || word != inherited);
            };
            const Note note{.values = {value("type", type.id)},
                            .subject = subjectOf(SubjectKind::counterType, type.id),
                            .item = itemOf(file, *forces, type)};
            const model::CounterLook none;
            const auto& before = base ? base->look : none;
            if (isOwn(type.look.symbol, before.symbol) && !game.unitClass(type.look.symbol)) {
                auto made = note;
                made.values.push_back(value("class", type.look.symbol));
                made.values.push_back(nearest(type.look.symbol.text, idsOf(game.unitClasses)));
                out.add(std::move(made));
            }
            const auto judge = [&](const std::string& colour, const std::string& inherited,
                                   const model::LocalLiteral& place) {
                if (!isOwn(colour, inherited) || picture::colourFrom(colour)) return;
                auto made = note;
                made.values.push_back(model::inWords("place", model::textOf(place)));
                made.values.push_back(value("colour", colour));
                made.wording = &lookWordings[0];
                out.add(std::move(made));
            };
            judge(type.look.ground, before.ground, local("colour of a counter", "ground"));
            judge(type.look.ink, before.ink, local("colour of a counter", "ink"));
        }
}

void moreThanPrinted(const CheckContext& context, const Settings&, FindingSink& out) {
    std::map<const model::CounterType*, int> used;
    for (const auto& unit : context.orderOfBattle().units())
        if (unit.type) ++used[unit.type];
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types) {
            const auto found = used.find(&type);
            if (found == used.end() || type.available <= 0 || found->second <= type.available) continue;
            out.add({.values = {value("type", type.id), value("count", found->second),
                                value("limit", type.available)},
                     .subject = subjectOf(SubjectKind::counterType, type.id),
                     .item = itemOf(file, *forces, type)});
        }
}

void wrongMobility(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto units = with.words("units");
    const auto excepted = with.words("not");
    const auto allowed = with.words("mobility");
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types) {
            const auto* unitClass = context.catalogue().unitClass(type.unitClass);
            if (!unitClass || unitClass->mobility.empty()) continue;
            const auto has = [&](const std::string& tag) { return mapsets::hasTag(unitClass->tags, tag); };
            if (std::none_of(units.begin(), units.end(), has) ||
                std::any_of(excepted.begin(), excepted.end(), has))
                continue;
            if (std::find(allowed.begin(), allowed.end(), unitClass->mobility.text) != allowed.end())
                continue;
            out.add({.values = {value("type", type.id), value("class", unitClass->id),
                                value("mobility", unitClass->mobility), value("known", allowed)},
                     .subject = subjectOf(SubjectKind::counterType, type.id),
                     .item = itemOf(file, *forces, type)});
        }
}

// A scenario that states the class of counters must not contradict them.
// PG 1.2, 6.85.
void typesDefinedOtherwise(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto kind = with.text("part");
    std::map<std::string, std::string> defined;
    for (const auto& part : context.scenario()->parts) {
        const auto* as = part.kind.text == kind ? part.attributes.find(with.text("as")) : nullptr;
        const auto* types = as ? part.attributes.find(with.text("types")) : nullptr;
        if (!types) continue;
        for (const auto& id : wordsOf(*types)) {
            const auto* type = context.orderOfBattle().type(model::CounterTypeId(id));
            if (!type) continue;
            const auto [before, isNew] = defined.emplace(id, *as);
            const auto& other = isNew ? type->unitClass.text : before->second;
            if (other == *as) continue;
            out.add({.values = {valueOf("type", ValueKind::counterType, id), value("as", *as),
                                valueOf("class", ValueKind::unitClass, other)},
                     .subject = context.subjectOf(part),
                     .related = {subjectOf(SubjectKind::counterType, type->id)}});
        }
    }
}

constexpr std::array unitNationParameters{
    Parameter{"list", Parameter::Kind::text, "nation", local("the list of words with the nations")}};
constexpr std::array mobilityParameters{
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of the unit classes it is about")},
    Parameter{"not", Parameter::Kind::words, "", local("tags of those it is not about")},
    Parameter{"mobility", Parameter::Kind::words, nullptr, local("the movement classes they may have")}};
constexpr std::array definedParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, local("the kind of scenario part")},
    Parameter{"as", Parameter::Kind::text, "as", local("its value with the unit class")},
    Parameter{"types", Parameter::Kind::text, "types", local("its value with the counter types")}};

constexpr std::array unitTable{
    Rule{.message = {"UNIT-001", Severity::error, local("counter of an unknown type"),
                     local("Counter '{counter}' has the unknown type '{type}'; the nearest: {known}."),
                     local("Without its type a counter has no values."),
                     local("Correct the type or add it to the forces.")},
         .needs = need::forces,
         .variants = typeWordings,
         .fix = {.kind = FixKind::nearWord, .value = "type", .in = "type", .everywhere = true},
         .run = unknownTypes,
         .answer = "type"},
    Rule{.message =
             {"UNIT-002", Severity::error, local("counter type of an unknown class"),
              local("Counter type '{type}' is of class '{class}', which the game does not have; the nearest: "
                    "{known}."),
              local("The class says what a unit can do."), local("Use a class of the game.")},
         .needs = need::mapset,
         .fix = {.kind = FixKind::nearWord, .value = "class", .in = "class"},
         .run = unknownClasses,
         .answer = "class"},
    Rule{.message = {"UNIT-003", Severity::warning, local("unknown nation"),
                     local("'{what}' is of nation '{nation}', of which the game says nothing; the nearest it "
                           "knows: {known}."),
                     local("Special abilities of nations would not be applied."),
                     local("Correct the name, or accept the finding if the nation is new.")},
         .needs = need::mapset,
         .parameters = unitNationParameters,
         .fix = {.kind = FixKind::nearWord, .value = "nation", .in = "nation"},
         .run = unknownNations,
         .answer = "nation"},
    Rule{
        .message =
            {"UNIT-004", Severity::error, local("counter without a side"),
             local("Counter '{counter}' belongs to no side: neither it nor its formation names one; add it."),
             local("No side may place or move it."), local("Give the counter or its formation a side.")},
        .needs = need::forces,
        .run = noSide,
        .answer = "side formation"},
    Rule{.message = {"UNIT-005", Severity::error, local("broken formation tree"),
                     local("Counter '{what}' belongs to formation '{formation}', which does not exist; "
                           "correct the name."),
                     local("Side and command follow from the formation."),
                     local("Correct the name or add the formation.")},
         .needs = need::forces,
         .variants = formationWordings,
         .run = brokenFormations,
         .answer = "formation parent"},
    Rule{.message = {"UNIT-006", Severity::warning, local("more counters than printed"),
                     local(
                         "{count} {count:counter|counters} of type '{type}' {count:takes|take} part, but the "
                         "sheets hold {limit}; use fewer."),
                     local("Players cannot set up what they do not have."),
                     local("Remove counters, or correct the number available.")},
         .needs = need::forces,
         .run = moreThanPrinted,
         .answer = "available"},
    Rule{.message =
             {"UNIT-007", Severity::warning, local("unexpected movement class"),
              local(
                  "Counter type '{type}' ({class}) moves as {mobility}; units of this sort move as {known}."),
              local("The rulebook ties the movement type to the class of unit."),
              local("Choose the class of unit that moves as it should.")},
         .needs = need::mapset,
         .parameters = mobilityParameters,
         .run = wrongMobility,
         .answer = "class"},
    Rule{.message =
             {"UNIT-008", Severity::error, local("defined as two things"),
              local("The scenario calls counter type '{type}' {as}, but it is {class}; a counter is one of "
                    "them only."),
              local("Stacking, losses and command differ between them."),
              local("Give the type the class the scenario means.")},
         .needs = need::scenario | need::mapset,
         .parameters = definedParameters,
         .run = typesDefinedOtherwise,
         .answer = "class"},
    Rule{.message = {"UNIT-009", Severity::error, local("counter type with an unknown base"),
                     local("Counter type '{type}' is based on '{base}', which its file does not have; the "
                           "nearest: {known}."),
                     local("The values that it takes from there are missing."),
                     local("Correct the name, or state the values.")},
         .needs = need::forces,
         .variants = baseWordings,
         .fix = {.kind = FixKind::nearWord, .value = "base", .in = "base"},
         .run = brokenBases,
         .answer = "base"},
    Rule{.message = {"UNIT-010", Severity::warning, local("unknown symbol or colour"),
                     local("Counter type '{type}' shows the symbol of class '{class}', which the game does "
                           "not have; the nearest: {known}."),
                     local("The counter would be drawn in another way than its designer wants."),
                     local("Use a class of the game, and colours such as #8f9a5f.")},
         .needs = need::mapset,
         .variants = lookWordings,
         .fix = {.kind = FixKind::nearWord, .value = "class", .in = "symbol"},
         .run = unknownLooks,
         .answer = "symbol ground ink"},
};
static_assert(isSound(unitTable));

}  // namespace

Topic unitRules() { return {"units", local("Counters and formations"), unitTable}; }

}  // namespace cota::checks
