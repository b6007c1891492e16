// cota deal: sets a game without a map up by a seed, as its steps say.

#include <cstdint>
#include <filesystem>

#include "mapsets/table/set_up_words.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/open_table.h"
#include "validator/cli/inputs/table_words.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using mapsets::SetUp;
using mapsets::SetUpFault;
using model::LocalLiteral;

struct DealOptions {
    AnswerOptions common;
    std::string file;
    std::string out;
    std::string until;
    std::string seed = "1";
    bool force = false;
};

constexpr LocalLiteral dealSummary = local("sets up the table of a card game: shuffles, deals, deploys");
constexpr LocalLiteral dealHead = local("Seed {seed}: {seat} begins.");
constexpr LocalLiteral stepWord = local("step"), cardsWord = local("cards"), dealsWord = local("deals");
constexpr LocalLiteral spaceWord = local("space"), dealtToWord = local("of seat", "of");
constexpr LocalLiteral groupsOfSpace = local("groups");
constexpr LocalLiteral dealWritten = local("Written: {path}");
constexpr LocalLiteral noSetUpSteps = local("'{game}' does not say how it is set up.");
constexpr LocalLiteral noSeats = local("The table of '{file}' has no seats.");
constexpr LocalLiteral noStep = local("There is no step '{word}' in the set-up. Steps: {known}.");
constexpr LocalLiteral badSeed =
    local("'{value}' is no seed (--seed): write a whole number from 0 to 18446744073709551615.");

std::uint64_t seedOf(const std::string& text) {
    std::uint64_t seed = 0;
    bool isGood = !text.empty();
    for (const char digit : text) {
        const auto value = static_cast<std::uint64_t>(digit - '0');
        isGood = isGood && digit >= '0' && digit <= '9' && seed <= (UINT64_MAX - value) / 10;
        if (isGood) seed = seed * 10 + value;
    }
    if (!isGood) throw CommandError(exitUsage, badSeed, {{"value", text}});
    return seed;
}

void requireSteps(const mapsets::LaidTable& table, const DealOptions& options) {
    if (!mapsets::hasSetUp(table))
        throw CommandError(exitUnreadable, noSetUpSteps, {{"game", table.mapset().id.text}});
    if (table.position().seats.empty()) throw CommandError(exitUnreadable, noSeats, {{"file", options.file}});
    if (options.until.empty()) return;
    std::vector<std::string> known;
    for (const auto& stage : table.game().setUp()) {
        if (stage.row->id == options.until) return;
        known.push_back(stage.row->id);
    }
    throw CommandError(exitUsage, noStep, {{"word", options.until}, model::knownWords(known, "-")});
}

model::LocalText nameOfSeat(const model::Tableau& tableau, const model::SeatId& id) {
    for (const model::Seat& seat : tableau.seats)
        if (seat.id == id && !seat.name.empty()) return seat.name;
    return {id.text, id.text};
}

/// The name of a space; without one, that of its kind.
model::LocalText nameOfSpace(const mapsets::Mapset& game, const model::TableauSpace& space) {
    if (!space.name.empty()) return space.name;
    for (const auto& kind : game.catalogue.table.spaces)
        if (kind.id == space.kind) return kind.name;
    return {space.id.text, space.id.text};
}

std::size_t cardsIn(const model::TableauSpace& space) {
    std::size_t count = space.cards.size();
    for (const auto& group : space.groups) count += group.cards.size() + group.attached.size();
    return count;
}

std::string stepsText(const SetUp& made, const AnswerOptions& common) {
    using enum Table::Align;
    Table table;
    table.indent(2);
    table.align({left, right, right});
    table.head({common.in(stepWord), common.in(cardsWord), common.in(dealsWord)});
    for (const auto& done : made.steps)
        table.row({common.in(done.step->name), done.cards == 0 ? "" : std::to_string(done.cards),
                   done.deals == 1 ? "" : std::to_string(done.deals)});
    return table.text();
}

/// How many cards are where, which everybody may know.
std::string spacesText(const SetUp& made, const mapsets::Mapset& game, const AnswerOptions& common) {
    using enum Table::Align;
    Table table;
    table.indent(2);
    table.align({left, left, right, right});
    table.head(
        {common.in(spaceWord), common.in(dealtToWord), common.in(cardsWord), common.in(groupsOfSpace)});
    for (const auto& space : made.tableau.spaces)
        table.row({common.in(nameOfSpace(game, space)),
                   space.seat.empty() ? "" : common.in(nameOfSeat(made.tableau, space.seat)),
                   std::to_string(cardsIn(space)),
                   space.groups.empty() ? "" : std::to_string(space.groups.size())});
    return table.text();
}

Json dealJson(const OpenTable& table, const SetUp& made, const DealOptions& options) {
    const auto language = options.common.language;
    Json json = answerOf("deal");
    json["game"] = table.game();
    json["seed"] = options.seed;
    json["start"] = made.tableau.start.text;
    json["steps"] = Json::array();
    for (const auto& done : made.steps)
        json["steps"].push_back({{"id", done.step->id},
                                 {"name", done.step->name.in(language)},
                                 {"cards", done.cards},
                                 {"deals", done.deals},
                                 {"citation", citationJson(table.game(), done.step->from.citation)}});
    json["spaces"] = Json::array();
    for (const auto& space : made.tableau.spaces)
        json["spaces"].push_back({{"id", space.id.text},
                                  {"kind", space.kind},
                                  {"seat", jsonOrNull(space.seat.text)},
                                  {"cards", cardsIn(space)},
                                  {"groups", space.groups.size()}});
    json["fault"] = nullptr;
    if (made.fault)
        json["fault"] = {{"step", made.fault->step != nullptr ? Json(made.fault->step->id) : Json(nullptr)},
                         {"must", made.fault->must != nullptr ? Json(made.fault->must->id) : Json(nullptr)},
                         {"text", mapsets::whyNot(*made.fault, *table.laid).in(language)}};
    json["file"] = made.fault ? "" : options.out;
    return json;
}

std::string dealText(const OpenTable& table, const SetUp& made, const DealOptions& options) {
    const AnswerOptions& common = options.common;
    std::string text =
        common.say(dealHead, {{"seed", options.seed},
                              model::inWords("seat", nameOfSeat(made.tableau, made.tableau.start))}) +
        "\n\n" + stepsText(made, common) + "\n";
    if (made.fault) return text + wrapped(common.in(mapsets::whyNot(*made.fault, *table.laid)), 100, 0);
    text += spacesText(made, table.laid->mapset(), common);
    if (!options.out.empty()) text += "\n" + common.say(dealWritten, {{"path", options.out}}) + "\n";
    return text;
}

/// The scenario with the new table. In another folder it has a copy of the deck beside it, because a scenario
/// uses only files of its own folder.
void writeScenario(const OpenTable& table, const SetUp& made, const DealOptions& options,
                   const Streams& streams) {
    model::Scenario scenario = **table.whole.laid.document.scenario;
    scenario.tableau = made.tableau;
    std::error_code ignored;
    const auto from = fs::weakly_canonical(fs::absolute(options.file, ignored), ignored).parent_path();
    const auto to = fs::weakly_canonical(fs::absolute(options.out, ignored), ignored).parent_path();
    if (options.out != "-" && options.file != "-" && from != to)
        for (std::string& file : scenario.forces) {
            const auto bytes = readBytes((from / file).string(), streams);
            file = fs::path(file).filename().generic_string();
            const auto copy = (to / file).string();
            if (!options.force) requireNew(copy);
            write(copy, bytes, streams);
        }
    write(options.out, textOfScenario(scenario), streams);
}

int run(const DealOptions& given, const Streams& streams) {
    auto options = given;
    options.file = documentIn(given.file);
    const std::uint64_t seed = seedOf(options.seed);
    const OpenTable table = openTable(options.file, {}, options.common, streams);
    requireSteps(*table.laid, options);
    requireApart(options.common.output, {options.file, options.out});
    if (!options.out.empty() && !options.force) requireNew(options.out);
    const SetUp made = mapsets::setUpBySeed(*table.laid, seed, options.until);
    if (!made.fault && !options.out.empty()) writeScenario(table, made, options, streams);
    if (made.fault || options.out != "-" || options.common.output != "-")
        deliver(
            options.common, [&] { return dealJson(table, made, options); },
            [&] { return dealText(table, made, options); }, streams);
    return made.fault ? exitFound : exitClean;
}

}  // namespace

Command dealCommand(const AnswerOptions& common) {
    auto options = std::make_shared<DealOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("deal", dealSummary);
    line->describe(
        local("Sets the game up from the beginning, as its steps say: cards are set aside, shuffled and "
              "dealt, choices are made\n"
              "for the players. A seed gives the same set-up everywhere. Nothing is written without -o, and "
              "the answer tells\n"
              "no secret; if there is no legal set-up, it says why."),
        {"deal table.scenario.xml --seed 7", "deal table.scenario.xml --seed 7 -o dealt.scenario.xml",
         "deal table.scenario.xml --seed 7 --until deal -o hands.scenario.xml"});
    line->positional("FILE", options->file, tableFileHelp());
    line->text("--seed", "N", options->seed, local("chooses the deal, a whole number (default: 1)"));
    line->text("--until", "STEP", options->until,
               local("stop after this step of the set-up, so that players do the rest"));
    line->text("-o,--out", "OUT", options->out,
               local("the scenario file written, with the new table; - is standard output"));
    line->flag("--force", options->force, local("overwrite an existing file"));
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
