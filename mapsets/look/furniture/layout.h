#pragma once
// The layout of a printed map: which pieces of furniture stand where around the map and on pages of their
// own. Read from layout.xml (mapsets/loading/layout_reader.h). Kits of counters and cards (issue 21) will
// add pieces to the same table.

#include <span>
#include <string>
#include <string_view>
#include <vector>

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
    model::LocalText words = {};  // its heading, or its text

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

struct Layout {
    std::vector<Piece> sheet;  // around the map
    std::vector<LayoutPage> pages;
    std::vector<ChartColumn> columns;
    friend bool operator==(const Layout&, const Layout&) = default;
};

/// Without a layout.xml.
Layout usualLayout();

/// A piece that the program can draw.
struct KnownPiece {
    PieceKind kind;
    const char* what;   // empty: with words of its own
    const char* layer;  // of the picture, by which it is shown and hidden
};
std::span<const KnownPiece> knownPieces();
/// The values of `what` for a kind.
std::vector<std::string_view> piecesOf(PieceKind kind);

}  // namespace cota::look
