// What of the context asks the strategies of the game.

#include <algorithm>

#include "validator/engine/check_context.h"
#include "validator/engine/make_once.h"

namespace cota::checks {

const CheckContext::Zones& CheckContext::zones() const {
    return makeOnce(zones_, [this] {
        Zones zones;
        mapsets::ZoneResolver resolver(battlefield(), scenario()->zones);
        for (const auto& zone : scenario()->zones) zones.emplace(zone.id, resolver.resolve(zone));
        return zones;
    });
}

const std::vector<mapsets::Cell>* CheckContext::zone(const model::ZoneId& id) const {
    const auto found = zones().find(id);
    if (found == zones().end()) return nullptr;
    // Of a zone with a faulty term nobody knows which hexes it was to have.
    const auto& faults = found->second.findings;
    const bool isFaulty = std::any_of(faults.begin(), faults.end(), [](const auto& fault) {
        return fault.severity == model::Severity::error;
    });
    return isFaulty ? nullptr : &found->second.cells;
}

const mapsets::Roster& CheckContext::roster() const {
    return makeOnce(roster_, [this] { return mapsets::Roster(document_, battlefield()); });
}

const CheckContext::Strategies& CheckContext::strategies() const {
    return makeOnce(strategies_, [this] {
        return Strategies{mapsets::makeStacking(battlefield(), roster().tags()),
                          mapsets::makeMovement(battlefield(), roster().tags(), scenario()),
                          std::make_shared<const mapsets::Play>(battlefield())};
    });
}

}  // namespace cota::checks
