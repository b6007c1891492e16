#include "mapsets/units/composition.h"

#include <array>

#include "mapsets/catalogue/attribute_type.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array compositionParameterRows = {
    Parameter{"holes", Kind::integer, "0", local("holes in one base")},
    Parameter{"bases", Kind::words, "", local("value with the number of bases")},
};

constexpr std::array partValues = {
    Parameter{"value", Kind::words, nullptr, local("value with the number of figures")},
    Parameter{"takes", Kind::integer, nullptr, local("holes that each figure takes")},
};
constexpr std::array lists = {RowDescription{"part", partValues, local("kinds of figures of a base")}};

}  // namespace

const StrategyDescription holesDescription = {"composition",
                                              "holes",
                                              compositionParameterRows,
                                              {},
                                              lists,
                                              {},
                                              local("units built from figures on bases with holes")};

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
