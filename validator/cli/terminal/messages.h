#pragma once
// All messages the program can give: the rules', the readers' and the importers'.

#include "validator/engine/message_book.h"

namespace cota::cli {

const checks::MessageBook& programMessages();

}  // namespace cota::cli
