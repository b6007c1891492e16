#pragma once
// The one explicit list of rules.

#include <optional>
#include <span>
#include <string>

#include "mapsets/catalogue/catalogue.h"
#include "validator/engine/message_book.h"
#include "validator/engine/rule.h"

namespace cota::checks {

std::span<const Topic> allTopics();

/// A board the game's box holds, by its id; nothing where the game does not list them.
std::optional<std::string> boardOfTheBox(const mapsets::Catalogue& game);

/// Every message there is: of the rules and of whatever reads files.
const MessageBook& allMessages();

}  // namespace cota::checks
