#pragma once
// Computes formulas in a world. Terms are computed once for each thing; nothing may change in the world
// meanwhile.

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "mapsets/formula/formula.h"

namespace cota::mapsets {

/// What the things of a schema are in one position.
class FormulaWorld {
  public:
    virtual ~FormulaWorld() = default;
    /// The value of a field that is not a term, of the type in the schema; unknown if nobody has entered it.
    virtual FormulaValue field(FormulaThing thing, int field) const = 0;
};

/// A value that a formula needed and that is unknown.
struct FormulaGap {
    FormulaThing thing;
    int field = 0;
    friend auto operator<=>(const FormulaGap&, const FormulaGap&) = default;
};

class FormulaRun {
  public:
    FormulaRun(const FormulaSchema& schema, const FormulaWorld& world) : schema_(&schema), world_(&world) {}

    /// The value of `formula`. The arguments are those of the names with which it was read.
    FormulaValue valueOf(const Formula& formula, std::span<const FormulaValue> arguments);
    FormulaValue fieldOf(FormulaThing thing, int field);

    /// Computes the terms of things of `kind` again when they are needed, because the world has changed
    /// there.
    void forget(std::uint16_t kind) {
        if (kind < terms_.size()) terms_[kind].clear();
    }

    /// The unknown values for which the last result of `valueOf` is unknown, each once; empty if it is known.
    const std::vector<FormulaGap>& gaps() const { return gaps_; }
    /// The things for which a condition of "any" held, or of "all" did not, in the last result of `valueOf`.
    const std::vector<FormulaThing>& witnesses() const { return witnesses_; }

  private:
    struct Frame {
        const Formula* formula = nullptr;
        std::size_t base = 0;  // of its slots, in slots_
    };
    struct Kept {
        FormulaValue value;
        std::vector<FormulaGap> gaps;
        std::vector<FormulaThing> witnesses;
    };

    FormulaValue run(const Formula& formula, std::span<const FormulaValue> arguments);
    FormulaValue compute(const Frame& frame, int node);
    FormulaValue termOf(FormulaThing thing, int field, const Formula& term);
    FormulaValue both(const Frame& frame, const Formula::Node& node, bool decisive);
    FormulaValue overRow(const Frame& frame, const Formula::Node& node);
    FormulaValue compared(const Frame& frame, const Formula::Node& node);
    FormulaValue counted(const Frame& frame, const Formula::Node& node);
    FormulaValue chosen(const Frame& frame, const Formula::Node& node);

    const FormulaSchema* schema_;
    const FormulaWorld* world_;
    std::vector<FormulaValue> slots_;
    std::vector<FormulaGap> gaps_;
    std::vector<FormulaThing> witnesses_;
    std::vector<std::unordered_map<std::uint64_t, Kept>> terms_;  // by kind; then by thing and field
};

}  // namespace cota::mapsets
