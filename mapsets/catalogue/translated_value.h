#pragma once
// A text that a designer writes into a value is in one language. Its translation into Spanish is the value
// of the same name with "-es" behind it, if the game declares one.

#include <algorithm>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/attribute_type.h"

namespace cota::mapsets {

inline constexpr const char* spanishValue = "-es";

/// The value in this language, else in the other one; null if it is not stated.
inline const std::string* valueIn(const model::Attributes& values, const std::string& name,
                                  model::Language language) {
    const auto* own = language == model::Language::spanish ? values.find(name + spanishValue) : nullptr;
    return own != nullptr && !own->empty() ? own : values.find(name);
}

/// Whether this is the translation of another of the values.
inline bool isTranslation(const std::vector<AttributeType>& types, const AttributeType& type) {
    return std::ranges::any_of(
        types, [&](const AttributeType& other) { return type.name == other.name + spanishValue; });
}

}  // namespace cota::mapsets
