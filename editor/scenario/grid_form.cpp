// The form of a board's grid and of its hex numbers, and the ground of the board.
#include <array>

#include "editor/scenario/form_edits.h"
#include "editor/scenario/forms.h"
#include "formats/model/document/board_text.h"
#include "formats/model/document/edits.h"

namespace cota::session {

namespace {

using model::Document;
using model::Grid;
using model::LabelAxis;
using model::Numerals;

constexpr int mostNumber = 100000;  // of the first row or column
constexpr int mostDigits = 6;
constexpr std::int64_t micrometresEach = 1000;  // of a millimetre
constexpr int widestHex = 1000;

const model::Subject gridSubject{model::SubjectKind::scenario, "", {}};

/// An edit of the grid that is refused if hex numbers could not be read any more.
template <class Set>
auto inGrid(const SheetSourcePtr& source, const std::string& file, Set set) {
    return [source, file, set](auto value) {
        Grid grid = source->document.boards.at(file)->grid;
        set(grid, std::move(value));
        grid.labels = model::widenedFor(grid.labels, grid.columns, grid.rows);
        if (!model::isReadable(grid.labels)) return source->document;
        return model::withGrid(source->document, file, grid);
    };
}

void addAxis(PropertyRows& rows, const SheetSourcePtr& source, const std::string& file, const Grid& grid,
             LabelAxis model::LabelScheme::*axis) {
    const auto& now = grid.labels.*axis;
    const auto edit = [&](const auto& set) {
        return inGrid(source, file,
                      [axis, set](Grid& one, auto value) { set(one.labels.*axis, std::move(value)); });
    };
    static constexpr std::array forms{Numerals::numbers, Numerals::repeatedLetters,
                                      Numerals::spreadsheetLetters};
    rows.choice(named("Written with"), model::textOf(now.numerals),
                {{model::textOf(Numerals::numbers), tr("numbers")},
                 {model::textOf(Numerals::repeatedLetters), tr("letters: A to Z, AA, BB")},
                 {model::textOf(Numerals::spreadsheetLetters), tr("letters: A to Z, AA, AB")}},
                edit([](LabelAxis& one, const std::string& word) {
                    for (const auto form : forms)
                        if (model::textOf(form) == word) one.numerals = form;
                }));
    rows.number(named("First number"), now.first, 0, mostNumber, false,
                edit([](LabelAxis& one, std::optional<int> number) { one.first = number.value_or(1); }));
    rows.flag(named("Numbers decrease"), now.descending,
              edit([](LabelAxis& one, bool descending) { one.descending = descending; }));
    rows.number(named("Digits"), now.width, 1, mostDigits, false,
                edit([](LabelAxis& one, std::optional<int> width) { one.width = width.value_or(1); }));
    rows.number(
        named("Added in every second line"), now.alternateShift, -1, 1, false,
        edit([](LabelAxis& one, std::optional<int> shift) { one.alternateShift = shift.value_or(0); }));
}

void addNumbers(PropertyRows& rows, const SheetSourcePtr& source, const std::string& file, const Grid& grid) {
    using model::LabelOrder;
    rows.heading(tr("Hex numbers"));
    rows.choice(named("Order"), model::textOf(grid.labels.order),
                {{model::textOf(LabelOrder::columnFirst), tr("column first")},
                 {model::textOf(LabelOrder::rowFirst), tr("row first")}},
                inGrid(source, file, [](Grid& one, const std::string& word) {
                    one.labels.order = word == model::textOf(LabelOrder::rowFirst) ? LabelOrder::rowFirst
                                                                                   : LabelOrder::columnFirst;
                }));
    rows.text(named("Between column and row"), grid.labels.separator,
              asText(inGrid(source, file,
                            [](Grid& one, const std::string& text) { one.labels.separator = text; })));
    rows.heading(tr("Column numbers"));
    addAxis(rows, source, file, grid, &model::LabelScheme::column);
    rows.heading(tr("Row numbers"));
    addAxis(rows, source, file, grid, &model::LabelScheme::row);
}

void addShape(PropertyRows& rows, const SheetSourcePtr& source, const std::string& file, const Grid& grid) {
    rows.heading(tr("Grid"));
    rows.number(
        named("Columns"), grid.columns, 1, model::maxGridColumns, false,
        inGrid(source, file, [](Grid& one, std::optional<int> number) { one.columns = number.value_or(1); }));
    rows.number(
        named("Rows"), grid.rows, 1, model::maxGridRows, false,
        inGrid(source, file, [](Grid& one, std::optional<int> number) { one.rows = number.value_or(1); }));
    rows.choice(named("Hexes"), grid.isFlat() ? "flat" : "pointed",
                {{"flat", tr("with a flat top")}, {"pointed", tr("with a corner on top")}},
                inGrid(source, file, [](Grid& one, const std::string& word) {
                    one.orientation = word == "flat" ? model::Orientation::flat : model::Orientation::pointed;
                }));
    rows.choice(named("Shifted lines"), grid.stagger == model::Stagger::oddLow ? "odd-low" : "even-low",
                {{"odd-low", tr("the first one and every second")},
                 {"even-low", tr("the second one and every second")}},
                inGrid(source, file, [](Grid& one, const std::string& word) {
                    one.stagger = word == "odd-low" ? model::Stagger::oddLow : model::Stagger::evenLow;
                }));
    rows.flag(named("Lines that are not shifted have one hex more"), grid.longHigh,
              inGrid(source, file, [](Grid& one, bool isLong) { one.longHigh = isLong; }));
    const auto half = [&](const StepName& label, bool model::Halves::*edge) {
        rows.flag(label, grid.halves.*edge,
                  inGrid(source, file, [edge](Grid& one, bool isHalf) { one.halves.*edge = isHalf; }));
    };
    half(named("Half hexes at the top"), &model::Halves::top);
    half(named("Half hexes at the right"), &model::Halves::right);
    half(named("Half hexes at the bottom"), &model::Halves::bottom);
    half(named("Half hexes at the left"), &model::Halves::left);
    const auto whole = static_cast<int>(grid.hexMicrometres / micrometresEach);
    rows.number(named("Width of a hex in millimetres"), whole > 0 ? std::optional(whole) : std::nullopt, 1,
                widestHex, true, inGrid(source, file, [](Grid& one, std::optional<int> width) {
                    one.hexMicrometres = width.value_or(0) * micrometresEach;
                }));
}

/// A board without a place gets one when its system is entered.
Document withSystem(const SheetSource& source, const std::string& file, const std::string& system) {
    return model::withBoard(source.document, file, [&](model::Board& board) {
        if (system.empty()) return board.anchor.reset();
        if (!board.anchor) {
            const int hex = source.game ? source.game->catalogue.scales.hexMetres : 0;
            board.anchor.emplace().hexSize = hex > 0 ? hex * 1000LL : model::anchorHexSizes.least * 1000;
        }
        board.anchor->system = system;
    });
}

void addPlace(PropertyRows& rows, const SheetSourcePtr& source, const std::string& file,
              const std::optional<model::Anchor>& anchor) {
    rows.heading(tr("Place in the real world"));
    rows.text(named("System of coordinates"), anchor ? anchor->system : "",
              [source, file](const std::string& system) -> Change {
                  if (!system.empty() && !model::isSystemCode(system))
                      return tr("Enter a code such as EPSG:32631.");
                  return withSystem(*source, file, system);
              });
    rows.hint(tr("none"));
    rows.explain(tr("Where the board lies, for height models and maps of roads and woods. No rule uses it."));
    if (!anchor) return;
    const auto measure = [&](const StepName& label, std::int64_t value, model::MeasureRange range, auto set) {
        rows.text(label, model::thousandthsText(value),
                  [source, file, range, set](const std::string& text) -> Change {
                      const auto typed = model::measureOf(text, range);
                      if (!typed)
                          return filledIn(
                              trLater("Enter a number from {least} to {most} with at most three decimals."),
                              {{"least", model::thousandthsText(range.least)},
                               {"most", model::thousandthsText(range.most)}});
                      return model::withBoard(source->document, file, [&](model::Board& board) {
                          if (board.anchor) set(*board.anchor, *typed);
                      });
                  });
    };
    measure(named("First hex: metres east"), anchor->east, model::anchorPlaces,
            [](model::Anchor& one, std::int64_t value) { one.east = value; });
    measure(named("First hex: metres north"), anchor->north, model::anchorPlaces,
            [](model::Anchor& one, std::int64_t value) { one.north = value; });
    measure(named("Metres across a hex"), anchor->hexSize, model::anchorHexSizes,
            [](model::Anchor& one, std::int64_t value) { one.hexSize = value; });
    measure(named("Top of the map, degrees from north"), anchor->turn, model::anchorTurns,
            [](model::Anchor& one, std::int64_t value) { one.turn = static_cast<int>(value); });
}

}  // namespace

PropertySheet gridSheet(const SheetSource& source, const std::string& file) {
    const auto found = source.document.boards.find(file);
    if (found == source.document.boards.end()) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto& board = *found->second;
    PropertyRows rows(board.title.empty() ? named("Board %s", board.id) : StepName(board.title), source,
                      gridSubject);
    rows.about({model::SubjectKind::board, board.id, {}});
    addTexts(rows, source, named("Title"), board.title, [kept, file](const model::LocalText& title) {
        return model::withBoardTitle(kept->document, file, title);
    });
    if (!source.palette.terrains.empty()) {
        rows.choice(
            named("Ground"), board.ground.text, source.palette.terrains, [kept, file](const std::string& id) {
                return model::withBoard(kept->document, file,
                                        [&](model::Board& one) { one.ground = model::TerrainId(id); });
            });
        rows.explain(tr("The terrain that files leave out. The hexes of the map do not change."));
    }
    addShape(rows, kept, file, board.grid);
    addNumbers(rows, kept, file, board.grid);
    addPlace(rows, kept, file, board.anchor);
    rows.heading(tr("Values"));
    addBoardValues(rows, kept, file);
    return std::move(rows).sheet();
}

}  // namespace cota::session
