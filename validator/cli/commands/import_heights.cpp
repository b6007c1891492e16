#include "validator/cli/commands/import_heights.h"

#include <algorithm>

#include "formats/earth/earth_library.h"
#include "formats/model/document/board_text.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/input.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/publish/heights_import.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral noHeightsGame = local(
    "Say which game the board is for: --mapset ID, or give a board with --onto. 'cota mapsets' lists games.");
constexpr LocalLiteral ontoAndPlace = local(
    "--{option} does not go with --onto: the board has its own place and size. Leave one of the two out.");
constexpr LocalLiteral atAndMiddle = local("--at and --middle both place the board. Leave one of them out.");
constexpr LocalLiteral notOneBoard = local("'{file}' is not one board that can be read.");
constexpr LocalLiteral noAnchor = local(
    "Board '{file}' has no place in the real world (<anchor>). Make a new board without --onto, or enter the "
    "place in the window: Properties of the board.");
constexpr LocalLiteral badMeasure = local(
    "--{option} '{value}': write a number from {least} to {most}, with at most "
    "three decimals.");
constexpr LocalLiteral badPair =
    local("--{option} '{value}': write two numbers with a comma between them: {example}.");
constexpr LocalLiteral otherFile = local(
    "--{option} is for height models; '{file}' is none. Names of height models end in .tif, .asc or .hgt.");

constexpr LocalLiteral elevationHeadline = local(
    "'{out}': {columns} x {rows} hexes of {metres} m from '{in}'; the ground is {low} to {high} m high.");
constexpr LocalLiteral placeLine = local(
    "Place: {system}, first hex at {east} east and {north} north, top of the map {turn} degrees from north.");
constexpr LocalLiteral sizeChosen = local(
    "The size of the hexes was chosen so that the board covers the whole file. Use --hex-metres for "
    "another.");
constexpr LocalLiteral levelsLine =
    local("Levels {first} to {last}: one for each {interval} m, from {base} m up; taken from: {from}.");
constexpr LocalLiteral contoursLine = local(
    "{contours} {contours:contour|contours}, one for each {interval} m, and {spots} spot "
    "{spots:height|heights}; "
    "{left} small {left:ring was|rings were} left out.");
constexpr LocalLiteral intervalChosen =
    local("The game has no metres for a level; the interval was chosen. Use --interval for another.");
constexpr LocalLiteral otherLevels = local(
    "The legend of maps gives the levels the height they have in the game, {metres} m. Use --interval "
    "{metres} for true heights.");
constexpr LocalLiteral smoothLine = local("The ground was smoothed. Distance in hexes: {hexes} (--smooth).");
constexpr LocalLiteral noDoubt = local("No hex is in doubt.");
constexpr LocalLiteral doubtLine =
    local("In doubt: {count} {count:hex|hexes} of {all}; {made} without heights in the file.");
constexpr LocalLiteral doubtHint = local("--doubt FILE.csv lists them.");
constexpr LocalLiteral doubtWritten = local("'{file}' lists them.");

constexpr std::array<std::pair<earth::LevelFrom, LocalLiteral>, 4> fromWords{{
    {earth::LevelFrom::mean, local("mean height")},
    {earth::LevelFrom::highest, local("highest point")},
    {earth::LevelFrom::lowest, local("lowest point")},
    {earth::LevelFrom::centre, local("centre")},
}};

std::int64_t measure(const char* option, const std::string& text, model::MeasureRange range) {
    const auto value = model::measureOf(text, range);
    if (!value)
        throw CommandError(exitUsage, badMeasure,
                           {{"option", option},
                            {"value", text},
                            {"least", model::thousandthsText(range.least)},
                            {"most", model::thousandthsText(range.most)}});
    return *value;
}

/// Two numbers within `most` of 0.
earth::EarthPoint pairOf(const char* option, const std::string& text, const char* example, double most) {
    const auto comma = text.find(',');
    const auto bad = [&] {
        return CommandError(exitUsage, badPair, {{"option", option}, {"value", text}, {"example", example}});
    };
    if (comma == std::string::npos || text.find(',', comma + 1) != std::string::npos) throw bad();
    try {
        return {numberWithin(option, text.substr(0, comma), -most, most),
                numberWithin(option, text.substr(comma + 1), -most, most)};
    } catch (const CommandError&) {
        throw bad();
    }
}

[[noreturn]] void refuse(const earth::EarthProblem& problem, const HeightsTakenIn& options,
                         const Streams& streams) {
    streams.err << "cota import: " << earth::textOf(problem, options.file).in(options.common.language)
                << "\n";
    throw AlreadySaid(exitUnreadable);
}

struct GivenOption {
    const char* option;
    bool isGiven;
};

std::vector<GivenOption> placeOptions(const HeightOptions& given) {
    return {{"board-system", !given.boardSystem.empty()},
            {"hex-metres", !given.hexMetres.empty()},
            {"columns", given.columns.has_value()},
            {"rows", given.rows.has_value()},
            {"at", !given.at.empty()},
            {"middle", !given.middle.empty()},
            {"turn", !given.turn.empty()}};
}

model::Board boardToChange(const HeightsTakenIn& options, const Streams& streams) {
    for (const auto& [option, isGiven] : placeOptions(options.heights))
        if (isGiven) throw CommandError(exitUsage, ontoAndPlace, {{"option", option}});
    const std::string& file = options.onto;
    const Opened opened = openInput(file, streams);
    printFindings(opened.input.findings, options.common, streams);
    const auto& document = opened.input.document;
    if (!opened.isReadable || document.scenario || document.boards.size() != 1)
        throw CommandError(exitUnreadable, notOneBoard, {{"file", file}});
    const model::Board& board = *document.boards.begin()->second;
    if (!board.anchor) throw CommandError(exitUsage, noAnchor, {{"file", file}});
    return board;
}

/// A new board on the file.
model::Board newBoardOn(const HeightsTakenIn& options, const earth::EarthFiles& files,
                        const earth::HeightFile& file, const mapsets::Mapset& game, const Streams& streams) {
    const HeightOptions& given = options.heights;
    publish::BoardWish wish;
    wish.system = given.boardSystem.empty() ? file.facts().boardSystem : given.boardSystem;
    if (const auto problem = files.checkBoardSystem(wish.system)) refuse(problem, options, streams);
    if (!given.hexMetres.empty())
        wish.hexSize = measure("hex-metres", given.hexMetres, model::anchorHexSizes);
    if (!given.turn.empty()) wish.turn = static_cast<int>(measure("turn", given.turn, model::anchorTurns));
    wish.columns = given.columns;
    wish.rows = given.rows;
    if (!given.at.empty() && !given.middle.empty()) throw CommandError(exitUsage, atAndMiddle);
    constexpr double mostMetres = 99'999'999, mostDegrees = 180;
    if (!given.at.empty()) wish.at = pairOf("at", given.at, "292000,5501000", mostMetres);
    earth::EarthProblem problem;
    const auto toBoard = [&](const std::string& from, earth::EarthPoint point) {
        const auto change = files.change(from, wish.system, problem);
        if (!change) refuse(problem, options, streams);
        std::array<earth::EarthPoint, 1> points{point};
        change->change(points);
        return points[0];
    };
    if (!given.middle.empty()) {
        const auto degrees = pairOf("middle", given.middle, "49.75,6.1", mostDegrees);
        wish.middle = toBoard("EPSG:4326", {degrees.north, degrees.east});
    } else if (!wish.at && wish.system != file.facts().boardSystem) {
        wish.middle = toBoard(file.facts().boardSystem, file.facts().middle);
    }
    const std::string id =
        options.id.empty() ? idFromFile(std::filesystem::path(options.file).stem().string()) : options.id;
    return publish::boardOn(file.facts(), game, id, wish);
}

publish::HeightsPlan planOf(const HeightOptions& given) {
    publish::HeightsPlan plan;
    plan.interval = given.interval;
    plan.base = given.base;
    plan.stretch = given.stretch.value_or(plan.stretch);
    plan.sure = given.sure.value_or(plan.sure);
    constexpr double mostSmooth = 10;
    if (!given.smooth.empty()) plan.smooth = numberWithin("--smooth", given.smooth, 0, mostSmooth);
    for (const auto& [from, word] : fromWords)
        if (given.from == earth::textOf(from)) plan.from = from;
    return plan;
}

struct Made {
    model::Board board;
    publish::HeightsResult heights;
    std::vector<model::HexCoord> doubt;
    std::size_t withoutHeights = 0;  // of those in doubt
    bool isSizeChosen = false;       // hexes are not of the game's size, to cover the file
};

std::string smoothText(double hexes) {
    return model::thousandthsText(static_cast<std::int64_t>(hexes * 1000 + 0.5));
}

std::string doubtText(const HeightsTakenIn& options, const Made& made) {
    const AnswerOptions& common = options.common;
    if (made.doubt.empty()) return common.in(noDoubt) + "\n";
    constexpr std::size_t most = 12;
    std::string labels;
    for (std::size_t i = 0; i < std::min(most, made.doubt.size()); ++i)
        labels += (i > 0 ? " " : "") + model::hexText(made.board.grid, made.doubt[i]);
    if (made.doubt.size() > most) labels += " ...";
    std::string text = common.say(doubtLine, {{"count", std::to_string(made.doubt.size())},
                                              {"all", std::to_string(made.board.grid.size())},
                                              {"made", std::to_string(made.withoutHeights)}});
    text += " " + (options.doubt.empty() ? common.in(doubtHint)
                                         : common.say(doubtWritten, {{"file", options.doubt}}));
    return text + "\n  " + labels + "\n";
}

std::string elevationText(const HeightsTakenIn& options, const Made& made) {
    const AnswerOptions& common = options.common;
    const publish::HeightsResult& heights = made.heights;
    const model::Anchor anchor = made.board.anchor.value_or(model::Anchor{});
    std::string text = common.say(elevationHeadline, {{"out", options.board},
                                                      {"in", options.file},
                                                      {"columns", std::to_string(made.board.grid.columns)},
                                                      {"rows", std::to_string(made.board.grid.rows)},
                                                      {"metres", model::thousandthsText(anchor.hexSize)},
                                                      {"low", std::to_string(heights.lowest)},
                                                      {"high", std::to_string(heights.highest)}}) +
                       "\n";
    text += common.say(placeLine, {{"system", anchor.system},
                                   {"east", model::thousandthsText(anchor.east)},
                                   {"north", model::thousandthsText(anchor.north)},
                                   {"turn", model::thousandthsText(anchor.turn)}}) +
            "\n";
    const auto [lowest, highest] = std::ranges::minmax_element(heights.hexes, {}, &earth::HexLevel::level);
    const auto word =
        std::ranges::find(fromWords, heights.from, &std::pair<earth::LevelFrom, LocalLiteral>::first);
    if (heights.hasContours)
        text += common.say(contoursLine, {{"contours", std::to_string(heights.lines.contours.size())},
                                          {"interval", std::to_string(heights.interval)},
                                          {"spots", std::to_string(heights.lines.spotHeights.size())},
                                          {"left", std::to_string(heights.lines.leftOut)}});
    else
        text += common.say(levelsLine, {{"first", std::to_string(lowest->level)},
                                        {"last", std::to_string(highest->level)},
                                        {"interval", std::to_string(heights.interval)},
                                        {"base", std::to_string(heights.base)},
                                        {"from", common.in(word->second)}});
    text += "\n";
    if (heights.isIntervalChosen) text += common.in(intervalChosen) + "\n";
    const int game = heights.intervalOfGame;
    if (!heights.hasContours && game > 0 && game != heights.interval)
        text += common.say(otherLevels, {{"metres", std::to_string(game)}}) + "\n";
    if (made.isSizeChosen) text += common.in(sizeChosen) + "\n";
    if (heights.smooth > 0) text += common.say(smoothLine, {{"hexes", smoothText(heights.smooth)}}) + "\n";
    return text + doubtText(options, made);
}

Json elevationJson(const HeightsTakenIn& options, const Made& made) {
    const publish::HeightsResult& heights = made.heights;
    const model::Anchor anchor = made.board.anchor.value_or(model::Anchor{});
    const auto thousandths = [](std::int64_t value) { return static_cast<double>(value) / 1000; };
    Json json = answerOf("import");
    json["from"] = options.file;
    json["to"] = options.board;
    json["mapset"] = made.board.mapset.text;
    json["board"] = {{"id", made.board.id},
                     {"columns", made.board.grid.columns},
                     {"rows", made.board.grid.rows},
                     {"paths", made.board.paths.size()},
                     {"features", made.board.features.size()},
                     {"hexsides", made.board.hexsides.size()}};
    Json ground = {{"anchor", Json{{"system", anchor.system},
                                   {"east", thousandths(anchor.east)},
                                   {"north", thousandths(anchor.north)},
                                   {"hexMetres", thousandths(anchor.hexSize)},
                                   {"turn", thousandths(anchor.turn)}}},
                   {"lowest", heights.lowest},
                   {"highest", heights.highest},
                   {"interval", heights.interval},
                   {"base", heights.base},
                   {"smooth", heights.smooth},
                   {"from", earth::textOf(heights.from)},
                   {"contours", heights.lines.contours.size()},
                   {"spotHeights", heights.lines.spotHeights.size()}};
    ground["doubt"] = Json::array();
    for (const auto hex : made.doubt) {
        const auto& one = heights.hexes[made.board.grid.index(hex)];
        ground["doubt"].push_back({{"hex", model::hexText(made.board.grid, hex)},
                                   {"level", one.level},
                                   {"other", one.nearest},
                                   {"metres", thousandths(one.height)},
                                   {"share", one.share},
                                   {"limit", one.toLimit},
                                   {"made", one.made}});
    }
    json["heights"] = std::move(ground);
    for (const char* key : {"findings", "carried", "lost"}) json[key] = Json::array();
    return json;
}

/// The game of the board to be made or changed.
mapsets::Mapset gameOf(const HeightsTakenIn& options, const std::optional<model::Board>& onto) {
    const auto id = onto ? onto->mapset : model::MapsetId(options.mapset);
    if (id.empty()) throw CommandError(exitUsage, noHeightsGame);
    auto game = usableMapset(libraryOf(options.common), id);
    requirePlayedOn(game, PlayedOn::map);
    return game;
}

}  // namespace

int importHeights(const HeightsTakenIn& options, const Streams& streams) {
    const HeightOptions& given = options.heights;
    requireApart(options.common.output, {options.file, options.board, options.onto, options.doubt});
    requireApart(options.board, {options.file, options.doubt});
    if (!options.doubt.empty()) requireApart(options.doubt, {options.file, options.onto});
    if (!options.force) {
        requireNew(options.board);
        if (!options.doubt.empty()) requireNew(options.doubt);
    }
    std::optional<model::Board> onto;
    if (!options.onto.empty()) onto = boardToChange(options, streams);
    const auto game = gameOf(options, onto);
    const publish::HeightsPlan plan = planOf(given);
    earth::EarthProblem problem;
    const auto* files = earth::earthFiles(problem);
    if (files == nullptr) refuse(problem, options, streams);
    const auto file = files->openHeights(options.file, options.system, problem);
    if (!file) refuse(problem, options, streams);
    Made made;
    made.board = onto ? *onto : newBoardOn(options, *files, *file, game, streams);
    made.isSizeChosen = !onto && given.hexMetres.empty() &&
                        made.board.anchor->hexSize != game.catalogue.scales.hexMetres * std::int64_t{1000};
    const auto ground = publish::BoardGround::read(*file, made.board, {}, problem);
    if (!ground) refuse(problem, options, streams);
    made.heights = ground->result(game, plan);
    made.board = publish::withHeights(std::move(made.board), made.heights);
    made.doubt = publish::doubtful(made.board.grid, made.heights);
    made.withoutHeights = publish::withoutHeights(made.board.grid, made.heights).size();
    write(options.board, textOfBoard(made.board), streams);
    if (!options.doubt.empty())
        write(options.doubt, publish::doubtCsv(made.board.grid, made.heights), streams);
    // If the board goes to standard output, the answer must go elsewhere.
    if (options.board == "-" && options.common.output == "-")
        streams.err << (options.common.isJson() ? elevationJson(options, made).dump(2) + "\n"
                                                : elevationText(options, made));
    else
        deliver(
            options.common, [&] { return elevationJson(options, made); },
            [&] { return elevationText(options, made); }, streams);
    return exitClean;
}

void refuseHeightOptions(const HeightOptions& given, const std::string& file) {
    auto options = placeOptions(given);
    for (const GivenOption& more :
         {GivenOption{"interval", given.interval.has_value()}, GivenOption{"base", given.base.has_value()},
          GivenOption{"stretch", given.stretch.has_value()}, GivenOption{"smooth", !given.smooth.empty()},
          GivenOption{"from", !given.from.empty()}, GivenOption{"sure", given.sure.has_value()}})
        options.push_back(more);
    for (const auto& [option, isGiven] : options)
        if (isGiven) throw CommandError(exitUsage, otherFile, {{"option", option}, {"file", file}});
}

void declareHeights(CommandLine& line, HeightOptions& into) {
    constexpr int mostMetres = 10'000, mostStretch = 1'000, hundred = 100;
    line.text("--hex-metres", "N", into.hexMetres,
              local("height models: metres across a hex (default: the game's, or more to cover the file)"));
    line.number("--columns", "N", into.columns, 1, model::maxGridColumns,
                local("height models: columns of the board (default: as many as the file has room for)"));
    line.number("--rows", "N", into.rows, 1, model::maxGridRows, local("height models: rows, likewise"));
    line.text("--middle", "LAT,LON", into.middle,
              local("height models: degrees of the middle of the board (default: that of the file)"));
    line.text("--at", "EAST,NORTH", into.at,
              local("height models: the centre of the first hex, in the system of the board"));
    line.text("--turn", "DEGREES", into.turn,
              local("height models: the top of the map, clockwise from north (default: 0)"));
    line.number("--interval", "N", into.interval, 1, mostMetres,
                local("height models: metres of a level, or between contours (default: the game's)"));
    line.number("--base", "N", into.base, -mostMetres, mostMetres,
                local("height models: metres at which level 0 begins (default: below the lowest hex)"));
    line.number("--stretch", "PERCENT", into.stretch, 1, mostStretch,
                local("height models: multiplies heights above the base (default: 100)"));
    line.text("--smooth", "HEXES", into.smooth,
              local("height models: averages heights within this distance (default: as coarse files and "
                    "contours need)"));
    line.word("--from", "mean|highest|lowest|centre", into.from,
              local("height models: what the level of a hex is taken from (default: mean)"));
    line.number("--sure", "PERCENT", into.sure, 0, hundred,
                local("height models: a hex with less of its ground at its level is in doubt (default: 50)"));
    line.text(
        "--board-system", "CODE", into.boardSystem,
        local(
            "height models: the system of the board (default: the file's if in metres, else the UTM zone)"));
}

}  // namespace cota::cli
