#pragma once
// Which rule covers each check that a game requires, as a page of docs (generated, compared by a test).

#include <span>
#include <string>

#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/mapset.h"
#include "validator/engine/message_book.h"

namespace cota::checks {

/// How many checks of a game's catalogue are covered.
struct Coverage {
    int checks = 0;
    int covered = 0;        // of `checks`
    int byData = 0;         // of `covered`: only by readers, which check the format, not the meaning
    int errors = 0;         // checks that the game calls errors
    int errorsCovered = 0;  // of `errors`
};
Coverage coverageOf(const MessageBook& messages, const mapsets::Catalogue& game);

/// The whole page as Markdown, the games in the order given.
std::string coverageBook(const MessageBook& messages, std::span<const mapsets::Mapset> games,
                         model::Language language);

}  // namespace cota::checks
