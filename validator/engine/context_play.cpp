// The parts of the context that use the strategies of the game, or its rules for a table.

#include <algorithm>

#include "validator/engine/check_context.h"
#include "validator/engine/kept_findings.h"
#include "validator/engine/make_once.h"

namespace cota::checks {

const CheckContext::Zones& CheckContext::All::zones() const {
    return makeOnce(zones_, [this] {
        Zones zones;
        const auto& all = (*document.scenario)->zones;
        mapsets::ZoneResolver resolver(*laid().field, all);
        for (const auto& zone : all) zones.emplace(zone.id, resolver.resolve(zone));
        for (const auto& group : (*document.scenario)->groups) {
            if (group.hexes.children.empty()) continue;
            auto hexes = group.hexes;
            if (!group.zone.empty())
                hexes.children.push_back({.kind = model::ZoneTerm::Kind::zone, .word = group.zone.text});
            const model::Subject subject{model::SubjectKind::group, group.id.text, {}};
            zones.emplace(model::areaOf(group), resolver.resolve(hexes, subject));
        }
        return zones;
    });
}

const std::vector<mapsets::Cell>* CheckContext::zone(const model::ZoneId& id) const {
    const auto& zones = look(read::map)->zones();
    const auto found = zones.find(id);
    if (found == zones.end()) return nullptr;
    // A zone with a faulty term has unknown hexes.
    return found->second.isFaulty ? nullptr : &found->second.cells;
}

const mapsets::Roster& CheckContext::All::roster() const {
    return *makeOnce(roster_, [this] {
        if (kept && kept->roster) return kept->roster;
        auto made = std::make_shared<const mapsets::Roster>(orderOfBattle(), document, *laid().field);
        if (kept) kept->roster = made;
        return made;
    });
}

const CheckContext::Strategies& CheckContext::All::strategies() const {
    return makeOnce(strategies_, [this] {
        const auto& field = *laid().field;
        return Strategies{mapsets::makeStacking(field, roster().tags()),
                          mapsets::makeMovement(field, roster().tags(),
                                                document.scenario ? &**document.scenario : nullptr)};
    });
}

const mapsets::LaidTable& CheckContext::All::table() const {
    return *makeOnce(table_, [this] { return std::make_unique<const mapsets::LaidTable>(mapset, document); });
}

const std::optional<mapsets::SetUpFault>& CheckContext::All::setUpFault() const {
    return makeOnce(setUpFault_, [this]() -> std::optional<mapsets::SetUpFault> {
        const auto& laid = table();
        if (!mapsets::hasSetUp(laid) || laid.position().seats.empty()) return {};
        return mapsets::whyNoSetUp(laid, setUpTries);
    });
}

const mapsets::JudgedMusts& CheckContext::All::musts() const {
    return makeOnce(musts_, [this] {
        mapsets::FormulaRun run(table().game().schema(), table().world());
        return mapsets::judgedMusts(table().world(), run);
    });
}

const mapsets::Components& CheckContext::ways(const mapsets::Mover& mover, bool withHelp) const {
    const auto& moves = movement();
    Once<mapsets::Components>* box = nullptr;
    {
        const std::lock_guard lock(all_->waysMutex_);
        auto& known = all_->ways_[{mover.mobility, mover.tags & moves.moverTags(), withHelp}];
        if (!known) known = std::make_unique<Once<mapsets::Components>>();
        box = known.get();
    }
    return makeOnce(*box, [&] {
        return mapsets::componentsOf(mapsets::ReachGraph(battlefield(), moves, mover), withHelp);
    });
}

}  // namespace cota::checks
