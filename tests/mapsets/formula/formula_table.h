#pragma once
// A little table for tests of formulas: two groups; the first has cards of strength 4, unknown and 3, the
// second has none.

#include <string>
#include <string_view>
#include <vector>

#include "mapsets/formula/formula_run.h"

namespace cota::mapsets {

class FormulaTable : public FormulaWorld {
  public:
    FormulaTable();
    FormulaValue field(FormulaThing thing, int field) const override;

    /// Reads `text`, in which `a` and `b` are the two groups.
    std::optional<Formula> read(std::string_view text, std::optional<FormulaType> wanted = {});
    /// "yes", "12", "word", "unknown ..." with the gaps as "card 1 strength"; a fault as "! ...".
    std::string answer(std::string_view text);
    /// Adds a term of all groups.
    void addTerm(std::string name, std::string_view text);

    FormulaSchema schema;
    FormulaFault fault;
    std::vector<FormulaThing> witnesses;  // of the last answer

  private:
    int group_ = 0, card_ = 0;
    std::vector<std::string> tags_{"light", "foot"};
    std::vector<FormulaThing> cards_, none_;
};

}  // namespace cota::mapsets
