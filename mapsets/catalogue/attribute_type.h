#pragma once
// The types a mapset gives to the named values of counters, sides, features and scenario details.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/provenance.h"
#include "mapsets/catalogue/value_schema.h"

namespace cota::mapsets {

/// A value that a game declares for counters, sides, features or details of scenarios.
struct AttributeType : NamedValue<std::string, model::LocalText> {
    bool required = false;  // it must be written
    /// The value of a new entry, if not the fallback; "{formation}" is the first formation of its side.
    std::string start;
    Provenance from;

    AttributeType() {
        least = -1'000'000;
        most = 1'000'000;
    }
};

/// Whether `values` (may be null) has the flag `name`, set to "yes".
bool isSet(const model::Attributes* values, std::string_view name);
/// The number that `values` has as `name`; nothing if it has none, or another text.
std::optional<int> integerIn(const model::Attributes& values, std::string_view name);

/// The declared value of `name` in `values`, else the fallback of its type, else nothing. Invalid values
/// give nothing; a rule reports them.
std::optional<bool> flagOf(const std::vector<AttributeType>& types, const model::Attributes& values,
                           std::string_view name);
std::optional<int> integerOf(const std::vector<AttributeType>& types, const model::Attributes& values,
                             std::string_view name);
std::optional<FireValue> fireOf(const std::vector<AttributeType>& types, const model::Attributes& values,
                                std::string_view name);

}  // namespace cota::mapsets
