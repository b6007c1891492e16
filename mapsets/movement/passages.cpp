#include "mapsets/movement/passages.h"

#include <algorithm>
#include <tuple>

namespace cota::mapsets {

void Passages::clear() {
    passed_.clear();
    onward_.clear();
    ends_.clear();
}

void Passages::pass(Vertex vertex, const ReachedHex& hex) {
    const auto [known, isNew] = passed_.emplace(vertex, hex);
    const auto& best = known->second;
    if (!isNew && std::pair(hex.turn, hex.cost) < std::pair(best.turn, best.cost)) known->second = hex;
}

std::unordered_set<Vertex> Passages::leadingOn() const {
    auto leads = ends_;
    for (bool grows = !leads.empty(); grows;) {
        grows = false;
        for (const auto& [from, to] : onward_)
            grows = (leads.contains(to) && leads.insert(from).second) || grows;
    }
    return leads;
}

std::vector<ReachedHex> Passages::hexes(const ReachLabels& labels) const {
    std::vector<ReachedHex> hexes;
    for (const auto& [vertex, hex] : passed_) hexes.push_back(hex);
    for (const auto vertex : leadingOn()) {
        const auto& arrival = labels.arrival(vertex);
        ReachedHex hex{.cell = labels.cellAt(vertex), .turn = labels.turn(vertex), .passed = true};
        hex.cost = arrival.cost;
        hex.left = labels.left(vertex);
        hex.via = arrival.via == noVertex ? noCell : labels.cellAt(arrival.via);
        hexes.push_back(hex);
    }
    std::ranges::sort(
        hexes, {}, [](const ReachedHex& hex) { return std::tuple(hex.cell, hex.turn, hex.cost, hex.via); });
    const auto isSameHex = [](const ReachedHex& a, const ReachedHex& b) { return a.cell == b.cell; };
    hexes.erase(std::unique(hexes.begin(), hexes.end(), isSameHex), hexes.end());
    return hexes;
}

}  // namespace cota::mapsets
