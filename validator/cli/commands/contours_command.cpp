// cota contours: the contours of a board, the hexes whose levels disagree with them, and how to make one
// from the other.

#include <algorithm>
#include <cstdlib>

#include "formats/model/relief/level_contours.h"
#include "formats/model/relief/relief.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

struct ContoursOptions {
    AnswerOptions common;
    std::string file;
    std::string to;
    std::string board;
    std::optional<int> metres;
    bool force = false;
};

/// A board of the file, before and after.
struct Drawn {
    const model::Board* before = nullptr;
    model::Board after;
    bool hasLevels = false;
    std::vector<model::LevelDisagreement> disagree;  // of the board before; none without levels
};

constexpr LocalLiteral contoursSummary = local("compare contours and levels, or make one from the other");
constexpr LocalLiteral oneBoard =
    local("-o writes one board, and '{file}' has {count}; name the board's own file.");
constexpr LocalLiteral noTo = local("Say what the board is to get: --to levels or --to lines.");
constexpr LocalLiteral noInterval = local("'{game}' does not say how many metres a level has: --metres N.");
constexpr LocalLiteral noLevels = local("Board {board} has no levels to draw contours from.");
constexpr LocalLiteral tooHigh = local(
    "Level {level} of board {board} would lie at {height} m; a board file holds contours from {least} to "
    "{most} m: --metres.");
constexpr LocalLiteral onlyContours = local(
    "Board {board}: {contours} {contours:contour|contours} and no levels: there is nothing to compare.");
constexpr LocalLiteral noContours = local("Board {board} has no contours to read levels from.");
constexpr LocalLiteral headline = local(
    "Board {board}: {contours} {contours:contour|contours}, {metres} m to a level; hexes that disagree: "
    "{count}.");
constexpr LocalLiteral wrote = local("'{out}' has the board with its {what}.");
constexpr LocalLiteral levelsWord = local("levels from the contours");
constexpr LocalLiteral linesWord = local("contours from the levels");
constexpr LocalLiteral hexWord = local("hex"), levelWord = local("level"), byWord = local("by contours");

const char* textOf(model::HighSide side) {
    return side == model::HighSide::left ? "left" : side == model::HighSide::right ? "right" : "unknown";
}

/// Metres per level. If the game measures heights in levels, the user must give them.
int metresOf(const ContoursOptions& options, const LaidOut& table) {
    const auto& scales = table.mapset().catalogue.scales;
    const int metres = options.metres.value_or(scales.heightUnit == "m" ? scales.levelHeight : 0);
    if (metres <= 0) throw CommandError(exitUsage, noInterval, {{"game", table.game()}});
    return metres;
}

bool hasLevels(const model::Board& board) {
    return std::ranges::any_of(*board.level, [](std::int16_t level) { return level != 0; });
}

/// Refuses heights that the reader would reject.
void requireReadable(const model::Board& board, int metres) {
    for (const std::int16_t level : *board.level)
        if (std::abs(level) * metres > model::mostContourMetres)
            throw CommandError(exitUsage, tooHigh,
                               {{"level", std::to_string(level)},
                                {"board", board.id},
                                {"height", std::to_string(level * metres)},
                                {"least", std::to_string(-model::mostContourMetres)},
                                {"most", std::to_string(model::mostContourMetres)}});
}

std::vector<Drawn> drawnBoards(const ContoursOptions& options, const LaidOut& table, int metres) {
    std::vector<Drawn> all;
    for (const auto& [file, board] : table.input.document.boards) {
        Drawn drawn{&*board, *board, hasLevels(*board), {}};
        if (drawn.hasLevels) drawn.disagree = model::disagreements(*board, metres);
        if (options.to == "lines") {
            if (!drawn.hasLevels) throw CommandError(exitUsage, noLevels, {{"board", board->id}});
            requireReadable(*board, metres);
            drawn.after.contours = model::contoursOfLevels(*board, metres);
        }
        if (options.to == "levels") {
            auto read = model::levelsOfContours(*board, metres);
            if (!read.known) throw CommandError(exitUsage, noContours, {{"board", board->id}});
            drawn.after.level = std::move(read.levels);
        }
        all.push_back(std::move(drawn));
    }
    return all;
}

Json contoursJson(const ContoursOptions& options, const LaidOut& table, int metres,
                  const std::vector<Drawn>& boards) {
    Json json = answerOf("contours");
    json["game"] = table.game();
    json["to"] = jsonOrNull(options.to);
    json["out"] = jsonOrNull(options.board);
    json["metresPerLevel"] = metres;
    json["boards"] = Json::array();
    for (const Drawn& drawn : boards) {
        Json board;
        board["board"] = drawn.before->id;
        board["hasLevels"] = drawn.hasLevels;
        board["contours"] = Json::array();
        for (const model::Contour& contour : drawn.after.contours)
            board["contours"].push_back({{"id", contour.id},
                                         {"metres", contour.metres},
                                         {"points", contour.points.size()},
                                         {"high", textOf(contour.high)},
                                         {"closed", contour.closed},
                                         {"dashed", contour.dashed}});
        board["disagree"] = Json::array();
        for (const auto& one : drawn.disagree)
            board["disagree"].push_back({{"hex", drawn.before->grid.label(one.hex)},
                                         {"level", one.level},
                                         {"byContours", one.byContours}});
        json["boards"].push_back(std::move(board));
    }
    return json;
}

std::string textOf(const ContoursOptions& options, int metres, const std::vector<Drawn>& boards) {
    const AnswerOptions& common = options.common;
    std::string text;
    for (const Drawn& drawn : boards) {
        const bool isCompared = drawn.hasLevels || !options.to.empty();
        text += common.say(isCompared ? headline : onlyContours,
                           {{"board", drawn.before->id},
                            {"contours", std::to_string(drawn.after.contours.size())},
                            {"metres", std::to_string(metres)},
                            {"count", std::to_string(drawn.disagree.size())}}) +
                "\n";
        Table rows;
        rows.indent(2);
        rows.align({Table::Align::left, Table::Align::right, Table::Align::right});
        rows.head({common.in(hexWord), common.in(levelWord), common.in(byWord)});
        for (const auto& one : drawn.disagree)
            rows.row({drawn.before->grid.label(one.hex), std::to_string(one.level),
                      std::to_string(one.byContours)});
        if (!rows.empty()) text += "\n" + rows.text();
    }
    if (!options.board.empty())
        text += common.say(wrote, {{"out", options.board},
                                   {"what", common.in(options.to == "lines" ? linesWord : levelsWord)}}) +
                "\n";
    return text;
}

int run(const ContoursOptions& options, const Streams& streams) {
    if (!options.board.empty() && options.to.empty()) throw CommandError(exitUsage, noTo);
    requireApart(options.common.output, {options.board});
    if (!options.board.empty() && !options.force) requireNew(options.board);
    const LaidOut table = layOut(options.file, options.common, streams);
    const int metres = metresOf(options, table);
    const std::vector<Drawn> boards = drawnBoards(options, table, metres);
    if (!options.board.empty()) {
        if (boards.size() != 1)
            throw CommandError(exitUsage, oneBoard,
                               {{"file", options.file}, {"count", std::to_string(boards.size())}});
        write(options.board, textOfBoard(boards.front().after), streams);
    }
    const auto json = [&] { return contoursJson(options, table, metres, boards); };
    const auto text = [&] { return textOf(options, metres, boards); };
    // If the board goes to standard output, the report must go elsewhere.
    if (options.board == "-" && options.common.output == "-")
        streams.err << (options.common.isJson() ? json().dump(2) + "\n" : text());
    else
        deliver(options.common, json, text, streams);
    const bool differs =
        std::any_of(boards.begin(), boards.end(), [](const Drawn& drawn) { return !drawn.disagree.empty(); });
    return options.to.empty() && differs ? exitFound : exitClean;
}

}  // namespace

Command contoursCommand(const AnswerOptions& common) {
    auto options = std::make_shared<ContoursOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("contours", contoursSummary);
    line->describe(
        local(
            "Lists the hexes whose level differs from the level that the contours give (exit code 1 if there "
            "are\nany). --to makes one from the other, and the list shows what changes."),
        {"contours hill.board.xml", "contours hill.board.xml --to lines -o drawn.board.xml"});
    line->positional("FILE", options->file, fileHelp());
    line->word("--to", "levels|lines", options->to,
               local("make levels from contours, or contours from levels"));
    line->text("-o,--out", "OUT", options->board,
               local("the board to write; - is standard output, and the list goes to standard error"));
    line->number("--metres", "N", options->metres, 1, 10000,
                 local("metres per level (default: the game's; required if its heights are levels)"));
    line->flag("--force", options->force, local("overwrite existing files"));
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
