#include "mapsets/units/cover.h"

#include <algorithm>
#include <array>

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr Parameter named{
    "value", Kind::amounts, nullptr, {"value with the cover", "valor con la cobertura"}};
constexpr Parameter printedName{"value", Kind::words, nullptr, {"value of the unit", "valor de la unidad"}};
constexpr Parameter whoWords{
    "who",
    Kind::words,
    "",
    {"units it applies to; empty: all", "unidades a las que se aplica; vacío: todas"}};
constexpr std::array terrainValues = {named};
constexpr std::array featureValues = {named, whoWords};
constexpr std::array insideValues = {
    named, whoWords,
    Parameter{
        "state", Kind::words, nullptr, {"state that names the feature", "estado que nombra el elemento"}}};
constexpr std::array printedValues = {printedName, whoWords};
constexpr std::array coverLists = {
    RowDescription{"terrain", terrainValues, {"of the terrain of the hex", "del terreno del hexágono"}},
    RowDescription{"feature", featureValues, {"of features in the hex", "de elementos del hexágono"}},
    RowDescription{
        "inside", insideValues, {"of the feature the unit is in", "del elemento en que está la unidad"}},
    RowDescription{"printed", printedValues, {"of the unit itself", "de la propia unidad"}}};

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

const StrategyDescription sumDescription = {
    "cover", "sum", {}, {}, coverLists, {}, {"cover added up", "cobertura sumada"}};

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
