// cota underlay: the pictures below a board, how well they fit, and the hexes that differ from them.

#include <algorithm>
#include <array>
#include <cmath>

#include "formats/model/document/board_text.h"
#include "formats/model/underlay/underlay_edits.h"
#include "formats/model/underlay/underlay_fit.h"
#include "formats/picture/number_text.h"
#include "formats/scans/odd_hexes.h"
#include "validator/cli/commands/underlay_output.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/csv.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using model::FitFault;
using model::LocalLiteral;
using model::ReviewState;

struct UnderlayOptions {
    AnswerOptions common;
    std::string file;
    std::string sheet;
    bool isOpenOnly = false;
};

constexpr LocalLiteral underlaySummary =
    local("the pictures below a board: how well they fit, and which hexes differ from them");
constexpr LocalLiteral noUnderlays = local("There are no underlays.");
constexpr LocalLiteral noSuchSheet = local("There is no underlay '{id}'. The underlays are: {known}.");
constexpr LocalLiteral underlayHead = local("{board}: underlay '{id}', {file}");
constexpr LocalLiteral underlaySize =
    local("{columns} x {rows} pixels, {dpi} dots per inch on the printed map");
constexpr LocalLiteral unreadableScan = local("The picture cannot be used: {reason}.");
constexpr LocalLiteral goodFit =
    local("Fitted by {count:# point|# points}; root mean square error {error} mm.");
constexpr LocalLiteral exactFit =
    local("Fitted by {count:# point|# points}. One more point would show how well it fits.");
constexpr LocalLiteral noFitFew = local("Not fitted: {count:# point|# points}, but {least} are needed.");
constexpr LocalLiteral noFitPlace = local("Not fitted: all points are at one place.");
constexpr LocalLiteral noFitLine =
    local("Not fitted: all points are on one line; an affine fit needs one beside it.");
constexpr LocalLiteral differingHexes = local(
    "{count:# hex differs|# hexes differ} from the picture; {compared} were compared, {outside} are "
    "outside it, {rare} have a terrain and level that are too rare.");
constexpr LocalLiteral fitPointHead = local("point"), pixelHead = local("pixel"),
                       errorHead = local("error, mm"), differsHexHead = local("hex"),
                       boardTerrainHead = local("terrain of the board"), looksLikeHead = local("looks like"),
                       differenceHead = local("difference"), reviewHead = local("review");
constexpr LocalLiteral terrainAtLevel = local("{terrain}, level {level}");
constexpr LocalLiteral openState = local("open"), keptState = local("the board is right"),
                       mendedState = local("mended");

std::string stateText(const model::HexReview& review, const AnswerOptions& common) {
    const LocalLiteral word = review.state == ReviewState::kept     ? keptState
                              : review.state == ReviewState::mended ? mendedState
                                                                    : openState;
    return common.in(word) + (review.note.empty() ? "" : ": " + review.note);
}

/// Everything about one underlay.
struct Sheet {
    std::string board;
    const model::Board* on = nullptr;
    const model::Underlay* underlay = nullptr;
    scans::ScanFile file;
    model::UnderlayFit fit;
    scans::OddHexes odd;
};

Sheet sheetOf(const LaidOut& table, const std::string& key, const model::Board& board,
              const model::Underlay& underlay, bool isOpenOnly) {
    const model::HexLayout layout(board.grid);
    Sheet sheet{key,
                &board,
                &underlay,
                scans::readScan(fileOfUnderlay(table.input, key, underlay)),
                model::fitOf(underlay, layout),
                {}};
    if (sheet.file.scan && sheet.fit.isFitted())
        sheet.odd = scans::oddHexes(board, layout, *sheet.file.scan, sheet.fit.place);
    std::erase_if(sheet.odd.hexes, [&](const scans::OddHex& hex) {
        return isOpenOnly && model::reviewOf(underlay, hex.at).state != ReviewState::open;
    });
    return sheet;
}

std::vector<Sheet> sheetsOf(const LaidOut& table, const UnderlayOptions& options) {
    std::vector<Sheet> sheets;
    std::vector<std::string> known;
    for (const auto& [key, board] : table.input.document.boards)
        for (const model::Underlay& underlay : board->underlays) {
            known.push_back(underlay.id);
            if (options.sheet.empty() || options.sheet == underlay.id)
                sheets.push_back(sheetOf(table, key, *board, underlay, options.isOpenOnly));
        }
    if (sheets.empty() && !options.sheet.empty())
        throw CommandError(exitUsage, noSuchSheet, {{"id", options.sheet}, model::knownWords(known, "-")});
    return sheets;
}

std::string millimetresText(double value) { return picture::numberText(value, 2); }

std::string pixelOf(const model::FitPoint& point) {
    return model::thousandthsText(point.x) + "," + model::thousandthsText(point.y);
}

std::string fitText(const Sheet& sheet, const AnswerOptions& common) {
    const std::string count = std::to_string(sheet.underlay->points.size());
    switch (sheet.fit.fault) {
        case FitFault::fewPoints:
            return common.say(noFitFew, {{"count", count},
                                         {"least", std::to_string(model::leastPoints(sheet.underlay->fit))}});
        case FitFault::onePlace:
            return common.in(noFitPlace);
        case FitFault::oneLine:
            return common.in(noFitLine);
        case FitFault::none:
            break;
    }
    if (!sheet.fit.isChecked) return common.say(exactFit, {{"count", count}});
    return common.say(goodFit, {{"count", count}, {"error", millimetresText(sheet.fit.rootMeanSquare)}});
}

double dotsPerInch(const Sheet& sheet) { return picture::millimetresPerInch / sheet.fit.place.perPixel(); }

std::string groundText(const LaidOut& table, const scans::HexGround& ground, const AnswerOptions& common) {
    const auto& terrains = table.mapset().catalogue.terrains;
    const auto it =
        std::ranges::find(terrains, ground.terrain, [](const auto& terrain) { return terrain.id; });
    const std::string name = it == terrains.end() ? ground.terrain.text : common.in(it->name);
    if (ground.level == 0) return name;
    return common.say(terrainAtLevel, {{"terrain", name}, {"level", std::to_string(ground.level)}});
}

std::string hexesText(const LaidOut& table, const Sheet& sheet, const AnswerOptions& common) {
    std::string text = "\n" +
                       common.say(differingHexes, {{"count", std::to_string(sheet.odd.hexes.size())},
                                                   {"compared", std::to_string(sheet.odd.compared)},
                                                   {"outside", std::to_string(sheet.odd.outside)},
                                                   {"rare", std::to_string(sheet.odd.rare)}}) +
                       "\n";
    Table rows;
    rows.indent(2);
    using enum Table::Align;
    rows.align({left, left, left, right, left});
    rows.head({common.in(differsHexHead), common.in(boardTerrainHead), common.in(looksLikeHead),
               common.in(differenceHead), common.in(reviewHead)});
    for (const scans::OddHex& hex : sheet.odd.hexes)
        rows.row({model::hexText(sheet.on->grid, hex.at), groundText(table, hex.ground, common),
                  hex.looksLike ? groundText(table, *hex.looksLike, common) : "",
                  picture::numberText(hex.times, 1),
                  stateText(model::reviewOf(*sheet.underlay, hex.at), common)});
    return text + (rows.empty() ? "" : "\n" + rows.text());
}

std::string sheetText(const LaidOut& table, const Sheet& sheet, const AnswerOptions& common) {
    std::string text =
        common.say(underlayHead,
                   {{"board", sheet.board}, {"id", sheet.underlay->id}, {"file", sheet.underlay->file}}) +
        "\n";
    if (!sheet.file.scan)
        text += common.say(unreadableScan, {model::inWords("reason", sheet.file.fault)}) + "\n";
    else if (sheet.fit.isFitted())
        text += common.say(underlaySize, {{"columns", std::to_string(sheet.file.scan->columns)},
                                          {"rows", std::to_string(sheet.file.scan->rows)},
                                          {"dpi", picture::numberText(dotsPerInch(sheet), 0)}}) +
                "\n";
    text += fitText(sheet, common) + "\n";
    if (!sheet.fit.errors.empty()) {
        Table rows;
        rows.indent(2);
        rows.align({Table::Align::left, Table::Align::left, Table::Align::right});
        rows.head({common.in(fitPointHead), common.in(pixelHead), common.in(errorHead)});
        for (std::size_t i = 0; i < sheet.underlay->points.size(); ++i)
            rows.row({model::pointText(sheet.underlay->points[i].at), pixelOf(sheet.underlay->points[i]),
                      millimetresText(sheet.fit.errors[i])});
        text += "\n" + rows.text();
    }
    if (sheet.file.scan && sheet.fit.isFitted()) text += hexesText(table, sheet, common);
    return text;
}

Json rounded(double value, double steps) { return std::round(value * steps) / steps; }

Json hexJson(const Sheet& sheet, const scans::OddHex& hex) {
    const auto review = model::reviewOf(*sheet.underlay, hex.at);
    Json json;
    json["hex"] = model::hexText(sheet.on->grid, hex.at);
    json["terrain"] = hex.ground.terrain.text;
    json["level"] = hex.ground.level;
    json["looksLike"] = hex.looksLike
                            ? Json{{"terrain", hex.looksLike->terrain.text}, {"level", hex.looksLike->level}}
                            : Json(nullptr);
    json["difference"] = rounded(hex.times, 10);
    json["distance"] = rounded(hex.distance, 10);
    json["colour"] = picture::textOf(hex.colour);
    json["state"] = model::textOf(review.state);
    json["note"] = jsonOrNull(review.note);
    return json;
}

Json sheetJson(const Sheet& sheet, const AnswerOptions& common) {
    constexpr std::array faults{"", "few-points", "one-place", "one-line"};
    Json json;
    json["board"] = sheet.board;
    json["id"] = sheet.underlay->id;
    json["file"] = sheet.underlay->file;
    json["fault"] = jsonOrNull(common.in(sheet.file.fault));
    json["columns"] = sheet.file.scan ? Json(sheet.file.scan->columns) : Json(nullptr);
    json["rows"] = sheet.file.scan ? Json(sheet.file.scan->rows) : Json(nullptr);
    Json fit;
    fit["kind"] = model::textOf(sheet.underlay->fit);
    fit["fault"] = jsonOrNull(faults[static_cast<std::size_t>(sheet.fit.fault)]);
    fit["error"] = sheet.fit.isChecked ? rounded(sheet.fit.rootMeanSquare, 1000) : Json(nullptr);
    fit["dotsPerInch"] = sheet.fit.isFitted() ? rounded(dotsPerInch(sheet), 10) : Json(nullptr);
    fit["points"] = Json::array();
    for (std::size_t i = 0; i < sheet.underlay->points.size(); ++i) {
        Json point;
        point["at"] = model::pointText(sheet.underlay->points[i].at);
        point["pixel"] = pixelOf(sheet.underlay->points[i]);
        point["error"] = sheet.fit.errors.empty() ? Json(nullptr) : rounded(sheet.fit.errors[i], 1000);
        fit["points"].push_back(std::move(point));
    }
    json["fit"] = std::move(fit);
    json["compared"] = sheet.odd.compared;
    json["outside"] = sheet.odd.outside;
    json["rare"] = sheet.odd.rare;
    json["hexes"] = Json::array();
    for (const scans::OddHex& hex : sheet.odd.hexes) json["hexes"].push_back(hexJson(sheet, hex));
    return json;
}

std::string sheetsCsv(const std::vector<Sheet>& sheets) {
    std::string text = csvLine({"board", "underlay", "hex", "terrain", "level", "looks like",
                                "looks like level", "difference", "state", "note"});
    for (const Sheet& sheet : sheets)
        for (const scans::OddHex& hex : sheet.odd.hexes) {
            const auto review = model::reviewOf(*sheet.underlay, hex.at);
            text += csvLine({sheet.board, sheet.underlay->id, model::hexText(sheet.on->grid, hex.at),
                             hex.ground.terrain.text, std::to_string(hex.ground.level),
                             hex.looksLike ? hex.looksLike->terrain.text : "",
                             hex.looksLike ? std::to_string(hex.looksLike->level) : "",
                             picture::numberText(hex.times, 1), model::textOf(review.state), review.note});
        }
    return text;
}

int run(const UnderlayOptions& options, const Streams& streams) {
    const LaidOut table = layOut(options.file, options.common, streams);
    const auto sheets = sheetsOf(table, options);
    if (options.common.format == "csv") {
        write(options.common.output, sheetsCsv(sheets), streams);
        return exitClean;
    }
    const auto json = [&] {
        Json answer = answerOf("underlay");
        answer["game"] = table.game();
        answer["underlays"] = Json::array();
        for (const Sheet& sheet : sheets) answer["underlays"].push_back(sheetJson(sheet, options.common));
        return answer;
    };
    const auto text = [&] {
        if (sheets.empty()) return options.common.in(noUnderlays) + "\n";
        std::string all;
        for (const Sheet& sheet : sheets)
            all += (all.empty() ? "" : "\n") + sheetText(table, sheet, options.common);
        return all;
    };
    deliver(options.common, json, text, streams);
    return exitClean;
}

}  // namespace

Command underlayCommand(const AnswerOptions& common) {
    auto options = std::make_shared<UnderlayOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("underlay", underlaySummary);
    line->describe(
        local(
            "Lists the points by which each picture fits, with their errors in millimetres on the printed\n"
            "map, and the hexes whose colour in the picture differs from the colour usual for their terrain\n"
            "on this board, the most different first."),
        {"underlay hill.board.xml",
         "underlay hill.board.xml --sheet sheet-1 --open --format csv -o todo.csv"});
    line->positional("FILE", options->file, fileHelp());
    line->text("--sheet", "ID", options->sheet, local("only this underlay (default: all)"));
    line->flag("--open", options->isOpenOnly, local("without the hexes that were reviewed"));
    declareCommonOrTable(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
