// cota heights: the height of every hex, with its reason.

#include "mapsets/catalogue/attribute_type.h"
#include "validator/cli/inputs/hexes.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using mapsets::Cell;
using model::LocalLiteral;

struct HeightsOptions {
    AnswerOptions common;
    std::string file;
    std::string heightMethod;
};

constexpr LocalLiteral heightsSummary = local("ground and obstacle height of every hex, and why");
constexpr LocalLiteral heightsHeadline =
    local("Heights of {count} {count:hex|hexes} in {unit}, method '{method}':");
constexpr LocalLiteral heightsHexWord = local("hex");
constexpr LocalLiteral groundWord = local("height", "ground");
constexpr LocalLiteral topWord = local("height", "top");
constexpr LocalLiteral whyWord = local("why");

std::string whyText(const LaidOut& table, const mapsets::Explanation& why, model::Language language) {
    const std::string text = why.text(language, &table.mapset().catalogue);
    return why.citation.empty() ? text : text + " (" + why.citation + ")";
}

/// The reason for a height, and remarks on it.
std::string reasonsText(const LaidOut& table, Cell cell, model::Language language) {
    const mapsets::Heights& heights = table.play().heights();
    std::string text = whyText(table, heights.why(cell), language);
    for (const auto& remark : heights.remarks(cell))
        text += "; " + remark.text(language, &table.mapset().catalogue);
    return text;
}

/// The contours that a height between them was interpolated from; null for other heights.
Json lineJson(const mapsets::Explanation& why, model::Language language) {
    const auto said = [&](const char* name) { return why.said(name, language); };
    if (said("low-contour").empty()) return {};
    const auto number = [&](const char* name) { return mapsets::readInteger(said(name)).value_or(0); };
    const auto end = [&](const char* contour, const char* height, const char* metres) {
        return Json{{"contour", said(contour)}, {"height", number(height)}, {"metres", number(metres)}};
    };
    const bool isStraight = why.id() == "slope" || why.id() == "layer";
    return {{"construction", isStraight ? "straight" : "nearest-points"},
            {"low", end("low-contour", "low", "below")},
            {"high", end("high-contour", "high", "above")},
            {"metres", number("length")}};
}

Json heightsJson(const LaidOut& table, model::Language language) {
    const mapsets::Heights& heights = table.play().heights();
    Json json = answerOf("heights");
    json["game"] = table.game();
    json["method"] = heights.method();
    json["unit"] = table.mapset().catalogue.scales.heightUnit;
    json["hexes"] = Json::array();
    for (const Cell cell : inReadingOrder(table.field())) {
        const auto why = heights.why(cell);
        Json hex;
        hex["hex"] = table.field().label(cell);
        hex["ground"] = heights.ground(cell);
        hex["top"] = heights.top(cell);
        hex["why"] = {{"id", std::string(why.id())},
                      {"text", why.text(language, &table.mapset().catalogue)},
                      {"citation", citationJson(table.game(), why.citation)}};
        if (Json line = lineJson(why, language); !line.is_null()) hex["line"] = std::move(line);
        for (const auto& remark : heights.remarks(cell))
            hex["remarks"].push_back({{"id", std::string(remark.id())},
                                      {"text", remark.text(language, &table.mapset().catalogue)},
                                      {"citation", citationJson(table.game(), remark.citation)}});
        json["hexes"].push_back(std::move(hex));
    }
    return json;
}

std::string textOf(const LaidOut& table, const AnswerOptions& common) {
    const mapsets::Heights& heights = table.play().heights();
    Table rows;
    rows.indent(2);
    rows.align({Table::Align::left, Table::Align::right, Table::Align::right, Table::Align::left});
    rows.head({common.in(heightsHexWord), common.in(groundWord), common.in(topWord), common.in(whyWord)});
    for (const Cell cell : inReadingOrder(table.field()))
        rows.row({table.field().label(cell), std::to_string(heights.ground(cell)),
                  std::to_string(heights.top(cell)), reasonsText(table, cell, common.language)});
    return common.say(heightsHeadline, {{"count", std::to_string(table.field().hexes().size())},
                                        {"unit", table.mapset().catalogue.scales.heightUnit},
                                        {"method", heights.method()}}) +
           "\n\n" + rows.text();
}

int run(const HeightsOptions& options, const Streams& streams) {
    const LaidOut table = layOut(options.file, options.common, streams, options.heightMethod);
    deliver(
        options.common, [&] { return heightsJson(table, options.common.language); },
        [&] { return textOf(table, options.common); }, streams);
    return exitClean;
}

}  // namespace

Command heightsCommand(const AnswerOptions& common) {
    auto options = std::make_shared<HeightsOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("heights", heightsSummary);
    line->describe(
        {}, {"heights hill.board.xml", "heights battle.scenario.xml --format json --output heights.json"});
    line->positional("FILE", options->file, fileHelp());
    declareHeightMethod(*line, options->heightMethod);
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
