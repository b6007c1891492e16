#pragma once
// Pictures below or above the hexes of a board while it is drawn: scans of older maps, photographs of
// counters on a table. They are references to files; the board decides, the picture only helps to draw it.

#include <cstdint>
#include <string>
#include <vector>

#include "formats/model/document/extras.h"
#include "formats/model/geometry/grid_point.h"
#include "formats/model/geometry/hex.h"

namespace cota::model {

/// How a picture may be changed to fit its points: turned and scaled, or also stretched and sheared.
enum class FitKind { similarity, affine };

/// A point of the board and the point of the picture that shows it, in thousandths of a pixel from the top
/// left corner of the picture.
struct FitPoint {
    GridPoint at;
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend bool operator==(const FitPoint&, const FitPoint&) = default;
};

/// What the designer said about a hex that differs from the picture. Hexes without a word are open.
enum class ReviewState { open, kept, mended };

struct HexReview {
    HexCoord at;
    ReviewState state = ReviewState::open;
    std::string note;
    friend bool operator==(const HexReview&, const HexReview&) = default;
};

struct Underlay {
    std::string id;
    std::string file;  // relative to the file of the board
    std::string hash;  // SHA-256 of the file, to find it again in another folder; empty: unknown
    FitKind fit = FitKind::similarity;
    int opacity = 50;     // per cent, 0..100
    bool isOver = false;  // above the hexes, else below
    bool isHidden = false;
    std::vector<FitPoint> points;  // fewer than two: not fitted yet
    std::vector<HexReview> reviews;
    Extras extras;
    friend bool operator==(const Underlay&, const Underlay&) = default;
};

}  // namespace cota::model
