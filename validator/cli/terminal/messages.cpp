#include "validator/cli/terminal/messages.h"

#include "validator/rules/all_rules.h"

namespace cota::cli {

const checks::MessageBook& programMessages() { return checks::allMessages(); }

}  // namespace cota::cli
