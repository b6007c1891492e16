#include "mapsets/catalogue/attribute_type.h"

#include <algorithm>

namespace cota::mapsets {

namespace {

const AttributeType* typeOf(const std::vector<AttributeType>& types, std::string_view name) {
    const auto it = std::find_if(types.begin(), types.end(),
                                 [&](const AttributeType& type) { return type.name == name; });
    return it == types.end() ? nullptr : &*it;
}

/// The text of `name`: as written, else the fallback of its type; null if there is neither.
const std::string* textFor(const std::vector<AttributeType>& types, const model::Attributes& values,
                           std::string_view name) {
    if (const auto* written = values.find(name)) return written;
    const auto* type = typeOf(types, name);
    return type && !type->fallback.empty() ? &type->fallback : nullptr;
}

}  // namespace

bool isSet(const model::Attributes* values, std::string_view name) {
    const std::string* value = values && !name.empty() ? values->find(name) : nullptr;
    return value && readFlag(*value).value_or(false);
}

std::optional<int> integerIn(const model::Attributes& values, std::string_view name) {
    const auto* text = values.find(name);
    return text ? readInteger(*text) : std::nullopt;
}

std::optional<bool> flagOf(const std::vector<AttributeType>& types, const model::Attributes& values,
                           std::string_view name) {
    const auto* text = textFor(types, values, name);
    return text ? readFlag(*text) : std::nullopt;
}

std::optional<int> integerOf(const std::vector<AttributeType>& types, const model::Attributes& values,
                             std::string_view name) {
    const auto* text = textFor(types, values, name);
    return text ? readInteger(*text) : std::nullopt;
}

std::optional<FireValue> fireOf(const std::vector<AttributeType>& types, const model::Attributes& values,
                                std::string_view name) {
    const auto* text = textFor(types, values, name);
    return text ? readFire(*text) : std::nullopt;
}

}  // namespace cota::mapsets
