#pragma once
// The printed values of each type, and of each counter that differs from its type.

#include <memory>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

struct Print {
    const model::CounterType* type = nullptr;
    const mapsets::UnitClass* unitClass = nullptr;
    const mapsets::ListedUnit* counter = nullptr;  // null: the values of the type itself
    std::shared_ptr<const model::Attributes> front, back;

    /// Whether the value is its own. A wrong value of a type is reported once, at the type.
    bool answersFor(const std::string& name) const;
    /// A note about it. `ofCounter` is the wording for a counter, which becomes the value "counter"; for a
    /// type the rule's own text is used.
    Note note(const Wording& ofCounter, std::vector<model::MessageValue> values) const;
};

bool declares(const std::vector<mapsets::AttributeType>& types, const std::string& name);

/// For units whose class has one of the tags `units` (if empty: all) and none of `not`.
std::vector<Print> printsOf(const CheckContext& context, const Settings& with);

}  // namespace cota::checks
