#pragma once
// Helpers that write a row of a parameter table in one line.

#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

constexpr ParameterRow row(const char* name, ParameterRow::Kind kind, const char* words, const char* fallback,
                           model::LocalLiteral meaning) {
    return {name, kind, words, fallback, meaning};
}
constexpr ParameterRow wordRow(const char* name, const char* words, const char* fallback,
                               model::LocalLiteral meaning) {
    return row(name, ParameterRow::Kind::word, words, fallback, meaning);
}
constexpr ParameterRow textRow(const char* name, model::LocalLiteral meaning) {
    return row(name, ParameterRow::Kind::text, "", "", meaning);
}
constexpr ParameterRow tagsRow(const char* name, model::LocalLiteral meaning) {
    return row(name, ParameterRow::Kind::tags, "", "", meaning);
}
constexpr ParameterRow flagRow(const char* name, const char* fallback, model::LocalLiteral meaning) {
    return row(name, ParameterRow::Kind::flag, "", fallback, meaning);
}
constexpr ParameterRow numberRow(const char* name, const char* fallback, model::LocalLiteral meaning) {
    return row(name, ParameterRow::Kind::integer, "", fallback, meaning);
}

}  // namespace cota::mapsets
