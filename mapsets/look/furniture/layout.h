#pragma once
// The layout of a printed map: which pieces of furniture stand where around the map and on pages of their
// own. Read from layout.xml (mapsets/loading/layout_reader.h). Kits of counters and cards (issue 21) will
// add pieces to the same table.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/finding/local_text.h"

namespace cota::look {

/// The elements of layout.xml.
enum class PieceKind { map, chart, track, box, text };
inline constexpr PieceKind lastPieceKind = PieceKind::text;
const char* textOf(PieceKind kind);

enum class SheetSide { above, below, left, right };
inline constexpr SheetSide lastSheetSide = SheetSide::right;
const char* textOf(SheetSide side);

struct Piece {
    PieceKind kind = PieceKind::text;
    std::string what;                   // of the pieces of its kind; empty: its own words
    std::string id = {};                // to replace it; empty: `what`
    SheetSide side = SheetSide::below;  // of the map
    int column = 0;     // pieces with columns that follow each other stand side by side; 0: the whole width
    double width = 0;   // millimetres; 0: as wide as its place
    double height = 0;  // the same, of a box
    model::LocalText words = {};        // its heading, or its text
    model::Attributes parameters = {};  // of its own: KnownPiece::parameters

    /// A parameter; empty if it is not stated.
    std::string parameter(std::string_view name) const {
        const auto* value = parameters.find(name);
        return value == nullptr ? std::string() : *value;
    }
    const std::string& name() const { return id.empty() ? what : id; }
    friend bool operator==(const Piece&, const Piece&) = default;
};

/// A page without the map.
struct LayoutPage {
    std::string paper;  // empty: that of the map, or A4
    bool isTurned = false;
    std::vector<Piece> pieces;
    friend bool operator==(const LayoutPage&, const LayoutPage&) = default;
};

/// A column of the terrain chart besides those of height and movement: a value of the entries, or a word for
/// the first of its tags.
struct ChartColumn {
    struct Word {
        std::string tag;
        model::LocalText words;
        friend bool operator==(const Word&, const Word&) = default;
    };
    std::string id;
    model::LocalText title;
    std::string value;  // empty: by tags
    std::vector<Word> words;
    friend bool operator==(const ChartColumn&, const ChartColumn&) = default;
};

/// Rows of a chart that are made from the data of the game (rules_chart.h).
struct ChartRows {
    enum class Source {
        strategy,  // the rows of one kind of a strategy
        settings,  // parameters of a strategy, one row for each name
        words,     // a list of words
        entries,   // terrains, paths, hexsides, features that have one of the columns
        classes    // movement types, with the classes of units that move so
    };
    struct Column : ChartColumn {
        int item = 0;       // of a value with several words: which, from 1; 0: all
        std::string write;  // with {value} in place of the value
        bool isSigned = false;
        friend bool operator==(const Column&, const Column&) = default;
    };
    struct Name {
        std::string of;  // row, parameter
        model::LocalText words;
        std::string write;
        friend bool operator==(const Name&, const Name&) = default;
    };
    std::string chart;  // the `what` of its piece
    std::string id;
    model::LocalText title;
    Source source = Source::strategy;
    std::string of;       // question, list of words, kinds of entries
    std::string kind;     // of rows of a strategy
    std::string unknown;  // a word of the data, besides "unknown", that stands for a value without a source
    std::vector<Column> columns;
    std::vector<Name> names;
    friend bool operator==(const ChartRows&, const ChartRows&) = default;
};

struct Layout {
    std::vector<Piece> sheet;  // around the map
    std::vector<LayoutPage> pages;
    std::vector<LayoutPage> kit;  // further pages, which are printed without a map
    std::vector<ChartColumn> columns;
    std::vector<ChartRows> rows;
    friend bool operator==(const Layout&, const Layout&) = default;
};

/// Without a layout.xml.
Layout usualLayout();

/// A piece that the program can draw.
struct KnownPiece {
    PieceKind kind;
    const char* what;             // empty: with words of its own
    const char* layer;            // of the picture, by which it is shown and hidden
    const char* parameters = "";  // attributes of its own, separated by spaces
};
std::span<const KnownPiece> knownPieces();
/// The pages of the layout with these pieces only (by `what`; none: with all charts, tracks and boxes), those
/// printed with a map first.
Layout pagesWith(const Layout& layout, std::span<const std::string> whats);
/// The names of the charts, tracks and boxes that pagesWith() can choose.
std::vector<std::string> namesOnPages(const Layout& layout);
/// The values of `what` for a kind.
std::vector<std::string_view> piecesOf(PieceKind kind);

}  // namespace cota::look
