// A formula with any bytes: no crash and no hang, a place for every fault; what was read can be computed.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "mapsets/formula/formula_run.h"

namespace {

using namespace cota::mapsets;

class Mirror : public FormulaWorld {
  public:
    Mirror() {
        schema.addKind("card");
        schema.addField(0, "cards", FormulaType::things, 0);
        schema.addField(0, "strength", FormulaType::number);
        schema.addField(0, "kind", FormulaType::word);
        schema.addField(0, "turned", FormulaType::flag);
        schema.addField(0, "owner", FormulaType::thing, 0);
    }
    FormulaValue field(FormulaThing thing, int field) const override {
        switch (field) {
            case 0:
                return FormulaValue::of(std::span<const FormulaThing>(cards));
            case 1:
                return thing.index == 1 ? FormulaValue::unknown(FormulaType::number)
                                        : FormulaValue::of(std::int64_t{thing.index});
            case 2:
                return FormulaValue::of(std::string_view("us"));
            case 3:
                return FormulaValue::of(thing.index == 0);
            default:
                return FormulaValue::of(cards[1]);
        }
    }
    FormulaSchema schema;
    std::array<FormulaThing, 2> cards{{{0, 0}, {0, 1}}};
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t longest = 400;  // rows in rows double the work with each
    if (size > longest) return 0;
    static const Mirror world;
    static const std::array<FormulaName, 1> names{{{"a", FormulaType::thing, 0}}};
    FormulaFault fault;
    const auto formula =
        Formula::read({reinterpret_cast<const char*>(data), size}, world.schema, names, {}, fault);
    if (!formula) {
        if (fault.offset > size) std::abort();
        return 0;
    }
    FormulaRun run(world.schema, world);
    const std::array argument{FormulaValue::of(world.cards[0])};
    const auto value = run.valueOf(*formula, argument);
    if (value.type != formula->type() || value.known != run.gaps().empty()) std::abort();
    return 0;
}
