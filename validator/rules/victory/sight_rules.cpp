// Lines of sight at the start, and pairs of hexes that the designer wants clear or blocked.

#include <algorithm>
#include <array>

#include "validator/rules/names/naming.h"
#include "validator/rules/victory/sight_trail.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::checks {

namespace {

using mapsets::RosterUnit;
using model::Severity;
using model::SubjectKind;

constexpr std::array sightMarkWordings{
    Wording{"open", local("{from} sees {to}, but the scenario wants the line blocked; restore what blocked "
                          "it or change the "
                          "mark.")},
    Wording{"turn-blocked", local("{from} does not see {to}, but the scenario wants the pair clear in turn "
                                  "{turn}; remove what blocks "
                                  "the line or change the mark.")},
    Wording{
        "turn-far",
        local(
            "In turn {turn} {from} sees nothing farther away than {visibility}, and so not {to} at distance "
            "{distance}, but the scenario wants the pair clear; change the turn's light and weather, or the "
            "mark.")},
    Wording{
        "turn-open",
        local("{from} sees {to} in turn {turn}, but the scenario wants the pair blocked then; restore what "
              "blocked "
              "it or change the mark.")}};
const Wording& markIsOpen = sightMarkWordings[0];
const Wording& markIsBlocked = sightMarkWordings[1];
const Wording& markIsFar = sightMarkWordings[2];
const Wording& markIsOpenThen = sightMarkWordings[3];

constexpr model::LocalLiteral visibilityText =
    local("visibility in turn {turn}: {visibility}; distance: {distance}");

model::Subject subjectOfMark(const model::SightMark& mark) {
    return subjectOf(SubjectKind::pair, mark.name(), {mark.from.label, mark.to.label});
}

Note markNote(const CheckContext& context, const model::SightMark& mark,
              std::vector<model::MessageValue> more) {
    Note note{.values = {value("from", mark.from.label), value("to", mark.to.label)},
              .subject = subjectOfMark(mark),
              .item = itemOf(*context.scenario(), mark)};
    if (mark.turn) note.values.push_back(value("turn", *mark.turn));
    note.values.insert(note.values.end(), more.begin(), more.end());
    return note;
}

/// Another rule reports marks of turns outside the game.
bool isInGame(const CheckContext& context, const model::SightMark& mark) {
    const int last = context.scenario()->turns.count;
    return !mark.turn || last == 0 || *mark.turn <= last;
}

/// A mark for one turn: light and weather count too, not only the line.
void judgeInTurn(const CheckContext& context, const model::SightMark& mark, mapsets::Cell from,
                 mapsets::Cell to, FindingSink& out) {
    const auto& spotting = context.play().spotting();
    const bool isClear = context.play().sight().judge(from, to).isClear();
    const mapsets::SpottingQuery query{from, to, mapsets::conditionsOf(context.scenario()->turns, *mark.turn),
                                       nullptr, nullptr};
    const int visibility = spotting.visibility(query), distance = spotting.distance(from, to);
    const bool isNear = distance <= visibility;
    if ((isClear && isNear) == mark.clear) return;
    std::vector<model::MessageValue> values{value("distance", distance)};
    if (visibility != mapsets::unlimitedRange) values.push_back(value("visibility", visibility));
    auto note = markNote(context, mark, std::move(values));
    note.wording = !mark.clear ? &markIsOpenThen : isClear ? &markIsFar : &markIsBlocked;
    note.trail = sightTrail(context, from, to);
    if (note.wording == &markIsFar)
        note.trail.push_back(
            {{context.battlefield().label(to)}, model::fillTemplate(visibilityText, note.values), true});
    out.add(std::move(note));
}

void brokenMarks(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& field = context.battlefield();
    for (const auto& mark : context.scenario()->sightMarks) {
        const auto from = field.resolve(mark.from.label);
        const auto to = field.resolve(mark.to.label);
        if (!from || !to || !isInGame(context, mark)) continue;
        if (mark.turn) {
            judgeInTurn(context, mark, *from, *to, out);
            continue;
        }
        if (context.play().sight().judge(*from, *to).isClear() == mark.clear) continue;
        auto note = markNote(context, mark, {});
        note.wording = mark.clear ? nullptr : &markIsOpen;
        note.trail = sightTrail(context, *from, *to);
        out.add(std::move(note));
    }
}

void marksOutsideTheGame(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& mark : context.scenario()->sightMarks)
        if (!isInGame(context, mark))
            out.add(markNote(context, mark, {value("limit", context.scenario()->turns.count)}));
}

bool isFixed(const RosterUnit& unit) {
    return unit.where == RosterUnit::Where::hex && unit.cell != mapsets::noCell;
}

void hiddenInView(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto state = with.text("state");
    const auto watchers = with.words("watchers");
    const auto& roster = context.roster();
    const auto& order = context.orderOfBattle();
    mapsets::SpottingQuery query;
    query.turn = mapsets::conditionsOf(context.scenario()->turns, 1);
    for (mapsets::UnitIndex i = 0; i < order.size(); ++i) {
        const auto& hidden = roster[i];
        if (!isFixed(hidden)) continue;
        const auto& states = order[i].posting()->placement->attributes;
        if (mapsets::flagOf(context.catalogue().placementAttributes, states, state) != true) continue;
        query.to = hidden.cell;
        query.target = &states;
        for (mapsets::UnitIndex other = 0; other < order.size(); ++other) {
            const auto& watcher = roster[other];
            if (watcher.side == hidden.side || !isFixed(watcher) || !order[other].hasAnyTag(watchers))
                continue;
            query.from = watcher.cell;
            query.observer = &order[other].posting()->placement->attributes;
            if (!context.play().spotting().spots(query)) continue;
            out.add({.values = {value("counter", hidden.id),
                                value("hex", context.battlefield().label(hidden.cell)),
                                value("enemy", watcher.id),
                                value("other", context.battlefield().label(watcher.cell)),
                                valueOf("state", ValueKind::state, state)},
                     .subject = subjectOf(SubjectKind::counter, hidden.id),
                     .related = {subjectOf(SubjectKind::counter, watcher.id)},
                     .trail = sightTrail(context, watcher.cell, hidden.cell)});
            break;
        }
    }
}

constexpr std::array sightHiddenParameters{
    Parameter{"state", Parameter::Kind::text, nullptr, local("flag of a hidden unit")},
    Parameter{"watchers", Parameter::Kind::words, nullptr, local("tags of units that watch")}};

constexpr std::array guardWordings{Wording{
    "range",
    local("'{counter}' in {from} guards {to} at distance {distance}, but its '{name}' is {limit}; bring it "
          "nearer.")}};

// A unit that guards a hex must see it and have it in range.
// TCS 25.1.e.
void guardsThatDoNotSee(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& roster = context.roster();
    for (const auto& part : context.scenario()->parts) {
        const auto* id =
            part.kind.text == with.text("part") ? part.attributes.find(with.text("value")) : nullptr;
        const auto index = id ? roster.find(model::CounterId(*id)) : mapsets::noUnit;
        if (index == mapsets::noUnit || !isFixed(roster[index])) continue;
        const auto& unit = roster[index];
        const auto* printed = unit.values.find(with.text("range"));
        const int range = printed ? mapsets::readInteger(*printed).value_or(mapsets::unlimitedRange)
                                  : mapsets::unlimitedRange;
        for (const auto& hex : part.hexes) {
            const auto to = field.resolve(hex.label);
            if (!to) continue;
            const int distance = field.distance(unit.cell, *to);
            const bool isFar = distance > range;
            if (!isFar && context.play().sight().judge(unit.cell, *to).isClear()) continue;
            out.add(
                {.values = {value("counter", unit.id), value("from", field.label(unit.cell)),
                            value("to", hex.label), value("distance", distance),
                            valueOf("name", ValueKind::attribute, with.text("range")), value("limit", range)},
                 .subject = subjectOf(SubjectKind::counter, unit.id),
                 .related = {context.subjectOf(part)},
                 .wording = isFar ? &guardWordings[0] : nullptr,
                 .trail = sightTrail(context, unit.cell, *to)});
        }
    }
}

constexpr std::array guardParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, local("part with the hexes guarded")},
    Parameter{"value", Parameter::Kind::text, nullptr, local("its value with the counter")},
    Parameter{"range", Parameter::Kind::text, nullptr, local("printed value with the range")}};

constexpr std::array sightTable{
    Rule{
        .message = {"SIGHT-001", Severity::error, local("a line of sight that changed"),
                    local(
                        "{from} does not see {to}, but the scenario wants the line clear; remove what blocks "
                        "it or change the "
                        "mark."),
                    local("The designer marked the pair because the scenario depends on it."),
                    local("Look at the line with 'cota los'.")},
        .needs = need::scenario | need::sight,
        .variants = sightMarkWordings,
        .run = brokenMarks,
        .answer = "must-be"},
    Rule{
        .message = {"SIGHT-002", Severity::warning, local("a hidden unit in full view"),
                    local("'{counter}' starts '{state}' in {hex}, in view of the enemy '{enemy}' in {other}. "
                          "Move one of the two."),
                    local("It would be revealed before it did anything."),
                    local("feminine", "Move one of the two.")},
        .needs = need::scenario | need::sight,
        .parameters = sightHiddenParameters,
        .run = hiddenInView,
        .answer = "at"},
    Rule{
        .message = {"SIGHT-003", Severity::warning, local("a guard that does not see"),
                    local("'{counter}' in {from} guards {to}, but does not see it; move the counter."),
                    local("It could not fire at what comes there."), local("Choose another hex for either.")},
        .needs = need::scenario | need::forces | need::sight,
        .parameters = guardParameters,
        .variants = guardWordings,
        .run = guardsThatDoNotSee,
        .answer = "at"},
    Rule{.message = {"SIGHT-004", Severity::error, local("a sight mark outside of the game"),
                     local(
                         "The sight mark from {from} to {to} is for turn {turn}, but the game has turns 1 to "
                         "{limit}; correct the turn."),
                     local("The mark would never be checked."), local("Correct the turn.")},
         .needs = need::scenario,
         .run = marksOutsideTheGame,
         .answer = "turn turns"},
};
static_assert(isSound(sightTable));

}  // namespace

Topic sightRules() { return {"sight", local("Sight"), sightTable}; }

}  // namespace cota::checks
