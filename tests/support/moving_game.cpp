#include "tests/support/moving_game.h"

#include <algorithm>
#include <map>

namespace cota::support {

using mapsets::AttributeType;
using mapsets::CostRow;
using mapsets::MoveCost;
using mapsets::StrategyChoice;

namespace {

/// "walk 2, wheels no, tracks 2/3, boat unknown"
CostRow costs(const std::vector<std::pair<std::string, std::string>>& row) {
    CostRow made;
    for (const auto& [mobility, text] : row) {
        MoveCost cost;
        cost.kind = text == "no"        ? MoveCost::Kind::prohibited
                    : text == "unknown" ? MoveCost::Kind::unknown
                                        : MoveCost::Kind::points;
        if (cost.kind == MoveCost::Kind::points) cost.points = model::Rational::parse(text).value();
        made[model::MobilityId(mobility)] = cost;
    }
    return made;
}

CostRow land(const char* walk, const char* wheels, const char* tracks) {
    return costs({{"walk", walk}, {"wheels", wheels}, {"tracks", tracks}});
}

mapsets::TerrainType& terrainOf(mapsets::Catalogue& catalogue, const std::string& id) {
    auto found = std::ranges::find(catalogue.terrains, model::TerrainId(id), &mapsets::TerrainType::id);
    if (found != catalogue.terrains.end()) return *found;
    catalogue.terrains.emplace_back();
    catalogue.terrains.back().id = model::TerrainId(id);
    return catalogue.terrains.back();
}

void addTerrains(mapsets::Catalogue& catalogue) {
    terrainOf(catalogue, "clear").costs = land("1", "2", "2");
    terrainOf(catalogue, "woods").costs = land("2", "5", "4");
    terrainOf(catalogue, "town").costs = land("1", "1", "1");
    terrainOf(catalogue, "field").costs = land("2", "4", "3");
    auto& hill = terrainOf(catalogue, "hill");
    hill.costs = land("0", "2", "1");
    hill.additive = true;
    terrainOf(catalogue, "river").costs = land("2", "no", "4");
    auto& deep = terrainOf(catalogue, "deep");
    deep.tags = {"deep", "river"};
    deep.costs = land("2", "no", "4");
    deep.costs[model::MobilityId("boat")] = costs({{"boat", "1"}})[model::MobilityId("boat")];
    terrainOf(catalogue, "mud").costs = land("2", "no", "no");
    terrainOf(catalogue, "fog").costs = land("2", "unknown", "2");
}

void addFeatures(mapsets::Catalogue& catalogue) {
    const auto add = [&](const char* id, mapsets::Tags tags) -> mapsets::FeatureType& {
        auto& made = catalogue.features.emplace_back();
        made.id = model::FeatureId(id);
        made.tags = std::move(tags);
        made.printed = made.scenario = true;
        return made;
    };
    add("ford", {"crossing"});
    add("mine", {"mine"});
    auto& wreck = add("wreck", {});
    wreck.surcharges[1] = costs({{"wheels", "1"}, {"tracks", "1"}});
    wreck.surcharges[2] = costs({{"wheels", "5"}, {"tracks", "5"}});
    wreck.surcharges[3] = costs({{"wheels", "no"}, {"tracks", "no"}});
}

void addPaths(mapsets::Catalogue& catalogue) {
    catalogue.pathKinds[0].costs = land("2/3", "1/2", "1/2");  // road
    mapsets::PathKind rails;
    rails.id = model::PathKindId("rails");
    rails.costs = costs({{"rail", "1"}});
    mapsets::PathKind deep;
    deep.id = model::PathKindId("deep-stream");
    deep.terrain = model::TerrainId("deep");
    catalogue.pathKinds.push_back(rails);
    catalogue.pathKinds.push_back(deep);
}

void addMobilities(mapsets::Catalogue& catalogue) {
    const auto add = [&](const char* id, mapsets::Tags tags) -> mapsets::Mobility& {
        auto& made = catalogue.mobilities.emplace_back();
        made.id = model::MobilityId(id);
        made.tags = std::move(tags);
        return made;
    };
    add("walk", {"land"});
    add("wheels", {"land", "vehicle"});
    add("tracks", {"land", "vehicle"});
    add("pulled", {"carried-only"});
    add("boat", {}).values.set("terrain", "deep");
    auto& rail = add("rail", {});
    rail.values.set("path", "rails");
    rail.values.set("part", "rail-line");
}

AttributeType attribute(const char* name, AttributeType::Kind kind, const char* fallback = "") {
    AttributeType made;
    made.name = name;
    made.kind = kind;
    made.fallback = fallback;
    return made;
}

void addUnits(mapsets::Catalogue& catalogue) {
    using Kind = AttributeType::Kind;
    const std::vector<AttributeType> front = {
        attribute("direct", Kind::fire),           attribute("antitank", Kind::fire),
        attribute("bombard", Kind::fire),          attribute("moves", Kind::integer),
        attribute("strength", Kind::integer, "2"), attribute("rank", Kind::word)};
    const auto add = [&](const char* id, const char* mobility, mapsets::Tags tags) -> mapsets::UnitClass& {
        auto& made = catalogue.unitClasses.emplace_back();
        made.id = model::UnitClassId(id);
        made.mobility = model::MobilityId(mobility);
        std::ranges::sort(tags);
        made.tags = std::move(tags);
        made.front = front;
        made.back = {attribute("direct", Kind::fire), attribute("moves", Kind::integer)};
        return made;
    };
    add("troops", "walk", {"combat", "person"});
    add("sappers", "walk", {"combat", "person", "sapper"});
    add("horse", "walk", {"combat", "person"});
    add("tank", "tracks", {"combat", "armour", "vehicle"});
    add("carrier", "tracks", {"combat", "armour", "carries", "halftrack", "vehicle"});
    add("truck", "wheels", {"carries", "transport", "vehicle"});
    add("cart", "walk", {"carries", "drawn", "transport"});
    add("gun", "pulled", {"combat", "gun"}).back = {attribute("limbered-moves", Kind::word, "T")};
    add("chief", "walk", {"chief", "leads"});
    add("ship", "boat", {"combat", "armour", "ship"});
    catalogue.placementAttributes = {attribute("hurt", Kind::flag), attribute("limbered", Kind::flag),
                                     attribute("shaken", Kind::flag), attribute("broken", Kind::flag),
                                     attribute("tank-chief", Kind::flag)};
    mapsets::WordList ranks;
    ranks.id = "rank";
    int order = 0;
    for (const auto* id : {"low", "middle", "high"}) {
        mapsets::Word word;
        word.id = id;
        word.order = ++order;
        ranks.words.push_back(word);
    }
    catalogue.wordLists.push_back(ranks);
    terrainOf(catalogue, "town").tags = {"blocks", "limiting", "raised", "safe"};
}

StrategyChoice choice(const char* question, const char* strategy,
                      const std::map<std::string, std::string>& set) {
    StrategyChoice made;
    made.question = question;
    made.strategy = strategy;
    for (const auto& [name, value] : set) made.parameters.set(name, value);
    return made;
}

void addRow(StrategyChoice& strategy, const char* kind, const char* name,
            const std::map<std::string, std::string>& values) {
    mapsets::StrategyRow row;
    row.kind = kind;
    row.name = name;
    for (const auto& [key, value] : values) row.values.set(key, value);
    strategy.rows.push_back(std::move(row));
}

void addMovement(mapsets::Catalogue& catalogue) {
    auto counters = choice("counters", "printed",
                           {{"allowance", "moves limbered-moves"},
                            {"step-value", "strength"},
                            {"turned-by", "hurt limbered"},
                            {"hurt-by", "hurt"},
                            {"carried-only", "carried-only"},
                            {"by-hand", "walk"}});
    addRow(counters, "set", "chiefs", {{"part", "chief-moves"}, {"value", "moves"}, {"who", "chief"}});
    addRow(counters, "add", "classes", {{"part", "change"}, {"value", "by"}, {"class-in", "class"}});
    auto movement = choice("movement", "by-table",
                           {{"always-one-hex", "yes"},
                            {"relief-cost", "elevation-line"},
                            {"relief-on-paths", "no"},
                            {"surcharge-on-paths", "yes"},
                            {"one-hex-states", "shaken"},
                            {"doubled", "no"},
                            {"hindered", "no"},
                            {"hindered-too", "drawn"},
                            {"hindered-as", "wheels"}});
    auto rivers = choice("rivers", "banks",
                         {{"banks-in", "river"},
                          {"crossing", "crossing"},
                          {"far-bank-needs-help", "deep"},
                          {"help", "needed-only"},
                          {"helper", "sapper"},
                          {"helper-not", "shaken broken"},
                          {"stop-after-crossing", "yes"},
                          {"crossing-stops", "no"},
                          {"crossing-allowed", "crossing allowed"},
                          {"crossing-costs", "crossing-cost what"}});
    auto occupation = choice("occupation", "occupants",
                             {{"harmless", "chief"},
                              {"harmless-empty", "transport"},
                              {"assault", "first-step"},
                              {"no-assault", "shaken"},
                              {"excludes", "ship"},
                              {"may-stop-in", "mine"}});
    catalogue.strategies.insert(catalogue.strategies.end(), {counters, movement, rivers, occupation});
}

void addStacking(mapsets::Catalogue& catalogue) {
    auto stacking = choice("stacking", "classes", {{"per-side", "yes"}, {"at-all-times", "yes"}});
    addRow(stacking, "limit", "fighters",
           {{"counts", "combat"},
            {"not", "halftrack"},
            {"most", "3"},
            {"free", "sapper"},
            {"free-in", "river"}});
    addRow(stacking, "limit", "transports", {{"counts", "halftrack transport"}, {"most", "3"}});
    addRow(stacking, "crowd", "column", {{"counts", "combat"}, {"not", "halftrack"}, {"from", "3"}});
    catalogue.strategies.push_back(stacking);
}

void addCommand(mapsets::Catalogue& catalogue) {
    auto approach = choice("approach", "harm",
                           {{"any-fire", "direct antitank bombard"},
                            {"powerless", "broken"},
                            {"powerless-restrict", "no"},
                            {"extends", "antitank"},
                            {"extends-from", "2"},
                            {"refuge", "safe"}});
    addRow(approach, "harmed", "armour", {{"who", "armour"}, {"by", "antitank"}});
    addRow(approach, "harmed", "others", {{"by", "direct"}});
    auto command =
        choice("command", "chain",
               {{"reach", "1"}, {"near-states", "shaken"}, {"mute-states", "broken"}, {"ranks", "rank"}});
    addRow(command, "leads", "chiefs", {{"by", "leads"}, {"not", "armour"}, {"ranks", "yes"}});
    addRow(command, "leads", "carriers", {{"by", "leads"}, {"who", "halftrack"}, {"ranks", "yes"}});
    addRow(command, "leads", "tanks", {{"by", "tank-chief"}, {"who", "armour"}});
    auto assault = choice("assault", "present", {{"counts", "combat"}, {"attack-not", "shaken"}});
    auto control =
        choice("initial-control", "nearest",
               {{"by", "combat"}, {"equal", "nobody"}, {"given", "owned"}, {"unled-light", "dark"}});
    catalogue.strategies.insert(catalogue.strategies.end(), {approach, command, assault, control});
}

}  // namespace

mapsets::Mapset movingGame() {
    auto game = smallGame();
    auto& catalogue = game.catalogue;
    addTerrains(catalogue);
    addFeatures(catalogue);
    addPaths(catalogue);
    addMobilities(catalogue);
    addUnits(catalogue);
    addMovement(catalogue);
    addStacking(catalogue);
    addCommand(catalogue);
    catalogue.seal();
    return game;
}

StrategyChoice& strategyOf(mapsets::Mapset& game, const std::string& question) {
    return *std::ranges::find(game.catalogue.strategies, question, &StrategyChoice::question);
}

ForcesMaker& ForcesMaker::add(const Unit& unit) {
    model::CounterType type;
    type.id = model::CounterTypeId(unit.id + "-type");
    type.unitClass = model::UnitClassId(unit.unitClass);
    for (const auto& [name, value] : unit.values) type.front.set(name, value);
    model::Counter counter;
    counter.id = model::CounterId(unit.id);
    counter.type = type.id;
    counter.side = model::SideId(unit.side);
    forces_.types.push_back(type);
    forces_.counters.push_back(counter);
    if (unit.at.empty() && unit.aboard.empty()) return *this;
    model::Placement placement;
    placement.counter = counter.id;
    if (!unit.at.empty()) placement.at = model::HexRef{unit.at};
    if (!unit.aboard.empty()) placement.aboard = model::CounterId(unit.aboard);
    for (const auto& state : unit.states) placement.attributes.set(state, "yes");
    placements_.emplace_back(unit.side, placement);
    return *this;
}

model::Document ForcesMaker::into(model::Document document) const {
    document.forces.insert_or_assign("forces.xml", model::Shared<model::Forces>(forces_));
    auto scenario = document.scenario ? **document.scenario : model::Scenario{};
    for (const auto& [side, placement] : placements_) {
        auto group = std::ranges::find(scenario.groups, model::SideId(side), &model::Group::side);
        if (group == scenario.groups.end()) {
            scenario.groups.emplace_back();
            group = scenario.groups.end() - 1;
            group->id = model::GroupId(side);
            group->side = model::SideId(side);
        }
        group->units.push_back(placement);
    }
    document.scenario = model::Shared<model::Scenario>(scenario);
    return document;
}

}  // namespace cota::support
