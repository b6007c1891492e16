// cota score: the points of each seat, whose turn it is, and the actions that are left.

#include <algorithm>
#include <map>

#include "mapsets/table/table_musts.h"
#include "validator/cli/inputs/open_table.h"
#include "validator/cli/inputs/table_words.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using mapsets::FormulaThing;
using mapsets::SeatScore;
using mapsets::TableKind;
using mapsets::TableWorld;
using model::LocalLiteral;

struct ScoreOptions {
    AnswerOptions common;
    std::string file;
    std::string seenBy;
};

constexpr LocalLiteral scoreSummary = local("the points of each player, whose turn it is, actions left");
constexpr LocalLiteral pointsHead = local("Points: {points}.");
constexpr LocalLiteral gameHasNoPoints = local("The game has no points.");
constexpr LocalLiteral pointsAndMore = local("{points} and {count:# unknown value|# unknown values}");
constexpr LocalLiteral turnOfSeat = local("Turn of {seat}{phase}{actions}.");
constexpr LocalLiteral phasePart = local(", phase {phase}");
constexpr LocalLiteral actionsPart = local(", {count:# action|# actions} left");
constexpr LocalLiteral scorePlayerWord = local("player"), pointsWord = local("points"),
                       forWord = local("for what"), itemWord = local("item");
constexpr LocalLiteral othersHidden = local("What others have chosen in secret is not counted.");

/// What the table states about the present turn.
struct TurnState {
    std::optional<FormulaThing> seat;
    std::string phase;
    model::LocalText phaseName;
    std::optional<std::int64_t> actions;
};

TurnState turnOf(mapsets::LaidTable& table) {
    TurnState state;
    const auto itself = TableWorld::thing(TableKind::table, 0);
    const auto& schema = table.game().schema();
    const auto value = [&](std::string_view name) {
        const auto field = schema.fieldOf(mapsets::numberOf(TableKind::table), name);
        return field ? table.run().fieldOf(itself, *field) : mapsets::FormulaValue{};
    };
    const auto* tableau = table.position().tableau;
    const std::size_t seat = table.position().seatOf(tableau->turn);
    if (seat != mapsets::TablePosition::none) state.seat = TableWorld::thing(TableKind::seat, seat);
    if (const auto phase = value(mapsets::TableGame::phaseNeed);
        phase.known && phase.type == mapsets::FormulaType::word)
        state.phase = phase.word;
    state.phaseName = {state.phase, state.phase};
    for (const auto& phase : table.mapset().catalogue.table.phases)
        if (phase.id == state.phase) state.phaseName = phase.name;
    if (const auto actions = value(mapsets::TableGame::costNeed);
        actions.known && actions.type == mapsets::FormulaType::number)
        state.actions = actions.number;
    return state;
}

struct SeatPoints {
    std::int64_t points = 0;
    std::size_t unknown = 0;
    std::vector<const SeatScore*> rows;
};

std::vector<SeatPoints> pointsOf(const mapsets::LaidTable& table, const std::vector<SeatScore>& scores) {
    std::vector<SeatPoints> all(table.position().seats.size());
    for (const SeatScore& one : scores) {
        SeatPoints& seat = all[one.seat];
        seat.points += one.points.value_or(0);
        if (!one.points) ++seat.unknown;
        if (one.points != 0) seat.rows.push_back(&one);
    }
    return all;
}

class ScoreWriter {
  public:
    ScoreWriter(const OpenTable& table, const AnswerOptions& common)
        : table_(table),
          common_(common),
          names_(table.laid->world()),
          scores_(mapsets::scoresOf(table.laid->world(), table.laid->run())),
          seats_(pointsOf(*table.laid, scores_)),
          turn_(turnOf(*table.laid)) {}

    std::string text() const {
        std::string text = model::printable(headline()) + "\n";
        if (turn_.seat) text += model::printable(turnText()) + "\n";
        if (table_.viewer) text += common_.in(othersHidden) + "\n";
        using enum Table::Align;
        Table rows;
        rows.indent(2);
        rows.align({left, right, left, left});
        rows.head(
            {common_.in(scorePlayerWord), common_.in(pointsWord), common_.in(itemWord), common_.in(forWord)});
        for (std::size_t i = 0; i < seats_.size(); ++i)
            for (const SeatScore* one : seats_[i].rows)
                rows.row({seatName(i), one->points ? std::to_string(*one->points) : "?",
                          common_.in(names_.of(one->thing)),
                          citedText(common_.in(one->score->name), one->score->from.citation)});
        return text + (rows.empty() ? "" : "\n" + rows.text());
    }

    Json json() const {
        const model::Language language = common_.language;
        Json json = answerOf("score");
        json["game"] = table_.game();
        json["seenBy"] = seatJson(*table_.laid, table_.viewer, language);
        Json turn;
        turn["seat"] = turn_.seat ? thingJson(names_, *turn_.seat, language) : Json(nullptr);
        turn["phase"] = jsonOrNull(turn_.phase);
        turn["actions"] = turn_.actions ? Json(*turn_.actions) : Json(nullptr);
        json["turn"] = std::move(turn);
        json["seats"] = Json::array();
        for (std::size_t i = 0; i < seats_.size(); ++i) {
            Json seat;
            seat["seat"] = table_.laid->position().seats[i]->id.text;
            seat["name"] = seatName(i);
            seat["points"] = seats_[i].points;
            seat["unknown"] = seats_[i].unknown;
            seat["rows"] = Json::array();
            for (const SeatScore* one : seats_[i].rows)
                seat["rows"].push_back(
                    {{"score", one->score->id},
                     {"name", one->score->name.in(language)},
                     {"thing", thingJson(names_, one->thing, language)},
                     {"points", one->points ? Json(*one->points) : Json(nullptr)},
                     {"citation", citationJson(table_.game(), one->score->from.citation)}});
            json["seats"].push_back(std::move(seat));
        }
        return json;
    }

  private:
    std::string seatName(std::size_t seat) const {
        return common_.in(names_.of(TableWorld::thing(TableKind::seat, seat)));
    }
    std::string headline() const {
        if (table_.laid->game().scores().empty()) return common_.in(gameHasNoPoints);
        std::string all;
        for (std::size_t i = 0; i < seats_.size(); ++i) {
            std::string points = std::to_string(seats_[i].points);
            if (seats_[i].unknown > 0)
                points = common_.say(pointsAndMore,
                                     {{"points", points}, {"count", std::to_string(seats_[i].unknown)}});
            all += (all.empty() ? "" : ", ") + seatName(i) + " " + points;
        }
        return common_.say(pointsHead, {{"points", all}});
    }
    std::string turnText() const {
        std::string phase, actions;
        if (!turn_.phase.empty()) phase = common_.say(phasePart, {model::inWords("phase", turn_.phaseName)});
        if (turn_.actions) actions = common_.say(actionsPart, {{"count", std::to_string(*turn_.actions)}});
        return common_.say(
            turnOfSeat,
            {model::inWords("seat", names_.of(*turn_.seat)), {"phase", phase}, {"actions", actions}});
    }

    const OpenTable& table_;
    const AnswerOptions& common_;
    mapsets::TableNames names_;
    std::vector<SeatScore> scores_;
    std::vector<SeatPoints> seats_;
    TurnState turn_;
};

int run(const ScoreOptions& options, const Streams& streams) {
    const OpenTable table = openTable(options.file, options.seenBy, options.common, streams);
    const ScoreWriter writer(table, options.common);
    deliver(
        options.common, [&] { return writer.json(); }, [&] { return writer.text(); }, streams);
    return exitClean;
}

}  // namespace

Command scoreCommand(const AnswerOptions& common) {
    auto options = std::make_shared<ScoreOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("score", scoreSummary);
    line->describe(
        local("Counts the points of each player as the game does, and says for what they are. Also "
              "whose turn it is,\n"
              "in which phase, and how many actions are left, as far as the table states it."),
        {"score table.scenario.xml", "score table.scenario.xml --seen-by Ana"});
    line->positional("FILE", options->file, tableFileHelp());
    declareSeenBy(*line, options->seenBy);
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
