#include "mapsets/catalogue/attribute_type.h"

#include <algorithm>
#include <charconv>

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

std::optional<ValueFault> faultOfInteger(const AttributeType& type, const std::string& value) {
    const auto number = readInteger(value);
    if (!number) return ValueFault::notAnInteger;
    if (*number < type.min || *number > type.max) return ValueFault::outOfRange;
    return std::nullopt;
}

std::optional<ValueFault> faultOfRational(const AttributeType& type, const std::string& value) {
    const auto number = model::Rational::parse(value);
    if (!number) return ValueFault::notAFraction;
    if (*number < model::Rational(type.min) || *number > model::Rational(type.max))
        return ValueFault::outOfRange;
    return std::nullopt;
}

std::optional<ValueFault> faultOfFire(const AttributeType& type, const std::string& value) {
    const auto fire = readFire(value);
    if (!fire) return ValueFault::notAFireValue;
    if (fire->strength < type.min || fire->strength > type.max || fire->range < type.minRange)
        return ValueFault::outOfRange;
    return std::nullopt;
}

}  // namespace

std::optional<ValueFault> faultOf(const AttributeType& type, const std::string& value) {
    using Kind = AttributeType::Kind;
    switch (type.kind) {
        case Kind::flag:
            if (!readFlag(value)) return ValueFault::notAFlag;
            return std::nullopt;
        case Kind::integer:
            return faultOfInteger(type, value);
        case Kind::rational:
            return faultOfRational(type, value);
        case Kind::fire:
            return faultOfFire(type, value);
        case Kind::word:
            if (std::find(type.words.begin(), type.words.end(), value) == type.words.end())
                return ValueFault::unknownWord;
            return std::nullopt;
        case Kind::turns:
            if (!readTurns(value)) return ValueFault::notTurns;
            return std::nullopt;
        case Kind::text:
        case Kind::hexes:
            return std::nullopt;
    }
    return std::nullopt;
}

std::optional<bool> readFlag(const std::string& value) {
    if (value == "yes") return true;
    if (value == "no") return false;
    return std::nullopt;
}

bool isSet(const model::Attributes* values, std::string_view name) {
    const std::string* value = values && !name.empty() ? values->find(name) : nullptr;
    return value && readFlag(*value).value_or(false);
}

std::optional<int> readInteger(const std::string& value) {
    int number = 0;
    const char* end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, number);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return number;
}

std::optional<int> integerIn(const model::Attributes& values, std::string_view name) {
    const auto* text = values.find(name);
    return text ? readInteger(*text) : std::nullopt;
}

std::optional<FireValue> readFire(const std::string& value) {
    const auto dash = value.find('-');
    if (dash == std::string::npos) return std::nullopt;
    const auto strength = readInteger(value.substr(0, dash));
    const auto range = readInteger(value.substr(dash + 1));
    if (!strength || !range || *range < 0) return std::nullopt;  // "9--5"
    if (*strength > mostFire || *range > mostFire) return std::nullopt;
    return FireValue{*strength, *range};
}

std::optional<std::vector<std::pair<int, int>>> readTurns(const std::string& value) {
    std::vector<std::pair<int, int>> runs;
    std::size_t at = 0;
    while (at < value.size()) {
        const auto end = std::min(value.find(' ', at), value.size());
        const auto run = value.substr(at, end - at);
        at = end + 1;
        if (run.empty()) continue;
        const auto dash = run.find('-');
        const auto first = readInteger(run.substr(0, dash));
        if (!first || *first < 1) return std::nullopt;
        if (dash == std::string::npos) {
            runs.emplace_back(*first, *first);
        } else if (dash + 1 == run.size()) {
            runs.emplace_back(*first, 0);
        } else {
            const auto last = readInteger(run.substr(dash + 1));
            if (!last || *last < *first) return std::nullopt;
            runs.emplace_back(*first, *last);
        }
    }
    if (runs.empty()) return std::nullopt;
    return runs;
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
