// Units aboard a carrier at the start: its player, and their state.

#include <algorithm>
#include <array>

#include "validator/rules/facts/standing.h"
#include "validator/rules/forces/forces_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

// MdA TEAM p35, TRANS p20.
void carriedByOtherPlayers(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    const auto* players = scenario.attributes.find(with.text("players"));
    const int most = players ? mapsets::readInteger(players->substr(players->rfind('-') + 1)).value_or(0) : 0;
    if (most < with.integer("from")) return;
    const auto name = with.text("value");
    const auto& order = context.orderOfBattle();
    const auto stating = order.tree().nearest(
        [&](const model::Formation& formation) { return formation.attributes.has(name); });
    const auto valueOver = [&](const mapsets::ListedUnit& unit) -> const std::string* {
        const auto* formation = stating.of(unit.counter->formation.text);
        return formation ? formation->attributes.find(name) : nullptr;
    };
    for (const auto& unit : order.units()) {
        if (unit.carrier == mapsets::noUnit) continue;
        const auto& carrier = order[unit.carrier];
        const auto* own = valueOver(unit);
        const auto* other = valueOver(carrier);
        if (!own || !other || *own == *other) continue;
        out.add({.values = {value("counter", unit.counter->id), value("carrier", carrier.counter->id),
                            valueOf("name", ValueKind::attribute, name), value("value", *own),
                            value("other", *other)},
                 .subject = subjectOf(SubjectKind::counter, unit.counter->id),
                 .related = {subjectOf(SubjectKind::counter, carrier.counter->id)}});
    }
}

void hiddenAboard(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& order = context.orderOfBattle();
    for (const auto& unit : order.units()) {
        if (unit.carrier == mapsets::noUnit || !isIn(context, unit, with.text("state"))) continue;
        const auto& carrier = order[unit.carrier];
        out.add({.values = {value("counter", unit.counter->id), value("carrier", carrier.counter->id),
                            valueOf("state", ValueKind::state, with.text("state"))},
                 .subject = subjectOf(SubjectKind::counter, unit.counter->id),
                 .related = {subjectOf(SubjectKind::counter, carrier.counter->id)}});
    }
}

constexpr std::array carriedParameters{
    Parameter{"value", Parameter::Kind::text, nullptr, local("value of formations that both should share")},
    Parameter{"players", Parameter::Kind::text, nullptr,
              local("value of the scenario with the number of players")},
    Parameter{"from", Parameter::Kind::integer, nullptr, local("from so many players on")}};

constexpr std::array aboardParameters{
    Parameter{"state", Parameter::Kind::text, nullptr, local("flag of a placement")}};

constexpr std::array loadStartTable{
    Rule{.message = {"LOAD-009", Severity::info, local("carried by another player's unit"),
                     local(
                         "'{counter}' ({name} {value}) starts aboard '{carrier}' ({name} {other}): with more "
                         "than two players these belong to different ones; put it aboard another carrier."),
                     local("It is allowed, but two players must agree on every move."),
                     local("If this is intended, accept the finding.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = carriedParameters,
         .run = carriedByOtherPlayers,
         .answer = "at"},
    Rule{
        .message =
            {"LOAD-010", Severity::warning, local("a state that means nothing aboard"),
             local(
                 "'{counter}' starts '{state}' aboard '{carrier}'; the rules do not say what that is. Put it "
                 "down or drop the state."),
             local("Its carrier is in full view."), local("Put it down, or drop the state.")},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = aboardParameters,
        .run = hiddenAboard,
        .answer = "at"},
};
static_assert(isSound(loadStartTable));

}  // namespace

Topic loadStartRules() { return {"load-start", local("Aboard at the start"), loadStartTable}; }

}  // namespace cota::checks
