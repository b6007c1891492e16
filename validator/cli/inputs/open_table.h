#pragma once
// The table that a command answers about: whole, or as one player sees it.

#include <memory>
#include <optional>
#include <string>

#include "mapsets/table/laid_table.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

struct OpenTable {
    LaidOut whole;  // with the findings of the files
    std::unique_ptr<mapsets::LaidTable> laid;
    std::optional<model::SeatId> viewer;  // nothing: all cards are seen

    const std::string& game() const { return whole.game(); }
};

/// `seenBy`: id or name of a seat, or empty. Throws CommandError if the game has a map, the document has no
/// table, or there is no such seat.
OpenTable openTable(const std::string& path, const std::string& seenBy, const AnswerOptions& common,
                    const Streams& streams);
/// The table of the same document as somebody else sees it; without a viewer, as anybody may see it.
std::unique_ptr<mapsets::LaidTable> tableSeenBy(const OpenTable& table,
                                                const std::optional<model::SeatId>& viewer);

/// The seat with an id or a name. Throws CommandError (exitUsage) with the seats there are.
model::SeatId seatNamed(const model::Document& document, const std::string& word);

void declareSeenBy(CommandLine& line, std::string& into);
model::LocalLiteral tableFileHelp();

}  // namespace cota::cli
