#pragma once
// The strategies a mapset can name, as the page designers read: docs/strategies.md is generated from the same
// rows that check a mapset, and compared by a test.

#include <span>
#include <string>

#include "formats/model/finding/local_text.h"
#include "mapsets/strategy/strategy.h"

namespace cota::checks {

/// Every question, its strategies, their parameters, rows, values and reasons, as Markdown.
std::string strategyBook(std::span<const mapsets::StrategyDescription> strategies, model::Language language);

}  // namespace cota::checks
