#pragma once
// The height of a place between two contours: the shortest line through it from one to the other. Whole
// numbers only. Distances are measured on paper, where a column is narrower than a row is high, not in grid
// units.

#include <array>
#include <cstdint>
#include <optional>

#include "formats/model/geometry/grid_point.h"
#include "formats/model/relief/relief.h"

namespace cota::model {

/// The line through a place from a low contour to a high one.
struct SlopeLine {
    int low = 0;   // metres
    int high = 0;  // metres
    bool dashed = false;
    bool isStraight = true;  // one straight line, not two lines to the nearest points
    int mark = 0;            // the mark nearest to the place, counted from the low end
    int marks = 0;           // the number of equal parts of the line
    // Thousandths of a hex on paper: the whole line, and its section from the low contour to the place.
    std::int64_t length = 0, below = 0;
    /// Millionths of the line below the place, rounded. For warnings about doubtful places, not for heights.
    int share = 0;
    std::uint32_t lowPiece = 0, highPiece = 0;  // pieces of contour at its ends
};

/// How a height between two contours is determined.
struct SlopeReading {
    enum class By : std::uint8_t {
        nearStraight,  // one straight line, if not much longer than the two lines to the nearest points
        straight,      // one straight line if there is one
        nearestPoints
    };
    By by = By::nearStraight;
    int most = 150;         // nearStraight: limit in percent of these two lines
    int step = 5;           // metres: the smallest distance between two marks
    bool withZero = false;  // the low end is a mark too
    friend bool operator==(const SlopeReading&, const SlopeReading&) = default;
};

/// The number of sections of a line between two contours, at most four; `step`: their minimum height in
/// metres.
int marksBetween(int low, int high, int step);

/// The pieces of contour that lines through the places of a square can meet, for many queries about these
/// places.
struct NearPieces {
    static constexpr std::size_t most = 44;
    static constexpr Relief::FaceIndex several = UINT32_MAX;
    std::array<std::uint32_t, most> pieces;  // as runs, see Surroundings::runBits
    std::uint32_t count = 0;
    /// Lines up to this length in half grid units meet no other pieces before they end; 0: nothing is known.
    std::int32_t longest = 0;
    /// The face of all the places, if it is known to be the same.
    Relief::FaceIndex face = several;
    /// All contours are farther from all the places than this, in half grid units.
    std::int32_t free = 0;
};
/// For the places at most `half` grid units from `middle` in x and in y.
NearPieces nearPieces(const Relief& relief, GridPoint middle, std::int32_t half);  // near_pieces.cpp

/// The height of a place between two contours by this reading. Halves of a mark round up. Returns nothing if
/// the face has only one height around it.
std::optional<SlopeLine> slopeAt(const Relief& relief, GridPoint place, const SlopeReading& reading);
/// The same result as slopeAt for a place of `near` and a reading by straight lines, but faster. Returns
/// nothing if the near pieces do not decide. Its length and share may be wrong by some millionths.
std::optional<SlopeLine> slopeAmong(const Relief& relief, const NearPieces& near, GridPoint place,
                                    const SlopeReading& reading);
/// The two lines from the place to the nearest points of the two nearest heights of its face.
std::optional<SlopeLine> slopeFromNearest(const Relief& relief, GridPoint place, int step, bool withZero);
/// Bounds of the heights that any reading gives for all places at most `half` grid units from `middle` in x
/// and in y. Returns nothing unless it is easy to show that each place has such a line and is farther than
/// `free` thousandths of a hex from all contours. `near`: the result of nearPieces() for these places, if the
/// caller has it.
std::optional<HeightSpan> slopesAround(const Relief& relief, GridPoint middle, std::int32_t half, int free,
                                       int step, bool withZero, const NearPieces* near = nullptr);

/// The number of steps of `step` metres from the contour around a hilltop or bottom to a place, rounded to
/// the nearest one, halves up. `rise`: metres from the contour to the summit.
int stepsTowardsSummit(const Relief& relief, GridPoint place, Relief::FaceIndex face, GridPoint summit,
                       int rise, int step);

}  // namespace cota::model
