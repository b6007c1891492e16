#pragma once
// A victory condition as a sentence, made from its fields.

#include "formats/model/document/scenario.h"

namespace cota::look {

/// In both languages; empty for a condition in words only.
model::LocalText sentenceOf(const model::Scenario& scenario, const model::VictoryCondition& condition);

}  // namespace cota::look
