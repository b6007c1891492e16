// Limits for the whole map or for one item on it: pieces in the box, objectives, units inside a
// fortification, marks of loaded carriers; and obstacles and hidden units that must stay away from some
// hexes.

#include <array>
#include <map>
#include <set>
#include <tuple>

#include "validator/rules/facts/standing.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

// What a side may still place counts if it has placed none of that kind.
// MdA COMP p3, LIMIT p47.
void morePiecesThanPrinted(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto words = with.words("features");
    std::map<std::pair<model::SideId, std::string>, int> placed;
    for (const auto& feature : context.scenario()->features)
        if (isOneOf(context, feature.kind, words)) ++placed[{feature.side, feature.kind.text}];
    int sum = 0;
    for (const auto& [key, count] : placed) sum += count;
    const model::ScenarioPart* last = nullptr;
    for (const auto& part : context.scenario()->parts) {
        const auto* kind =
            part.kind.text == with.text("part") ? part.attributes.find(with.text("kind")) : nullptr;
        const auto* count = kind ? part.attributes.find(with.text("value")) : nullptr;
        if (!count || !isOneOf(context, model::FeatureId(*kind), words) ||
            placed.contains({part.side, *kind}))
            continue;
        sum += mapsets::readInteger(*count).value_or(0);
        last = &part;
    }
    if (sum <= with.integer("most")) return;
    Note note{.values = {value("count", sum), value("limit", with.integer("most")),
                         valueOf("kind", ValueKind::onMap, words)},
              .subject = last ? context.subjectOf(*last) : wholeScenario(context)};
    out.add(std::move(note));
}

// MdA COMP p3, LIMIT p47.
void moreObjectivesThanMarkers(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    std::map<std::string, std::vector<const model::Objective*>> found;
    for (const auto& objective : context.scenario()->objectives) {
        const auto* text = objective.attributes.find(name);
        if (text && *text == with.text("is"))
            found[with.flag("per-side") ? objective.side.text : std::string()].push_back(&objective);
    }
    for (const auto& [side, objectives] : found) {
        if (std::ssize(objectives) <= with.integer("most")) continue;
        out.add({.values = {value("count", std::ssize(objectives)), value("limit", with.integer("most")),
                            valueOf("kind", ValueKind::onMap, with.text("is")),
                            valueOf("side", ValueKind::side, side.empty() ? "-" : side)},
                 .subject = subjectOf(SubjectKind::objective, objectives.back()->id)});
    }
}

constexpr std::array insideWordings{Wording{
    "never", local("'{counter}' starts inside '{kind}' in {hex}, which takes no such unit; put it beside.")}};

// MdA FORT.ENTR p46, FORT.PILL p46.
void tooManyInside(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& roster = context.roster();
    const auto& order = context.orderOfBattle().units();
    const auto never = with.words("never");
    std::map<std::tuple<Cell, std::string, model::SideId>, int> room;  // no side: for all sides
    for (const auto& feature : context.scenario()->features)
        if (const auto cell = field.resolve(feature.at.label))
            ++room[{*cell, feature.kind.text, feature.side}];
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto& unit = roster[static_cast<mapsets::UnitIndex>(i)];
        const auto* kind = order[i].state(with.text("state"));
        if (!kind || kind->empty() || !isPlaced(unit)) continue;
        const bool isBarred = order[i].hasAnyTag(never);
        auto& own = room[{unit.cell, *kind, unit.side}];
        auto& common = room[{unit.cell, *kind, {}}];
        if (!isBarred && (own > 0 || common > 0)) {
            --(own > 0 ? own : common);
            continue;
        }
        out.add({.values = {value("counter", unit.id), valueOf("kind", ValueKind::onMap, *kind),
                            value("hex", field.label(unit.cell))},
                 .subject = subjectOf(SubjectKind::counter, unit.id),
                 .wording = isBarred ? &insideWordings[0] : nullptr});
    }
}

constexpr std::array markWordings{Wording{
    "shared",
    local("Carriers '{counter}' and '{other}' of '{side}' both have '{name}' {value}; each needs its own.")}};

// MdA COMP p3, TRANS p20.
void carriersWithoutMarker(const CheckContext& context, const Settings& with, FindingSink& out) {
    std::map<std::pair<model::SideId, std::string>, const mapsets::ListedUnit*> seen;
    for (const auto& unit : context.orderOfBattle().units()) {
        if (unit.cargo.empty() || !unit.hasAnyTag(with.words("carriers"))) continue;
        const auto* mark = unit.state(with.text("state"));
        Note note{
            .values = {value("counter", unit.counter->id),
                       valueOf("name", ValueKind::attribute, with.text("state")), value("side", unit.side)},
            .subject = subjectOf(SubjectKind::counter, unit.counter->id)};
        if (mark) {
            const auto [first, isNew] = seen.emplace(std::pair{unit.side, *mark}, &unit);
            if (isNew) continue;
            note.values.push_back(value("other", first->second->counter->id));
            note.values.push_back(value("value", *mark));
            note.wording = &markWordings[0];
        }
        out.add(std::move(note));
    }
}

constexpr std::array enemyWordings{
    Wording{
        "zone",
        local(
            "'{kind}' of '{side}' may be placed in {hexes} ({count} in all), where the enemy sets up; narrow "
            "the zone.")},
    Wording{"own", local("'{kind}' of '{side}' stands in {hex}, where '{side}' itself sets up; move it.")}};

/// Set-up zones of the side, without hexes with its units: another rule reports a unit on its own obstacle.
std::set<Cell> setUpZones(const CheckContext& context, const model::SideId& side) {
    std::set<Cell> cells;
    for (const auto& group : context.scenario()->groups) {
        const bool isMeant = group.kind == model::Group::Kind::setup && group.side == side;
        if (const auto* zone = isMeant ? context.zone(model::areaOf(group)) : nullptr)
            cells.insert(zone->begin(), zone->end());
    }
    for (const auto& unit : context.roster().units())
        if (unit.side == side && isPlaced(unit)) cells.erase(unit.cell);
    return cells;
}

void obstaclesAmongEnemies(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto words = with.words("features");
    for (const auto& side : context.scenario()->sides) {
        const auto held = with.flag("own") ? setUpZones(context, side.id) : heldAgainst(context, side.id);
        for (const auto& feature : context.scenario()->features) {
            const auto cell = field.resolve(feature.at.label);
            if (feature.side != side.id || !cell || !held.contains(*cell) ||
                !isOneOf(context, feature.kind, words))
                continue;
            out.add({.values = {value("kind", feature.kind), value("side", side.id),
                                value("hex", feature.at.label)},
                     .subject = subjectOfFeature(feature),
                     .wording = with.flag("own") ? &enemyWordings[1] : nullptr});
        }
        for (const auto& part : context.scenario()->parts) {
            const auto* zone =
                part.side == side.id && part.kind.text == with.text("part") && !part.zone.empty()
                    ? context.zone(part.zone)
                    : nullptr;
            std::vector<std::string> hexes;
            for (const auto cell : zone ? *zone : std::vector<Cell>{})
                if (held.contains(cell)) hexes.push_back(field.label(cell));
            if (hexes.empty()) continue;
            out.add({.values = {value("kind", part.kind), value("side", side.id), value("hexes", hexes),
                                value("count", std::ssize(hexes))},
                     .subject = context.subjectOf(part),
                     .wording = &enemyWordings[0],
                     .cases = hexes.size()});
        }
    }
}

constexpr std::array limitSeenWordings{Wording{
    "zone", local("Group '{group}' may set up units '{state}' in zone '{zone}', but in its "
                  "{count:objective|objectives} "
                  "{hexes} ({count} in all) no unit can be so; leave {count:it|them} out of the zone.")}};

// MdA HIDE p34.
void hiddenOnObjectives(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& scenario = *context.scenario();
    std::set<Cell> objectives;
    const auto add = [&](const std::vector<model::HexRef>& hexes) {
        for (const auto& hex : hexes)
            if (const auto cell = field.resolve(hex.label)) objectives.insert(*cell);
    };
    for (const auto& objective : scenario.objectives) add(objective.hexes);
    for (const auto& part : scenario.parts)
        if (part.kind.text == with.text("part")) add(part.hexes);
    const auto& order = context.orderOfBattle().units();
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto& unit = context.roster()[static_cast<mapsets::UnitIndex>(i)];
        if (!isPlaced(unit) || !objectives.contains(unit.cell) ||
            !isIn(context, order[i], with.text("state")))
            continue;
        out.add({.values = {value("counter", unit.id), valueOf("state", ValueKind::state, with.text("state")),
                            value("hex", field.label(unit.cell))},
                 .subject = subjectOf(SubjectKind::counter, unit.id)});
    }
    for (const auto& group : scenario.groups) {
        const auto* most = group.attributes.find(with.text("group-value"));
        const auto* zone = !group.statesHexes() ? nullptr : context.zone(model::areaOf(group));
        if (!most || mapsets::readInteger(*most).value_or(0) < 1 || !zone) continue;
        std::vector<std::string> hexes;
        for (const auto cell : *zone)
            if (objectives.contains(cell)) hexes.push_back(field.label(cell));
        if (hexes.empty()) continue;
        out.add({.values = {value("group", group.id), valueOf("state", ValueKind::state, with.text("state")),
                            value("zone", model::areaOf(group)), value("hexes", hexes),
                            value("count", std::ssize(hexes))},
                 .subject = subjectOf(SubjectKind::group, group.id),
                 .wording = &limitSeenWordings[0],
                 .cases = hexes.size()});
    }
}

constexpr Parameter limitFeaturesParameter{"features", Parameter::Kind::words, nullptr,
                                           local("features by id or tag")};
constexpr Parameter mostParameter{"most", Parameter::Kind::integer, nullptr, local("number allowed in all")};
constexpr Parameter stateParameter{"state", Parameter::Kind::text, nullptr, local("value of a placement")};
constexpr Parameter poolParameter{"part", Parameter::Kind::text, "",
                                  local("kind of part with more of them to place")};
constexpr std::array pieceParameters{
    limitFeaturesParameter, mostParameter, poolParameter,
    Parameter{"kind", Parameter::Kind::text, "", local("its value that names the feature")},
    Parameter{"value", Parameter::Kind::text, "count", local("its value with the number")}};
constexpr std::array objectiveParameters{
    Parameter{"value", Parameter::Kind::text, nullptr, local("value of an objective ...")},
    Parameter{"is", Parameter::Kind::text, nullptr, local("... that is this")}, mostParameter,
    Parameter{"per-side", Parameter::Kind::flag, "no", local("of each side for itself")}};
constexpr std::array limitInsideParameters{
    stateParameter,
    Parameter{"never", Parameter::Kind::words, "", local("tags of units that are never inside")}};
constexpr std::array limitMarkParameters{
    stateParameter, Parameter{"carriers", Parameter::Kind::words, nullptr, local("tags of carriers")}};
constexpr std::array enemyParameters{
    limitFeaturesParameter, poolParameter,
    Parameter{"own", Parameter::Kind::flag, "no", local("yes: where their own side sets up")}};
constexpr std::array hiddenParameters{
    stateParameter, Parameter{"part", Parameter::Kind::text, "", local("part with further objective hexes")},
    Parameter{"group-value", Parameter::Kind::text, "", local("value of a group with how many may be so")}};

constexpr std::array limitTable{
    Rule{.message = {"LIMIT-001", Severity::error, local("more pieces than the game includes"),
                     local("The scenario uses {count} of '{kind}', but the game has {limit}; use fewer."),
                     local("Players could not lay them all."), local("Remove some.")},
         .needs = need::scenario | need::mapset,
         .parameters = pieceParameters,
         .run = morePiecesThanPrinted},
    Rule{
        .message =
            {"LIMIT-002", Severity::error, local("more objectives than markers"),
             local("There are {count} objectives of sort '{kind}' (side: {side}), but the game has {limit} "
                   "markers; drop some."),
             local("Each objective takes a marker."), local("Remove objectives, or give them another type.")},
        .needs = need::scenario | need::mapset,
        .parameters = objectiveParameters,
        .run = moreObjectivesThanMarkers},
    Rule{.message = {"LIMIT-003", Severity::error, local("no room inside"),
                     local(
                         "'{counter}' starts inside '{kind}' in {hex}, but its side has none free there; add "
                         "one or put the "
                         "unit beside."),
                     local("Each holds one unit."), local("Drop the state, or add the fortification.")},
         .needs = need::scenario | need::forces | need::battlefield,
         .parameters = limitInsideParameters,
         .variants = insideWordings,
         .run = tooManyInside,
         .answer = "at"},
    Rule{.message = {"LIMIT-004", Severity::error, local("loaded carrier without a mark of its own"),
                     local("'{counter}' of '{side}' carries units, but has no '{name}'; give it one."),
                     local("The mark shows which unit carries which."),
                     local("Give each loaded carrier its own number.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = limitMarkParameters,
         .variants = markWordings,
         .run = carriersWithoutMarker},
    Rule{.message = {"LIMIT-005", Severity::error, local("obstacle where the enemy sets up"),
                     local("'{kind}' of '{side}' stands in {hex}, where the enemy sets up; move it."),
                     local("A side cannot place obstacles among enemy units."),
                     local("Move the obstacle, or the zone.")},
         .needs = need::scenario | need::forces | need::battlefield,
         .parameters = enemyParameters,
         .variants = enemyWordings,
         .run = obstaclesAmongEnemies},
    Rule{.message =
             {"LIMIT-006", Severity::warning, local("a state an objective takes away"),
              local("'{counter}' starts '{state}' in {hex}, an objective, where no unit can be so; move it "
                    "or drop the state."),
              local("The unit loses the state at once."), local("Move the unit, or drop the state.")},
         .needs = need::scenario | need::forces | need::battlefield,
         .parameters = hiddenParameters,
         .variants = limitSeenWordings,
         .run = hiddenOnObjectives},
};
static_assert(isSound(limitTable));

}  // namespace

Topic limitRules() { return {"limits", local("Limits of things and places"), limitTable}; }

}  // namespace cota::checks
