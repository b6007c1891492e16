#pragma once
// The explicit list of all rules.

#include <span>

#include "validator/engine/message_book.h"
#include "validator/engine/rule.h"

namespace cota::checks {

std::span<const Topic> allTopics();

/// All messages: those of the rules and of the readers.
const MessageBook& allMessages();

}  // namespace cota::checks
