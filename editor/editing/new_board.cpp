#include "editor/editing/new_board.h"

#include <algorithm>
#include <cmath>

#include "editor/documents/generated_names.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/picture/press/pages.h"
#include "mapsets/catalogue/value_schema.h"

namespace cota::session {

namespace {

constexpr int leastMillimetres = 5, mostMillimetres = 60;
constexpr double micrometres = 1000;

std::variant<int, std::string> numberIn(const std::string& text, int most, Phrase tooMany, Phrase kind) {
    const auto number = mapsets::readInteger(text);
    if (!number || *number < 1) return tr(kind);
    if (*number > most) return filledIn(filledIn(tr(tooMany), std::to_string(most)), text);
    return *number;
}

std::string millimetres(double length) { return std::to_string(std::lround(length)); }

/// The smallest paper that holds the size, with its direction; empty if none does.
std::string paperFor(model::MapSize size) {
    for (const auto& paper : picture::papers()) {
        std::string name = paper.name;
        if (name.front() >= 'a' && name.front() <= 'z')
            name.front() = static_cast<char>(name.front() - 'a' + 'A');
        if (size.width <= paper.size.width && size.height <= paper.size.height)
            return tr("%s portrait", name);
        if (size.width <= paper.size.height && size.height <= paper.size.width)
            return tr("%s landscape", name);
    }
    return {};
}

}  // namespace

std::variant<int, std::string> columnsIn(const std::string& text) {
    return numberIn(text, model::maxGridColumns, trLater("At most %s columns. You typed %s."),
                    trLater("Enter the number of columns."));
}

std::variant<int, std::string> rowsIn(const std::string& text) {
    return numberIn(text, model::maxGridRows, trLater("At most %s rows. You typed %s."),
                    trLater("Enter the number of rows."));
}

std::variant<int, std::string> seatsIn(const std::string& text) {
    const auto number = mapsets::readInteger(text);
    if (!number || *number < mapsets::fewestSeats || *number > mapsets::mostSeats)
        return filledIn(
            filledIn(tr("Enter a number of players from %s to %s."), std::to_string(mapsets::fewestSeats)),
            std::to_string(mapsets::mostSeats));
    return *number;
}

std::variant<std::int64_t, std::string> micrometresIn(const std::string& text) {
    std::string plain = text;
    std::ranges::replace(plain, ',', '.');
    char* end = nullptr;
    const double width = std::strtod(plain.c_str(), &end);
    if (plain.empty() || *end != '\0' || !(width >= leastMillimetres) || !(width <= mostMillimetres))
        return filledIn(filledIn(tr("Enter a width from %s to %s mm."), std::to_string(leastMillimetres)),
                        std::to_string(mostMillimetres));
    return static_cast<std::int64_t>(std::lround(width * micrometres));
}

model::MapSize fieldSize(const model::Grid& grid) { return model::HexLayout(grid).size(); }

model::Grid fitted(model::Grid grid, model::MapSize paper, int across, int down, const SheetSize& sheetOf) {
    using picture::Press;
    // Sheets that are joined lose their edges, and overlap.
    const auto joined = [](double length, int count) {
        if (count == 1) return length;
        return count * (length - 2 * Press::unprintable) - (count - 1) * Press::overlap;
    };
    const bool areJoined = across > 1 || down > 1;
    const auto alone = [&](double length) { return areJoined ? length - 2 * Press::unprintable : length; };
    const model::MapSize room{across == 1 ? alone(paper.width) : joined(paper.width, across),
                              down == 1 ? alone(paper.height) : joined(paper.height, down)};
    const auto fits = [&](int columns, int rows) {
        model::Grid tried = grid;
        tried.columns = columns;
        tried.rows = rows;
        const auto field = fieldSize(tried);
        if (field.width > room.width || field.height > room.height) return false;
        const auto size = sheetOf(tried);
        return size.width <= room.width && size.height <= room.height;
    };
    // Each direction is half a hex longer as soon as the other has a second column or row.
    int columns = 1, rows = fits(1, 2) ? 2 : 1;
    while (columns < model::maxGridColumns && fits(columns + 1, rows)) ++columns;
    while (rows < model::maxGridRows && fits(columns, rows + 1)) ++rows;
    grid.columns = columns;
    grid.rows = rows;
    return grid;
}

std::string sizeText(const model::Grid& grid, const SheetSize& sheetOf) {
    const auto sheet = sheetOf(grid);
    std::string text =
        filledIn(filledIn(tr("%s \u00d7 %s hexes"), std::to_string(grid.columns)), std::to_string(grid.rows));
    text += ", " + millimetres(sheet.width) + " \u00d7 " + millimetres(sheet.height) + " mm";
    const std::string paper = paperFor(sheet);
    text += ": " + (paper.empty() ? tr("several sheets of A0") : paper);
    constexpr int many = 100000, bytesEach = 1600, mebi = 1024 * 1024;
    const long long hexes = static_cast<long long>(grid.columns) * grid.rows;
    if (hexes > many)
        text += "\n" + filledIn(filledIn(tr("%s hexes need about %s MB of memory."), std::to_string(hexes)),
                                std::to_string(hexes * bytesEach / mebi));
    return text;
}

model::Document newDocument(Beginning what, const mapsets::Mapset& game, const BoardPlan& plan,
                            model::Language language) {
    const auto planned = [&](model::Board& board) {
        board.grid.orientation = plan.grid.orientation;
        board.grid.stagger = plan.grid.stagger;
        board.grid.hexMicrometres = plan.grid.hexMicrometres;
        if (!plan.title.empty() && what == Beginning::board)
            board.title = renamed(board.title, language, plan.title, &game);
    };
    const auto made = [&] {
        if (what == Beginning::table) return newTable(game, plan.seats);
        if (what == Beginning::onBoard && plan.open)
            return scenarioOnBoard(game, plan.open->first, plan.open->second);
        return newDocument(what, game, plan.grid.columns, plan.grid.rows, planned);
    };
    auto document = made();
    if (plan.title.empty() || !document.scenario) return document;
    return model::withScenarioTitle(document,
                                    renamed((*document.scenario)->title, language, plan.title, &game));
}

}  // namespace cota::session
