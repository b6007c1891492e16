#include "mapsets/look/furniture/layout.h"

#include <array>
#include <utility>

namespace cota::look {

namespace {

constexpr std::array pieceKindNames{"map", "chart", "track", "box", "text"};
constexpr std::array sheetSideNames{"above", "below", "left", "right"};

constexpr std::array pieces{
    KnownPiece{PieceKind::map, "compass", "compass"},  KnownPiece{PieceKind::map, "letters", "letters"},
    KnownPiece{PieceKind::chart, "legend", "legend"},  KnownPiece{PieceKind::chart, "scale", "scale"},
    KnownPiece{PieceKind::chart, "terrain", "charts"}, KnownPiece{PieceKind::track, "turns", "tracks"},
    KnownPiece{PieceKind::box, "holding", "boxes"},    KnownPiece{PieceKind::box, "", "boxes"},
    KnownPiece{PieceKind::text, "title", "title"},     KnownPiece{PieceKind::text, "credits", "credits"},
    KnownPiece{PieceKind::text, "", "texts"},
};

}  // namespace

const char* textOf(PieceKind kind) { return pieceKindNames[static_cast<std::size_t>(kind)]; }
const char* textOf(SheetSide side) { return sheetSideNames[static_cast<std::size_t>(side)]; }

Layout usualLayout() {
    Layout layout;
    layout.sheet = {
        {.kind = PieceKind::text, .what = "title", .side = SheetSide::above},
        {.kind = PieceKind::map, .what = "letters"},
        {.kind = PieceKind::chart, .what = "scale", .column = 1},
        {.kind = PieceKind::chart, .what = "legend", .column = 1},
        {.kind = PieceKind::map, .what = "compass", .column = 2},
        {.kind = PieceKind::text, .what = "credits"},
    };
    layout.pages = {{.paper = {}, .pieces = {{.kind = PieceKind::chart, .what = "terrain"}}},
                    {.paper = {},
                     .pieces = {{.kind = PieceKind::track, .what = "turns"},
                                {.kind = PieceKind::box, .what = "holding"}}}};
    return layout;
}

std::span<const KnownPiece> knownPieces() { return pieces; }

std::vector<std::string_view> piecesOf(PieceKind kind) {
    std::vector<std::string_view> words;
    for (const auto& piece : pieces)
        if (piece.kind == kind && *piece.what != '\0') words.emplace_back(piece.what);
    return words;
}

}  // namespace cota::look
