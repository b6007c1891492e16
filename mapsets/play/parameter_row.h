#pragma once
// How tables of parameters are written, a line each.

#include "mapsets/play/strategy.h"

namespace cota::mapsets {

constexpr ParameterRow row(const char* name, ParameterRow::Kind kind, const char* words, const char* fallback,
                           const char* en, const char* es) {
    return {name, kind, words, fallback, {en, es}};
}

}  // namespace cota::mapsets
