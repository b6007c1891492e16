// Zones with too little room for the units and obstacles of their side.

#include <algorithm>
#include <array>
#include <set>

#include "validator/rules/facts/standing.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/setup/crowds.h"
#include "validator/rules/setup/proposal.h"
#include "validator/rules/setup/setup_parameters.h"
#include "validator/rules/setup/setup_topics.h"
#include "validator/rules/setup/shortage_notes.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

constexpr std::array noRoomWordings{
    Wording{
        "closed",
        local("{units} of '{side}' must set up in zone {zones}, but no hex there is open to {count:it|them}; "
              "choose another zone.")},
    Wording{
        "whole",
        local(
            "{count} {things} of '{side}' ({units}) must set up in {cells} {cells:hex|hexes} ({hexes}) and "
            "{count:counts|count} as '{what}': the limits would allow as many, but no way to put whole units "
            "there keeps to them; add a hex.")}};

// The rule on stacking reports a zone that is too small on its own. Its units are left out here, but the
// others still need room.
void noRoomToSetUp(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto rules = DeploymentRules::of(with);
    std::set<std::pair<model::ZoneId, model::SideId>> crowded;
    for (const auto& zone : crowdedZonesOf(context, rules)) crowded.emplace(zone.zone, zone.side);
    for (const auto& side : context.scenario()->sides) {
        StartingGroups starting{side.id, {}, true};
        for (const auto& group : context.scenario()->groups)
            if (group.kind == model::Group::Kind::setup && group.side == side.id &&
                !crowded.contains({model::areaOf(group), side.id}))
                starting.groups.push_back(&group);
        for (const auto& shortage : shortagesOf(context, rules, starting)) {
            auto note = noteOnShortage(context, starting, shortage);
            if (shortage.kind == Shortage::Kind::closed) note.wording = &noRoomWordings[0];
            if (shortage.kind == Shortage::Kind::whole) note.wording = &noRoomWordings[1];
            out.add(std::move(note));
        }
    }
}

/// Hexes of the zone in which a piece may be.
std::vector<Cell> hexesToLayIn(const CheckContext& context, const std::vector<Cell>& zone,
                               const std::vector<std::string>& never) {
    mapsets::TagMask mask = 0;
    for (const auto& tag : never) mask |= context.battlefield().maskOf(tag);
    std::vector<Cell> cells;
    for (const auto cell : zone)
        if (context.battlefield().isPlayable(cell) && (context.battlefield().tags(cell) & mask) == 0)
            cells.push_back(cell);
    return cells;
}

bool isMeant(const CheckContext& context, const Settings& with, const model::ScenarioPart& part) {
    if (!with.has("features")) return true;
    const auto* kind = part.attributes.find(with.text("kind"));
    return kind && isOneOf(context, model::FeatureId(*kind), with.words("features"));
}

void noRoomToLay(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& part : context.scenario()->parts) {
        const auto* zone =
            part.kind.text == with.text("part") && !part.zone.empty() ? context.zone(part.zone) : nullptr;
        const auto* text =
            zone && isMeant(context, with, part) ? part.attributes.find(with.text("value")) : nullptr;
        const auto count = text ? mapsets::readInteger(*text) : std::nullopt;
        if (!count || zone->empty()) continue;
        const auto cells = hexesToLayIn(context, *zone, with.words("never"));
        const long long most = static_cast<long long>(with.integer("most")) * std::ssize(cells);
        if (*count <= most) continue;
        const auto* named = part.attributes.find(with.text("kind"));
        const auto* feature = named ? context.catalogue().feature(model::FeatureId(*named)) : nullptr;
        const auto* kind = context.catalogue().partKind(part.kind);
        Note note{.values = {value("side", part.side), value("zone", part.zone), value("count", *count),
                             value("cells", std::ssize(cells)), value("limit", most)},
                  .subject = context.subjectOf(part),
                  .related = {subjectOf(SubjectKind::zone, part.zone)}};
        addLocal(note.values, "what",
                 feature && !feature->name.empty() ? feature->name
                 : kind && !kind->name.empty()     ? kind->name
                                                   : model::LocalText{part.kind.text, part.kind.text});
        out.add(std::move(note));
    }
}

constexpr std::array layParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, local("kind of part with pieces to lay in a zone")},
    Parameter{"kind", Parameter::Kind::text, "", local("its value that names the feature ...")},
    Parameter{"features", Parameter::Kind::words, "", local("... that is one of these, by id or tag")},
    Parameter{"value", Parameter::Kind::text, "count", local("its value with the number")},
    Parameter{"most", Parameter::Kind::integer, "1", local("of them in a hex")},
    Parameter{"never", Parameter::Kind::words, "", local("tags of hexes where none may lie")}};

constexpr std::array setupRoomTable{
    Rule{
        .message =
            {"SETUP-012", Severity::error, local("set-up that cannot be done"),
             local("{count} {things} of '{side}' ({units}) must set up in zone {zones} and "
                   "{count:counts|count} as '{what}', but {limit} {limit:fits|fit} in the hexes left to them "
                   "({cells}: {hexes}); give them more."),
             local("However the player places them, some find no room: zones that overlap, closed terrain, "
                   "units placed in hexes and room aboard carriers are all taken into account."),
             local("Enlarge the zone, or place some of these units elsewhere.")},
        .needs = need::scenario | need::forces | need::stacking | need::movement,
        .parameters = setUpParameters,
        .variants = noRoomWordings,
        .run = noRoomToSetUp,
        .answer = "zone"},
    Rule{.message =
             {"SETUP-013", Severity::error, local("more to place than the zone can hold"),
              local("{count} of '{what}' of '{side}' must lie in zone '{zone}', but its {cells} "
                    "{cells:hex that can take any holds|hexes that can take any hold} {limit}; enlarge it."),
              local("The player cannot lay them as the scenario says."),
              local("Enlarge the zone, or give fewer.")},
         .needs = need::scenario | need::battlefield,
         .parameters = layParameters,
         .run = noRoomToLay},
};
static_assert(isSound(setupRoomTable));

}  // namespace

std::optional<DeploymentRules> setUpRulesOf(const mapsets::Mapset& game) {
    const Rule& rule = setupRoomTable.front();
    const auto& rows = game.catalogue.rules;
    const auto row = std::ranges::find(rows, rule.id(), &mapsets::RuleSetting::rule);
    if (row == rows.end()) return DeploymentRules::of(Settings(rule, nullptr));
    if (!row->on) return std::nullopt;
    return DeploymentRules::of(Settings(rule, &*row));
}

Topic setupRoomRules() { return {"setup-room", local("Room to deploy"), setupRoomTable}; }

}  // namespace cota::checks
