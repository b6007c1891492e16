// cota overlay: a question about a whole map, answered by a number for each hex.

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <map>

#include "validator/cli/commands/answer_pictures.h"
#include "validator/cli/inputs/hexes.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/csv.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"
#include "validator/overlays/overlay.h"
#include "validator/overlays/overlay_drawing.h"

namespace cota::cli {

namespace {

using mapsets::Cell;
using model::LocalLiteral;

struct OverlayOptions {
    AnswerOptions common;
    checks::OverlayQuestion question;
    std::string file;
    std::string heightMethod;
    PictureOptions picture;
};

constexpr LocalLiteral noSuchLimit = local("Overlay '{kind}' has no {option}.");
constexpr LocalLiteral overlaySummary =
    local("a number for each hex: who sees it, who gets there, what has room there");
Json overlayJson(const LaidOut& table, const std::string& kind, const checks::OverlayAnswer& answer) {
    Json json = answerOf("overlay");
    json["kind"] = kind;
    json["game"] = table.game();
    json["from"] = Json::array();
    for (const Cell cell : answer.from) json["from"].push_back(table.field().label(cell));
    json["hexes"] = Json::array();
    for (const checks::HexAnswer& hex : answer.hexes)
        json["hexes"].push_back({{"hex", table.field().label(hex.cell)},
                                 {"value", hex.value ? Json(*hex.value) : Json(nullptr)},
                                 {"uncertain", hex.isUncertain}});
    json["rows"] = Json::array();
    for (const auto& row : answer.table.rows) {
        Json one = Json::object();
        for (std::size_t i = 0; i < row.size(); ++i) one[answer.table.keys[i]] = row[i];
        json["rows"].push_back(std::move(one));
    }
    return json;
}

std::string overlayCsv(const LaidOut& table, const checks::OverlayAnswer& answer) {
    std::string text;
    if (!answer.hasNumbers) {
        text = csvLine(answer.table.keys);
        for (const auto& row : answer.table.rows) text += csvLine(row);
        return text;
    }
    text = csvLine({"hex", "value", "uncertain"});
    for (const checks::HexAnswer& hex : answer.hexes)
        text += csvLine({table.field().label(hex.cell), hex.value ? std::to_string(*hex.value) : "",
                         hex.isUncertain ? "yes" : "no"});
    return text;
}

std::string numbersText(const LaidOut& table, const checks::OverlayAnswer& answer) {
    std::map<int, std::string> byValue;
    std::string none;
    const auto add = [&](std::string& labels, const checks::HexAnswer& hex) {
        labels += (labels.empty() ? "" : " ") + table.field().label(hex.cell) + (hex.isUncertain ? "?" : "");
    };
    for (const checks::HexAnswer& hex : answer.hexes)
        add(answer.isNone(hex) ? none : byValue[*hex.value], hex);
    std::vector<std::pair<std::string, std::string>> blocks;
    for (auto& [value, labels] : byValue)
        blocks.emplace_back(answer.legend + " " + std::to_string(value), std::move(labels));
    if (!answer.isAscending) std::ranges::reverse(blocks);
    if (!none.empty()) blocks.emplace_back(answer.none, std::move(none));
    std::string text;
    for (const auto& [caption, labels] : blocks) text += "\n" + caption + "\n" + wrapped(labels, 100, 2);
    return text;
}

std::string overlayText(const LaidOut& table, const checks::OverlayAnswer& answer) {
    std::string text = answer.headline + "\n";
    if (!answer.table.rows.empty()) {
        Table rows;
        rows.head(answer.table.titles);
        for (const auto& row : answer.table.rows) rows.row(row);
        text += "\n" + rows.text();
    }
    if (answer.hasNumbers) text += numbersText(table, answer);
    return text;
}

/// An option that the kind does not look at would seem to be obeyed.
void checkLimits(const checks::OverlayKind& kind, const checks::OverlayQuestion& question) {
    const auto refuse = [&](bool isGiven, bool isUsed, const char* option) {
        if (isGiven && !isUsed)
            throw CommandError(exitUsage, noSuchLimit, {{"kind", std::string(kind.id)}, {"option", option}});
    };
    refuse(question.range.has_value(), kind.limits.range, "--range");
    refuse(question.turns.has_value(), kind.limits.turns, "--turns");
    refuse(question.turn.has_value(), kind.limits.turn, "--turn");
}

int run(const OverlayOptions& options, const Streams& streams) {
    const auto& kind =
        orUsage([&]() -> const checks::OverlayKind& { return checks::overlayKind(options.question.kind); });
    checkLimits(kind, options.question);
    if (!options.picture.output.empty()) checkPicture(options.picture);
    const LaidOut table = layOut(options.file, options.common, streams, options.heightMethod);
    if (kind.asksSight) requireSight(table);
    const bool isPerson = options.common.format != "json" && options.common.format != "csv";
    const checks::Reader reader{options.common.language, isPerson};
    auto answer =
        orUsage([&] { return checks::answerOverlay(table.laid, options.question, reader).value(); });
    const auto order = inReadingOrder(table.field());
    std::map<Cell, std::size_t> place;
    for (std::size_t i = 0; i < order.size(); ++i) place.emplace(order[i], i);
    std::ranges::stable_sort(answer.hexes, {},
                             [&](const checks::HexAnswer& hex) { return place.at(hex.cell); });
    writeAnswerPicture(
        table, options.common, options.picture,
        [&](const look::Scene& scene) { return look::drawCounts(scene, checks::drawingOf(answer)); },
        [&](const look::Scene& scene) {
            auto caption = checks::captionOf(scene, answer);
            caption.question = withOptions(caption.question, {{"--height-method", options.heightMethod}});
            return caption;
        },
        streams);
    if (options.common.format == "csv") {
        write(options.common.output, overlayCsv(table, answer), streams);
        return exitClean;
    }
    deliver(
        options.common, [&] { return overlayJson(table, options.question.kind, answer); },
        [&] { return overlayText(table, answer); }, streams);
    return exitClean;
}

}  // namespace

Command overlayCommand(const AnswerOptions& common) {
    auto options = std::make_shared<OverlayOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("overlay", overlaySummary);
    line->describe(
        local("KIND is the question:\n"
              "  exposure WHO...  how many hexes of WHO see each hex; dead ground is seen by none\n"
              "  mutual ONE TWO   which hexes of two groups see each other\n"
              "  spotted [UNIT]   from how far a unit would be spotted in each hex\n"
              "  profile HEX...   the heights along lines from hex to hex\n"
              "  reach WHO...     the first turn in which units can be in each hex and at each objective\n"
              "  stacks           how many units start in each hex\n"
              "  room UNIT        how many units like this one fit into each hex beside those that start "
              "there\n"
              "  command WHO...   how many leaders reach each hex\n"
              "  danger WHO...    how many units can fire at each hex from where they start\n"
              "  air WHO...       how many units protect each hex against aircraft\n"
              "  reading OPTION [WORD]  how many lines of sight another reading of the rules changes"),
        {"overlay exposure battle.scenario.xml red --picture seen.pdf",
         "overlay reach battle.scenario.xml it-inf-1 it-inf-2 --turns 4",
         "overlay mutual battle.scenario.xml red blue --format csv -o pairs.csv"});
    line->positional("KIND", options->question.kind, local("the question, as above"));
    line->positional("FILE", options->file, fileHelp());
    line->positionals(
        "WHO", options->question.who,
        local("hexes by their labels, or ids of zones, units, formations or sides; for reading, an option"),
        Presence::optional);
    line->number("--range", "N", options->question.range, 1, std::numeric_limits<int>::max(),
                 local("for sight: only up to N hexes away (default: any distance)"));
    line->number("--turns", "N", options->question.turns, 0, std::numeric_limits<int>::max(),
                 local("for reach: number of turns (default: 3; 0: as many as needed)"));
    line->number("--turn", "N", options->question.turn, 1, std::numeric_limits<int>::max(),
                 local("for spotted, danger, air: light, weather and visibility of this turn (default: 1)"));
    declareHeightMethod(*line, options->heightMethod);
    declareAnswerPicture(*line, options->picture);
    declareCommonOrTable(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
