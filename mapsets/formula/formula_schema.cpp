#include "mapsets/formula/formula_schema.h"

#include <utility>

#include "mapsets/formula/formula.h"

namespace cota::mapsets {

namespace {

template <class Row>
std::optional<int> placeOf(const std::vector<Row>& rows, std::string_view name) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].name == name) return static_cast<int>(i);
    return {};
}

}  // namespace

int FormulaSchema::addKind(std::string name) {
    kinds_.push_back({std::move(name), {}});
    return static_cast<int>(kinds_.size()) - 1;
}

int FormulaSchema::addField(int kind, std::string name, FormulaType type, int of) {
    auto& fields = kinds_[static_cast<std::size_t>(kind)].fields;
    fields.push_back({std::move(name), type, of, nullptr, {}});
    return static_cast<int>(fields.size()) - 1;
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

std::optional<int> FormulaSchema::kindOf(std::string_view name) const { return placeOf(kinds_, name); }

std::optional<int> FormulaSchema::fieldOf(int kind, std::string_view name) const {
    return placeOf(kinds_[static_cast<std::size_t>(kind)].fields, name);
}

}  // namespace cota::mapsets
