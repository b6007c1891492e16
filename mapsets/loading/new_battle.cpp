#include "mapsets/loading/new_battle.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <tuple>

#include "formats/model/finding/capital.h"
#include "formats/xml/documents/document_file.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/loading/new_document.h"

namespace cota::mapsets {

namespace {

/// The sides named in the orders of battle, in their order.
std::vector<model::SideId> sidesOf(const BattleOrder& order) {
    std::vector<model::SideId> sides;
    const auto add = [&](const model::SideId& side) {
        if (!side.empty() && std::ranges::find(sides, side) == sides.end()) sides.push_back(side);
    };
    for (const auto& [file, forces] : order.forces) {
        for (const auto& formation : forces.formations) add(formation.side);
        for (const auto& counter : forces.counters) add(counter.side);
    }
    return sides;
}

/// Renames the sides of the scenario to those of the orders of battle; sides whose ids already match are
/// kept.
std::set<model::SideId> takeSides(model::Scenario& scenario, const BattleOrder& order) {
    const auto named = sidesOf(order);
    const auto isNamed = [&](const model::Side& side) {
        return std::ranges::find(named, side.id) != named.end();
    };
    for (const auto& id : named) {
        if (std::ranges::find(scenario.sides, id, &model::Side::id) != scenario.sides.end()) continue;
        auto side = std::ranges::find_if_not(scenario.sides, isNamed);
        if (side == scenario.sides.end()) side = scenario.sides.insert(side, scenario.sides.back());
        side->id = id;
        side->name = {id.text, ""};
    }
    scenario.turns.first = scenario.sides.front().id;
    return {named.begin(), named.end()};
}

/// Hexes where units can be placed, by their position along the map, doubled to stay whole numbers.
class Ground {
  public:
    explicit Ground(const Battlefield& field) : field_(field) {
        for (const Cell cell : field.hexes())
            if (field.isPlayable(cell) && isPlain(cell)) cells_.push_back(cell);
        if (cells_.size() >= 2) return;
        cells_.clear();
        for (const Cell cell : field.hexes())
            if (field.isPlayable(cell)) cells_.push_back(cell);
    }
    /// Whether there is a whole hex for each of two sides.
    bool hasRoomForTwo() const { return cells_.size() >= 2; }

    /// The hex nearest to the point `part`/`of` across the map from the left and halfway down, except
    /// `taken`.
    std::optional<std::string> labelAt(int part, int of, const std::optional<std::string>& taken = {}) const {
        if (cells_.empty()) return std::nullopt;
        const auto [left, right] = std::ranges::minmax(field_.hexes(), {}, [&](Cell c) { return x(c); });
        const auto [top, bottom] = std::ranges::minmax(field_.hexes(), {}, [&](Cell c) { return y(c); });
        const int atX = x(left) + (x(right) - x(left)) * part / of, atY = (y(top) + y(bottom)) / 2;
        const Cell cell = *std::ranges::min_element(cells_, {}, [&](Cell c) {
            return std::tuple(taken == field_.label(c), std::abs(x(c) - atX) + std::abs(y(c) - atY), c);
        });
        return field_.label(cell);
    }

  private:
    bool isPlain(Cell cell) const {
        const auto terrains = field_.terrainsIn(cell);
        return std::ranges::all_of(terrains, [](auto terrain) { return terrain == 0; });
    }
    bool isUpright() const { return field_.orientation() == model::Orientation::pointed; }
    int x(Cell cell) const {
        const auto hex = field_.hexAt(cell);
        return isUpright() ? 2 * hex.q + hex.r : 2 * hex.q;
    }
    int y(Cell cell) const {
        const auto hex = field_.hexAt(cell);
        return isUpright() ? 2 * hex.r : 2 * hex.r + hex.q;
    }

    const Battlefield& field_;
    std::vector<Cell> cells_;
};

/// "{name}" replaced by the name, in both languages.
model::LocalText withName(const model::LocalLiteral& text, const model::LocalText& name) {
    const auto value = model::inWords(
        "name", model::LocalText{name.in(model::Language::english), name.in(model::Language::spanish)});
    return model::fillTemplate(text, {&value, 1});
}

/// The forces for a game without its own: each side has one unit of the first class that can move, else of
/// the first class.
model::Forces plainForces(const Mapset& game, const model::Scenario& scenario) {
    model::Forces forces = newForces(game, game.id.text);
    const auto& classes = game.catalogue.unitClasses;
    auto it = std::ranges::find_if(classes, [](const auto& one) { return !one.mobility.empty(); });
    if (it == classes.end()) it = classes.begin();
    if (it == classes.end()) return forces;
    model::CounterType type;
    type.id = model::CounterTypeId(it->id.text);
    type.unitClass = it->id;
    type.name = it->name;
    type.front = requiredValues(it->front);
    type.back = requiredValues(it->back);
    forces.types = {type};
    for (const auto& side : scenario.sides) {
        model::Formation formation;
        formation.id = model::FormationId("forces-" + side.id.text);
        formation.side = side.id;
        formation.name = withName(forcesOfSide, side.name);
        formation.attributes = requiredValues(game.catalogue.formationAttributes);
        model::Counter counter;
        counter.id = model::CounterId(side.id.text + "-1");
        counter.type = type.id;
        counter.formation = formation.id;
        counter.attributes = requiredValues(game.catalogue.counterAttributes);
        forces.formations.push_back(std::move(formation));
        forces.counters.push_back(std::move(counter));
    }
    return forces;
}

/// The initial forces stated by the game, or by a game it extends.
std::optional<model::Forces> startForces(const Mapset& game) {
    for (auto folder = game.layerFolders.rbegin(); folder != game.layerFolders.rend(); ++folder)
        if (auto read = xml::readForcesFile(*folder / startForcesFile); read.value) {
            read.value->mapset = game.id;
            return std::move(read.value);
        }
    return {};
}

model::Forces startOf(const Mapset& game, const model::Scenario& scenario) {
    auto forces = startForces(game);
    return forces ? std::move(*forces) : plainForces(game, scenario);
}

/// Adds the forces of one side, renamed to `side`, and places them.
void raise(model::Forces& made, const model::Forces& start, const model::SideId& of, const Catalogue& game,
           model::Scenario& scenario, const model::Side& side, const std::optional<std::string>& place) {
    std::set<model::FormationId> mine;
    for (auto formation : start.formations) {
        if (formation.side != of) continue;
        mine.insert(formation.id);
        formation.side = side.id;
        if (formation.name.empty()) formation.name = withName(forcesOfSide, side.name);
        made.formations.push_back(std::move(formation));
    }
    model::Group group;
    group.id = model::GroupId("setup-" + side.id.text);
    group.side = side.id;
    group.name = withName(setUpOfSide, side.name);
    group.attributes = requiredValues(game.groupAttributes);
    for (const auto& counter : start.counters) {
        if (!mine.contains(counter.formation)) continue;
        made.counters.push_back(counter);
        if (!place) continue;
        model::Placement placement;
        placement.counter = counter.id;
        placement.at = model::HexRef{*place};
        placement.attributes = requiredValues(game.placementAttributes);
        group.units.push_back(std::move(placement));
    }
    if (!group.units.empty()) scenario.groups.push_back(std::move(group));
}

/// Removes types without counters, which would be reported.
void dropUnused(model::Forces& forces) {
    std::erase_if(forces.types, [&](const model::CounterType& type) {
        return std::ranges::find(forces.counters, type.id, &model::Counter::type) == forces.counters.end();
    });
}

void addVictory(model::Scenario& scenario, const Catalogue& game, const std::optional<std::string>& middle) {
    const model::Side& attacker = scenario.sides.front();
    model::VictoryCondition wins, otherwise;
    wins.id = attacker.id.text + "-wins";
    wins.side = attacker.id;
    wins.text = withName(sideHolds, attacker.name);
    if (middle) {
        model::Objective objective;
        objective.id = model::ObjectiveId("objective-1");
        objective.name = local("Objective");
        objective.hexes = {model::HexRef{*middle}};
        objective.attributes = requiredValues(game.objectiveAttributes);
        scenario.objectives.push_back(objective);
        wins.form = model::VictoryCondition::Form::control;
        wins.objectives = {objective.id};
    }
    otherwise.id = scenario.sides[1].id.text + "-wins";
    otherwise.side = scenario.sides[1].id;
    otherwise.text = anyOtherResult;
    scenario.victory = {wins, otherwise};
}

model::TableauSpace spaceOf(const Mapset& game, const SpaceKind& kind, const model::SeatId& seat) {
    model::TableauSpace space;
    space.id = model::SpaceId(seat.empty() ? kind.id : seat.text + "-" + kind.id);
    space.kind = kind.id;
    space.seat = seat;
    space.attributes = requiredValues(game.catalogue.table.spaceAttributes);
    return space;
}

std::vector<model::PlacedCard> allCards(const model::Document& document) {
    std::vector<model::PlacedCard> cards;
    for (const auto& [file, forces] : document.forces)
        for (const model::CounterType& type : forces->types) {
            if (type.available <= 0) continue;
            model::PlacedCard card;
            card.type = type.id;
            card.count = std::min(type.available, model::PlacedCard::mostEqual);
            card.faceDown = true;  // they lie in a pile that nobody sees into
            cards.push_back(std::move(card));
        }
    return cards;
}

/// A side for each nation that the cards have, but for none that is neutral, if there are several: cards with
/// two ends change sides.
void takeNations(model::Scenario& scenario, const model::Document& document, const Catalogue& game) {
    const auto* words = game.wordList("nation");
    std::vector<std::string> nations;
    const auto add = [&](const std::string& nation) {
        const auto* word = words != nullptr ? words->find(nation) : nullptr;
        if (nation.empty() || (word != nullptr && hasTag(word->tags, "neutral"))) return;
        if (std::ranges::find(nations, nation) == nations.end()) nations.push_back(nation);
    };
    for (const auto& [file, forces] : document.forces)
        for (const model::CounterType& type : forces->types) {
            add(type.nation);
            for (const auto& end : type.ends) add(end.nation);
        }
    if (nations.size() < 2) return;
    const model::Side usual = scenario.sides.front();
    scenario.sides.clear();
    for (const std::string& nation : nations) {
        model::Side side = usual;
        side.id = model::SideId(nation);
        side.nation = nation;
        const auto* word = words != nullptr ? words->find(nation) : nullptr;
        const auto name =
            word != nullptr && !word->name.en.empty() ? word->name : model::LocalText{nation, nation};
        side.name = {model::capital(name.en), model::capital(name.es)};
        scenario.sides.push_back(std::move(side));
    }
}

}  // namespace

bool hasRoomForTwo(const Mapset& game, const BattleOrder& order) {
    model::Document document;
    model::Scenario scenario = newScenario(game, order.id);
    int column = 0;
    for (const auto& [file, board] : order.boards) {
        addBoard(scenario.assembly, board, file, column);
        document.boards[file] = board;
    }
    document.scenario = std::move(scenario);
    const auto field = buildBattlefield(document, game);
    return field.value && Ground(*field.value).hasRoomForTwo();
}

model::Document newBattle(const Mapset& game, const BattleOrder& order) {
    model::Document document;
    model::Scenario scenario = newScenario(game, order.id);
    scenario.title = order.title;
    const auto taken = takeSides(scenario, order);
    int column = 0;
    for (const auto& [file, board] : order.boards) {
        addBoard(scenario.assembly, board, file, column);
        document.boards[file] = board;
    }
    for (const auto& [file, forces] : order.forces) {
        scenario.forces.push_back(file);
        document.forces[file] = forces;
    }
    document.scenario = scenario;
    std::optional<Ground> ground;
    const auto field = buildBattlefield(document, game);
    if (field.value && !field.value->hexes().empty()) ground.emplace(*field.value);
    const auto at = [&](int part, const std::optional<std::string>& held = {}) {
        return ground ? ground->labelAt(part, 6, held) : std::nullopt;
    };
    const auto west = at(1), east = at(5, west);
    model::Forces made = newForces(game, order.id);
    made.title = local("Forces of the scenario");
    if (!order.forcesFile.empty()) {
        const model::Scenario plain = newScenario(game, order.id);
        const model::Forces start = startOf(game, plain);
        made.types = start.types;
        for (std::size_t i = 0; i < plain.sides.size(); ++i)
            if (const model::Side side = scenario.sides[i]; !taken.contains(side.id))
                raise(made, start, plain.sides[i].id, game.catalogue, scenario, side, i == 0 ? west : east);
        dropUnused(made);
    }
    if (!made.counters.empty()) {
        scenario.forces.push_back(order.forcesFile);
        document.forces[order.forcesFile] = std::move(made);
    }
    addVictory(scenario, game.catalogue, at(order.objectiveAt));
    document.scenario = std::move(scenario);
    return document;
}

model::Document newTable(const Mapset& game, const BattleOrder& order, int seats) {
    const TableRules& rules = game.catalogue.table;
    model::Document document;
    model::Scenario scenario = newScenario(game, order.id);
    scenario.title = order.title;
    for (const auto& [file, forces] : order.forces) {
        scenario.forces.push_back(file);
        document.forces.emplace(file, model::Shared<model::Forces>(forces));
    }
    if (order.forces.empty() && !order.forcesFile.empty()) {
        scenario.forces.push_back(order.forcesFile);
        document.forces.emplace(order.forcesFile, model::Shared<model::Forces>(
                                                      startForces(game).value_or(newForces(game, order.id))));
    }
    takeNations(scenario, document, game.catalogue);
    scenario.turns = {};  // players take turns as the game says
    model::Tableau tableau;
    tableau.attributes = requiredValues(rules.tableAttributes);
    for (int i = 1; i <= seats; ++i) {
        model::Seat seat;
        const std::string number = std::to_string(i);
        seat.id = model::SeatId("p" + number);
        seat.name = {"Player " + number, "Jugador " + number};
        seat.attributes = requiredValues(rules.seatAttributes);
        tableau.seats.push_back(std::move(seat));
    }
    const auto isPile = [](const SpaceKind& kind) {
        return !kind.isOfSeat && kind.seen == model::Visibility::none;
    };
    const auto pile = std::ranges::find_if(rules.spaces, isPile);
    for (const SpaceKind& kind : rules.spaces) {
        const bool isFirstPile = pile != rules.spaces.end() && kind.id == pile->id;
        if (kind.isOfSeat || (!kind.isNeeded && !isFirstPile)) continue;
        tableau.spaces.push_back(spaceOf(game, kind, {}));
        if (isFirstPile) tableau.spaces.back().cards = allCards(document);
    }
    for (const model::Seat& seat : tableau.seats)
        for (const SpaceKind& kind : rules.spaces)
            if (kind.isOfSeat && kind.isNeeded) tableau.spaces.push_back(spaceOf(game, kind, seat.id));
    scenario.tableau = std::move(tableau);
    document.scenario = model::Shared<model::Scenario>(std::move(scenario));
    return document;
}

}  // namespace cota::mapsets
