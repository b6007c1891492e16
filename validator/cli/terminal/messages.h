#pragma once
// All messages of the program: those of rules, readers and importers.

#include "validator/engine/message_book.h"

namespace cota::cli {

const checks::MessageBook& programMessages();

}  // namespace cota::cli
