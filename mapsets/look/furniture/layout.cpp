#include "mapsets/look/furniture/layout.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cota::look {

namespace {

constexpr std::array pieceKindNames{"map", "chart", "track", "box", "text"};
constexpr std::array sheetSideNames{"above", "below", "left", "right"};

constexpr const char* orderParameters =
    "part title ticks boxed texts formations count group graphics of shape label arrows lines areas points "
    "blanks";
constexpr const char* numberParameters = "per part name least most at shows start boxes";

constexpr std::array pieces{
    KnownPiece{PieceKind::map, "compass", "compass"},
    KnownPiece{PieceKind::map, "letters", "letters"},
    KnownPiece{PieceKind::chart, "legend", "legend"},
    KnownPiece{PieceKind::chart, "scale", "scale"},
    KnownPiece{PieceKind::chart, "terrain", "charts"},
    KnownPiece{PieceKind::chart, "movement", "charts"},
    KnownPiece{PieceKind::chart, "stacking", "charts"},
    KnownPiece{PieceKind::chart, "sight", "charts"},
    KnownPiece{PieceKind::chart, "spotting", "charts"},
    KnownPiece{PieceKind::chart, "combat", "charts"},
    KnownPiece{PieceKind::chart, "sequence", "charts"},
    KnownPiece{PieceKind::track, "turns", "tracks"},
    KnownPiece{PieceKind::track, "reinforcements", "tracks", "turn-en turn-es"},
    KnownPiece{PieceKind::track, "numbers", "tracks", numberParameters},
    KnownPiece{PieceKind::box, "holding", "boxes", "parts counts"},
    KnownPiece{PieceKind::box, "cards", "boxes", "having led-by values hits"},
    KnownPiece{PieceKind::box, "status", "boxes"},
    KnownPiece{PieceKind::box, "orders", "boxes", orderParameters},
    KnownPiece{PieceKind::box, "", "boxes"},
    KnownPiece{PieceKind::text, "title", "title"},
    KnownPiece{PieceKind::text, "credits", "credits"},
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

namespace {

bool isOnTable(const Piece& piece) {
    return piece.kind == PieceKind::chart || piece.kind == PieceKind::track || piece.kind == PieceKind::box;
}

}  // namespace

std::vector<std::string> namesOnPages(const Layout& layout) {
    std::vector<std::string> names;
    for (const auto* pages : {&layout.pages, &layout.kit})
        for (const auto& page : *pages)
            for (const auto& piece : page.pieces)
                for (const auto& name : {piece.what, piece.id})
                    if (isOnTable(piece) && !name.empty() && std::ranges::find(names, name) == names.end())
                        names.push_back(name);
    return names;
}

Layout pagesWith(const Layout& layout, std::span<const std::string> whats) {
    const auto isWanted = [&](const Piece& piece) {
        if (whats.empty()) return isOnTable(piece);
        return std::ranges::find(whats, piece.what) != whats.end() ||
               (!piece.id.empty() && std::ranges::find(whats, piece.id) != whats.end());
    };
    Layout chosen = layout;
    chosen.sheet.clear();
    chosen.pages.clear();
    chosen.kit.clear();
    for (const auto* pages : {&layout.pages, &layout.kit})
        for (auto page : *pages) {
            std::erase_if(page.pieces, [&](const auto& piece) { return !isWanted(piece); });
            if (!page.pieces.empty()) chosen.pages.push_back(std::move(page));
        }
    return chosen;
}

std::span<const KnownPiece> knownPieces() { return pieces; }

std::vector<std::string_view> piecesOf(PieceKind kind) {
    std::vector<std::string_view> words;
    for (const auto& piece : pieces)
        if (piece.kind == kind && *piece.what != '\0') words.emplace_back(piece.what);
    return words;
}

}  // namespace cota::look
