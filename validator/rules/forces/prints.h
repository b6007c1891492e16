#pragma once
// What counters show: of each type, and of each counter that shows something else than its type.

#include <memory>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

struct Print {
    const model::CounterType* type = nullptr;
    const mapsets::UnitClass* unitClass = nullptr;
    const Unit* counter = nullptr;  // null: what the type itself shows
    std::shared_ptr<const model::Attributes> front, back;

    /// Whether what is wrong with the value is its own fault: a type's is told once, at the type.
    bool answersFor(const std::string& name) const;
    /// A note about it. `ofCounter` words it for a counter, which is the value "counter"; of a type it is the
    /// rule's own text.
    Note note(const Wording& ofCounter, std::vector<model::MessageValue> values) const;
};

bool declares(const std::vector<mapsets::AttributeType>& types, const std::string& name);

/// Of units whose class has one of the tags `units` (without: all) and none of `not`.
std::vector<Print> printsOf(const CheckContext& context, const Settings& with);

}  // namespace cota::checks
