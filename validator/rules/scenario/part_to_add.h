#pragma once
// The text of a missing scenario detail, for findings about it.

#include <string>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

/// Adds a value with the text: the first of the kinds that the game knows, with all its required values.
void addPartToAdd(const CheckContext& context, const std::vector<std::string>& kinds,
                  const model::SideId& side, std::vector<model::MessageValue>& values);

}  // namespace cota::checks
