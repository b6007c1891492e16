#pragma once
// Functions that write a row of a parameter table in one line.

#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

constexpr Parameter row(const char* name, Parameter::Kind kind, const char* words, const char* fallback,
                        model::LocalLiteral meaning) {
    return {name, kind, fallback, meaning, words};
}
constexpr Parameter wordRow(const char* name, const char* words, const char* fallback,
                            model::LocalLiteral meaning) {
    return row(name, Parameter::Kind::word, words, fallback, meaning);
}
constexpr Parameter namesRow(const char* name, model::LocalLiteral meaning) {
    return row(name, Parameter::Kind::words, "", "", meaning);
}
constexpr Parameter tagsRow(const char* name, model::LocalLiteral meaning) {
    return row(name, Parameter::Kind::tags, "", "", meaning);
}
constexpr Parameter flagRow(const char* name, const char* fallback, model::LocalLiteral meaning) {
    return row(name, Parameter::Kind::flag, "", fallback, meaning);
}
constexpr Parameter numberRow(const char* name, const char* fallback, model::LocalLiteral meaning) {
    return row(name, Parameter::Kind::integer, "", fallback, meaning);
}

}  // namespace cota::mapsets
