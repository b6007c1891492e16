#include "validator/cli/commands/table_output.h"

#include <algorithm>

#include "formats/model/document/type_bases.h"
#include "mapsets/loading/cards_reader.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/cards/card_sheets.h"
#include "mapsets/look/symbols/tone.h"
#include "mapsets/look/table/draw_matrix.h"
#include "mapsets/look/table/draw_table.h"
#include "mapsets/look/table/scenario_card.h"
#include "mapsets/look/table/table_sheets.h"
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
constexpr std::string_view tableSheet = "table", cardsSheet = "cards", checklistSheet = "checklist",
                           selectionSheet = "selection", matSheet = "mat", trackSheet = "track",
                           matrixSheet = "matrix", cardSheet = "scenario-card";

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

/// The kinds of groups by their cards.
std::map<std::string, std::string> kindsOf(mapsets::LaidTable& table) {
    std::map<std::string, std::string> kinds;
    const auto& groups = table.position().groups;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const auto thing = mapsets::TableWorld::thing(mapsets::TableKind::group, i);
        const auto kind = table.run().fieldOf(thing, table.game().groupKindField());
        if (kind.known) kinds[groups[i].group->id.text] = kind.word;
    }
    return kinds;
}

model::MapSize turned(model::MapSize paper) {
    return {std::max(paper.width, paper.height), std::min(paper.width, paper.height)};
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
    const std::string_view sheet = wanted.sheet.empty() ? tableSheet : std::string_view(wanted.sheet);
    const bool isOfCards = sheet == cardsSheet || sheet == checklistSheet;
    if (!isOfCards && (laid.scenario() == nullptr || !laid.scenario()->tableau))
        throw CommandError(
            exitUsage, noTableau,
            {{"file", laid.input.files.empty() ? std::string() : laid.input.files.front().path}});
    const auto upright = press.paper.value_or(*picture::paperSize("a4"));
    std::vector<picture::Picture> pages;
    if (sheet == cardsSheet) pages = look::proxySheets(cards, seen.document, upright);
    if (sheet == checklistSheet) pages = look::deckCheckList(cards, seen.document, upright);
    if (sheet == tableSheet) {
        mapsets::LaidTable asked(laid.input.mapset, seen.document);
        const look::TableOrder order{cards, seen.document, kindsOf(asked), seen.viewer,
                                     turned(press.paper.value_or(*picture::paperSize("a3")))};
        pages.push_back(look::drawTable(order));
    }
    if (sheet == matrixSheet) {
        mapsets::LaidTable asked(laid.input.mapset, seen.document);
        const auto* action = mapsets::matrixAction(asked.game());
        pages.push_back(matrixPicture(asked, action, seen.viewer, common.language, press.paper));
    }
    if (sheet == cardSheet) {
        const mapsets::LaidTable asked(laid.input.mapset, seen.document);
        pages = look::scenarioCard(cards, asked, upright);
    }
    if (sheet == selectionSheet) pages = look::selectionSheets(cards, seen.document, upright);
    if (sheet == matSheet)
        pages.push_back(
            look::playerMat(cards, seen.document, turned(press.paper.value_or(*picture::paperSize("a3")))));
    if (sheet == trackSheet) pages.push_back(look::trackSheet(cards, seen.document, turned(upright)));
    const auto style = fileOfStyle(common, options);
    if (!style.empty()) {
        const auto symbols = mapsets::readLook(laid.mapset(), {}, {style});
        const look::Tone tone(*symbols.value);
        for (auto& page : pages) {
            for (auto& layer : page.layers) tone.apply(layer.marks);
            page.paper = tone.of(page.paper, true);
        }
    }
    return pages;
}

picture::Picture matrixPicture(mapsets::LaidTable& table, const mapsets::TableGame::Action* action,
                               const std::string& viewer, model::Language language,
                               const std::optional<model::MapSize>& paper) {
    const auto& game = table.mapset();
    if (action == nullptr || !mapsets::hasMatrix(*action) || action->actor != action->target)
        throw CommandError(exitUsage, noMatrix, {{"game", game.id.text}});
    const auto faces = mapsets::readCards(game);
    const look::Cards cards(game, *faces.value, language);
    return look::drawMatrix(
        look::pictureOf(mapsets::matrixOf(table, *action), cards, table.document(), viewer),
        turned(paper.value_or(*picture::paperSize("a4"))), language);
}

picture::PdfSettings tablePdfSettings(model::Language language) {
    auto settings = pdfSettings(language);
    settings.layerTitle = [language](const std::string& name) {
        return look::tableLayerTitle(name, language);
    };
    return settings;
}

}  // namespace cota::cli
