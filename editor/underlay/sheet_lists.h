#pragma once
// What the lists about underlays say: the points of a fit with their errors, the hexes that differ.

#include <string>
#include <vector>

#include "editor/underlay/sheet_place.h"
#include "formats/model/underlay/underlay_fit.h"
#include "formats/scans/odd_hexes.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

struct FitPointRow {
    model::GridPoint at;
    std::string place;        // the number of the hex, or columns and rows
    std::string pixel;        // "812.5, 410"
    std::string millimetres;  // the error; empty if there is no fit
    bool isFar = false;       // off by more than farFit()
};
std::vector<FitPointRow> fitPointRows(const model::Board& board, const model::Underlay& underlay);

/// Points that are off by more are marked, in millimetres: a tenth of a hex, more than the lines of a printed
/// grid are wide.
double farFit(const model::Board& board);

/// "Fitted by 4 points, 0.31 mm", or what is missing; what is marked.
std::string fitText(const model::Board& board, const model::Underlay& underlay);

struct OddHexRow {
    model::HexCoord at;
    std::string label;
    std::string text;   // "clear, looks like woods"
    std::string times;  // "5.2"
    picture::Colour colour;
    model::HexReview review;
};
/// Those that are open first, each part with the most different first.
std::vector<OddHexRow> oddHexRows(const model::Board& board, const model::Underlay& underlay,
                                  const scans::OddHexes& odd, const mapsets::Mapset* game,
                                  model::Language language);
/// "3 open of 7; 240 hexes compared"
std::string oddHexesText(const std::vector<OddHexRow>& rows, const scans::OddHexes& odd);

/// "open", "the board is right", "mended"
std::string stateText(model::ReviewState state);

}  // namespace cota::session
