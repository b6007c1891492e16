#pragma once
// The one explicit list of rules.

#include <span>

#include "validator/engine/message_book.h"
#include "validator/engine/rule.h"

namespace cota::checks {

std::span<const Topic> allTopics();

/// Every message there is: of the rules and of whatever reads files.
const MessageBook& allMessages();

}  // namespace cota::checks
