// cota viewshed: what can be seen from one hex.

#include <algorithm>
#include <map>

#include "mapsets/look/sheet/answer_legends.h"
#include "validator/cli/commands/answer_pictures.h"
#include "validator/cli/inputs/hexes.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/inputs/sight_words.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using mapsets::Cell;
using mapsets::SightVerdict;
using model::LocalLiteral;

struct ViewshedOptions {
    AnswerOptions common;
    std::string file;
    std::string from;
    std::optional<int> turn;
    std::string heightMethod;
    PictureOptions picture;
};

constexpr LocalLiteral viewshedSummary =
    local("which hexes can be seen from a hex, and which are blocked or in dead ground");
constexpr LocalLiteral viewshedHeadline =
    local("From {from}: {seen} of {all} {all:hex|hexes} seen, {blocked} blocked, {blinded} blinded.");
constexpr LocalLiteral visibleTo = local("Visibility of the turn: {range} {range:hex|hexes}.");
constexpr LocalLiteral visibleHexes = local("Visible hexes");
constexpr LocalLiteral distanceWord = local("distance");

struct Seen {
    Cell cell = mapsets::noCell;
    mapsets::SightResult result;
    int distance = 0;
};

std::vector<Seen> lookAround(const LaidOut& table, Cell from) {
    const auto hexes = table.field().hexes();
    std::vector<mapsets::SightResult> results(hexes.size());
    table.play().sight().viewshed(from, results);
    std::vector<Seen> seen;
    for (const Cell cell : inReadingOrder(table.field())) {
        if (cell == from) continue;
        const auto place = std::lower_bound(hexes.begin(), hexes.end(), cell) - hexes.begin();
        seen.push_back(
            {cell, results[static_cast<std::size_t>(place)], table.play().spotting().distance(from, cell)});
    }
    return seen;
}

Json viewshedJson(const LaidOut& table, Cell from, std::optional<int> visibility,
                  const std::vector<Seen>& seen) {
    Json json = answerOf("viewshed");
    json["game"] = table.game();
    mapsets::SightRecorder record;
    table.play().sight().judge(from, from, &record);
    json["from"] = {{"hex", table.field().label(from)}, {"height", record.heightFrom}};
    json["visibility"] = visibility ? Json(*visibility) : Json(nullptr);
    json["hexes"] = Json::array();
    for (const Seen& one : seen) {
        Json hex;
        hex["hex"] = table.field().label(one.cell);
        hex["verdict"] = mapsets::textOf(one.result.verdict);
        hex["hindrance"] = one.result.hindrance;
        hex["distance"] = one.distance;
        json["hexes"].push_back(std::move(hex));
    }
    return json;
}

std::string headlineOf(const LaidOut& table, Cell from, const std::vector<Seen>& seen,
                       const AnswerOptions& common) {
    const auto count = [&](SightVerdict verdict) {
        return std::to_string(
            std::ranges::count(seen, verdict, [](const Seen& one) { return one.result.verdict; }));
    };
    return common.say(viewshedHeadline, {{"from", table.field().label(from)},
                                         {"seen", count(SightVerdict::clear)},
                                         {"all", std::to_string(seen.size())},
                                         {"blocked", count(SightVerdict::blocked)},
                                         {"blinded", count(SightVerdict::blinded)}});
}

std::string visibilityText(int visibility, const AnswerOptions& common) {
    return common.say(visibleTo, {{"range", std::to_string(visibility)}});
}

std::string textOf(const LaidOut& table, Cell from, std::optional<int> visibility,
                   const std::vector<Seen>& seen, const AnswerOptions& common) {
    std::map<SightVerdict, std::map<int, std::string>> rings;
    for (const Seen& one : seen) {
        std::string& ring = rings[one.result.verdict][one.distance];
        ring += (ring.empty() ? "" : " ") + table.field().label(one.cell);
        if (one.result.hindrance > 0) ring += "(-" + std::to_string(one.result.hindrance) + ")";
    }
    std::string text = headlineOf(table, from, seen, common) + "\n";
    if (visibility) text += visibilityText(*visibility, common) + "\n";
    for (const auto& [verdict, byDistance] : rings) {
        text += "\n" + common.in(verdictWord(verdict)) + "\n";
        for (const auto& [distance, labels] : byDistance) {
            text += "  " + common.in(distanceWord) + " " + std::to_string(distance) + "\n";
            text += wrapped(labels, 100, 4);
        }
    }
    return text;
}

int run(const ViewshedOptions& options, const Streams& streams) {
    if (!options.picture.output.empty()) checkPicture(options.picture);
    const LaidOut table = layOut(options.file, options.common, streams, options.heightMethod);
    requireSight(table);
    const Cell from = hexNamed(table.field(), options.from);
    const auto visibility = conditionsIn(table, options.turn).visibility;
    const auto seen = lookAround(table, from);
    std::vector<std::pair<Cell, SightVerdict>> verdicts;
    if (!options.picture.output.empty())
        for (const Seen& one : seen) verdicts.emplace_back(one.cell, one.result.verdict);
    const auto caption = [&](const look::Scene& scene) {
        std::string said = headlineOf(table, from, seen, options.common);
        if (visibility) said += " " + visibilityText(*visibility, options.common);
        const auto turn = options.turn ? std::to_string(*options.turn) : std::string();
        auto question = withOptions(options.common.in(visibleHexes),
                                    {{"--turn", turn}, {"--height-method", options.heightMethod}});
        return look::AnswerCaption{std::move(question), std::move(said),
                                   look::legendOfSeen(scene, from, verdicts)};
    };
    writeAnswerPicture(table, options.common, options.picture, seenFrom(from, verdicts), caption, streams);
    deliver(
        options.common, [&] { return viewshedJson(table, from, visibility, seen); },
        [&] { return textOf(table, from, visibility, seen, options.common); }, streams);
    return exitClean;
}

}  // namespace

Command viewshedCommand(const AnswerOptions& common) {
    auto options = std::make_shared<ViewshedOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("viewshed", viewshedSummary);
    line->describe(
        local("Lines of sight have no range: the visibility of the turn is given beside them."),
        {"viewshed hill.board.xml 0304", "viewshed battle.scenario.xml 5-0812 --turn 7 --format json"});
    line->positional("FILE", options->file, fileHelp());
    line->positional("FROM", options->from, hexHelp());
    declareTurn(*line, options->turn);
    declareHeightMethod(*line, options->heightMethod);
    declareAnswerPicture(*line, options->picture);
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
