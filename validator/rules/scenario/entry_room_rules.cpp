// Entry hexes with too little room for the units that wait there.

#include <algorithm>
#include <array>
#include <map>

#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/arrival_room.h"
#include "validator/rules/scenario/scenario_topics.h"
#include "validator/rules/setup/setup_parameters.h"
#include "validator/rules/setup/shortage_notes.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

ArrivalRules rulesOf(const Settings& with) {
    ArrivalRules rules;
    rules.room.carriers = with.words("carriers");
    rules.room.cargo = with.words("cargo");
    rules.room.aboard = with.integer("aboard");
    rules.queue = with.text("queue");
    return rules;
}

// Other rules on arrivals report single hexes that are too full, and hexes closed to the arriving units.
void noRoomToArrive(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto rules = rulesOf(with);
    // A group that rolls comes alone: nobody knows with whom.
    std::map<std::tuple<int, model::SideId, model::GroupId>, StartingGroups> waves;
    for (const auto& group : context.scenario()->groups) {
        if (group.kind != model::Group::Kind::arrival || !group.turn || rules.waitsInQueue(context, group))
            continue;
        auto& wave = waves[{*group.turn, group.side, group.roll ? group.id : model::GroupId{}}];
        wave.side = group.side;
        wave.isSetUp = false;
        wave.groups.push_back(&group);
    }
    for (const auto& [when, wave] : waves)
        for (const auto& shortage : shortagesOf(context, rules.room, wave)) {
            if (shortage.kind == Shortage::Kind::closed || shortage.cells.size() < 2) continue;
            auto note = noteOnShortage(context, wave, shortage);
            note.values.push_back(value("turn", std::get<0>(when)));
            out.add(std::move(note));
        }
}

constexpr std::array waveParameters{boardingParameters[0], boardingParameters[1], boardingParameters[2],
                                    Parameter{"queue", Parameter::Kind::text, "",
                                              local("flag of a group that waits in a queue off the map")}};

constexpr std::array entryRoomTable{
    Rule{.message =
             {"ENTRY-011", Severity::warning, local("too many for the entry hexes"),
              local("{count} {things} of '{side}' ({units}) arrive in turn {turn} by zone {zones} and "
                    "{count:counts|count} as '{what}', but {limit} {limit:fits|fit} in its hexes ({cells}: "
                    "{hexes}); spread them."),
              local("However the player spreads them, some have to wait."),
              local("Use more entry hexes, or a later turn for some.")},
         .needs = need::scenario | need::forces | need::stacking | need::movement,
         .parameters = waveParameters,
         .run = noRoomToArrive,
         .answer = "turn zone"},
};
static_assert(isSound(entryRoomTable));

}  // namespace

bool ArrivalRules::waitsInQueue(const CheckContext& context, const model::Group& group) const {
    return mapsets::flagOf(context.catalogue().groupAttributes, group.attributes, queue).value_or(false);
}

std::optional<ArrivalRules> arrivalRulesOf(const mapsets::Mapset& game) {
    const Rule& rule = entryRoomTable.front();
    const auto& rows = game.catalogue.rules;
    const auto row = std::ranges::find(rows, rule.id(), &mapsets::RuleSetting::rule);
    if (row == rows.end()) return rulesOf(Settings(rule, nullptr));
    if (!row->on) return std::nullopt;
    return rulesOf(Settings(rule, &*row));
}

Topic entryRoomRules() { return {"entry-room", local("Room to enter"), entryRoomTable}; }

}  // namespace cota::checks
