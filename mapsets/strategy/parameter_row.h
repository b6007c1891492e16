#pragma once
// Helpers that write a row of a parameter table in one line.

#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

constexpr ParameterRow row(const char* name, ParameterRow::Kind kind, const char* words, const char* fallback,
                           const char* en, const char* es) {
    return {name, kind, words, fallback, {en, es}};
}
constexpr ParameterRow wordRow(const char* name, const char* words, const char* fallback, const char* en,
                               const char* es) {
    return row(name, ParameterRow::Kind::word, words, fallback, en, es);
}
constexpr ParameterRow textRow(const char* name, const char* en, const char* es) {
    return row(name, ParameterRow::Kind::text, "", "", en, es);
}
constexpr ParameterRow tagsRow(const char* name, const char* en, const char* es) {
    return row(name, ParameterRow::Kind::tags, "", "", en, es);
}
constexpr ParameterRow flagRow(const char* name, const char* fallback, const char* en, const char* es) {
    return row(name, ParameterRow::Kind::flag, "", fallback, en, es);
}
constexpr ParameterRow numberRow(const char* name, const char* fallback, const char* en, const char* es) {
    return row(name, ParameterRow::Kind::integer, "", fallback, en, es);
}

}  // namespace cota::mapsets
