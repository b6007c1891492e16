#include "mapsets/movement/points_movement.h"

#include <algorithm>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

using model::Direction;

namespace {

CrossingParts crossingParts(const Parameters& parameters) {
    const auto words = wordsOf(parameters, banksDescription, "crossing-costs");
    return words.size() == 2 ? CrossingParts{words[0], words[1]} : CrossingParts{};
}

int indexOf(const std::vector<Mobility>& mobilities, const std::string& id) {
    const auto found =
        std::ranges::find_if(mobilities, [&](const Mobility& mobility) { return mobility.id.text == id; });
    return found == mobilities.end() ? -1 : static_cast<int>(found - mobilities.begin());
}

}  // namespace

PointsMovement::PointsMovement(const Battlefield& field, const UnitTags& tags,
                               const model::Scenario* scenario)
    : field_(&field),
      catalogue_(&field.mapset().catalogue),
      movement_(choiceOf(field, byTableDescription), field),
      water_(choiceOf(field, banksDescription), field),
      costs_(*catalogue_, scenario, crossingParts(water_)),
      rules_(field, tags, choiceOf(field, byTableDescription), costs_.denominator()),
      within_(field, costs_, scenario),
      surcharges_(field, costs_, movement_),
      contours_(field, tags, movement_, costs_.denominator()) {
    denominator_ = costs_.denominator();
    readMovement(tags);
    readHurry(tags);
    readPathRows();
    findSlopes();
    findLinks();
    readRivers(tags, scenario);
    readBonds(scenario);
}

void PointsMovement::readMovement(const UnitTags& tags) {
    const auto word = [&](const char* name) { return wordOf(movement_, byTableDescription, name); };
    const auto yes = [&](const char* name) { return isYes(movement_, byTableDescription, name); };
    oneHexAlways_ = yes("always-one-hex");
    slopesOnly_ = word("relief-cost") == "elevation-line";
    climbs_ = word("relief-cost") == "climb";
    reliefCosts_ = word("relief-cost") != "none";
    pathsOpen_ = yes("paths-open");
    pricedThrough_ = word("path-price") == "through";
    pathsNoHelp_ = field_->maskOfAll(word("paths-no-help"));
    hasFeatureCosts_ = std::ranges::any_of(catalogue_->features,
                                           [](const FeatureType& feature) { return !feature.costs.empty(); });
    reliefOnPaths_ = yes("relief-on-paths");
    surchargeOnPaths_ = yes("surcharge-on-paths");
    mayDouble_ = yes("doubled");
    slow_ = tags.maskOfAny(word("one-hex-states"));
    const auto exit = word("leaving-costs");
    for (std::size_t kind = 0; kind < catalogue_->terrains.size(); ++kind)
        if (catalogue_->terrains[kind].id.text == exit) exitTerrain_ = static_cast<int>(kind);
    if (yes("hindered")) {
        hinderedToo_ = tags.maskOfAny(word("hindered-too"));
        hinderedAs_ = indexOf(catalogue_->mobilities, word("hindered-as"));
        if (hinderedAs_ < 0) hinderedToo_ = 0;
    }
}

/// A hex with a lower adjacent hex on the map has the contour between them; if contours give the levels, a
/// hex has the contours drawn in it.
void PointsMovement::findSlopes() {
    if (!slopesOnly_) return;
    slope_.assign(static_cast<std::size_t>(field_->cellCount()), false);
    for (const auto cell : field_->hexes()) {
        if (field_->levelsAreDrawn()) {
            slope_[static_cast<std::size_t>(cell)] = !contoursIn(*field_, cell).empty();
            continue;
        }
        for (const auto direction : model::allDirections) {
            const auto next = field_->neighbour(cell, direction);
            if (field_->isOnMap(next) && field_->level(next) < field_->level(cell))
                slope_[static_cast<std::size_t>(cell)] = true;
        }
    }
}

void PointsMovement::findLinks() {
    const auto cells = static_cast<std::size_t>(field_->cellCount());
    for (std::size_t kind = 0; kind < catalogue_->pathKinds.size(); ++kind) {
        const auto& path = catalogue_->pathKinds[kind];
        if (path.costs.empty()) continue;
        // Paths along hexsides are crossed, not followed.
        (path.alongSides ? sidePaths_ : costedPaths_).push_back(static_cast<std::uint16_t>(kind));
    }
    linked_.assign(cells, 0);
    for (const auto kind : costedPaths_)
        for (const auto cell : field_->hexes())
            linked_[static_cast<std::size_t>(cell)] |= field_->links(kind, cell);
}

void PointsMovement::readRivers(const UnitTags& tags, const model::Scenario* scenario) {
    const auto word = [&](const char* name) { return wordOf(water_, banksDescription, name); };
    alwaysHelp_ = word("help") == "always";
    stopAfterCrossing_ = isYes(water_, banksDescription, "stop-after-crossing");
    stopAfterBridge_ = isYes(water_, banksDescription, "crossing-stops");
    helper_ = tags.maskOfAny(word("helper"));
    helperNot_ = tags.maskOfAny(word("helper-not"));
    const auto allowed = wordsOf(word("crossing-allowed"));
    if (scenario != nullptr && allowed.size() == 2)
        for (const auto& part : scenario->parts) {
            const auto* flag = part.kind.text == allowed[0] ? part.attributes.find(allowed[1]) : nullptr;
            if (flag != nullptr) crossingAllowed_ = readFlag(*flag).value_or(true);
        }
    findRivers(water_);
}

void PointsMovement::findRivers(const Parameters& parameters) {
    const auto word = wordOf(parameters, banksDescription, "banks-in");
    if (word.empty()) return;
    isRiver_.reserve(catalogue_->terrains.size());
    for (const auto& terrain : catalogue_->terrains) isRiver_.push_back(hasTag(terrain.tags, word));
    const auto courses = riverKinds(*catalogue_, word);
    riverAt_.assign(static_cast<std::size_t>(field_->cellCount()), -1);
    for (const auto cell : field_->hexes()) {
        const auto terrains = field_->terrainsIn(cell);
        if (std::ranges::any_of(terrains, [&](auto terrain) { return isRiver(terrain); }))
            addRiver(cell, parameters, courses);
    }
    if (rivers_.empty()) riverAt_.clear();
}

void PointsMovement::addRiver(Cell cell, const Parameters& parameters,
                              const std::vector<std::size_t>& courses) {
    River river;
    river.banks = banksOf(riverCourse(*field_, cell, courses));
    const auto crossing = wordOf(parameters, banksDescription, "crossing");
    for (const auto& feature : field_->features(cell)) {
        if (!hasTag(catalogue_->features[feature.kind].tags, crossing)) continue;
        river.crossing = true;
        river.crossings.push_back(feature.kind);
    }
    const auto deep = wordOf(parameters, banksDescription, "far-bank-needs-help");
    for (const auto terrain : field_->terrainsIn(cell))
        if (isRiver(terrain) && hasTag(catalogue_->terrains[terrain].tags, deep)) river.needsHelp = true;
    river.hasLanes = !river.crossing || stopAfterBridge_;
    riverAt_[static_cast<std::size_t>(cell)] = static_cast<std::int32_t>(rivers_.size());
    rivers_.push_back(std::move(river));
}

void PointsMovement::readBonds(const model::Scenario* scenario) {
    bonds_.resize(catalogue_->mobilities.size());
    for (std::size_t mobility = 0; mobility < bonds_.size(); ++mobility) {
        const auto& values = catalogue_->mobilities[mobility].values;
        auto& bond = bonds_[mobility];
        if (const auto* path = values.find("path")) {
            for (std::size_t kind = 0; kind < catalogue_->pathKinds.size(); ++kind)
                if (catalogue_->pathKinds[kind].id.text == *path) bond.path = static_cast<int>(kind);
        }
        if (const auto* terrain = values.find("terrain")) {
            for (std::size_t kind = 0; kind < catalogue_->terrains.size(); ++kind)
                if (catalogue_->terrains[kind].id.text == *terrain) bond.terrain = static_cast<int>(kind);
        }
        const auto* part = values.find("part");
        if (part == nullptr || scenario == nullptr) continue;
        for (const auto& declared : scenario->parts) {
            if (declared.kind.text != *part) continue;
            if (bond.hexes.empty()) bond.hexes.resize(static_cast<std::size_t>(field_->cellCount()));
            for (const auto& hex : declared.hexes)
                if (const auto cell = field_->resolve(hex.label))
                    bond.hexes[static_cast<std::size_t>(*cell)] = true;
        }
    }
}

Cell PointsMovement::neighbourOf(Cell cell, Direction towards) const {
    const auto next = field_->neighbour(cell, towards);
    return field_->isOnMap(next) ? next : noCell;
}

std::optional<Points> PointsMovement::exitCost(const Mover& mover) const {
    if (exitTerrain_ < 0) return 0;
    if (mover.mobility < 0) return std::nullopt;
    const auto cost = costs_.terrain(static_cast<std::size_t>(exitTerrain_), mover.mobility);
    return cost.isPoints() ? std::optional(cost.points) : std::nullopt;
}

int PointsMovement::lanes(Cell cell) const {
    if (within_.isRiver(cell)) return within_.lanes(cell);
    const auto* river = riverIn(cell);
    if (river != nullptr && river->hasLanes) return river->banks.count;
    return isPricedThrough(cell) ? onPath + 1 : 1;
}

int PointsMovement::laneThrough(Cell cell, Direction from) const {
    if (within_.isRiver(cell)) return within_.laneThrough(cell, from);
    const auto* river = riverIn(cell);
    return river != nullptr && river->hasLanes ? river->banks.side[static_cast<std::size_t>(from)] : 0;
}

}  // namespace cota::mapsets
