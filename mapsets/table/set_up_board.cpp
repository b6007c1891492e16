#include "mapsets/table/set_up_board.h"

#include <algorithm>
#include <array>
#include <utility>

#include "mapsets/table/table_names.h"

namespace cota::mapsets {

namespace {

/// A scenario without what formulas do not ask: it is copied for each question.
model::Scenario frameOf(const model::Scenario& scenario) {
    model::Scenario frame;
    frame.id = scenario.id;
    frame.mapset = scenario.mapset;
    frame.sides = scenario.sides;
    frame.forces = scenario.forces;
    frame.options = scenario.options;
    frame.attributes = scenario.attributes;
    return frame;
}

/// Equal cards in a row as one card after the other.
void separate(std::vector<model::PlacedCard>& cards) {
    std::vector<model::PlacedCard> single;
    for (model::PlacedCard& card : cards) {
        const int count = std::exchange(card.count, 1);
        for (int i = 0; i < count && single.size() < TablePosition::mostCards; ++i) single.push_back(card);
    }
    cards = std::move(single);
}

}  // namespace

SetUpBoard::SetUpBoard(const LaidTable& table)
    : table_(&table),
      frame_(frameOf(**table.document().scenario)),
      tableau_(*(*table.document().scenario)->tableau),
      options_(optionsOf(table.mapset(), table.document())) {
    for (model::TableauSpace& space : tableau_.spaces) separate(space.cards);
}

std::unique_ptr<SeenTableau> SetUpBoard::seenWith(
    model::Tableau tableau, std::map<std::string, model::Shared<model::Forces>> forces) const {
    model::Document document;
    document.forces = std::move(forces);
    model::Scenario scenario = frame_;
    scenario.tableau = std::move(tableau);
    document.scenario = model::Shared<model::Scenario>(std::move(scenario));
    return std::make_unique<SeenTableau>(game(), std::move(document), options_);
}

SeenTableau& SetUpBoard::seen() {
    if (!seen_) seen_ = seenWith(tableau_, table_->document().forces);
    return *seen_;
}

const SpaceKind* SetUpBoard::kind(const std::string& id) const {
    const auto& kinds = table_->mapset().catalogue.table.spaces;
    const auto it = std::find_if(kinds.begin(), kinds.end(), [&](const auto& one) { return one.id == id; });
    return it == kinds.end() ? nullptr : &*it;
}

std::size_t SetUpBoard::spaceOf(const std::string& id, std::size_t seat) {
    const SpaceKind* one = kind(id);
    const bool isOfSeat = one != nullptr && one->isOfSeat && seat < tableau_.seats.size();
    const model::SeatId owner = isOfSeat ? tableau_.seats[seat].id : model::SeatId();
    const auto it = std::find_if(tableau_.spaces.begin(), tableau_.spaces.end(), [&](const auto& space) {
        return space.kind == id && (!isOfSeat || space.seat == owner);
    });
    if (it != tableau_.spaces.end()) return static_cast<std::size_t>(it - tableau_.spaces.begin());
    model::TableauSpace made;
    made.id = model::SpaceId(owner.empty() ? id : owner.text + "-" + id);
    made.kind = id;
    made.seat = owner;
    change().spaces.push_back(std::move(made));
    return tableau_.spaces.size() - 1;
}

std::vector<std::size_t> SetUpBoard::spacesOf(const std::string& id) const {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < tableau_.spaces.size(); ++i)
        if (tableau_.spaces[i].kind == id) places.push_back(i);
    return places;
}

void SetUpBoard::put(model::PlacedCard card, std::size_t space) {
    auto& target = change().spaces[space];
    const SpaceKind* one = kind(target.kind);
    card.faceDown = one != nullptr && one->seen == model::Visibility::none;
    target.cards.push_back(std::move(card));
}

FormulaValue SetUpBoard::seatValue(std::size_t seat) {
    return seat == nobody ? FormulaValue::unknown(FormulaType::thing)
                          : FormulaValue::of(TableWorld::thing(TableKind::seat, seat));
}

FormulaValue SetUpBoard::valueOf(const Formula& formula, std::span<const FormulaValue> arguments) {
    SeenTableau& here = seen();
    const auto value = here.run.valueOf(formula, arguments);
    if (!value.known) {
        const TableNames names(here.world);
        for (const FormulaGap& gap : here.run.gaps()) addMissing(names.gap(gap));
    }
    return value;
}

void SetUpBoard::addMissing(model::LocalText text) {
    if (std::find(missing_.begin(), missing_.end(), text) == missing_.end())
        missing_.push_back(std::move(text));
}

std::vector<bool> SetUpBoard::meeting(const std::optional<Formula>& where, std::size_t space,
                                      std::size_t seat) {
    const auto& cards = tableau_.spaces[space].cards;
    if (!where) return std::vector<bool>(cards.size(), true);
    const std::vector<std::size_t> numbers = seen().world.position().spaces[space].cards;
    std::vector<bool> meets;
    for (const std::size_t number : numbers) {
        const std::array arguments{seatValue(seat),
                                   FormulaValue::of(TableWorld::thing(TableKind::card, number))};
        const auto value = valueOf(*where, arguments);
        meets.push_back(value.known && value.flag);
    }
    meets.resize(cards.size());  // a table has no more cards than it counts
    return meets;
}

bool SetUpBoard::holds(const std::optional<Formula>& condition) {
    if (!condition) return true;
    const auto value = valueOf(*condition, {});
    return value.known && value.flag;
}

std::optional<std::int64_t> SetUpBoard::number(const Formula& formula, std::size_t seat) {
    const std::array arguments{seatValue(seat)};
    const auto value = valueOf(formula, arguments);
    if (!value.known) return {};
    return value.number;
}

}  // namespace cota::mapsets
