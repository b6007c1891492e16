#include "tests/support/whole_battle.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/big_scenario.h"
#include "tests/support/hill_board.h"

namespace cota::support {

namespace {

using namespace model;

constexpr const char* nations[] = {"german", "american"};
using Values = std::vector<std::pair<const char*, const char*>>;

/// The values that the two games print on their counters.
struct Kind {
    const char* id;
    const char* unitClass;
    Values front;
    Values back;
};
struct Words {
    std::vector<Kind> kinds;  // used in turn; the first is on foot
    Values side;
    Values placement;
};

Words levelWords() {
    return {
        {{"inf", "infantry", {{"direct", "5-3"}, {"movement", "3"}}, {{"direct", "3-3"}, {"movement", "3"}}},
         {"hmg", "hmg", {{"direct", "9-5"}, {"movement", "3"}}, {{"direct", "5-5"}, {"movement", "3"}}},
         {"tank",
          "tank",
          {{"antitank", "6-7"}, {"armor", "4"}, {"direct", "9-5"}, {"movement", "8"}},
          {{"antitank", "6-7"}, {"armor", "4"}, {"direct", "5-5"}, {"movement", "8"}}},
         {"truck", "truck", {{"movement", "10"}}, {}},
         {"lt", "leader", {{"morale", "8"}, {"rank", "LT"}}, {}}},
        {{"initiative", "3"}, {"morale-full", "8"}, {"morale-reduced", "7"}},
        {}};
}

Words contourWords() {
    return {{{"rifle", "infantry", {{"attack", "4"}, {"foot", "6"}, {"morale", "4"}, {"range", "4"}}, {}},
             {"mg", "mg", {{"attack", "3"}, {"foot", "5"}, {"morale", "4"}, {"range", "7"}}, {}},
             {"tank",
              "tank",
              {{"attack", "3"}, {"range", "7"}, {"steps", "5"}, {"target", "P-3"}, {"tracks", "14"}},
              {}},
             {"truck", "truck", {{"wheels", "18"}}, {}}},
            {{"command-prep", "3"}},
            {{"mode", "move"}}};
}

void give(Attributes& attributes, const Values& values) {
    for (const auto& [name, text] : values) attributes.set(name, text);
}

/// Builds one battle.
class Maker {
  public:
    Maker(const Board& board, Words words, int counters, int zones)
        : grid_(board.grid), words_(std::move(words)), counters_(counters / zones), zones_(zones) {
        forces_.id = "big";
        forces_.title = {"Both sides", "Ambos bandos"};
        forces_.mapset = scenario_.mapset = board.mapset;
        scenario_.id = "big";
        scenario_.title = {"A large battle", "Una gran batalla"};
        BoardPlacement placement;
        placement.id = BoardId("1");
        placement.file = "big.board.xml";
        scenario_.assembly.boards.push_back(placement);
        scenario_.assembly.north = North::top;
        scenario_.forces.emplace_back("big.forces.xml");
        scenario_.turns.count = 20;
        scenario_.turns.date = "1943-07-12";
    }

    Document make(const Board& board) {
        for (const char* nation : nations) addSide(nation);
        for (int zone = 0; zone < zones_; ++zone) addZone(zone);
        for (const char* nation : nations) addVictory(nation);
        for (int i = 0; i < 2 * zones_; ++i) {
            SightMark& mark = scenario_.sightMarks.emplace_back();
            mark.from = at(7 * i, 3 * i);
            mark.to = at(7 * i + 2 + i % 9, 3 * i + i % 7);
            mark.clear = i % 2 == 0;
        }
        Document document;
        document.boards.emplace("big.board.xml", board);
        document.forces.emplace("big.forces.xml", std::move(forces_));
        document.scenario.emplace(std::move(scenario_));
        return document;
    }

  private:
    HexRef at(int column, int row) const {
        return {grid_.label(grid_.hexAt({1 + column % (grid_.columns - 2), 1 + row % (grid_.rows - 2)}))};
    }

    void addSide(const std::string& nation) {
        Side side;
        side.id = SideId(nation);
        side.name = {nation, nation};
        side.nation = nation;
        give(side.attributes, words_.side);
        scenario_.sides.push_back(std::move(side));
        for (const Kind& kind : words_.kinds) {
            CounterType type;
            type.id = CounterTypeId(nation + "-" + kind.id);
            type.unitClass = UnitClassId(kind.unitClass);
            type.name = {kind.id, kind.id};
            type.nation = nation;
            give(type.front, kind.front);
            give(type.back, kind.back);
            forces_.types.push_back(std::move(type));
        }
        Zone out;
        out.id = ZoneId(nation + "-edge");
        out.name = {nation, nation};
        out.hexes.kind = ZoneTerm::Kind::anyOf;
        ZoneTerm edge;
        edge.kind = ZoneTerm::Kind::edge;
        edge.word = nation == nations[0] ? "north" : "south";
        out.hexes.children.push_back(std::move(edge));
        scenario_.zones.push_back(std::move(out));
    }

    /// The groups of a zone: units placed in hexes, units that set up freely, and reinforcements.
    void addZone(int number) {
        const std::string nation = nations[number % 2];
        const int half = zones_ / 2, place = number / 2, across = 5;
        const int column = (place % across) * grid_.columns / across + grid_.columns / across / 2;
        const int band = grid_.rows / 2 / (half / across + 1);
        const int row = (number % 2 ? grid_.rows / 2 : 0) + (place / across) * band + band / 2;
        Zone zone;
        zone.id = ZoneId("zone-" + std::to_string(number));
        zone.name = {zone.id.text, zone.id.text};
        zone.side = SideId(nation);
        zone.hexes.kind = ZoneTerm::Kind::anyOf;
        ZoneTerm within;
        within.kind = ZoneTerm::Kind::within;
        within.number = 10;
        within.hexes = {at(column, row)};
        zone.hexes.children.push_back(within);
        scenario_.zones.push_back(zone);
        addGroup(nation, zone.id, counters_ / 2, {},
                 [&](int i) { return std::optional(at(column + i / 2 - counters_ / 8, row + i % 2)); });
        addGroup(nation, zone.id, counters_ / 4, {}, [](int) { return std::optional<HexRef>(); });
        addGroup(nation, ZoneId(nation + "-edge"), counters_ - counters_ / 2 - counters_ / 4, 2 + number % 12,
                 [](int) { return std::optional<HexRef>(); });
        Objective objective;
        objective.id = ObjectiveId("objective-" + std::to_string(number));
        objective.name = zone.name;
        objective.hexes = {at(column + 3, row + 2)};
        objective.points = 1 + number % 4;
        objective.owner = SideId(nation);
        scenario_.objectives.push_back(std::move(objective));
    }

    template <class Where>
    void addGroup(const std::string& nation, const ZoneId& zone, int counters, std::optional<int> turn,
                  Where&& where) {
        Group group;
        group.id = GroupId("group-" + std::to_string(scenario_.groups.size() + 1));
        group.name = {group.id.text, group.id.text};
        group.side = SideId(nation);
        group.zone = zone;
        group.turn = turn;
        if (turn)
            group.kind = Group::Kind::arrival;
        else
            group.order = static_cast<int>(scenario_.groups.size()) + 1;
        for (int i = 0; i < counters; ++i) {
            Counter counter;
            counter.id = CounterId("c" + std::to_string(forces_.counters.size() + 1));
            const auto& kind = words_.kinds[forces_.counters.size() % words_.kinds.size()];
            counter.type = CounterTypeId(nation + "-" + kind.id);
            counter.side = group.side;
            Placement placement;
            placement.counter = counter.id;
            placement.at = where(i);
            give(placement.attributes, words_.placement);
            group.units.push_back(std::move(placement));
            forces_.counters.push_back(std::move(counter));
        }
        scenario_.groups.push_back(std::move(group));
    }

    /// Each side can capture what the other one controls, exit at its edge, and win by points.
    void addVictory(const std::string& nation) {
        const bool isFirst = nation == nations[0];
        scenario_.exits.push_back({SideId(nation), ZoneId(std::string(nations[isFirst]) + "-edge"), {}, {}});
        VictoryCondition condition;
        condition.side = SideId(nation);
        condition.text = {"As agreed.", "Según lo acordado."};
        for (const auto form : {VictoryCondition::Form::control, VictoryCondition::Form::exit,
                                VictoryCondition::Form::points}) {
            condition.id = nation + "-" + textOf(form);
            condition.form = form;
            condition.objectives.clear();
            if (form == VictoryCondition::Form::control)
                for (const auto& objective : scenario_.objectives)
                    if (objective.owner.text != nation) condition.objectives.push_back(objective.id);
            if (form != VictoryCondition::Form::control) {
                condition.quantity = VictoryCondition::Quantity::atLeast;
                condition.count = form == VictoryCondition::Form::exit ? 5 : 20;
                condition.unit = form == VictoryCondition::Form::exit ? "units" : "points";
            }
            scenario_.victory.push_back(condition);
        }
    }

    const Grid grid_;
    Words words_;
    int counters_;  // in each zone
    int zones_;
    Scenario scenario_;
    Forces forces_;
};

}  // namespace

Document wholeBattle(const std::string& game, int columns, int rows, int counters, int zones) {
    const bool isDrawn = game == contourGame;
    Board board = isDrawn ? hillBoard(columns, rows, 3) : bigBoard(columns, rows);
    board.id = "1";
    return Maker(board, isDrawn ? contourWords() : levelWords(), counters, zones).make(board);
}

}  // namespace cota::support
