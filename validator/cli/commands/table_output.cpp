#include "validator/cli/commands/table_output.h"

#include <algorithm>

#include "formats/model/document/type_bases.h"
#include "mapsets/loading/faces_reader.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/symbols/tone.h"
#include "mapsets/look/table/draw_matrix.h"
#include "mapsets/look/table/draw_table.h"
#include "mapsets/look/table/table_prints.h"
#include "mapsets/table/laid_table.h"
#include "mapsets/table/table_matrix.h"
#include "validator/cli/inputs/open_table.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral noTableau =
    local("'{file}' has no table, only cards. Draw it with --sheet cards or --sheet checklist.");
constexpr LocalLiteral noMatrix =
    local("'{game}': a picture of a matrix is of an action between things of one kind, such as groups.");
constexpr const char* everyone = "everyone";

/// A document whose types have all their values; as the viewer sees it.
struct SeenTable {
    model::Document document;
    std::string viewer;  // the name of the seat
};

SeenTable seenTable(const LaidOut& laid, const std::string& seenBy, model::Language language) {
    SeenTable seen{model::withInherited(laid.laid.document), {}};
    if (seenBy.empty() || laid.scenario() == nullptr || !laid.scenario()->tableau) return seen;
    std::optional<model::SeatId> viewer;
    seen.viewer = std::string(local("everyone").in(language));
    if (seenBy != everyone) {
        viewer = seatNamed(seen.document, seenBy);
        for (const auto& seat : laid.scenario()->tableau->seats)
            if (seat.id == *viewer) seen.viewer = seat.name.empty() ? seat.id.text : seat.name.in(language);
    }
    seen.document = mapsets::seenBy(std::move(seen.document), viewer, laid.mapset());
    return seen;
}

}  // namespace

void declareTablePicture(CommandLine& line, TablePictureOptions& into) {
    line.text("--seen-by", "SEAT", into.seenBy,
              local("games without a map: only what this player sees; everyone: what all see"));
    line.word("--sheet", "table|scenario-card|matrix|cards|checklist|selection|mat|track", into.sheet,
              local("games without a map: the table, or a print for players (default: table)"));
}

bool hasTable(const LaidOut& laid) { return laid.mapset().catalogue.table.isUsed(); }

std::vector<picture::Picture> tablePictures(const LaidOut& laid, const AnswerOptions& common,
                                            const PictureOptions& options, const TablePictureOptions& wanted,
                                            const picture::Press& press) {
    const auto seen = seenTable(laid, wanted.seenBy, common.language);
    const auto faces = mapsets::readCards(laid.mapset());  // its mistakes were told with those of the game
    const look::Cards cards(laid.mapset(), *faces.value, common.language);
    const auto& print = wanted.sheet.empty() ? look::tablePrints().front() : *look::tablePrint(wanted.sheet);
    if (!print.isOfCards && (laid.scenario() == nullptr || !laid.scenario()->tableau))
        throw CommandError(
            exitUsage, noTableau,
            {{"file", laid.input.files.empty() ? std::string() : laid.input.files.front().path}});
    std::optional<mapsets::LaidTable> asked;
    if (!print.isOfCards) asked.emplace(laid.input.mapset, seen.document);
    auto pages =
        look::printed(print, {cards, seen.document, asked ? &*asked : nullptr, seen.viewer, press.paper});
    if (pages.empty()) throw CommandError(exitUsage, noMatrix, {{"game", laid.mapset().id.text}});
    const auto style = fileOfStyle(common, options);
    if (!style.empty()) {
        const auto symbols = mapsets::readLook(laid.mapset(), {}, {style});
        const look::Tone tone(*symbols.value);
        for (auto& page : pages) tone.apply(page);
    }
    return pages;
}

picture::Picture matrixPicture(mapsets::LaidTable& table, const mapsets::TableGame::Action* action,
                               const std::string& viewer, model::Language language) {
    const auto& game = table.mapset();
    if (action == nullptr || !mapsets::hasMatrix(*action) || action->actor != action->target)
        throw CommandError(exitUsage, noMatrix, {{"game", game.id.text}});
    const auto faces = mapsets::readCards(game);
    const look::Cards cards(game, *faces.value, language);
    const auto page = *picture::paperSize("a4");
    return look::drawMatrix(
        look::pictureOf(mapsets::matrixOf(table, *action), cards, table.document(), viewer),
        {page.height, page.width}, language);
}

picture::PdfSettings tablePdfSettings(model::Language language) {
    auto settings = pdfSettings(language);
    settings.layerTitle = [language](const std::string& name) {
        return look::tableLayerTitle(name, language);
    };
    return settings;
}

}  // namespace cota::cli
