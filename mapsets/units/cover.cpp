#include "mapsets/units/cover.h"

#include <algorithm>
#include <array>

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr Parameter named{"value", Kind::amounts, nullptr, local("value with the cover")};
constexpr Parameter printedName{"value", Kind::words, nullptr, local("value of the unit")};
constexpr Parameter whoWords{"who", Kind::words, "", local("units it applies to; empty: all")};
constexpr std::array terrainValues = {named};
constexpr std::array featureValues = {named, whoWords};
constexpr std::array insideValues = {
    named, whoWords, Parameter{"state", Kind::words, nullptr, local("state that names the feature")}};
constexpr std::array printedValues = {printedName, whoWords};
constexpr std::array coverLists = {
    RowDescription{"terrain", terrainValues, local("of the terrain of the hex")},
    RowDescription{"feature", featureValues, local("of features in the hex")},
    RowDescription{"inside", insideValues, local("of the feature the unit is in")},
    RowDescription{"printed", printedValues, local("of the unit itself")}};

int ofTerrain(const Battlefield& field, Cell cell, const std::string& value) {
    int most = 0;
    for (const auto terrain : field.terrainsIn(cell))
        most =
            std::max(most, integerIn(field.mapset().catalogue.terrains[terrain].values, value).value_or(0));
    return most;
}

/// Counts each kind once: a second feature of a kind adds no cover.
int ofFeatures(const Battlefield& field, Cell cell, const std::string& value) {
    int sum = 0;
    int previous = -1;
    for (const auto& feature : field.features(cell)) {
        if (feature.kind != previous)
            sum += integerIn(field.mapset().catalogue.features[feature.kind].values, value).value_or(0);
        previous = feature.kind;
    }
    return sum;
}

int ofInside(const Battlefield& field, const RosterUnit& unit, const StrategyRow& row) {
    const auto* kind = unit.values.find(valueOf(row, "state"));
    const auto* feature =
        kind != nullptr ? field.mapset().catalogue.feature(model::FeatureId(*kind)) : nullptr;
    return feature != nullptr ? integerIn(feature->values, valueOf(row, "value")).value_or(0) : 0;
}

}  // namespace

const StrategyDescription sumDescription = {"cover", "sum", {}, {}, coverLists, {}, local("cover added up")};

std::optional<int> coverOf(const Battlefield& field, const Roster& roster, UnitIndex unit) {
    const auto* choice = choiceOf(field, sumDescription);
    const auto& one = roster[unit];
    if (choice == nullptr || one.isCarried()) return std::nullopt;
    int sum = 0;
    for (const auto& row : choice->rows) {
        if (!roster.tags().areAnyOf(valueOf(row, "who"), one.tags)) continue;
        const auto value = valueOf(row, "value");
        if (row.kind == "terrain") sum += ofTerrain(field, one.cell, value);
        if (row.kind == "feature") sum += ofFeatures(field, one.cell, value);
        if (row.kind == "inside") sum += ofInside(field, one, row);
        if (row.kind == "printed") sum += integerIn(one.values, value).value_or(0);
    }
    return sum;
}

std::optional<int> coverAgainstAssault(const Battlefield& field, const Roster& roster, Cell cell,
                                       const model::SideId& side) {
    const auto* choice = choiceOf(field, sumDescription);
    if (choice == nullptr) return std::nullopt;
    int sum = 0;
    for (const auto& row : choice->rows) {
        const auto value = valueOf(row, "value");
        if (row.kind == "terrain") sum += ofTerrain(field, cell, value);
        if (row.kind == "feature" && valueOf(row, "who").empty()) sum += ofFeatures(field, cell, value);
        if (row.kind != "inside") continue;
        for (const auto unit : roster.in(cell))
            if (roster[unit].side == side && !roster[unit].isCarried())
                sum += ofInside(field, roster[unit], row);
    }
    return sum;
}

}  // namespace cota::mapsets
