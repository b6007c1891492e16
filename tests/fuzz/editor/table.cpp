// A table of units with any bytes: it is read and planned, and what it makes can be written, read again and
// exported without a change.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "editor/counters/csv_export.h"
#include "editor/counters/csv_import.h"
#include "editor/documents/files_of_document.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/loading/new_battle.h"
#include "mapsets/loading/new_document.h"

namespace {

using namespace cota;

session::SheetSource beginning() {
    auto loaded = mapsets::readMapset({{std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems"}},
                                      model::MapsetId("tcs"));
    if (!loaded.ok()) std::abort();
    const auto game = std::make_shared<const mapsets::Mapset>(std::move(*loaded.value));
    mapsets::BattleOrder order;
    order.id = "fuzz";
    constexpr int columns = 8, rows = 6;
    order.boards.emplace_back("fuzz.board.xml", mapsets::newBoard(*game, "A", columns, rows));
    order.forcesFile = "fuzz.forces.xml";
    const auto document = mapsets::newBattle(*game, order);
    return {document, session::JoinedMap::lay(document, game), game, {}, model::Language::english};
}

/// Whether every file of the document is the same after it was written and read.
bool isKept(const model::Document& document) {
    for (const auto& file : session::filesOf(document)) {
        const auto again = session::withFileText(document, file, session::textOf(document, file));
        if (!again || !session::isSameFile(document, *again, file)) return false;
    }
    return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const session::SheetSource source = beginning();
    constexpr std::size_t longest = std::size_t{1} << 14;
    if (size > longest) return 0;
    const auto text = session::csvText({reinterpret_cast<const char*>(data), size});
    const auto table = session::readCsv(text, session::separatorOf(text));
    auto choices = session::guessedChoices(source, table, {});
    if (!choices.hasTitles && choices.fields.size() > 1) {
        choices.fields[0] = session::csv::type;
        choices.fields[1] = session::csv::unitClass;
    }
    const auto plan = session::planImport(source, table, choices);
    if (plan.rows.size() > table.lines.size()) std::abort();
    if (!plan.step()) return plan.document == source.document ? 0 : (std::abort(), 0);
    if (!isKept(plan.document)) std::abort();
    auto again = source;
    again.document = plan.document;
    const auto written =
        session::readCsv(session::unitsAsCsv(plan.document, source.game.get(), source.language, ';'), ';');
    const auto same = session::planImport(again, written, session::guessedChoices(again, written, {}));
    if (same.step() || !same.problems.empty()) std::abort();
    return 0;
}
