#pragma once
// The form of a counter type: its names, class, nation and number on the sheet, and a row for each value that
// its class allows, with a field for the front and one for the reverse.

#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "validator/engine/report.h"

namespace cota::session {

/// A field is a property: `hint` is the inherited value with its source, "4 (from the class)".
struct TypeValueRow {
    std::string name;   // as in the file
    std::string label;  // as the game calls it
    std::string range;  // what is valid, "a whole number from 0 to 20"
    std::optional<Property> front, reverse;
};

struct TypeForm {
    std::string file;
    model::CounterTypeId id;
    std::string title;
    std::string use;  // "used by 9 units"
    std::vector<Property> identity;
    std::vector<TypeValueRow> values;
    bool hasReverse = false;
};

/// Nothing if the document has no such type.
std::optional<TypeForm> typeFormOf(const SheetSource& source, const model::CounterTypeId& id);

/// The sentence of the worst finding about a value of the type; empty if there is none. `name`: as in the
/// file; empty: findings about no value of the form.
std::string typeFault(const SheetSource& source, const checks::Report& report, const TypeForm& form,
                      const std::string& name);

}  // namespace cota::session
