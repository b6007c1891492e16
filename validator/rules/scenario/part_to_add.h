#pragma once
// A scenario part as it might be written into the file, for findings that miss one.

#include <string>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

/// Adds a value that says it: the first of the kinds that the game knows, with all the game asks of one.
void addPartToAdd(const CheckContext& context, const std::vector<std::string>& kinds,
                  const model::SideId& side, std::vector<model::MessageValue>& values);

}  // namespace cota::checks
