#include "validator/rules/setup/deployment.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "validator/rules/setup/packing.h"
#include "validator/rules/setup/placing.h"
#include "validator/rules/setup/starting_units.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using mapsets::UnitIndex;
using KindIndices = std::vector<std::size_t>;

// Larger cases stay undecided: undivided units are searched for only if there are few of them.
constexpr int mostTries = 20000;
constexpr long long mostSearchedUnits = 60;
constexpr long long mostSearchedHexes = 60;

/// Hexes that are equal for every unit of the groups.
struct HexClass {
    KindIndices kinds;             // that are allowed there
    std::vector<long long> rooms;  // of one hex, by row
    std::vector<long long> free;   // by row: units that do not count in one hex
    std::vector<KindIndices> freeKinds;
    std::vector<Cell> cells;
    auto key() const { return std::tie(kinds, rooms, free, freeKinds); }
};

class Bounds {
  public:
    Bounds(const CheckContext& context, const model::SideId& side, const StartingUnits& starting)
        : context_(context), side_(side), starting_(starting), told_(starting.kinds().size(), false) {
        sortHexes();
        findOuterRows();
    }

    std::vector<Shortage> shortages() {
        std::vector<Shortage> all;
        closedKinds(all);
        for (std::size_t row = 0; row < starting_.rows().size(); ++row) tightKinds({row}, all);
        KindIndices every(starting_.rows().size());
        std::iota(every.begin(), every.end(), std::size_t{0});
        if (isNested_) tightKinds(every, all);
        if (all.empty()) wholeKinds(isNested_ ? std::vector<KindIndices>{every} : singly(every), all);
        return all;
    }

  private:
    const EqualUnits& kind(std::size_t index) const { return starting_.kinds()[index]; }

    void sortHexes() {
        std::map<Cell, KindIndices> kindsOf;
        for (std::size_t i = 0; i < starting_.kinds().size(); ++i)
            for (const auto cell : kind(i).cells) kindsOf[cell].push_back(i);
        const auto less = [](const HexClass& a, const HexClass& b) { return a.key() < b.key(); };
        std::map<HexClass, std::vector<Cell>, decltype(less)> classes(less);
        for (const auto& [cell, kinds] : kindsOf) {
            HexClass one{kinds, {}, {}, {}, {}};
            for (std::size_t row = 0; row < starting_.rows().size(); ++row)
                one.rooms.push_back(starting_.room(row, cell));
            freeIn(cell, one);
            classes[std::move(one)].push_back(cell);
        }
        for (const auto& [one, cells] : classes) {
            hexes_.push_back(one);
            hexes_.back().cells = cells;
        }
    }

    // Hexes with equal tags, terrain and kinds exempt the same units, so each combination is computed once.
    void freeIn(Cell cell, HexClass& one) {
        const auto& field = context_.battlefield();
        auto& known = freeKnown_[{field.tags(cell), field.terrainCode(cell), one.kinds}];
        if (!known) {
            known.emplace();
            known->free.assign(starting_.rows().size(), 0);
            known->freeKinds.resize(starting_.rows().size());
            std::vector<UnitIndex> units;
            for (const auto index : one.kinds)
                units.insert(units.end(), kind(index).units.begin(), kind(index).units.end());
            const auto stack = mapsets::stackOf(context_.stacking(), context_.roster(), units, cell, side_);
            for (std::size_t row = 0; row < starting_.rows().size() && !starting_.rows()[row].isFeature;
                 ++row) {
                const auto& free = stack.limits[row].free;
                known->free[row] = std::ssize(free);
                for (const auto index : free.empty() ? KindIndices{} : one.kinds)
                    if (isFree(index, row, cell)) known->freeKinds[row].push_back(index);
            }
        }
        one.free = known->free;
        one.freeKinds = known->freeKinds;
    }
    bool isFree(std::size_t index, std::size_t row, Cell cell) const {
        const std::vector<UnitIndex> one{kind(index).units.front()};
        return !mapsets::stackOf(context_.stacking(), context_.roster(), one, cell, side_)
                    .limits[row]
                    .free.empty();
    }

    KindIndices countedBy(std::size_t row) const {
        KindIndices counted;
        for (std::size_t i = 0; i < starting_.kinds().size(); ++i)
            if (kind(i).weights[row] > 0) counted.push_back(i);
        return counted;
    }

    // A row is inside another one that counts the same units and more, each with the same weight.
    void findOuterRows() {
        const auto rows = starting_.rows().size();
        std::vector<KindIndices> counted;
        for (std::size_t row = 0; row < rows; ++row) counted.push_back(countedBy(row));
        outer_.assign(rows, -1);
        for (std::size_t row = 0; row < rows; ++row)
            for (std::size_t other = 0; other < rows; ++other) {
                const auto& a = counted[row];
                const auto& b = counted[other];
                KindIndices both;
                std::ranges::set_intersection(a, b, std::back_inserter(both));
                if (other == row || both.empty()) continue;
                const bool isAlike = std::ranges::all_of(
                    both, [&](auto i) { return kind(i).weights[row] == kind(i).weights[other]; });
                const bool isWithin = both == a && (a.size() < b.size() || (a == b && row > other));
                const bool isAround = both == b && (b.size() < a.size() || (a == b && row < other));
                isNested_ = isNested_ && isAlike && (isWithin || isAround);
                auto& outer = outer_[row];
                if (isWithin && (outer < 0 || isInner(counted, other, static_cast<std::size_t>(outer))))
                    outer = static_cast<int>(other);
            }
    }
    static bool isInner(const std::vector<KindIndices>& counted, std::size_t row, std::size_t than) {
        return counted[row].size() != counted[than].size() ? counted[row].size() < counted[than].size()
                                                           : row > than;
    }

    bool canRide(std::size_t index, const StartingUnits::Carrier& carrier) const {
        const auto* zone = context_.zone(model::areaOf(*kind(index).group));
        return kind(index).rides && zone && starting_.mayRide(*kind(index).group, carrier) &&
               std::ranges::any_of(carrier.cells, [&](Cell cell) {
                   return std::binary_search(zone->begin(), zone->end(), cell);
               });
    }

    void closedKinds(std::vector<Shortage>& all) {
        for (std::size_t i = 0; i < starting_.kinds().size(); ++i) {
            if (!kind(i).cells.empty()) continue;
            told_[i] = true;
            if (std::ranges::any_of(starting_.carriers(), [&](const auto& one) { return canRide(i, one); }))
                continue;
            auto shortage = about({i});
            shortage.kind = Shortage::Kind::closed;
            shortage.count = std::ssize(kind(i).units);
            all.push_back(std::move(shortage));
        }
    }

    /// The packing of the units that these rows count; nested rows are packed together.
    Packing packingOf(const KindIndices& rows, const std::vector<bool>& leftOut) const {
        Packing packing;
        std::vector<std::optional<std::size_t>> leaf(starting_.kinds().size());
        long long largest = 0;
        for (std::size_t i = 0; i < starting_.kinds().size(); ++i) {
            for (const auto row : rows)
                if (kind(i).weights[row] > 0 &&
                    (!leaf[i] || outer_[row] == static_cast<int>(*leaf[i]) || isDeeper(row, *leaf[i])))
                    leaf[i] = row;
            const long long size = leaf[i] ? kind(i).weights[*leaf[i]] : 0;
            const bool counts = leaf[i] && !leftOut[i];
            packing.things.push_back({size, counts ? std::ssize(kind(i).units) : 0, {}});
            largest = std::max(largest, size);
        }
        for (const auto& hex : hexes_) addHexes(hex, rows, leaf, largest, packing);
        for (const auto& carrier : starting_.carriers()) {
            packing.bins.push_back({carrier.room * largest});
            for (std::size_t i = 0; i < starting_.kinds().size(); ++i)
                if (canRide(i, carrier))
                    packing.things[i].bins.push_back(static_cast<int>(packing.bins.size()) - 1);
        }
        return packing;
    }
    bool isDeeper(std::size_t row, std::size_t than) const {
        for (int outer = outer_[row]; outer >= 0; outer = outer_[static_cast<std::size_t>(outer)])
            if (outer == static_cast<int>(than)) return true;
        return false;
    }

    void addHexes(const HexClass& hex, const KindIndices& rows,
                  const std::vector<std::optional<std::size_t>>& leaf, long long largest,
                  Packing& packing) const {
        const int times = static_cast<int>(hex.cells.size());
        const auto first = static_cast<int>(packing.bins.size());
        const auto binOf = [&](std::size_t row) {
            const auto place = std::find(rows.begin(), rows.end(), row);
            return place == rows.end() ? -1 : first + static_cast<int>(place - rows.begin());
        };
        for (const auto row : rows)
            packing.bins.push_back({hex.rooms[row] * times,
                                    outer_[row] < 0 ? -1 : binOf(static_cast<std::size_t>(outer_[row])),
                                    times});
        for (const auto index : hex.kinds)
            if (leaf[index]) packing.things[index].bins.push_back(binOf(*leaf[index]));
        for (const auto row : rows) {
            if (hex.free[row] == 0) continue;
            packing.bins.push_back({hex.free[row] * times * largest, -1, times});
            for (const auto index : hex.freeKinds[row])
                packing.things[index].bins.push_back(static_cast<int>(packing.bins.size()) - 1);
        }
    }

    void tightKinds(const KindIndices& rows, std::vector<Shortage>& all) {
        while (true) {
            auto packing = packingOf(rows, told_);
            const auto tight = tightest(packing);
            if (tight.empty()) return;
            for (std::size_t i = 0; i < packing.things.size(); ++i)
                if (std::ranges::find(tight, i) == tight.end()) packing.things[i].count = 0;
            auto shortage = about(tight);
            shortage.count = packing.sizeOfAll();
            shortage.limit = mostThatFits(packing);
            nameRows(rows, tight, shortage);
            for (const auto index : tight) told_[index] = true;
            all.push_back(std::move(shortage));
        }
    }

    /// Kinds that share hexes with the first one, directly or through others.
    KindIndices neighboursOf(std::size_t first) const {
        std::vector<bool> in(starting_.kinds().size(), false);
        in[first] = true;
        for (bool grows = true; grows;) {
            grows = false;
            for (const auto& hex : hexes_) {
                const bool touches = std::ranges::any_of(hex.kinds, [&](auto i) { return in[i]; });
                for (const auto index : touches ? hex.kinds : KindIndices{}) {
                    grows = grows || !in[index];
                    in[index] = true;
                }
            }
        }
        KindIndices found;
        for (std::size_t i = 0; i < in.size(); ++i)
            if (in[i]) found.push_back(i);
        return found;
    }

    // If units may board or hexes exempt units, there are more possibilities than this search covers.
    void wholeKinds(const std::vector<KindIndices>& systems, std::vector<Shortage>& all) {
        if (!starting_.carriers().empty()) return;
        for (const auto& rows : systems)
            for (std::size_t i = 0; i < starting_.kinds().size(); ++i) {
                if (told_[i]) continue;
                const auto near = neighboursOf(i);
                std::vector<bool> others(starting_.kinds().size(), true);
                for (const auto index : near) others[index] = false;
                const auto packing = packingOf(rows, others);
                if (!isSmall(packing, near) || !cannotPack(packing, mostTries)) continue;
                auto shortage = about(near);
                shortage.kind = Shortage::Kind::whole;
                shortage.count = packing.sizeOfAll();
                shortage.limit = mostThatFits(packing);
                nameRows(rows, near, shortage);
                for (const auto index : near) told_[index] = true;
                all.push_back(std::move(shortage));
            }
    }
    bool isSmall(const Packing& packing, const KindIndices& near) const {
        long long units = 0, hexes = 0;
        for (const auto& things : packing.things) units += things.count;
        for (const auto& hex : hexes_) {
            if (!std::ranges::any_of(hex.kinds, [&](auto i) { return std::ranges::count(near, i) > 0; }))
                continue;
            hexes += std::ssize(hex.cells);
            if (std::ranges::any_of(hex.free, [](auto count) { return count > 0; })) return false;
        }
        return units > 0 && units <= mostSearchedUnits && hexes <= mostSearchedHexes;
    }

    Shortage about(const KindIndices& kinds) const {
        Shortage shortage;
        for (const auto index : kinds) {
            const auto& one = kind(index);
            shortage.units.insert(shortage.units.end(), one.units.begin(), one.units.end());
            if (std::ranges::find(shortage.zones, model::areaOf(*one.group)) == shortage.zones.end())
                shortage.zones.push_back(model::areaOf(*one.group));
            shortage.cells.insert(shortage.cells.end(), one.cells.begin(), one.cells.end());
        }
        std::ranges::sort(shortage.cells);
        shortage.cells.erase(std::unique(shortage.cells.begin(), shortage.cells.end()), shortage.cells.end());
        return shortage;
    }

    void nameRows(const KindIndices& rows, const KindIndices& kinds, Shortage& shortage) const {
        for (const auto row : rows)
            if (std::ranges::any_of(kinds, [&](auto i) { return kind(i).weights[row] > 0; }))
                shortage.rows.push_back(starting_.rows()[row].name);
    }

    static std::vector<KindIndices> singly(const KindIndices& rows) {
        std::vector<KindIndices> all;
        for (const auto row : rows) all.push_back({row});
        return all;
    }

    const CheckContext& context_;
    const model::SideId& side_;
    const StartingUnits& starting_;
    std::vector<bool> told_;  // by kind
    std::vector<HexClass> hexes_;
    std::vector<int> outer_;  // by row
    bool isNested_ = true;
    std::map<std::tuple<mapsets::TagMask, std::uint16_t, KindIndices>, std::optional<HexClass>> freeKnown_;
};

}  // namespace

DeploymentRules DeploymentRules::of(const Settings& with) {
    return {with.words("carriers"), with.words("cargo"), with.integer("aboard"), with.text("may-board"),
            with.text("unless"),    with.text("away"),   with.text("inside")};
}

std::vector<Shortage> shortagesOf(const CheckContext& context, const DeploymentRules& rules,
                                  const StartingGroups& starting) {
    if (context.battlefield().hexes().empty()) return {};
    const StartingUnits kinds(context, rules, starting);
    if (Placing(context, starting, kinds, {}).find()) return {};
    return Bounds(context, starting.side, kinds).shortages();
}

}  // namespace cota::checks
