#include "validator/rules/setup/placing.h"

#include <algorithm>
#include <numeric>

namespace cota::checks {

using mapsets::Cell;
using mapsets::UnitIndex;

Placing::Placing(const CheckContext& context, const StartingGroups& groups, const StartingUnits& starting,
                 PlacingManner manner)
    : context_(context),
      groups_(groups),
      starting_(starting),
      manner_(std::move(manner)),
      random_(manner_.seed) {}

std::optional<std::vector<UnitPlace>> Placing::find() {
    countWishes();
    const auto order = kindsInOrder();
    const bool works = std::all_of(order.begin(), order.end(),
                                   [&](auto index) { return putDown(starting_.kinds()[index]); });
    if (!works) return std::nullopt;
    return std::move(found_);
}

void Placing::countWishes() {
    wanted_.assign(static_cast<std::size_t>(context_.battlefield().cellCount()), 0);
    for (const auto& kind : starting_.kinds())
        for (const auto cell : kind.cells) ++wanted_[static_cast<std::size_t>(cell)];
}

// Carriers come before units that can board them.
Placing::KindIndices Placing::kindsInOrder() {
    KindIndices order(starting_.kinds().size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (manner_.seed != 0) std::shuffle(order.begin(), order.end(), random_);
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) {
        const auto& one = starting_.kinds()[a];
        const auto& other = starting_.kinds()[b];
        if (manner_.rides && one.rides != other.rides) return other.rides;
        return one.weights != other.weights ? one.weights > other.weights
                                            : one.cells.size() < other.cells.size();
    });
    return order;
}

/// The hexes of a kind in the order in which the unit tries them.
std::vector<Cell> Placing::cellsFor(const EqualUnits& kind, UnitIndex unit) {
    auto cells = kind.cells;
    if (cells.empty()) return cells;
    if (manner_.spreads) {
        const auto& field = context_.battlefield();
        const auto formation = context_.roster()[unit].formation;
        auto& anchor = anchors_.try_emplace({kind.group, formation}, mapsets::noCell).first->second;
        if (anchor == mapsets::noCell) anchor = cells[random_() % cells.size()];
        std::stable_sort(cells.begin(), cells.end(), [&](Cell a, Cell b) {
            return field.distance(anchor, a) < field.distance(anchor, b);
        });
        return cells;
    }
    if (manner_.seed != 0) std::shuffle(cells.begin(), cells.end(), random_);
    std::stable_sort(cells.begin(), cells.end(), [&](Cell a, Cell b) {
        return wanted_[static_cast<std::size_t>(a)] < wanted_[static_cast<std::size_t>(b)];
    });
    return cells;
}

bool Placing::putDown(const EqualUnits& kind) {
    if (manner_.spreads)
        return std::ranges::all_of(kind.units, [&](UnitIndex unit) { return putApart(kind, unit); });
    const auto cells = cellsFor(kind, kind.units.front());
    auto cell = cells.begin();
    for (const auto unit : kind.units) {
        // A barred hex is barred for one unit only, so the others must not pass over it.
        const auto isBarred = [&](Cell one) { return manner_.barred.contains({unit, one}); };
        auto at = cell;
        while (at != cells.end() && (isBarred(*at) || !takes(kind, *at, unit))) {
            if (at == cell && !isBarred(*at)) ++cell;
            ++at;
        }
        if (at == cells.end() && !putAboard(kind, unit)) return false;
    }
    return true;
}

/// Hexes with fewer units come first, of these the nearest to the rest of the formation.
bool Placing::putApart(const EqualUnits& kind, UnitIndex unit) {
    const auto cells = cellsFor(kind, unit);
    std::size_t fullest = 0;
    for (const auto cell : cells) fullest = std::max(fullest, placedIn(cell));
    for (std::size_t load = 0; load <= fullest; ++load)
        for (const auto cell : cells)
            if (placedIn(cell) == load && !manner_.barred.contains({unit, cell}) && takes(kind, cell, unit))
                return true;
    return putAboard(kind, unit);
}

std::size_t Placing::placedIn(Cell cell) const {
    const auto found = there_.find(cell);
    return found == there_.end() ? starting_.standing(cell).size() : found->second.size();
}

bool Placing::putAboard(const EqualUnits& kind, UnitIndex unit) {
    if (!manner_.rides || !kind.rides) return false;
    for (std::size_t i = 0; i < found_.size(); ++i) {
        const auto carrier = found_[i];
        if (carrier.carrier != mapsets::noUnit || !starting_.mayBoard(*kind.group, carrier.unit)) continue;
        auto& aboard = aboard_[carrier.unit];
        if (aboard >= starting_.roomAboard(carrier.unit)) continue;
        ++aboard;
        found_.push_back({unit, carrier.cell, carrier.unit});
        return true;
    }
    for (const auto& [cell, units] : starting_.allStanding())
        for (const auto carrier : units) {
            if (!starting_.mayBoard(*kind.group, carrier)) continue;
            auto& aboard = aboard_[carrier];
            if (aboard >= starting_.roomAboard(carrier)) continue;
            ++aboard;
            found_.push_back({unit, cell, carrier});
            return true;
        }
    return false;
}

/// Places the unit in the hex if it fits.
bool Placing::takes(const EqualUnits& kind, Cell cell, UnitIndex unit) {
    const auto& rows = starting_.rows();
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row].isFeature && kind.weights[row] > starting_.room(row, cell) - taken_[{row, cell}])
            return false;
    const auto found = there_.find(cell);
    auto units = found == there_.end() ? starting_.standing(cell) : found->second;
    for (const auto one : loadOf(context_.roster(), unit)) units.push_back(one);
    const auto stack = mapsets::stackOf(context_.stacking(), context_.roster(), units, cell, groups_.side);
    for (std::size_t row = 0; row < rows.size() && !rows[row].isFeature; ++row)
        if (!stack.limits[row].ok && kind.weights[row] > 0) return false;
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row].isFeature) taken_[{row, cell}] += kind.weights[row];
    there_[cell] = std::move(units);
    found_.push_back({unit, cell, mapsets::noUnit});
    return true;
}

}  // namespace cota::checks
