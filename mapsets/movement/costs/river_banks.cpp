#include "mapsets/movement/costs/river_banks.h"

#include <algorithm>
#include <utility>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

CrossingParts crossingParts(const Parameters& banks) {
    const auto words = wordsOf(banks, banksDescription, "crossing-costs");
    return words.size() == 2 ? CrossingParts{words[0], words[1]} : CrossingParts{};
}

RiverBanks::RiverBanks(const Battlefield& field, const UnitTags& tags, const CostTable& costs,
                       const Parameters& parameters, const model::Scenario* scenario)
    : field_(&field), costs_(&costs) {
    const auto word = [&](const char* name) { return wordOf(parameters, banksDescription, name); };
    alwaysHelp_ = word("help") == "always";
    stopAfterCrossing_ = isYes(parameters, banksDescription, "stop-after-crossing");
    helper_ = tags.maskOfAny(word("helper"));
    helperNot_ = tags.maskOfAny(word("helper-not"));
    const auto allowed = wordsOf(word("crossing-allowed"));
    if (scenario != nullptr && allowed.size() == 2)
        for (const auto& part : scenario->parts) {
            const auto* flag = part.kind.text == allowed[0] ? part.attributes.find(allowed[1]) : nullptr;
            if (flag != nullptr) crossingAllowed_ = readFlag(*flag).value_or(true);
        }
    findRivers(parameters);
}

void RiverBanks::findRivers(const Parameters& parameters) {
    const auto word = wordOf(parameters, banksDescription, "banks-in");
    if (word.empty()) return;
    const auto& catalogue = field_->mapset().catalogue;
    isRiver_.reserve(catalogue.terrains.size());
    for (const auto& terrain : catalogue.terrains) isRiver_.push_back(hasTag(terrain.tags, word));
    const auto courses = riverKinds(catalogue, word);
    riverAt_.assign(static_cast<std::size_t>(field_->cellCount()), -1);
    for (const auto cell : field_->hexes()) {
        const auto terrains = field_->terrainsIn(cell);
        if (std::ranges::any_of(terrains, [&](auto terrain) { return isRiver(terrain); }))
            addRiver(cell, parameters, courses);
    }
    if (rivers_.empty()) riverAt_.clear();
}

void RiverBanks::addRiver(Cell cell, const Parameters& parameters, const std::vector<std::size_t>& courses) {
    const auto& catalogue = field_->mapset().catalogue;
    River river;
    river.banks = banksOf(riverCourse(*field_, cell, courses));
    const auto crossing = wordOf(parameters, banksDescription, "crossing");
    for (const auto& feature : field_->features(cell))
        if (hasTag(catalogue.features[feature.kind].tags, crossing)) river.crossings.push_back(feature.kind);
    const auto deep = wordOf(parameters, banksDescription, "far-bank-needs-help");
    for (const auto terrain : field_->terrainsIn(cell))
        if (isRiver(terrain) && hasTag(catalogue.terrains[terrain].tags, deep)) river.needsHelp = true;
    const bool stopAfterBridge = isYes(parameters, banksDescription, "crossing-stops");
    river.hasLanes = !river.hasCrossing() || stopAfterBridge;
    riverAt_[static_cast<std::size_t>(cell)] = static_cast<std::int32_t>(rivers_.size());
    rivers_.push_back(std::move(river));
}

std::optional<int> RiverBanks::lanes(Cell cell) const {
    const auto* river = riverIn(cell);
    return river != nullptr && river->hasLanes ? std::optional<int>(river->banks.count) : std::nullopt;
}

int RiverBanks::laneThrough(Cell cell, model::Direction from) const {
    const auto* river = riverIn(cell);
    return river != nullptr && river->hasLanes ? river->banks.side[static_cast<std::size_t>(from)] : 0;
}

void RiverBanks::enterWithHelp(JudgedStep& step, const std::string& terrain) const {
    if (helper_ == 0) return step.prohibit("prohibited", terrain);
    step.addFlags(stepHelpThere | stepOnlyFirst | stepStops);
    step.note("water-entry", terrain);
}

void RiverBanks::leave(JudgedStep& step) const {
    const auto* river = riverIn(step.from);
    if (river == nullptr || !river->hasLanes) return;
    const auto lane = static_cast<std::uint8_t>(step.lane);
    if (!river->banks.isCourse(step.towards)) {
        if (river->banks.side[static_cast<std::size_t>(step.towards)] != lane) cross(step, *river);
        return;
    }
    const auto* next = riverIn(step.to);
    const Banks land;
    if (alongRiver(river->banks, lane, step.towards, next != nullptr ? next->banks : land).count == 0)
        cross(step, *river);
}

void RiverBanks::cross(JudgedStep& step, const River& river) const {
    if (river.hasCrossing()) {
        step.addFlags(stepStops);
        step.note("water-stop");
        return;
    }
    if (!crossingAllowed_) return step.prohibit("water-barred");
    const auto terrains = field_->terrainsIn(step.from);
    const bool entersUnaided = std::ranges::none_of(terrains, [&](auto terrain) {
        return isRiver(terrain) &&
               costs_->terrain(terrain, step.mover.mobility).kind == TableCost::Kind::prohibited;
    });
    if (river.needsHelp || alwaysHelp_ || !entersUnaided) {
        if (helper_ == 0) return step.prohibit("water-far-bank");
        step.addFlags(stepHelpHere | stepOnlyFirst | stepStops);
        if (river.needsHelp) step.addFlags(stepByRoll);
        step.note("water-far-bank");
    } else if (stopAfterCrossing_) {
        step.addFlags(stepStops);
        step.note("water-stop");
    }
}

void RiverBanks::arrive(JudgedStep& step) const {
    const auto* river = riverIn(step.to);
    if (river == nullptr || !river->hasLanes) return;
    const auto back = model::opposite(step.towards);
    const auto* before = riverIn(step.from);
    NextBanks next = eitherBank(river->banks, back);
    if (before != nullptr && before->hasLanes && before->banks.isCourse(step.towards)) {
        const auto along =
            alongRiver(before->banks, static_cast<std::uint8_t>(step.lane), step.towards, river->banks);
        if (along.count > 0) next = along;
    }
    step.arriveOn(next);
}

}  // namespace cota::mapsets
