#include "tests/support/big_scenario.h"

#include <algorithm>
#include <string>

#include "formats/xml/disk/text_file.h"
#include "formats/xml/documents/board_writer.h"
#include "formats/xml/documents/forces_writer.h"
#include "formats/xml/documents/scenario_writer.h"

namespace cota::support {

namespace {

using namespace model;

const std::string boardFile = "big.board.xml";
const std::string forcesFile = "big.forces.xml";

// A hash: all hexes of a patch of `size` hexes have the same number.
std::uint32_t patch(int column, int row, int size, std::uint32_t salt) {
    std::uint32_t n = static_cast<std::uint32_t>(column / size) * 73856093u ^
                      static_cast<std::uint32_t>(row / size) * 19349663u ^ salt * 83492791u;
    n ^= n >> 13;
    n *= 0x5bd1e995u;
    return n ^ (n >> 15);
}

std::string terrainAt(int column, int row) {
    const std::uint32_t coarse = patch(column, row, 4, 1) % 10;
    if (coarse < 2 && patch(column, row, 1, 2) % 5 != 0) return "woods";
    if (coarse == 2 && patch(column, row, 1, 3) % 3 != 0) return "field";
    if (patch(column, row, 12, 4) % 4 == 0 && column % 12 < 2 && row % 12 < 2) return "town";
    return "clear";
}

int levelAt(int column, int row) {
    const int hill = static_cast<int>(patch(column, row, 9, 5) % 4);
    const int inPatch = std::min(std::min(column % 9, 8 - column % 9), std::min(row % 9, 8 - row % 9));
    return std::min(hill, inPatch);
}

Path straightPath(const Grid& grid, const std::string& id, const char* kind, bool across, int at) {
    Path path;
    path.id = PathId(id);
    path.kind = PathKindId(kind);
    for (int i = 0; i < (across ? grid.columns : grid.rows); ++i)
        path.hexes.push_back(grid.hexAt(across ? OffsetCoord{i, at} : OffsetCoord{at, i}));
    return path;
}

CounterType infantry(const std::string& nation) {
    CounterType type;
    type.id = CounterTypeId(nation + "-inf");
    type.unitClass = UnitClassId("infantry");
    type.name = {"Infantry", "Infantería"};
    type.nation = nation;
    type.front.set("direct", "5-3");
    type.front.set("movement", "3");
    type.back.set("direct", "3-3");
    type.back.set("movement", "3");
    return type;
}

CounterType lieutenant(const std::string& nation) {
    CounterType type;
    type.id = CounterTypeId(nation + "-lt");
    type.unitClass = UnitClassId("leader");
    type.name = {"Lieutenant", "Teniente"};
    type.nation = nation;
    type.front.set("rank", "LT");
    type.front.set("morale", "8");
    return type;
}

// Every tenth counter is a leader. Fills hexes row by row from `firstRow`, three counters in each.
void deploy(Scenario& scenario, Forces& forces, const Grid& grid, const std::string& nation, int counters,
            int firstRow) {
    Group group;
    group.id = GroupId(nation + "-setup");
    group.side = SideId(nation);
    group.zone = ZoneId(nation + "-zone");
    group.name = {nation, nation};
    group.order = static_cast<int>(scenario.groups.size()) + 1;
    for (int i = 0; i < counters; ++i) {
        Counter counter;
        counter.id = CounterId(nation + "-" + std::to_string(i + 1));
        counter.type = CounterTypeId(nation + (i % 10 == 9 ? "-lt" : "-inf"));
        counter.side = SideId(nation);
        const int place = i / 3;
        const OffsetCoord at{place % (grid.columns - 2) + 1, firstRow + place / (grid.columns - 2)};
        Placement placement;
        placement.counter = counter.id;
        placement.at = HexRef{grid.label(grid.hexAt(at))};
        group.units.push_back(std::move(placement));
        forces.counters.push_back(std::move(counter));
    }
    scenario.groups.push_back(std::move(group));
}

Side sideOf(const std::string& nation) {
    Side side;
    side.id = SideId(nation);
    side.name = {nation, nation};
    side.nation = nation;
    side.attributes.set("initiative", "3");
    side.attributes.set("morale-full", "8");
    side.attributes.set("morale-reduced", "7");
    return side;
}

Zone zoneOf(const std::string& nation, const char* edge, int distance) {
    Zone zone;
    zone.id = ZoneId(nation + "-zone");
    zone.name = {nation, nation};
    zone.side = SideId(nation);
    ZoneTerm side;
    side.kind = ZoneTerm::Kind::edge;
    side.word = edge;
    ZoneTerm within;
    within.kind = ZoneTerm::Kind::within;
    within.number = distance;
    within.children.push_back(side);
    zone.hexes.kind = ZoneTerm::Kind::anyOf;
    zone.hexes.children.push_back(within);
    return zone;
}

// Blocks of `width` columns side by side from `firstRow` down, each overlapping the next. Three platoons fit
// in a hex, so a block to be filled has exactly as many hexes as it needs.
void deployInZones(Scenario& scenario, Forces& forces, const Grid& grid, const std::string& nation,
                   int counters, int zones, int firstRow) {
    const int width = std::max(1, (grid.columns - 4) / zones);
    for (int zone = 0; zone < zones; ++zone) {
        const std::string id = nation + "-" + std::to_string(zone + 1);
        Group group;
        group.id = GroupId(id);
        group.side = SideId(nation);
        group.zone = ZoneId(id + "-zone");
        group.name = {id, id};
        group.order = static_cast<int>(scenario.groups.size()) + 1;
        int platoons = 0;
        for (int i = zone * counters / zones; i < (zone + 1) * counters / zones; ++i) {
            Counter counter;
            counter.id = CounterId(nation + "-c" + std::to_string(i + 1));
            counter.type = CounterTypeId(nation + (i % 10 == 9 ? "-lt" : "-inf"));
            counter.side = SideId(nation);
            platoons += i % 10 == 9 ? 0 : 1;
            group.units.push_back({counter.id, {}, {}, {}, {}});
            forces.counters.push_back(std::move(counter));
        }
        Zone place;
        place.id = group.zone;
        place.name = group.name;
        place.side = group.side;
        place.hexes.kind = ZoneTerm::Kind::hexes;
        const bool isFull = zone % 5 == 0;
        const int hexes = isFull ? (platoons + 2) / 3 : width * 12;
        for (int i = 0; i < hexes; ++i) {
            const int across = isFull ? width : width + 2;
            place.hexes.hexes.push_back(
                HexRef{grid.label(grid.hexAt({1 + zone * width + i % across, firstRow + i / across}))});
        }
        scenario.zones.push_back(std::move(place));
        scenario.groups.push_back(std::move(group));
    }
}

Scenario emptyScenario() {
    Scenario scenario;
    scenario.id = "big";
    scenario.title = {"A large battle", "Una gran batalla"};
    scenario.mapset = MapsetId("panzer-grenadier");
    BoardPlacement placement;
    placement.id = BoardId("1");
    placement.file = boardFile;
    scenario.assembly.boards.push_back(placement);
    scenario.assembly.north = North::top;
    scenario.forces.push_back(forcesFile);
    scenario.turns.count = 20;
    scenario.turns.date = "1943-07-12";
    return scenario;
}

}  // namespace

Board bigBoard(int columns, int rows) {
    Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    grid.labels = widenedFor(grid.labels, columns, rows);
    Board board = blankBoard("1", MapsetId("panzer-grenadier"), grid, TerrainId("clear"));
    board.title = {"Large board", "Tablero grande"};
    board.terrain = board.terrain.with([&](CodedLayer<TerrainMix>& terrain) {
        for (const HexCoord hex : grid.hexes()) {
            const OffsetCoord at = grid.offsetOf(hex);
            terrain.set(grid.index(hex),
                        TerrainMix{{TerrainShare{TerrainId(terrainAt(at.column, at.row)), {}}}});
        }
    });
    board.level = board.level.with([&](Layer<std::int16_t>& level) {
        for (const HexCoord hex : grid.hexes()) {
            const OffsetCoord at = grid.offsetOf(hex);
            level[grid.index(hex)] = static_cast<std::int16_t>(levelAt(at.column, at.row));
        }
    });
    for (int row = 10; row < rows; row += 20)
        board.paths.push_back(straightPath(grid, "road-e" + std::to_string(row), "road", true, row));
    for (int column = 15; column < columns; column += 30)
        board.paths.push_back(straightPath(grid, "trail-n" + std::to_string(column), "trail", false, column));
    const int course = columns / 2 + 2;
    board.paths.push_back(straightPath(grid, "river", "minor-course", false, course));
    for (int row = 10; row < rows; row += 20)
        board.features.push_back({FeatureId("bridge"), grid.hexAt({course, row}), {}, {}});
    return board;
}

namespace {

VictoryCondition agreed() {
    VictoryCondition victory;
    victory.id = "german-wins";
    victory.side = SideId("german");
    victory.form = VictoryCondition::Form::text;
    victory.text = {"As agreed.", "Según lo acordado."};
    return victory;
}

/// Both sides; `place` sets up one, given its nation.
template <class Place>
Document battleOn(int columns, int rows, Place&& place) {
    Document document;
    const Board board = bigBoard(columns, rows);
    Forces forces;
    forces.id = "big";
    forces.title = {"Both sides", "Ambos bandos"};
    forces.mapset = board.mapset;
    Scenario scenario = emptyScenario();
    for (const char* nation : {"german", "american"}) {
        forces.types.push_back(infantry(nation));
        forces.types.push_back(lieutenant(nation));
        scenario.sides.push_back(sideOf(nation));
        place(scenario, forces, board.grid, std::string(nation));
    }
    scenario.victory.push_back(agreed());
    document.boards.emplace(boardFile, board);
    document.forces.emplace(forcesFile, std::move(forces));
    document.scenario.emplace(std::move(scenario));
    return document;
}

}  // namespace

Document bigScenario(int columns, int rows, int counters) {
    const int each = counters / 2;
    const int depth = each / 3 / (columns - 2) + 2;
    int firstRow = 1;
    return battleOn(columns, rows, [&](auto& scenario, auto& forces, const Grid& grid, const auto& nation) {
        scenario.zones.push_back(zoneOf(nation, firstRow == 1 ? "north" : "south", depth + 1));
        deploy(scenario, forces, grid, nation, each, firstRow);
        firstRow = rows - depth;
    });
}

Document zonedScenario(int columns, int rows, int counters, int zones) {
    int firstRow = 1;
    return battleOn(columns, rows, [&](auto& scenario, auto& forces, const Grid& grid, const auto& nation) {
        deployInZones(scenario, forces, grid, nation, counters / 2, zones / 2, firstRow);
        firstRow = rows / 2;
    });
}

std::filesystem::path saveInto(const Document& document, const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    for (const auto& [name, board] : document.boards)
        xml::saveAtomically(folder / name, xml::writeBoard(*board));
    for (const auto& [name, forces] : document.forces)
        xml::saveAtomically(folder / name, xml::writeForces(*forces));
    const auto path = folder / "big.scenario.xml";
    if (document.scenario) xml::saveAtomically(path, xml::writeScenario(**document.scenario));
    return path;
}

}  // namespace cota::support
