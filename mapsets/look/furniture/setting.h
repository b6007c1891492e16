#pragma once
// What the pieces of furniture share: the document they are about, their room, and how they write.

#include <cstddef>
#include <limits>
#include <span>
#include <string>

#include "mapsets/look/furniture/furniture.h"

namespace cota::look {

struct Setting {
    FurnitureOrder about;
    const MapSheet& sheet;
    const Scene* scene = nullptr;                  // null: the pieces are only measured
    bool isOnPage = false;                         // without the map
    std::vector<std::string>* headings = nullptr;  // of the pieces drawn, for a list of pages

    const Symbology& look() const { return about.look; }
    const mapsets::Mapset& game() const { return about.field.mapset(); }
    const model::Scenario* scenario() const {
        return about.document.scenario ? &**about.document.scenario : nullptr;
    }
    model::Language language() const { return about.language; }
    bool shows(std::string_view layer) const;
    /// How much larger letters and samples around the map are than on a sheet of A3: readers stand farther
    /// from a larger one. A page without the map is read in the hand.
    double growth() const;
};

/// Where a piece may be drawn. On a map it may become as long as it needs.
struct Room {
    double left = 0, top = 0, width = 0;
    double bottom = std::numeric_limits<double>::infinity();
    double right() const { return left + width; }
};

/// What a piece has used of its room. `next`: where to go on in another room; 0: it is complete.
struct Filled {
    double height = 0;
    std::size_t next = 0;
};

/// The width of a compass without one of its own, up to A3.
inline constexpr double usualCompass = 22;
/// The width of a piece, in millimetres; 0: as wide as its place. A compass grows with the sheet, because its
/// width is all there is of it.
double widthOf(const Setting& setting, const Piece& piece);

/// Draws a piece from its part `from` on, or measures it.
using DrawPiece = Filled (*)(const Setting&, const Piece&, const Room&, std::size_t from,
                             picture::Layer& into);

struct Letters {
    double points = 8;
    bool isBold = false, isItalic = false, isSerif = false;
    picture::Across across = picture::Across::left;
    picture::Down down = picture::Down::baseline;
    picture::Colour colour{0, 0, 0, 0};  // transparent: the ink of the page
};

picture::Font fontOf(const Setting& setting, const Letters& letters);
/// Writes a line. If it is wider than `room`, it becomes smaller, and then is cut. Returns its width.
double writeLine(const Setting& setting, std::string words, Point at, const Letters& letters, double room,
                 picture::Layer& into);
/// The text as lines not wider than `room`, broken at spaces.
std::vector<std::string> brokenInto(const Setting& setting, const std::string& words, const Letters& letters,
                                    double room);

/// A text in the language of the picture, and in the other one; `second` is empty if it is the same.
struct BothLanguages {
    std::string first, second;
};
BothLanguages bothOf(const Setting& setting, const model::LocalText& text);
/// Both in one line, the second in italics behind it. Returns the width.
double writeBoth(const Setting& setting, const model::LocalText& text, Point at, const Letters& letters,
                 double room, picture::Layer& into);

picture::Colour inkOf(const Setting& setting, double opacity = 1);

/// Notes a heading that a list of pages shows; each once.
void noteHeading(const Setting& setting, const model::LocalText& words);
/// The words with "(continued)" behind them, in both languages.
model::LocalText continued(const model::LocalText& words);
/// The heading of a chart, track or group of boxes, or of its rest from part `from` on: its words in both
/// languages over a line. Returns the height.
double writeHeading(const Setting& setting, const Piece& piece, const model::LocalText& usual,
                    const Room& room, std::size_t from, picture::Layer& into);

// The pieces, one file each.
Filled drawTitlePiece(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawCredits(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawOwnText(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawScalePiece(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawCompass(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawLegendPiece(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawEffectsChart(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawRulesChart(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawReinforcements(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawNumberTrack(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawTurnTrack(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawCommandCards(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawStatusSheet(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawOrderSheets(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
Filled drawHoldingBoxes(const Setting&, const Piece&, const Room&, std::size_t, picture::Layer&);
/// The ids of joined boards at the edges of the sheet. Not a piece with a room of its own.
picture::Layer drawBoardLetters(const Scene& scene, double strip);

}  // namespace cota::look
