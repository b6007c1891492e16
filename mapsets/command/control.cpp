#include "mapsets/command/control.h"

#include <algorithm>
#include <bit>

#include "mapsets/field/zone_resolver.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

constexpr std::int16_t nobody = -1;
constexpr std::int16_t several = -2;

/// Sides as bits, to know which sides share a tie; sides beyond the last bit share it.
using Sides = std::uint64_t;
constexpr int mostSides = 64;
constexpr Sides bitOf(std::int16_t side) { return Sides{1} << std::min<int>(side, mostSides - 1); }

}  // namespace

Control::Control(const model::Document& document, const Battlefield& field, const Roster& roster)
    : side_(static_cast<std::size_t>(field.cellCount()), nobody) {
    const auto* choice = choiceOf(field, nearestDescription);
    if (choice == nullptr || !document.scenario) return;
    const auto& scenario = **document.scenario;
    for (const auto& side : scenario.sides) sides_.push_back(side.id);
    const Parameters parameters(choice, field);
    const auto word = [&](const char* name) { return wordOf(parameters, nearestDescription, name); };
    unledLight_ = wordsOf(word("unled-light"));
    unledCitation_ = parameters.citation("dark");
    spread(field, roster, roster.tags().maskOfAny(word("by")));
    give(scenario, field, word("given"));
    const bool firstSide = word("equal") == "first-side";
    for (const auto cell : field.hexes()) {
        auto& side = side_[static_cast<std::size_t>(cell)];
        if (side != several) continue;
        ties_.push_back(cell);
        if (firstSide) side = firstNearest_[static_cast<std::size_t>(cell)];
    }
}

std::int16_t Control::indexOf(const model::SideId& side) const {
    const auto found = std::ranges::find(sides_, side);
    return found == sides_.end() ? nobody : static_cast<std::int16_t>(found - sides_.begin());
}

/// Rings around all units in parallel: the first ring to reach a hex decides its side; several sides if
/// rings arrive together.
void Control::spread(const Battlefield& field, const Roster& roster, TagMask by) {
    std::vector<std::int32_t> distance(side_.size(), -1);
    std::vector<Sides> nearest(side_.size(), 0);
    std::vector<Cell> ring;
    const auto claim = [&](Cell cell, Sides sides, std::int32_t at, std::vector<Cell>& next) {
        const auto here = static_cast<std::size_t>(cell);
        if (distance[here] < 0) {
            distance[here] = at;
            next.push_back(cell);
        }
        if (distance[here] == at) nearest[here] |= sides;
    };
    for (const auto cell : roster.occupied())
        for (const auto unit : roster.in(cell))
            if (const auto side = indexOf(roster[unit].side); side >= 0 && roster.has(unit, by))
                claim(cell, bitOf(side), 0, ring);
    for (std::int32_t at = 1; !ring.empty(); ++at) {
        std::vector<Cell> next;
        for (const auto cell : ring)
            for (const auto direction : model::allDirections)
                if (const auto near = field.neighbour(cell, direction); field.isOnMap(near))
                    claim(near, nearest[static_cast<std::size_t>(cell)], at, next);
        ring = std::move(next);
    }
    firstNearest_.assign(side_.size(), nobody);
    for (const auto cell : field.hexes()) {
        const auto here = static_cast<std::size_t>(cell);
        if (nearest[here] == 0) continue;
        firstNearest_[here] = static_cast<std::int16_t>(std::countr_zero(nearest[here]));
        side_[here] = std::has_single_bit(nearest[here]) ? firstNearest_[here] : several;
    }
}

void Control::give(const model::Scenario& scenario, const Battlefield& field, const std::string& kind) {
    ZoneResolver zones(field, scenario.zones);
    for (const auto& part : scenario.parts) {
        if (kind.empty() || part.kind.text != kind) continue;
        const auto side = indexOf(part.side);
        for (const auto& hex : part.hexes)
            if (const auto cell = field.resolve(hex.label)) side_[static_cast<std::size_t>(*cell)] = side;
        if (const auto* zone = part.zone.empty() ? nullptr : zones.resolve(part.zone))
            for (const auto cell : zone->cells) side_[static_cast<std::size_t>(cell)] = side;
    }
}

const model::SideId& Control::sideAt(Cell cell) const {
    const auto side = side_[static_cast<std::size_t>(cell)];
    return side < 0 ? nobody_ : sides_[static_cast<std::size_t>(side)];
}

bool Control::bindsUnled(const Tags& lightTags) const {
    return std::ranges::any_of(unledLight_, [&](const auto& word) { return hasTag(lightTags, word); });
}

}  // namespace cota::mapsets
