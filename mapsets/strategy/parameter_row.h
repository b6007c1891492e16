#pragma once
// Functions that write a row of a parameter table in one line.

#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

constexpr Parameter row(const char* name, Parameter::Kind kind, const char* words, const char* fallback,
                        const char* en, const char* es) {
    return {name, kind, fallback, {en, es}, words};
}
constexpr Parameter wordRow(const char* name, const char* words, const char* fallback, const char* en,
                            const char* es) {
    return row(name, Parameter::Kind::word, words, fallback, en, es);
}
constexpr Parameter namesRow(const char* name, const char* en, const char* es) {
    return row(name, Parameter::Kind::words, "", "", en, es);
}
constexpr Parameter tagsRow(const char* name, const char* en, const char* es) {
    return row(name, Parameter::Kind::tags, "", "", en, es);
}
constexpr Parameter flagRow(const char* name, const char* fallback, const char* en, const char* es) {
    return row(name, Parameter::Kind::flag, "", fallback, en, es);
}
constexpr Parameter numberRow(const char* name, const char* fallback, const char* en, const char* es) {
    return row(name, Parameter::Kind::integer, "", fallback, en, es);
}

}  // namespace cota::mapsets
