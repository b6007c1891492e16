#include "validator/rules/setup/placing.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <tuple>

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
    if (manner_.spreads) findPosts();
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

/// The objectives that the side holds, and those that nobody holds.
void Placing::findPosts() {
    const auto& field = context_.battlefield();
    for (const auto& objective : context_.scenario()->objectives) {
        if (!objective.owner.empty() && objective.owner != groups_.side) continue;
        std::vector<Cell> cells;
        for (const auto& hex : objective.hexes)
            if (const auto cell = field.resolve(hex.label)) cells.push_back(*cell);
        if (!cells.empty()) posts_.push_back(std::move(cells));
    }
    apart_.assign(wanted_.size(), field.extent() + 1);
    for (const auto& [cell, units] : starting_.allStanding()) keepApart(cell);
}

void Placing::keepApart(Cell cell) {
    const auto& field = context_.battlefield();
    for (const auto other : field.hexes()) {
        auto& distance = apart_[static_cast<std::size_t>(other)];
        if (wanted_[static_cast<std::size_t>(other)] > 0)
            distance = std::min(distance, field.distance(cell, other));
    }
}

/// Whether the edge of the map cuts the hex: counters would hang over it.
bool Placing::isCut(Cell cell) const {
    constexpr int whole = 4;
    const auto& field = context_.battlefield();
    int quarters = 0;
    for (const auto& printed : field.printed(cell))
        quarters += field.boards()[printed.placement].quarters(printed.hex);
    return quarters < whole;
}

/// The distance at which the units of the group have the whole zone between them.
int Placing::gapOf(const EqualUnits& kind) const {
    constexpr int most = 3;
    std::size_t units = 0;
    for (const auto& one : starting_.kinds()) units += one.group == kind.group ? one.units.size() : 0;
    int gap = 1;
    const auto isRoomFor = [&](int distance) {
        return units * static_cast<std::size_t>(distance * distance) <= kind.cells.size();
    };
    while (gap < most && isRoomFor(gap + 1)) ++gap;
    return gap;
}

/// In the first proposal the middle of the zone, for other formations the hex farthest from those before.
Cell Placing::firstAnchor(const EqualUnits& kind) const {
    const auto& field = context_.battlefield();
    std::vector<Cell> others;
    for (const auto& [of, cell] : anchors_)
        if (of.first == kind.group && cell != mapsets::noCell) others.push_back(cell);
    long long q = 0, r = 0;
    for (const auto cell : kind.cells) {
        q += field.hexAt(cell).q;
        r += field.hexAt(cell).r;
    }
    const auto count = static_cast<long long>(kind.cells.size());
    // The distance to the middle, in units of 1 / count.
    const auto fromMiddle = [&](Cell cell) {
        const long long dq = field.hexAt(cell).q * count - q, dr = field.hexAt(cell).r * count - r;
        return std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)});
    };
    const auto fromOthers = [&](Cell cell) {
        long long nearest = field.extent();
        for (const auto other : others) nearest = std::min<long long>(nearest, field.distance(cell, other));
        return -nearest;
    };
    return *std::ranges::min_element(kind.cells, {}, [&](Cell cell) {
        return std::tuple(isCut(cell), others.empty() ? fromMiddle(cell) : fromOthers(cell));
    });
}

Cell Placing::anchorOf(const EqualUnits& kind, UnitIndex unit) {
    const std::pair key(kind.group, context_.roster()[unit].formation);
    if (const auto known = anchors_.find(key); known != anchors_.end()) return known->second;
    const Cell anchor = manner_.seed == 0 ? firstAnchor(kind) : kind.cells[random_() % kind.cells.size()];
    return anchors_[key] = anchor;
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
        const Cell anchor = anchorOf(kind, unit);
        const int gap = gapOf(kind);
        std::vector<std::tuple<bool, int, int, Cell>> ranked;
        ranked.reserve(cells.size());
        for (const auto cell : cells)
            ranked.emplace_back(isCut(cell), -std::min(apart_[static_cast<std::size_t>(cell)], gap),
                                field.distance(anchor, cell), cell);
        std::ranges::sort(ranked);
        std::ranges::transform(ranked, cells.begin(), [](const auto& one) { return std::get<3>(one); });
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

/// Puts the unit in an objective of the side that nobody is in.
bool Placing::man(const EqualUnits& kind, UnitIndex unit) {
    for (const auto& post : posts_) {
        if (std::ranges::any_of(post, [&](Cell cell) { return placedIn(cell) > 0; })) continue;
        for (const auto cell : post) {
            if (!std::ranges::binary_search(kind.cells, cell) || manner_.barred.contains({unit, cell}) ||
                !takes(kind, cell, unit))
                continue;
            anchors_.try_emplace({kind.group, context_.roster()[unit].formation}, cell);
            return true;
        }
    }
    return false;
}

/// Whole hexes come first, of these those with fewer units, then those away from other units, then the
/// nearest to the rest of the formation.
bool Placing::putApart(const EqualUnits& kind, UnitIndex unit) {
    if (man(kind, unit)) return true;
    const auto cells = cellsFor(kind, unit);
    std::size_t fullest = 0;
    for (const auto cell : cells) fullest = std::max(fullest, placedIn(cell));
    for (const bool isAtEdge : {false, true})
        for (std::size_t load = 0; load <= fullest; ++load)
            for (const auto cell : cells)
                if (isCut(cell) == isAtEdge && placedIn(cell) == load &&
                    !manner_.barred.contains({unit, cell}) && takes(kind, cell, unit))
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
    if (manner_.spreads) keepApart(cell);
    found_.push_back({unit, cell, mapsets::noUnit});
    return true;
}

}  // namespace cota::checks
