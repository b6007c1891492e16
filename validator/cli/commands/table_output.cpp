#include "validator/cli/commands/table_output.h"

#include <algorithm>

#include "formats/model/document/tableau_view.h"
#include "formats/model/document/type_bases.h"
#include "mapsets/loading/cards_reader.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/cards/card_sheets.h"
#include "mapsets/look/symbols/tone.h"
#include "mapsets/look/table/draw_matrix.h"
#include "mapsets/look/table/draw_table.h"
#include "mapsets/look/table/table_sheets.h"
#include "mapsets/table/table_action.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral noSuchSeat = local("There is no seat '{seat}'. Known: {known}.");
constexpr LocalLiteral noTableau =
    local("'{file}' has no table, only cards. Draw it with --sheet cards or --sheet checklist.");
constexpr LocalLiteral noMatrix = local("'{game}' has no action between groups, so there is no matrix.");
constexpr const char* everyone = "everyone";
constexpr std::string_view tableSheet = "table", cardsSheet = "cards", checklistSheet = "checklist",
                           selectionSheet = "selection", matSheet = "mat", trackSheet = "track",
                           matrixSheet = "matrix";

/// A document whose types have all their values; as the viewer sees it.
struct SeenTable {
    model::Document document;
    std::string viewer;  // the name of the seat
};

SeenTable seenTable(const LaidOut& laid, const std::string& seenBy, model::Language language) {
    SeenTable seen{model::withInherited(laid.laid.document), {}};
    if (seenBy.empty() || laid.scenario() == nullptr || !laid.scenario()->tableau) return seen;
    std::optional<model::SeatId> viewer;
    std::vector<std::string> known{everyone};
    for (const auto& seat : laid.scenario()->tableau->seats) {
        known.push_back(seat.id.text);
        if (seat.id.text != seenBy && seat.name.en != seenBy && seat.name.es != seenBy) continue;
        viewer = seat.id;
        seen.viewer = seat.name.empty() ? seat.id.text : seat.name.in(language);
    }
    if (!viewer && seenBy != everyone)
        throw CommandError(exitUsage, noSuchSeat, {{"seat", seenBy}, model::knownWords(known)});
    if (!viewer) seen.viewer = std::string(local("everyone").in(language));
    model::SpaceVisibility visibility;
    for (const auto& kind : laid.mapset().catalogue.table.spaces) visibility.byKind[kind.id] = kind.seen;
    seen.document.scenario = model::Shared<model::Scenario>(
        model::seenBy(model::Scenario(**seen.document.scenario), viewer, visibility));
    return seen;
}

/// What the rules say about the position.
struct AskedTable {
    AskedTable(const mapsets::Mapset& game, const model::Document& document)
        : rules(game, faults), world(rules, document, optionsOf(game, document)), asker(world) {}

    static std::vector<std::string> optionsOf(const mapsets::Mapset& game, const model::Document& document) {
        std::vector<std::string> options;
        for (const auto& option : game.catalogue.options) {
            const auto& set = (**document.scenario).options;
            const auto found = set.find(model::OptionId(option.id));
            options.push_back(found == set.end() ? option.value : found->second);
        }
        return options;
    }

    std::vector<mapsets::TableFault> faults;  // told when the game was read
    mapsets::TableGame rules;
    mapsets::TableWorld world;
    mapsets::ActionAsker asker;
};

/// The kinds of groups by their cards.
std::map<std::string, std::string> kindsOf(const mapsets::Mapset& game, const model::Document& document) {
    AskedTable asked(game, document);
    std::map<std::string, std::string> kinds;
    const auto& groups = asked.world.position().groups;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const auto thing = mapsets::TableWorld::thing(mapsets::TableKind::group, i);
        const auto kind = asked.asker.run().fieldOf(thing, asked.rules.groupKindField());
        if (kind.known) kinds[groups[i].group->id.text] = kind.word;
    }
    return kinds;
}

/// The first action between groups that has results, else the first between groups.
const mapsets::TableGame::Action* actionOfMatrix(const mapsets::TableGame& rules) {
    const mapsets::TableGame::Action* found = nullptr;
    for (const auto& action : rules.actions()) {
        const bool isBetween = action.hasTarget && action.actor == mapsets::TableKind::group &&
                               action.target == mapsets::TableKind::group;
        if (isBetween && (found == nullptr || (found->results.empty() && !action.results.empty())))
            found = &action;
    }
    return found;
}

look::MatrixPicture::Cell cellOf(const mapsets::ActionAnswer& answer, model::Language language,
                                 std::vector<std::string>& reasons) {
    using Answer = look::MatrixPicture::Answer;
    look::MatrixPicture::Cell cell;
    if (answer.verdict == mapsets::TableVerdict::unknown) {
        cell.answer = Answer::unknown;
    } else if (answer.verdict == mapsets::TableVerdict::yes) {
        cell.answer = Answer::yes;
        if (!answer.results.empty() && answer.results.front().chance)
            cell.chance = static_cast<double>(answer.results.front().chance->num()) /
                          static_cast<double>(answer.results.front().chance->den());
    } else {
        cell.answer = Answer::no;
        for (const auto& need : answer.needs) {
            if (need.verdict != mapsets::TableVerdict::no) continue;
            const auto& words = need.need->name.in(language);
            auto place = std::ranges::find(reasons, words);
            if (place == reasons.end()) place = reasons.insert(place, words);
            cell.reason = static_cast<std::size_t>(place - reasons.begin());
            break;
        }
    }
    return cell;
}

/// Every group against every other.
look::MatrixPicture matrixFor(const look::Cards& cards, const model::Document& document,
                              const std::string& viewer) {
    look::MatrixPicture matrix;
    const auto language = cards.language();
    const look::TableNames names(cards, document);
    AskedTable asked(cards.game(), document);
    const auto* action = actionOfMatrix(asked.rules);
    if (action == nullptr) throw CommandError(exitUsage, noMatrix, {{"game", cards.game().id.text}});
    const auto& scenario = **document.scenario;
    matrix.title = scenario.title.empty() ? scenario.id : scenario.title.in(language);
    matrix.subtitle =
        look::joinedByDots({action->row->name.in(language), viewer, cards.game().name.in(language)});
    if (!action->results.empty()) matrix.result = action->results.front().row->name.in(language);
    const auto& position = asked.world.position();
    for (const auto& group : position.groups) {
        look::FaceSubject subject;
        subject.nation = names.nationOf(group.group->side);
        matrix.things.push_back({names.group(*group.group),
                                 names.seat(position.spaces[group.space].space->seat),
                                 look::colourOf(cards.faces(), "band", subject)});
    }
    for (std::size_t from = 0; from < position.groups.size(); ++from)
        for (std::size_t to = 0; to < position.groups.size(); ++to) {
            if (from == to) {
                matrix.cells.emplace_back();
                continue;
            }
            const auto answer =
                asked.asker.ask(*action, mapsets::TableWorld::thing(mapsets::TableKind::group, from),
                                mapsets::TableWorld::thing(mapsets::TableKind::group, to), {});
            matrix.cells.push_back(cellOf(answer, language, matrix.reasons));
        }
    return matrix;
}

model::MapSize turned(model::MapSize paper) {
    return {std::max(paper.width, paper.height), std::min(paper.width, paper.height)};
}

}  // namespace

void declareTablePicture(CommandLine& line, TablePictureOptions& into) {
    line.text("--seen-by", "SEAT", into.seenBy,
              local("games without a map: only what this player sees; everyone: what all see"));
    line.word("--sheet", "table|matrix|cards|checklist|selection|mat|track", into.sheet,
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
        const look::TableOrder order{cards, seen.document, kindsOf(laid.mapset(), seen.document), seen.viewer,
                                     turned(press.paper.value_or(*picture::paperSize("a3")))};
        pages.push_back(look::drawTable(order));
    }
    if (sheet == matrixSheet)
        pages.push_back(
            look::drawMatrix(matrixFor(cards, seen.document, seen.viewer), turned(upright), common.language));
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

picture::PdfSettings tablePdfSettings(model::Language language) {
    auto settings = pdfSettings(language);
    settings.layerTitle = [language](const std::string& name) {
        return look::tableLayerTitle(name, language);
    };
    return settings;
}

}  // namespace cota::cli
