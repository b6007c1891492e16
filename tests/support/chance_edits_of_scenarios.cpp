#include "formats/model/document/edit_support.h"
#include "tests/support/chance_hand.h"

namespace cota::support {

namespace {

using namespace model;

class ForcesHand : public ChanceHand {
  public:
    explicit ForcesHand(const ChanceHand& hand) : ChanceHand(hand) {}

    void type(Forces& forces) {
        if (dropOrRepeat(forces.types) || forces.types.empty()) return;
        CounterType& one = oneOf(forces.types);
        if (below(3) == 0 && !game_.unitClasses.empty()) one.unitClass = oneOf(game_.unitClasses).id;
        changeValue(below(2) == 0 ? one.front : one.back);
    }
    void formation(Forces& forces) {
        if (dropOrRepeat(forces.formations) || forces.formations.empty()) return;
        Formation& one = oneOf(forces.formations);
        one.parent = oneOf(forces.formations).id;
        changeValue(one.attributes);
    }
    void counter(Forces& forces) {
        if (dropOrRepeat(forces.counters) || forces.counters.empty()) return;
        Counter& one = oneOf(forces.counters);
        const int what = below(4);
        if (what == 0 && !forces.types.empty()) one.type = oneOf(forces.types).id;
        if (what == 1 && !forces.formations.empty()) one.formation = oneOf(forces.formations).id;
        if (what == 2) one.name = {"Chance", "Azar"};
        if (what == 3) one.side = SideId("nobody");
        changeValue(one.attributes);
    }
    void forcesWords(Forces& forces) {
        forces.title.en += "!";
        if (below(3) == 0) forces.id += "x";
    }
};

class ScenarioHand : public ChanceHand {
  public:
    explicit ScenarioHand(const ChanceHand& hand) : ChanceHand(hand) {}

    void words(Scenario& scenario) {
        if (below(2) == 0) scenario.title.es.clear();
        scenario.title.en += "!";
        if (below(3) == 0) scenario.author += "x";
        if (!game_.scenarioAttributes.empty())
            scenario.attributes.set(oneOf(game_.scenarioAttributes).name, std::to_string(below(9)));
    }
    void assembly(Scenario& scenario) {
        auto& boards = scenario.assembly.boards;
        if (boards.empty()) return;
        BoardPlacement& one = oneOf(boards);
        switch (below(7)) {
            case 0:
                one.turned = !one.turned;
                break;
            case 1:
                one.column += 2;
                break;
            case 2:
                one.row -= 1;
                break;
            case 3:
                crop(one);
                break;
            case 4:
                if (boards.size() > 1) dropOrRepeat(boards);
                break;
            case 5:
                scenario.assembly.north = scenario.assembly.north == North::top ? North::left : North::top;
                break;
            default: {
                BoardPlacement another = one;
                another.id.text += "x";
                another.column += 6;
                boards.push_back(std::move(another));
            }
        }
    }
    void amendment(Scenario& scenario) {
        auto& all = scenario.assembly.amendments;
        if (dropOrRepeat(all)) return;
        Amendment made;
        made.hexes = {hex()};
        made.word = oneOf(game_.terrains).id.text;
        if (below(3) == 0) made = {Amendment::Action::level, {hex(), hex()}, "", "", below(4), {}, {}};
        if (below(3) == 0 && !game_.features.empty())
            made = {Amendment::Action::addFeature, {hex()}, oneOf(game_.features).id.text, "", 0, {}, {}};
        all.push_back(made);
    }
    void files(Scenario& scenario) {
        if (below(2) == 0 && !scenario.forces.empty())
            dropOrRepeat(scenario.forces);
        else if (!scenario.assembly.boards.empty())
            oneOf(scenario.assembly.boards).file += below(2) == 0 ? "x" : "";
    }
    void option(Scenario& scenario) {
        if (game_.options.empty()) return;
        const mapsets::Option& one = oneOf(game_.options);
        scenario.options[OptionId(one.id)] = below(5) == 0 ? "slip" : oneOf(one.words);
    }
    void turns(Scenario& scenario) {
        scenario.turns.count = below(2) == 0 ? below(5) : scenario.turns.count + 3;
        if (below(3) == 0) scenario.turns.minutes = 10 * below(5);
        if (below(3) == 0) scenario.turns.date = below(2) == 0 ? "1944-06" : "1944-13-30";
    }
    void turnRecord(Scenario& scenario) {
        if (dropOrRepeat(scenario.turns.records)) return;
        TurnRecord record;
        record.from = 1 + below(6);
        record.to = record.from + below(4);
        record.light = below(2) == 0 ? "night" : "";
        if (below(2) == 0) record.visibility = below(6);
        scenario.turns.records.push_back(record);
    }
    void side(Scenario& scenario) {
        if (below(2) == 0 && dropOrRepeat(scenario.sides)) return;
        if (!scenario.sides.empty()) changeValue(oneOf(scenario.sides).attributes);
    }
    void zone(Scenario& scenario) {
        if (dropOrRepeat(scenario.zones) || scenario.zones.empty()) return;
        Zone& one = oneOf(scenario.zones);
        ZoneTerm term;
        term.kind = below(2) == 0 ? ZoneTerm::Kind::hexes : ZoneTerm::Kind::within;
        term.hexes = {hex()};
        term.number = below(4);
        if (below(2) == 0) one.hexes.children.clear();
        one.hexes.children.push_back(term);
        if (below(4) == 0) one.side = SideId("nobody");
    }
    void group(Scenario& scenario) {
        if (dropOrRepeat(scenario.groups) || scenario.groups.empty()) return;
        Group& one = oneOf(scenario.groups);
        const int what = below(8);
        if (what == 0) one.kind = static_cast<Group::Kind>(below(4));
        if (what == 1) one.turn = 1 + below(30);
        if (what == 2) one.turn.reset();
        if (what == 3 && !scenario.zones.empty()) one.zone = oneOf(scenario.zones).id;
        if (what == 4) one.order = below(3);
        if (what == 6) one.roll = ArrivalRoll{1 + below(7), 1 + below(7), 1 + below(2), 6, {}};
        if (what == 7) one.hexes.children = {{.kind = ZoneTerm::Kind::hexes, .hexes = {hex()}}};
        if (what == 5 && !scenario.sides.empty()) one.side = oneOf(scenario.sides).id;
    }
    void placement(Scenario& scenario) {
        if (scenario.groups.empty()) return;
        Group& group = oneOf(scenario.groups);
        if (dropOrRepeat(group.units) || group.units.empty()) return;
        Placement& one = oneOf(group.units);
        const int what = below(4);
        if (what == 0) one.at = hex();
        if (what == 1) one.at.reset();
        if (what == 2) one.aboard = oneOf(group.units).counter;
        if (what == 3 && !game_.placementAttributes.empty())
            one.attributes.set(oneOf(game_.placementAttributes).name, "yes");
    }
    void scenarioFeature(Scenario& scenario) {
        if (dropOrRepeat(scenario.features) || game_.features.empty()) return;
        scenario.features.push_back({oneOf(game_.features).id, hex(), {}, {}, {}});
        if (!scenario.sides.empty()) scenario.features.back().side = oneOf(scenario.sides).id;
    }
    void exit(Scenario& scenario) {
        if (dropOrRepeat(scenario.exits) || scenario.zones.empty() || scenario.sides.empty()) return;
        scenario.exits.push_back({oneOf(scenario.sides).id, oneOf(scenario.zones).id, {}, {}});
    }
    void part(Scenario& scenario) {
        if (dropOrRepeat(scenario.parts)) return;
        ScenarioPart made;
        if (!scenario.parts.empty() && below(2) == 0) return changeValue(oneOf(scenario.parts).attributes);
        if (!game_.partKinds.empty()) made.kind = oneOf(game_.partKinds).id;
        made.hexes = {hex()};
        scenario.parts.push_back(made);
    }
    void objective(Scenario& scenario) {
        if (dropOrRepeat(scenario.objectives)) return;
        Objective made = scenario.objectives.empty() ? Objective{} : oneOf(scenario.objectives);
        made.hexes = {hex()};
        made.points = below(6);
        if (made.id.empty() || below(3) == 0) made.id = ObjectiveId("chance" + std::to_string(below(99)));
        putById(scenario.objectives, made);
    }
    void victory(Scenario& scenario) {
        if (dropOrRepeat(scenario.victory) || scenario.victory.empty()) return;
        VictoryCondition& one = oneOf(scenario.victory);
        const int what = below(4);
        if (what == 0) one.count = below(200);
        if (what == 1) one.turn = below(40);
        if (what == 2) one.form = static_cast<VictoryCondition::Form>(below(9));
        if (what == 3 && !scenario.objectives.empty())
            one.objectives.push_back(oneOf(scenario.objectives).id);
    }
    void specialRule(Scenario& scenario) {
        if (dropOrRepeat(scenario.specialRules)) return;
        const std::string overrides = game_.options.empty() ? "" : oneOf(game_.options).id;
        scenario.specialRules.push_back({{"As told.", ""}, overrides, {}});
    }
    void sightMark(Scenario& scenario) {
        if (dropOrRepeat(scenario.sightMarks)) return;
        SightMark made;
        made.from = hex();
        made.to = hex();
        made.clear = below(2) == 0;
        if (below(2) == 0) made.turn = 1 + below(8);
        scenario.sightMarks.push_back(made);
    }
    void acceptance(Scenario& scenario) {
        if (dropOrRepeat(scenario.acceptances)) return;
        constexpr std::array rules = {"VICTORY-001", "HINT-001", "REACH-001", "ACCEPT-001", "UNIT-003"};
        scenario.acceptances.push_back(
            {rules[static_cast<std::size_t>(below(5))], "*", "It is so.", "", {}, {}});
    }

  private:
    void crop(BoardPlacement& one) {
        const auto board = document_.boards.find(one.file);
        if (one.crop || board == document_.boards.end()) return one.crop.reset();
        const Grid& grid = board->second->grid;
        one.crop = {grid.label(grid.hexAt({1, 1})),
                    grid.label(grid.hexAt({grid.columns - 2, grid.rows - 2}))};
    }
};

template <void (ForcesHand::*edit)(Forces&)>
void chanceForcesEdit(const ChanceHand& hand, Forces& forces) {
    (ForcesHand(hand).*edit)(forces);
}
template <void (ScenarioHand::*edit)(Scenario&)>
void chanceScenarioEdit(const ChanceHand& hand, Scenario& scenario) {
    (ScenarioHand(hand).*edit)(scenario);
}

constexpr ChanceEdit<Forces> forcesEdits[] = {{"type", chanceForcesEdit<&ForcesHand::type>},
                                              {"formation", chanceForcesEdit<&ForcesHand::formation>},
                                              {"counter", chanceForcesEdit<&ForcesHand::counter>},
                                              {"forces", chanceForcesEdit<&ForcesHand::forcesWords>}};

constexpr ChanceEdit<Scenario> scenarioEdits[] = {
    {"scenario", chanceScenarioEdit<&ScenarioHand::words>},
    {"assembly", chanceScenarioEdit<&ScenarioHand::assembly>},
    {"amendment", chanceScenarioEdit<&ScenarioHand::amendment>},
    {"files", chanceScenarioEdit<&ScenarioHand::files>},
    {"option", chanceScenarioEdit<&ScenarioHand::option>},
    {"turns", chanceScenarioEdit<&ScenarioHand::turns>},
    {"turn record", chanceScenarioEdit<&ScenarioHand::turnRecord>},
    {"side", chanceScenarioEdit<&ScenarioHand::side>},
    {"zone", chanceScenarioEdit<&ScenarioHand::zone>},
    {"group", chanceScenarioEdit<&ScenarioHand::group>},
    {"placement", chanceScenarioEdit<&ScenarioHand::placement>},
    {"scenario feature", chanceScenarioEdit<&ScenarioHand::scenarioFeature>},
    {"exit", chanceScenarioEdit<&ScenarioHand::exit>},
    {"part", chanceScenarioEdit<&ScenarioHand::part>},
    {"objective", chanceScenarioEdit<&ScenarioHand::objective>},
    {"victory", chanceScenarioEdit<&ScenarioHand::victory>},
    {"special rule", chanceScenarioEdit<&ScenarioHand::specialRule>},
    {"sight mark", chanceScenarioEdit<&ScenarioHand::sightMark>},
    {"acceptance", chanceScenarioEdit<&ScenarioHand::acceptance>}};

}  // namespace

std::span<const ChanceEdit<Forces>> chanceEditsOfForces() { return forcesEdits; }
std::span<const ChanceEdit<Scenario>> chanceEditsOfScenarios() { return scenarioEdits; }

}  // namespace cota::support
