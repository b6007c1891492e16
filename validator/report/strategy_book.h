#pragma once
// The strategies that a mapset can name, as a page for designers: docs/strategies.md is generated from the
// rows that check a mapset, and a test compares it.

#include <span>
#include <string>

#include "formats/model/finding/local_text.h"
#include "mapsets/strategy/strategy.h"

namespace cota::checks {

/// Every question with its strategies, their parameters, rows, values and reasons, as Markdown.
std::string strategyBook(std::span<const mapsets::StrategyDescription> strategies, model::Language language);

}  // namespace cota::checks
