#pragma once
// The words of lines of sight, in both languages, and lists of hexes.

#include <string>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/sight/sight.h"

namespace cota::cli {

struct SightWords {
    model::LocalLiteral where, kind, ground, obstacle, line, effect, why;
};
const SightWords& sightWords();

model::LocalLiteral verdictWord(mapsets::SightVerdict verdict);
model::LocalLiteral effectWord(mapsets::SightEffect effect);
model::LocalLiteral kindWord(model::TraceStep::Kind kind);
/// The word for JSON: "hex", "hexside", "vertex".
const char* textOf(model::TraceStep::Kind kind);

std::vector<std::string> labelsOf(const mapsets::Battlefield& field, const std::vector<mapsets::Cell>& cells);
std::string joined(const std::vector<std::string>& words, const char* between);

}  // namespace cota::cli
