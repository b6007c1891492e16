#include "validator/cli/inputs/open_table.h"

#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/command_line.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral noTable = local("'{file}' has no table to look at.");
constexpr LocalLiteral noSeat = local("There is no seat '{word}'. Seats: {known}.");

const model::Tableau* tableauOf(const model::Document& document) {
    if (!document.scenario || !(*document.scenario)->tableau) return nullptr;
    return &*(*document.scenario)->tableau;
}

}  // namespace

model::SeatId seatNamed(const model::Document& document, const std::string& word) {
    std::vector<std::string> known;
    const auto* tableau = tableauOf(document);
    for (std::size_t i = 0; tableau != nullptr && i < tableau->seats.size(); ++i) {
        const model::Seat& seat = tableau->seats[i];
        if (seat.id.text == word || seat.name.en == word || seat.name.es == word) return seat.id;
        known.push_back(seat.id.text);
    }
    throw CommandError(exitUsage, noSeat, {{"word", word}, model::knownWords(known, "-")});
}

OpenTable openTable(const std::string& path, const std::string& seenBy, const AnswerOptions& common,
                    const Streams& streams) {
    OpenTable table{layOutAny(path, common, streams, PlayedOn::table), nullptr, {}};
    if (tableauOf(table.whole.laid.document) == nullptr)
        throw CommandError(exitUnreadable, noTable, {{"file", path}});
    if (!seenBy.empty()) table.viewer = seatNamed(table.whole.laid.document, seenBy);
    if (table.viewer)
        table.laid = tableSeenBy(table, table.viewer);
    else
        table.laid =
            std::make_unique<mapsets::LaidTable>(table.whole.input.mapset, table.whole.laid.document);
    return table;
}

std::unique_ptr<mapsets::LaidTable> tableSeenBy(const OpenTable& table,
                                                const std::optional<model::SeatId>& viewer) {
    return std::make_unique<mapsets::LaidTable>(
        table.whole.input.mapset,
        mapsets::seenBy(table.whole.laid.document, viewer, *table.whole.input.mapset));
}

void declareSeenBy(CommandLine& line, std::string& into) {
    line.text("--seen-by", "SEAT", into,
              local("answer only from what this player sees; cards that he does not see are unknown"));
}

LocalLiteral tableFileHelp() { return local("a scenario of a game without a map; - is standard input"); }

}  // namespace cota::cli
