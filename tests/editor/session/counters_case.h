#pragma once
// A small order of battle with two types, a company and a carrier, for tests of the Counters view.

#include <memory>

#include "editor/answers/joined_map.h"
#include "editor/editing/property_sheet.h"
#include "tests/support/small_game.h"

namespace cota::counters {

using model::CounterId;
using model::CounterTypeId;
using model::Language;

inline std::shared_ptr<const mapsets::Mapset> game() {
    mapsets::Mapset made = support::smallGame();
    made.id = model::MapsetId("small");
    mapsets::AttributeType fire, steps, range, tired;
    fire.name = "fire";
    fire.meaning = {"fire strength", "potencia de fuego"};
    fire.kind = mapsets::AttributeType::Kind::integer;
    fire.least = 0;
    fire.most = 20;
    fire.required = true;
    fire.start = "4";
    range = fire;
    range.name = "range";
    range.meaning = {"range", "alcance"};
    range.required = false;
    range.start = "";
    steps = range;
    steps.name = "steps";
    steps.meaning = {"steps", "pasos"};
    steps.fallback = "2";
    mapsets::UnitClass infantry, truck;
    infantry.id = model::UnitClassId("infantry");
    infantry.name = {"infantry", "infantería"};
    infantry.front = {fire, range, steps};
    infantry.back = {fire};
    infantry.back.front().required = false;
    infantry.back.front().start = "";
    truck.id = model::UnitClassId("truck");
    truck.name = {"truck", "camión"};
    truck.front = {steps};
    made.catalogue.unitClasses = {infantry, truck};
    tired.name = "tired";
    tired.meaning = {"tired", "cansada"};
    tired.kind = mapsets::AttributeType::Kind::flag;
    made.catalogue.placementAttributes = {tired};
    made.catalogue.counterAttributes = {};
    made.catalogue.formationAttributes = {};
    made.catalogue.seal();
    return std::make_shared<const mapsets::Mapset>(std::move(made));
}

/// Side red: company with two rifle squads, r1 in a hex, and a truck without a company; side blue has
/// nothing.
inline model::Document document() {
    support::ScenarioMaker maker;
    maker.scenario.id = "s";
    maker.scenario.mapset = model::MapsetId("small");
    maker.add(support::BoardMaker("A", 8, 6).board, 0, 0);
    model::Side red, blue;
    red.id = model::SideId("red");
    red.name = {"Red", "Rojo"};
    blue.id = model::SideId("blue");
    blue.name = {"Blue", "Azul"};
    blue.nation = "blueland";
    maker.scenario.sides = {red, blue};
    model::Group group;
    group.id = model::GroupId("red-setup");
    group.side = red.id;
    for (const char* id : {"r1", "t1"}) {
        model::Placement placement;
        placement.counter = CounterId(id);
        placement.at = model::HexRef{"A-0101"};
        group.units.push_back(placement);
    }
    maker.scenario.groups = {group};
    maker.scenario.forces = {"r.forces.xml"};
    model::Document made = maker.document();
    model::Forces forces;
    forces.id = "r";
    forces.mapset = model::MapsetId("small");
    model::CounterType rifle, truck;
    rifle.id = CounterTypeId("rifle");
    rifle.unitClass = model::UnitClassId("infantry");
    rifle.name = {"Rifle squad", "Pelotón"};
    rifle.front.set("fire", "5");
    rifle.available = 3;
    truck.id = CounterTypeId("lorry");
    truck.unitClass = model::UnitClassId("truck");
    truck.name = {"Lorry", "Camión"};
    forces.types = {rifle, truck};
    model::Formation company;
    company.id = model::FormationId("c1");
    company.name = {"1st Company", "1.ª compañía"};
    company.side = red.id;
    forces.formations = {company};
    for (const char* id : {"r1", "r2"}) {
        model::Counter counter;
        counter.id = CounterId(id);
        counter.type = rifle.id;
        counter.formation = company.id;
        forces.counters.push_back(counter);
    }
    forces.counters.front().name = {"First", ""};
    model::Counter lorry;
    lorry.id = CounterId("t1");
    lorry.type = truck.id;
    lorry.side = red.id;
    forces.counters.push_back(lorry);
    made.forces["r.forces.xml"] = forces;
    return made;
}

inline session::SheetSource sourceOf(const model::Document& document, Language language = Language::english) {
    const auto with = game();
    return {document, session::JoinedMap::lay(document, with), with,
            session::paletteOf(document, with.get(), language), language};
}

inline const model::Forces& forcesOf(const model::Document& document) {
    return *document.forces.at("r.forces.xml");
}

}  // namespace cota::counters
