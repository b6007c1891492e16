#include "mapsets/movement/costs/path_costs.h"

#include <algorithm>
#include <optional>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

using CostKind = TableCost::Kind;

namespace {

template <class Entries>
int placeOf(const Entries& entries, const std::string& id) {
    const auto found = std::ranges::find_if(entries, [&](const auto& entry) { return entry.id.text == id; });
    return found == entries.end() ? -1 : static_cast<int>(found - entries.begin());
}

}  // namespace

std::vector<bool> pathsWith(const Catalogue& catalogue, const std::string& words) {
    std::vector<bool> kinds;
    for (const auto& path : catalogue.pathKinds)
        kinds.push_back(std::ranges::any_of(
            wordsOf(words), [&](const std::string& word) { return hasTag(path.tags, word); }));
    return kinds;
}

PathCosts::PathCosts(const Battlefield& field, const CostTable& costs, const HexCosts& hexes,
                     const Parameters& movement, const RiverBanks& banks, const CrossedWithin& within)
    : field_(&field), costs_(&costs), hexes_(&hexes) {
    open_ = isYes(movement, byTableDescription, "paths-open");
    noHelp_ = field.maskOfAll(wordOf(movement, byTableDescription, "paths-no-help"));
    readRows();
    findLinks();
    if (wordOf(movement, byTableDescription, "path-price") == "through") findPassedThrough(banks, within);
}

void PathCosts::readRows() {
    const auto& catalogue = field_->mapset().catalogue;
    const auto* choice = choiceOf(*field_, byTableDescription);
    for (const auto& row : choice != nullptr ? choice->rows : std::vector<StrategyRow>{}) {
        if (row.kind != "by-path") continue;
        const int terrain = placeOf(catalogue.terrains, valueOf(row, "terrain"));
        const int as = placeOf(catalogue.terrains, valueOf(row, "as"));
        if (terrain < 0 || as < 0) continue;
        byPath_.push_back({static_cast<std::uint16_t>(terrain), static_cast<std::uint16_t>(as),
                           pathsWith(catalogue, valueOf(row, "paths"))});
    }
}

void PathCosts::findLinks() {
    const auto& paths = field_->mapset().catalogue.pathKinds;
    // Paths along hexsides are crossed, not followed.
    for (std::size_t kind = 0; kind < paths.size(); ++kind)
        if (!paths[kind].costs.empty() && !paths[kind].alongSides)
            kinds_.push_back(static_cast<std::uint16_t>(kind));
    linked_.assign(static_cast<std::size_t>(field_->cellCount()), 0);
    for (const auto kind : kinds_)
        for (const auto cell : field_->hexes())
            linked_[static_cast<std::size_t>(cell)] |= field_->links(kind, cell);
}

void PathCosts::findPassedThrough(const RiverBanks& banks, const CrossedWithin& within) {
    passedThrough_.assign(linked_.size(), false);
    for (const auto cell : field_->hexes())
        passedThrough_[static_cast<std::size_t>(cell)] = linked_[static_cast<std::size_t>(cell)] != 0 &&
                                                         !within.isRiver(cell) &&
                                                         banks.riverIn(cell) == nullptr;
}

/// The cost of a step along a path of that kind into its hex.
TableCost PathCosts::costOf(std::uint16_t kind, const JudgedStep& step) const {
    for (const auto& row : byPath_)
        if (row.kinds[kind] && field_->containsTerrain(step.to, row.terrain))
            return costs_->terrain(row.as, step.mover.mobility);
    return costs_->path(kind, step.mover.mobility);
}

bool PathCosts::enter(JudgedStep& step) const {
    const unsigned links = linked_[static_cast<std::size_t>(step.from)];
    if (((links >> static_cast<unsigned>(step.towards)) & 1u) == 0) return false;
    if ((field_->tags(step.to) & noHelp_) != 0) return false;
    if (!open_ && hexes_->closes(step)) return true;
    const std::uint16_t* best = nullptr;
    TableCost cost;
    for (const auto& kind : kinds_) {
        if (!field_->linked(kind, step.from, step.towards)) continue;
        const auto one = costOf(kind, step);
        if (!one.isPoints() && one.kind != CostKind::unknown) continue;
        if (best != nullptr && !(one.isPoints() && (!cost.isPoints() || one.points < cost.points))) continue;
        best = &kind;
        cost = one;
    }
    if (best == nullptr) return false;
    step.add(cost, "path", field_->mapset().catalogue.pathKinds[*best].id.text);
    return true;
}

void PathCosts::follow(JudgedStep& step, bool alongPath) const {
    if (!alongPath && defers(step.from, step.lane)) payTerrain(step, step.from);
    if (alongPath && isPassedThrough(step.to)) step.arriveIn(onPath);
}

void PathCosts::payTerrain(JudgedStep& step, Cell cell) const {
    auto entering = step.within(cell);
    hexes_->enter(entering);
    const auto& entry = entering.result();
    TableCost more{CostKind::prohibited, 0};
    if (!entry.prohibited) {
        std::optional<Points> paid;
        for (const auto kind : kinds_)
            if (const auto cost = costOf(kind, entering); field_->links(kind, cell) != 0 && cost.isPoints())
                paid = std::min(paid.value_or(cost.points), cost.points);
        more = {CostKind::points, std::max(0, entry.atLeast - paid.value_or(0))};
        if ((entry.flags & stepCostUnknown) != 0 || !paid) more = {CostKind::unknown, 0};
    }
    step.add(more, "off-path");
}

}  // namespace cota::mapsets
