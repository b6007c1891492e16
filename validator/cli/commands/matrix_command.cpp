// cota matrix: who can do something to whom, all against all.

#include <algorithm>
#include <set>

#include "mapsets/table/table_matrix.h"
#include "validator/cli/commands/table_output.h"
#include "validator/cli/inputs/open_table.h"
#include "validator/cli/inputs/sight_words.h"
#include "validator/cli/inputs/table_words.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/csv.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using mapsets::TableGame;
using mapsets::TableMatrix;
using mapsets::TableVerdict;
using model::LocalLiteral;

struct MatrixOptions {
    AnswerOptions common;
    std::string file;
    std::string action;
    std::string seenBy;
};

constexpr LocalLiteral matrixSummary = local("which groups can attack which, with chances and reasons");
constexpr LocalLiteral matrixHeadline = local("{action}: {count} of {all} are possible.");
constexpr LocalLiteral matrixHeadlineUnknown =
    local("{action}: {count} of {all} are possible, {unknown} {unknown:is|are} unknown.");
constexpr LocalLiteral cellChance = local("A number is the chance of “{result}”.");
constexpr LocalLiteral cellWords = local(
    "Rows act on columns. ✓ possible, ? unknown because a value is missing, a letter: the condition that "
    "is not met.");
constexpr LocalLiteral actsWord = local("who"), ofSeatWord = local("of seat", "of");
constexpr LocalLiteral columnsWord = local("Columns:");
constexpr LocalLiteral missingHead = local("Missing values:");
constexpr LocalLiteral moreMissing = local("and {count} more; --format json has all");
constexpr LocalLiteral noMatrixAction =
    local("The action '{word}' is not one that goes from things to things. Such actions: {known}.");
constexpr LocalLiteral noMatrixAtAll = local("'{game}' has no action that goes from things to things.");
constexpr std::size_t mostMissing = 10;

const TableGame::Action& actionOf(const TableGame& game, const MatrixOptions& options) {
    if (options.action.empty()) {
        if (const auto* action = mapsets::matrixAction(game)) return *action;
        throw CommandError(exitUnreadable, noMatrixAtAll, {{"game", game.mapset().id.text}});
    }
    const auto* action = game.action(options.action);
    if (action != nullptr && mapsets::hasMatrix(*action)) return *action;
    std::vector<std::string> known;
    for (const TableGame::Action& one : game.actions())
        if (mapsets::hasMatrix(one)) known.push_back(one.row->id);
    throw CommandError(exitUsage, noMatrixAction, {{"word", options.action}, model::knownWords(known, "-")});
}

std::size_t countOf(const TableMatrix& matrix, TableVerdict verdict) {
    return static_cast<std::size_t>(std::ranges::count_if(
        matrix.cells, [&](const auto& cell) { return cell.isAsked && cell.verdict == verdict; }));
}

/// a, b ... z, aa, ab ...
std::string letterOf(std::size_t number) {
    constexpr std::size_t letters = 26;
    const char last = static_cast<char>('a' + number % letters);
    return number < letters ? std::string(1, last) : letterOf(number / letters - 1) + last;
}

std::string cellText(const TableMatrix::Cell& cell, const AnswerOptions& common) {
    if (!cell.isAsked) return "·";
    if (cell.verdict == TableVerdict::no) return cell.need ? letterOf(*cell.need) : signOf(cell.verdict);
    if (cell.verdict == TableVerdict::unknown) return signOf(cell.verdict);
    return cell.chance ? percentText(*cell.chance, common)
                       : std::string(signOf(cell.verdict)) + (cell.missing.empty() ? "" : "?");
}

std::string missingText(const TableMatrix& matrix, const AnswerOptions& common) {
    std::vector<std::string> texts;
    std::set<std::string> told;
    for (const auto& cell : matrix.cells)
        for (const auto& one : cell.missing)
            if (told.insert(common.in(one)).second) texts.push_back(common.in(one));
    if (texts.empty()) return "";
    std::string text = "\n" + common.in(missingHead) + "\n";
    for (std::size_t i = 0; i < texts.size() && i < mostMissing; ++i)
        text += "  " + model::printable(texts[i]) + "\n";
    if (texts.size() > mostMissing)
        text +=
            "  " + common.say(moreMissing, {{"count", std::to_string(texts.size() - mostMissing)}}) + "\n";
    return text;
}

bool isSquare(const TableMatrix& matrix) {
    return std::ranges::equal(matrix.rows, matrix.columns, {}, &TableMatrix::Heading::id,
                              &TableMatrix::Heading::id);
}

std::string matrixText(const TableMatrix& matrix, const AnswerOptions& common) {
    const auto asked = static_cast<std::size_t>(
        std::ranges::count_if(matrix.cells, [](const auto& cell) { return cell.isAsked; }));
    const std::size_t unknown = countOf(matrix, TableVerdict::unknown);
    std::string text = common.say(unknown == 0 ? matrixHeadline : matrixHeadlineUnknown,
                                  {model::inWords("action", matrix.actionName),
                                   {"count", std::to_string(countOf(matrix, TableVerdict::yes))},
                                   {"all", std::to_string(asked)},
                                   {"unknown", std::to_string(unknown)}}) +
                       "\n\n";
    using enum Table::Align;
    Table table;
    table.indent(2);
    std::vector<Table::Align> align{right, left, left};
    std::vector<std::string> head{"#", common.in(actsWord), common.in(ofSeatWord)};
    for (std::size_t i = 0; i < matrix.columns.size(); ++i) {
        align.push_back(right);
        head.push_back(std::to_string(i + 1));
    }
    table.align(align);
    table.head(head);
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        std::vector<std::string> cells{std::to_string(row + 1), common.in(matrix.rows[row].name),
                                       common.in(matrix.rows[row].seat)};
        for (std::size_t column = 0; column < matrix.columns.size(); ++column)
            cells.push_back(cellText(matrix.at(row, column), common));
        table.row(cells);
    }
    text += table.text() + "\n";
    if (!isSquare(matrix)) {
        Table columns;
        columns.indent(2);
        columns.align({right});
        for (std::size_t i = 0; i < matrix.columns.size(); ++i)
            columns.row({std::to_string(i + 1), common.in(matrix.columns[i].name),
                         common.in(matrix.columns[i].seat)});
        text += common.in(columnsWord) + "\n" + columns.text() + "\n";
    }
    text += wrapped(common.in(cellWords), 100, 0);
    if (!matrix.result.empty())
        text += common.say(cellChance, {model::inWords("result", matrix.resultName)}) + "\n";
    for (std::size_t i = 0; i < matrix.needs.size(); ++i)
        text += "  " + letterOf(i) + "  " +
                citedText(common.in(matrix.needs[i].text), matrix.needs[i].citation) + "\n";
    return text + missingText(matrix, common);
}

Json headingsJson(const std::vector<TableMatrix::Heading>& headings, model::Language language) {
    Json json = Json::array();
    for (const auto& one : headings)
        json.push_back({{"id", one.id},
                        {"name", one.name.in(language)},
                        {"seat", jsonOrNull(one.seatId)},
                        {"side", jsonOrNull(one.side)},
                        {"kind", jsonOrNull(one.kind)}});
    return json;
}

Json matrixJson(const OpenTable& table, const TableMatrix& matrix, model::Language language) {
    Json json = answerOf("matrix");
    json["game"] = table.game();
    json["seenBy"] = seatJson(*table.laid, table.viewer, language);
    json["action"] = {{"id", matrix.action},
                      {"name", matrix.actionName.in(language)},
                      {"citation", citationJson(table.game(), matrix.citation)}};
    json["result"] = matrix.result.empty()
                         ? Json(nullptr)
                         : Json{{"id", matrix.result}, {"name", matrix.resultName.in(language)}};
    json["rows"] = headingsJson(matrix.rows, language);
    json["columns"] = headingsJson(matrix.columns, language);
    json["needs"] = Json::array();
    for (const auto& need : matrix.needs)
        json["needs"].push_back({{"id", need.id},
                                 {"text", need.text.in(language)},
                                 {"citation", citationJson(table.game(), need.citation)}});
    json["cells"] = Json::array();
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        Json cells = Json::array();
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            const auto& cell = matrix.at(row, column);
            if (!cell.isAsked) {
                cells.push_back(nullptr);
                continue;
            }
            Json one;
            one["verdict"] = verdictId(cell.verdict);
            one["need"] = cell.need ? Json(matrix.needs[*cell.need].id) : Json(nullptr);
            one["chance"] = cell.chance ? Json(cell.chance->text()) : Json(nullptr);
            one["percent"] = cell.chance ? Json(percentNumber(*cell.chance)) : Json(nullptr);
            one["missing"] = Json::array();
            for (const auto& text : cell.missing) one["missing"].push_back(text.in(language));
            cells.push_back(std::move(one));
        }
        json["cells"].push_back(std::move(cells));
    }
    return json;
}

/// One line for each pair; the names of columns are the same in both languages, for scripts.
std::string matrixCsv(const TableMatrix& matrix, model::Language language) {
    std::string text =
        "action,from,from_name,to,to_name,verdict,result,chance,percent,need,need_text,citation,missing\n";
    for (std::size_t row = 0; row < matrix.rows.size(); ++row)
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            const auto& cell = matrix.at(row, column);
            if (!cell.isAsked) continue;
            const auto* need = cell.need ? &matrix.needs[*cell.need] : nullptr;
            std::vector<std::string> missing;
            for (const auto& one : cell.missing) missing.push_back(one.in(language));
            const std::vector<std::string> cells{matrix.action,
                                                 matrix.rows[row].id,
                                                 matrix.rows[row].name.in(language),
                                                 matrix.columns[column].id,
                                                 matrix.columns[column].name.in(language),
                                                 verdictId(cell.verdict),
                                                 cell.chance ? matrix.result : "",
                                                 cell.chance ? cell.chance->text() : "",
                                                 cell.chance ? Json(percentNumber(*cell.chance)).dump() : "",
                                                 need ? need->id : "",
                                                 need ? need->text.in(language) : "",
                                                 need ? need->citation : "",
                                                 joined(missing, "; ")};
            text += csvLine(cells);
        }
    return text;
}

bool isPicture(const std::string& path) {
    return path.ends_with(".png") || path.ends_with(".pdf") || path.ends_with(".svg");
}

void draw(const OpenTable& table, const TableGame::Action& action, const MatrixOptions& options,
          const Streams& streams) {
    const auto language = options.common.language;
    std::string viewer;
    if (table.viewer)
        for (const model::Seat& seat : (*table.laid->document().scenario)->tableau->seats)
            if (seat.id == *table.viewer) viewer = seat.name.empty() ? seat.id.text : seat.name.in(language);
    PictureOptions picture;
    picture.output = options.common.output;
    const auto page = matrixPicture(*table.laid, &action, viewer, language);
    writePicture({&page, 1}, picture, tablePdfSettings(language), streams, options.common.surroundings);
}

int run(const MatrixOptions& options, const Streams& streams) {
    const OpenTable table = openTable(options.file, options.seenBy, options.common, streams);
    const auto& action = actionOf(table.laid->game(), options);
    if (isPicture(options.common.output)) {
        draw(table, action, options, streams);
        return exitClean;
    }
    const TableMatrix matrix = mapsets::matrixOf(*table.laid, action);
    const model::Language language = options.common.language;
    if (options.common.format == "csv") {
        write(options.common.output, matrixCsv(matrix, language), streams);
        return exitClean;
    }
    deliver(
        options.common, [&] { return matrixJson(table, matrix, language); },
        [&] { return matrixText(matrix, options.common); }, streams);
    return exitClean;
}

}  // namespace

Command matrixCommand(const AnswerOptions& common) {
    auto options = std::make_shared<MatrixOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("matrix", matrixSummary);
    line->describe(local("All groups against all others, by the attack of the game or by another action. "
                         "Each cell says yes with\n"
                         "the chance of the best result, no with the first condition that is not met, or "
                         "unknown."),
                   {"matrix table.scenario.xml", "matrix table.scenario.xml -o matrix.pdf",
                    "matrix table.scenario.xml --format csv -o matrix.csv"});
    line->positional("FILE", options->file, tableFileHelp());
    line->text("--action", "ID", options->action,
               local("the action asked about (default: the first one between groups that has results)"));
    declareSeenBy(*line, options->seenBy);
    line->word("--format", "text|json|csv", options->common.format,
               local("how the answer is written (default: text)"));
    line->text(
        "-o,--output", "PATH", options->common.output,
        local("where the answer goes (default: -, standard output); .png, .pdf and .svg are pictures"));
    declareMapsets(*line, options->common);
    declareLanguage(*line);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
