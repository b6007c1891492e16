#include "mapsets/loading/new_document.h"

#include <algorithm>

namespace cota::mapsets {

namespace {

constexpr int firstTurns = 10;

std::string someValueOf(const AttributeType& type, std::size_t turn, Stance stance) {
    using Kind = AttributeType::Kind;
    if (const auto start = startFor(type, stance); !start.empty()) return std::string(start);
    if (!type.fallback.empty()) return type.fallback;
    switch (type.kind) {
        case Kind::flag:
            return "no";
        case Kind::integer:
        case Kind::rational:
            return std::to_string(type.least + (type.most - type.least) / 2);
        case Kind::fire:
            return std::to_string(type.least) + "-" + std::to_string(type.leastRange);
        case Kind::word: {
            const auto words = wordsOf(type.words);
            return words.empty() ? "" : words[turn % words.size()];
        }
        case Kind::turns:
            return "1";
        default:
            return std::string(notYetWritten);
    }
}

/// The value that replaces "{formation}": the first formation of the side or, without a side, the first of
/// all.
std::string formationOf(const model::Document& document, const model::SideId& side) {
    for (const auto& [file, forces] : document.forces)
        for (const auto& formation : forces->formations)
            if (side.empty() || formation.side == side) return formation.id.text;
    return std::string(notYetWritten);
}

/// Uses the first hex with a unit of the side, else its first zone.
void putWhereItStands(const model::Document& document, model::ScenarioPart& part) {
    if (!document.scenario) return;
    for (const auto& group : (*document.scenario)->groups) {
        if (!part.side.empty() && group.side != part.side) continue;
        for (const auto& placement : group.units)
            if (placement.at && part.hexes.empty()) part.hexes.push_back(*placement.at);
        if (part.zone.empty()) part.zone = group.zone;
    }
    if (!part.hexes.empty()) part.zone = {};
}

}  // namespace

bool hasStances(const AttributeType& type) {
    using Kind = AttributeType::Kind;
    return (type.kind == Kind::flag || type.kind == Kind::word) &&
           type.start.find(betweenStances) != std::string::npos;
}

std::string_view startFor(const AttributeType& type, Stance stance) {
    const std::string_view start = type.start;
    if (!hasStances(type)) return start;
    const auto between = start.find(betweenStances);
    return stance == Stance::attacks ? start.substr(0, between) : start.substr(between + 1);
}

model::Attributes requiredValues(const std::vector<AttributeType>& types, std::size_t turn, Stance stance) {
    model::Attributes values;
    for (const auto& type : types)
        if (type.required || !startFor(type, stance).empty())
            values.set(type.name, someValueOf(type, turn, stance));
    return values;
}

model::ScenarioPart newPart(const model::Document& document, const PartKind& kind, const model::SideId& side,
                            Stance stance) {
    model::ScenarioPart part;
    part.kind = kind.id;
    if (kind.needsSide) part.side = side;
    part.attributes = requiredValues(kind.attributes, 0, stance);
    for (const auto& type : kind.attributes)
        if (type.start == firstFormation) part.attributes.set(type.name, formationOf(document, part.side));
    if (kind.needsPlace) putWhereItStands(document, part);
    return part;
}

model::Board newBoard(const Mapset& game, std::string id, std::optional<int> columns,
                      std::optional<int> rows) {
    model::Grid grid = game.catalogue.defaultGrid;
    grid.columns = std::clamp(columns.value_or(grid.columns), 1, model::maxGridColumns);
    grid.rows = std::clamp(rows.value_or(grid.rows), 1, model::maxGridRows);
    grid.labels = model::widenedFor(grid.labels, grid.columns, grid.rows);
    // The first terrain of a game is its ground terrain.
    const auto& terrains = game.catalogue.terrains;
    const model::TerrainId ground = terrains.empty() ? model::TerrainId("ground") : terrains.front().id;
    return model::blankBoard(std::move(id), game.id, grid, ground);
}

model::Scenario newScenario(const Mapset& game, std::string id) {
    model::Scenario scenario;
    scenario.id = std::move(id);
    scenario.mapset = game.id;
    scenario.assembly.north = model::North::top;
    scenario.turns.count = firstTurns;
    scenario.attributes = requiredValues(game.catalogue.scenarioAttributes);
    for (const char* number : {"1", "2"}) {
        model::Side side;
        side.id = model::SideId("side-" + std::string(number));
        side.name = {"Side " + std::string(number), "Bando " + std::string(number)};
        side.attributes = requiredValues(game.catalogue.sideAttributes, scenario.sides.size());
        scenario.sides.push_back(std::move(side));
    }
    scenario.turns.first = scenario.sides.front().id;
    return scenario;
}

void addBoard(model::Assembly& assembly, const model::Board& board, const std::string& file, int& column) {
    model::BoardPlacement placement;
    placement.id = model::BoardId(board.id.empty() ? std::to_string(assembly.boards.size() + 1) : board.id);
    placement.file = file;
    placement.column = column;
    assembly.boards.push_back(placement);
    column += board.grid.columns - (board.grid.halves.right ? 1 : 0);
    column += column % 2;
}

model::Forces newForces(const Mapset& game, std::string id) {
    model::Forces forces;
    forces.id = std::move(id);
    forces.mapset = game.id;
    return forces;
}

}  // namespace cota::mapsets
