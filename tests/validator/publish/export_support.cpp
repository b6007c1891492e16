#include "tests/validator/publish/export_support.h"

namespace cota::publish {

namespace {

model::Forces twoCounters() {
    model::Forces forces;
    forces.id = "f";
    forces.mapset = model::MapsetId("small");
    model::CounterType type;
    type.id = model::CounterTypeId("rifle");
    type.unitClass = model::UnitClassId("infantry");
    type.front.set("move", "3");
    forces.types.push_back(type);
    model::Formation formation;
    formation.id = model::FormationId("bn");
    formation.side = model::SideId("north");
    forces.formations.push_back(formation);
    for (const char* id : {"n-1", "n-2"}) {
        model::Counter counter;
        counter.id = model::CounterId(id);
        counter.type = type.id;
        counter.formation = formation.id;
        forces.counters.push_back(counter);
    }
    return forces;
}

model::Zone zoneOf(const char* id, std::vector<model::ZoneTerm> terms) {
    model::Zone zone;
    zone.id = model::ZoneId(id);
    zone.hexes.kind = model::ZoneTerm::Kind::anyOf;
    zone.hexes.children = std::move(terms);
    return zone;
}

model::Group groupOf(const char* id, model::Group::Kind kind, const char* counter) {
    model::Group group;
    group.id = model::GroupId(id);
    group.kind = kind;
    group.side = model::SideId("north");
    model::Placement placement;
    placement.counter = model::CounterId(counter);
    group.units.push_back(placement);
    return group;
}

}  // namespace

model::Document twoBoards() {
    support::BoardMaker one("A", 3, 3), two("B", 3, 3);
    one.terrain("0202", "woods:60 town").level("0202", 2).feature("0101", "bridge");
    one.path("r", "road", {"0101", "0201", "0301"}).hexside("0202", model::Direction::n, "wall");
    two.terrain("0101", "town");
    model::Contour contour;
    contour.id = "c";
    contour.metres = 20;
    contour.points = {{0, 0}, {1000, 0}};
    two.board.contours.push_back(contour);
    support::ScenarioMaker maker;
    maker.add(one.board, 0, 0).add(two.board, 3, 0, true);
    model::Scenario& scenario = maker.scenario;
    scenario.id = "s";
    scenario.title = {"Two boards", "Dos tableros"};
    scenario.history = {"Words", "Palabras"};
    scenario.turns.count = 3;
    scenario.turns.date = "1943-12-31";
    scenario.turns.start = "23:45";
    scenario.turns.minutes = 15;
    model::ZoneTerm near;
    near.kind = model::ZoneTerm::Kind::within;
    near.number = 1;
    near.hexes = {{"A-0202"}};
    model::ZoneTerm centre;
    centre.kind = model::ZoneTerm::Kind::hexes;
    centre.hexes = {{"A-0202"}};
    model::ZoneTerm ring;
    ring.kind = model::ZoneTerm::Kind::butNot;
    ring.children = {near, centre};
    scenario.zones.push_back(zoneOf("ring", {ring}));
    auto setup = groupOf("first", model::Group::Kind::setup, "n-1");
    setup.units.front().at = model::HexRef{"B-0101"};
    scenario.groups.push_back(setup);
    auto relief = groupOf("relief", model::Group::Kind::arrival, "n-2");
    relief.turn = 2;
    scenario.groups.push_back(relief);
    scenario.forces = {"f.forces.xml"};
    model::Document document = maker.document();
    document.forces["f.forces.xml"] = twoCounters();
    return document;
}

}  // namespace cota::publish
