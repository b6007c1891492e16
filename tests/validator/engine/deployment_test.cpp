// Space to deploy: a set-up reported as impossible must be impossible, and the other way round, checked by
// trying everything.
#include "validator/rules/setup/deployment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <random>

#include "tests/support/real_game.h"

using namespace cota;
using checks::CheckContext;
using checks::DeploymentRules;
using checks::Shortage;
using checks::StartingGroups;
using mapsets::UnitIndex;

namespace {

std::shared_ptr<const mapsets::Mapset> gameOf(const model::MapsetId& id) {
    static std::map<std::string, std::shared_ptr<const mapsets::Mapset>> games;
    auto& game = games[id.text];
    if (!game) game = std::make_shared<const mapsets::Mapset>(support::realGame(id.text));
    return game;
}

model::CounterType typeOf(const std::string& id, const std::string& unitClass, const std::string& movement) {
    model::CounterType type;
    type.id = model::CounterTypeId(id);
    type.unitClass = model::UnitClassId(unitClass);
    type.front.set("movement", movement);
    return type;
}

/// A row of six hexes of which the last two are swamp, closed to tanks and trucks; two sides; types inf,
/// tank, truck.
struct Field {
    explicit Field(const char* game = "panzer-grenadier", const char* ground = "clear") {
        model::Grid grid;
        grid.columns = 6;
        grid.rows = 3;
        board = model::blankBoard("1", model::MapsetId(game), grid, model::TerrainId(ground));
        for (const auto* side : {"axis", "allies"}) {
            scenario.sides.emplace_back();
            scenario.sides.back().id = model::SideId(side);
        }
        forces.mapset = scenario.mapset = board.mapset;
        forces.types = {typeOf("inf", "infantry", "3"), typeOf("tank", "tank", "8"),
                        typeOf("truck", "truck", "10")};
        scenario.assembly.boards.emplace_back();
        scenario.assembly.boards.back().id = model::BoardId("1");
        scenario.assembly.boards.back().file = "board";
        scenario.forces = {"forces"};
    }
    void addSwamp() {
        board.terrain = board.terrain.with([&](model::CodedLayer<model::TerrainMix>& terrain) {
            for (const int column : {4, 5})
                for (int row = 0; row < 3; ++row)
                    terrain.set(board.grid.index(board.grid.hexAt({column, row})),
                                {{model::TerrainShare{model::TerrainId("swamp"), {}}}});
        });
    }
    std::string label(int column) const { return board.grid.label(board.grid.hexAt({column, 1})); }

    model::Group& group(const std::string& side, const std::vector<int>& columns) {
        const auto id = "g" + std::to_string(scenario.groups.size());
        model::Zone zone;
        zone.id = model::ZoneId(id);
        zone.hexes.kind = model::ZoneTerm::Kind::hexes;
        for (const int column : columns) zone.hexes.hexes.push_back({label(column)});
        scenario.zones.push_back(zone);
        auto& group = scenario.groups.emplace_back();
        group.id = model::GroupId(id);
        group.side = model::SideId(side);
        group.zone = zone.id;
        return group;
    }
    void unit(model::Group& group, const std::string& type, std::optional<int> column = std::nullopt) {
        model::Counter counter;
        counter.id = model::CounterId(type + std::to_string(forces.counters.size()));
        counter.type = model::CounterTypeId(type);
        counter.side = group.side;
        forces.counters.push_back(counter);
        auto& placement = group.units.emplace_back();
        placement.counter = counter.id;
        if (column) placement.at = model::HexRef{label(*column)};
    }
    CheckContext context() const {
        model::Document document;
        document.boards.emplace("board", board);
        document.forces.emplace("forces", forces);
        document.scenario.emplace(scenario);
        return CheckContext(document, gameOf(board.mapset));
    }

    model::Board board;
    model::Forces forces;
    model::Scenario scenario;
};

/// One type of infantry with the given number of steps.
void forcesOf(Field& field, const char* steps) {
    field.forces.types = {typeOf("inf", "infantry", "3")};
    field.forces.types[0].front.set("foot", "6");
    field.forces.types[0].front.set("steps", steps);
}

StartingGroups setUpOf(const CheckContext& context, const std::string& side) {
    StartingGroups starting{model::SideId(side), {}, true};
    for (const auto& group : context.scenario()->groups)
        if (group.side.text == side) starting.groups.push_back(&group);
    return starting;
}

std::vector<Shortage> shortages(const CheckContext& context, const DeploymentRules& rules = {}) {
    return checks::shortagesOf(context, rules, setUpOf(context, "axis"));
}

/// Tries every way to place the units of the side in hexes of their zones.
bool canSetUp(const CheckContext& context) {
    const auto& roster = context.roster();
    const model::SideId side("axis");
    std::map<mapsets::Cell, std::vector<UnitIndex>> there;
    std::vector<UnitIndex> free;
    for (UnitIndex i = 0; i < std::ssize(roster.units()); ++i) {
        if (roster[i].side != side) continue;
        if (roster[i].cell != mapsets::noCell)
            there[roster[i].cell].push_back(i);
        else
            free.push_back(i);
    }
    const auto isEnemys = [&](mapsets::Cell cell) {
        const auto units = roster.in(cell);
        return std::any_of(units.begin(), units.end(), [&](auto unit) { return roster[unit].side != side; });
    };
    std::function<bool(std::size_t)> put = [&](std::size_t at) {
        if (at == free.size()) return true;
        for (const auto cell : *context.zone(roster[free[at]].zone)) {
            auto& units = there[cell];
            if (isEnemys(cell) || context.movement().isBarred(mapsets::moverOf(roster, free[at]), cell))
                continue;
            units.push_back(free[at]);
            const bool works =
                mapsets::stackOf(context.stacking(), roster, units, cell, side).fits && put(at + 1);
            there[cell].pop_back();
            if (works) return true;
        }
        return false;
    };
    return put(0);
}

TEST(Deployment, SaysWhatEveryWayToSetUpSays) {
    std::mt19937 random(3);
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); };
    int impossible = 0;
    for (int trial = 0; trial < 120; ++trial) {
        Field field;
        field.addSwamp();
        auto& enemies = field.group("allies", {0});
        field.unit(enemies, "inf", upTo(5));
        for (int n = 0; n < 3; ++n) {
            std::vector<int> columns;
            for (int column = 0; column < 6; ++column)
                if (upTo(3) == 0) columns.push_back(column);
            if (columns.empty()) columns.push_back(upTo(5));
            auto& group = field.group("axis", columns);
            for (int units = 1 + upTo(2); units > 0; --units)
                field.unit(group, std::array{"inf", "tank", "truck"}[random() % 3]);
        }
        const auto context = field.context();
        const bool can = canSetUp(context);
        impossible += !can;
        EXPECT_EQ(shortages(context).empty(), can) << trial;
    }
    EXPECT_GT(impossible, 20);
    EXPECT_LT(impossible, 100);
}

TEST(Deployment, NamesThoseInEachOthersWayAndNobodyElse) {
    Field field;
    auto& narrow = field.group("axis", {0});
    for (int i = 0; i < 3; ++i) field.unit(narrow, "inf");
    auto& wide = field.group("axis", {0, 1});
    for (int i = 0; i < 3; ++i) field.unit(wide, "tank");
    field.unit(wide, "truck");
    auto& other = field.group("axis", {3});
    for (int i = 0; i < 2; ++i) field.unit(other, "inf");
    EXPECT_TRUE(shortages(field.context()).empty());
    field.unit(field.scenario.groups[1], "tank");
    const auto context = field.context();
    const auto found = shortages(context);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].kind, Shortage::Kind::room);
    EXPECT_EQ(found[0].units.size(), 7u) << "neither the truck nor the group elsewhere";
    EXPECT_EQ(found[0].cells.size(), 2u);
    EXPECT_EQ(found[0].count, 7);
    EXPECT_EQ(found[0].limit, 6);
    EXPECT_EQ(found[0].rows, std::vector<std::string>{"combat"});
}

TEST(Deployment, UnitsPlacedInHexesTakeTheirRoom) {
    Field field;
    auto& line = field.group("axis", {0, 1});
    for (int i = 0; i < 2; ++i) field.unit(line, "inf", 0);
    for (int i = 0; i < 4; ++i) field.unit(line, "inf");
    EXPECT_TRUE(shortages(field.context()).empty());
    field.unit(field.scenario.groups[0], "inf", 1);
    const auto found = shortages(field.context());
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].count, 4);
    EXPECT_EQ(found[0].limit, 3);
}

TEST(Deployment, TerrainClosedToAUnitIsNoRoomForIt) {
    Field field;
    field.addSwamp();
    auto& marsh = field.group("axis", {4, 5});
    for (int i = 0; i < 6; ++i) field.unit(marsh, "inf");
    EXPECT_TRUE(shortages(field.context()).empty());
    field.unit(field.scenario.groups[0], "tank");
    const auto found = shortages(field.context());
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].kind, Shortage::Kind::closed);
    EXPECT_EQ(found[0].units.size(), 1u);
}

TEST(Deployment, WhoMayBoardACarrierNeedsNoRoomOfItsOwn) {
    Field field;
    auto& line = field.group("axis", {0});
    for (int i = 0; i < 4; ++i) field.unit(line, "inf");
    field.unit(line, "truck");
    const auto context = field.context();
    EXPECT_EQ(shortages(context).size(), 1u);
    DeploymentRules boarding;
    boarding.carriers = {"carrier"};
    boarding.cargo = {"personnel"};
    boarding.aboard = 1;
    EXPECT_TRUE(shortages(context, boarding).empty()) << "the fourth rides on the truck";
}

TEST(Deployment, WholeUnitsMayNeedMoreRoomThanTheirSteps) {
    // Thirty steps fit in a hex, so sixty in two: three units of sixteen steps do not, because no hex has
    // space for two of them.
    Field field("tcs", "open-ground");
    forcesOf(field, "16");
    auto& line = field.group("axis", {0, 1});
    for (int i = 0; i < 3; ++i) field.unit(line, "inf");
    const auto found = shortages(field.context());
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].kind, Shortage::Kind::whole);
    EXPECT_EQ(found[0].units.size(), 3u);
    EXPECT_EQ(found[0].count, 48);
    forcesOf(field, "15");
    EXPECT_TRUE(shortages(field.context()).empty());
}

}  // namespace
