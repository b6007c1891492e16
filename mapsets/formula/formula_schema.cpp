#include "mapsets/formula/formula_schema.h"

#include <algorithm>
#include <utility>

#include "mapsets/formula/formula.h"

namespace cota::mapsets {

int FormulaSchema::addKind(std::string name) {
    kinds_.push_back({std::move(name), {}});
    places_.emplace_back();
    return static_cast<int>(kinds_.size()) - 1;
}

int FormulaSchema::addField(int kind, std::string name, FormulaType type, int of) {
    auto& fields = kinds_[static_cast<std::size_t>(kind)].fields;
    const int number = static_cast<int>(fields.size());
    places_[static_cast<std::size_t>(kind)].emplace(name, number);
    fields.push_back({std::move(name), type, of, nullptr, {}});
    return number;
}

int FormulaSchema::addTerm(int kind, std::string name, Formula formula) {
    const int place = addField(kind, std::move(name), formula.type(), formula.of());
    kinds_[static_cast<std::size_t>(kind)].fields.back().term =
        std::make_shared<const Formula>(std::move(formula));
    return place;
}

void FormulaSchema::limitTo(int kind, int field, std::vector<std::string> words) {
    kinds_[static_cast<std::size_t>(kind)].fields[static_cast<std::size_t>(field)].words = std::move(words);
}

void FormulaSchema::addConstant(std::string name, FormulaThing thing) {
    constants_.push_back({std::move(name), thing});
}

const FormulaConstant* FormulaSchema::constant(std::string_view name) const {
    const auto found = std::ranges::find(constants_, name, &FormulaConstant::name);
    return found == constants_.end() ? nullptr : &*found;
}

std::optional<int> FormulaSchema::kindOf(std::string_view name) const {
    const auto found = std::ranges::find(kinds_, name, &FormulaKind::name);
    if (found == kinds_.end()) return {};
    return static_cast<int>(found - kinds_.begin());
}

std::optional<int> FormulaSchema::fieldOf(int kind, std::string_view name) const {
    const auto& places = places_[static_cast<std::size_t>(kind)];
    const auto found = places.find(name);
    if (found == places.end()) return {};
    return found->second;
}

}  // namespace cota::mapsets
