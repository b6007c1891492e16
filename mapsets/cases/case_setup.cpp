#include "mapsets/cases/case_setup.h"

#include <algorithm>
#include <climits>

#include "formats/model/document/board.h"
#include "formats/model/document/board_text.h"
#include "formats/model/document/forces.h"
#include "formats/model/document/scenario.h"

namespace cota::mapsets {

namespace {

constexpr const char* boardFile = "case.board.xml";
constexpr const char* forcesFile = "case.forces.xml";
/// Hexes added around everything a case names, so that no line of sight or step meets the edge by accident.
constexpr int caseSetupMargin = 3;

/// The smallest grid around the draft; `shift` leads from the hexes of the draft to those of the grid.
model::Grid gridFor(const CaseDraft& draft, model::HexCoord& shift) {
    std::vector<model::HexCoord> all(draft.asked.begin(), draft.asked.end());
    for (const auto& [hex, what] : draft.hexes) all.push_back(hex);
    for (const auto& path : draft.paths) all.insert(all.end(), path.hexes.begin(), path.hexes.end());
    for (const auto& unit : draft.units)
        if (unit.at) all.push_back(*unit.at);
    if (all.empty()) all.push_back({0, 0});

    model::Grid grid;
    const auto [left, right] =
        std::minmax_element(all.begin(), all.end(), [](auto a, auto b) { return a.q < b.q; });
    shift.q = caseSetupMargin - left->q;
    grid.columns = right->q - left->q + 1 + 2 * caseSetupMargin;
    int top = INT_MAX;
    int bottom = INT_MIN;
    for (const auto hex : all) {
        const int row = grid.offsetOf(hex + model::HexCoord{shift.q, 0}).row;
        top = std::min(top, row);
        bottom = std::max(bottom, row);
    }
    shift.r = caseSetupMargin - top;
    grid.rows = bottom - top + 1 + 2 * caseSetupMargin;
    return grid;
}

model::HexRef refTo(model::HexCoord hex) { return {model::axialText(hex)}; }

model::Board blankBoardFor(const Mapset& mapset, const CaseDraft& draft, Case& to) {
    const auto grid = to.board.empty() ? gridFor(draft, to.shift) : mapset.catalogue.defaultGrid;
    const auto& terrains = mapset.catalogue.terrains;
    const auto ground = terrains.empty() ? model::TerrainId("ground") : terrains.front().id;
    return model::blankBoard(to.board.empty() ? "map" : to.board, mapset.id, grid, ground);
}

model::Board boardOf(const Mapset& mapset, const CaseDraft& draft, Case& to) {
    auto board = draft.map ? *draft.map : blankBoardFor(mapset, draft, to);
    const auto& grid = board.grid;
    const auto isLeftOut = [&](const auto& shape) {
        return std::find(draft.without.begin(), draft.without.end(), shape.id) != draft.without.end();
    };
    std::erase_if(board.areas, isLeftOut);
    std::erase_if(board.contours, isLeftOut);
    auto terrain = *board.terrain;
    auto level = *board.level;
    for (const auto& [hex, what] : draft.hexes) {
        const auto index = grid.index(hex + to.shift);
        if (!draft.map) level[index] = static_cast<std::int16_t>(what.level);
        if (what.terrains.empty()) continue;
        model::TerrainMix mix;
        for (const auto& id : what.terrains) mix.shares.push_back({id, {}});
        terrain.set(index, mix);
    }
    board.terrain = std::move(terrain);
    board.level = std::move(level);
    int number = 0;
    for (const auto& one : draft.paths) {
        model::Path path;
        path.id = model::PathId("p" + std::to_string(++number));
        path.kind = one.kind;
        for (const auto hex : one.hexes) path.hexes.push_back(hex + to.shift);
        board.paths.push_back(std::move(path));
    }
    return board;
}

model::Forces forcesOf(const Mapset& mapset, const CaseDraft& draft) {
    model::Forces forces;
    forces.id = "case";
    forces.mapset = mapset.id;
    for (const auto& one : draft.formations) {
        model::Formation formation;
        formation.id = one.id;
        formation.parent = one.parent;
        formation.side = one.side;
        formation.attributes = one.values;
        forces.formations.push_back(std::move(formation));
    }
    for (const auto& unit : draft.units) {
        model::CounterType type;
        type.id = model::CounterTypeId(unit.id);
        type.unitClass = unit.unitClass;
        type.nation = unit.nation;
        type.front = unit.front;
        type.back = unit.back;
        forces.types.push_back(std::move(type));
        model::Counter counter;
        counter.id = model::CounterId(unit.id);
        counter.type = model::CounterTypeId(unit.id);
        counter.formation = unit.formation;
        counter.side = unit.side;
        counter.attributes = unit.own;
        forces.counters.push_back(std::move(counter));
    }
    return forces;
}

model::Group& groupOf(model::Scenario& scenario, const model::SideId& side) {
    const auto it = std::find_if(scenario.groups.begin(), scenario.groups.end(),
                                 [&](const model::Group& group) { return group.side == side; });
    if (it != scenario.groups.end()) return *it;
    model::Side newSide;
    newSide.id = side;
    scenario.sides.push_back(std::move(newSide));
    auto& group = scenario.groups.emplace_back();
    group.id = model::GroupId(side.text);
    group.side = side;
    return group;
}

void placeUnits(const CaseDraft& draft, model::HexCoord shift, model::Scenario& scenario) {
    for (const auto& unit : draft.units) {
        model::Placement placement;
        placement.counter = model::CounterId(unit.id);
        if (unit.at) placement.at = refTo(*unit.at + shift);
        if (!unit.aboard.empty()) placement.aboard = model::CounterId(unit.aboard);
        placement.attributes = unit.states;
        groupOf(scenario, unit.side).units.push_back(std::move(placement));
    }
}

}  // namespace

void buildSetup(const Mapset& mapset, const CaseDraft& draft, Case& to) {
    auto board = boardOf(mapset, draft, to);
    model::Scenario scenario;
    scenario.id = to.id;
    scenario.mapset = mapset.id;
    scenario.options = draft.options;
    model::BoardPlacement placement;
    placement.id = model::BoardId(board.id);
    placement.file = boardFile;
    if (!to.board.empty()) scenario.assembly.separator.clear();
    scenario.assembly.north = draft.north;
    scenario.zones = draft.zones;
    scenario.parts = draft.parts;
    for (std::size_t i = 0; i < draft.parts.size(); ++i)
        for (const auto hex : draft.partHexes[i]) scenario.parts[i].hexes.push_back(refTo(hex + to.shift));
    scenario.assembly.boards.push_back(std::move(placement));
    scenario.turns.count = 1;
    if (draft.turn) scenario.turns.records.push_back(*draft.turn);
    for (const auto& [hex, what] : draft.hexes) {
        for (const auto& kind : what.features) {
            model::ScenarioFeature feature;
            feature.kind = kind;
            feature.at = refTo(hex + to.shift);
            scenario.features.push_back(std::move(feature));
        }
    }
    if (!draft.units.empty()) {
        placeUnits(draft, to.shift, scenario);
        scenario.forces.emplace_back(forcesFile);
        to.setup.forces.emplace(forcesFile, forcesOf(mapset, draft));
    }
    to.setup.boards.emplace(boardFile, std::move(board));
    to.setup.scenario = model::Shared<model::Scenario>(std::move(scenario));
}

}  // namespace cota::mapsets
