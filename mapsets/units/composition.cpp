#include "mapsets/units/composition.h"

#include <array>

#include "mapsets/catalogue/attribute_type.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array compositionParameterRows = {
    Parameter{"holes", Kind::integer, "0", {"holes in one base", "huecos de una peana"}},
    Parameter{"bases", Kind::words, "", {"value with the number of bases", "valor con el número de peanas"}},
};

constexpr std::array partValues = {
    Parameter{"value",
              Kind::words,
              nullptr,
              {"value with the number of figures", "valor con el número de figuras"}},
    Parameter{
        "takes", Kind::integer, nullptr, {"holes that each figure takes", "huecos que ocupa cada figura"}},
};
constexpr std::array lists = {
    RowDescription{"part", partValues, {"kinds of figures of a base", "clases de figuras de una peana"}}};

}  // namespace

const StrategyDescription holesDescription = {
    "composition",
    "holes",
    compositionParameterRows,
    {},
    lists,
    {},
    {"units built from figures on bases with holes", "unidades formadas con figuras en peanas con huecos"}};

std::optional<Composition> compositionOf(const Battlefield& field, const model::Attributes& values) {
    const auto* choice = choiceOf(field, holesDescription);
    if (choice == nullptr) return std::nullopt;
    const Parameters parameters(choice, field);
    const auto bases = wordOf(parameters, holesDescription, "bases");
    Composition composition;
    composition.holes =
        numberOf(parameters, holesDescription, "holes") * integerIn(values, bases).value_or(1);
    for (const auto& row : choice->rows)
        if (row.kind == "part")
            composition.filled += readInteger(valueOf(row, "takes")).value_or(0) *
                                  integerIn(values, valueOf(row, "value")).value_or(0);
    return composition;
}

}  // namespace cota::mapsets
