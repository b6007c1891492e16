#pragma once
// The hexes of a board whose colour in a scan differs from the colour usual for their terrain. What is usual
// is learnt from the board itself, so that any map can be compared, in any colours.
//
// The colour of a hex is the median, in L*a*b*, of places spread over its inner part, so that its number and
// thin lines do not count. The usual colour of a ground, which is a terrain at an elevation level because
// many maps are tinted by height, is the median of its hexes, and its spread the median distance from that. A
// hex differs if its distance is large in itself and large beside the spread.

#include <cstddef>
#include <optional>
#include <vector>

#include "formats/model/document/board.h"
#include "formats/model/geometry/hex_layout.h"
#include "formats/model/underlay/underlay_fit.h"
#include "formats/picture/lab.h"
#include "formats/scans/scan.h"

namespace cota::scans {

/// The terrain that a hex is painted with, and its level.
struct HexGround {
    model::TerrainId terrain;
    int level = 0;
    friend auto operator<=>(const HexGround&, const HexGround&) = default;
};

struct OddHex {
    model::HexCoord at;
    HexGround ground;                    // on the board
    double distance = 0;                 // from the usual colour, in L*a*b*
    double times = 0;                    // the spread of its ground
    picture::Colour colour;              // in the scan
    std::optional<HexGround> looksLike;  // the ground whose usual colour is nearest, if it is another
    friend bool operator==(const OddHex&, const OddHex&) = default;
};

struct OddHexes {
    std::vector<OddHex> hexes;  // most different first
    std::size_t compared = 0;
    std::size_t outside = 0;  // not or only partly in the scan
    std::size_t rare = 0;     // of grounds with too few hexes to know what is usual
};

/// The least distance that counts, and the least multiple of the spread.
inline constexpr double leastOddDistance = 8;
inline constexpr double leastOddTimes = 3;
/// A ground needs this many hexes in the scan.
inline constexpr std::size_t leastAlike = 3;

/// `place`: from pixels to millimetres of the layout, which must be that of the board.
OddHexes oddHexes(const model::Board& board, const model::HexLayout& layout, const Scan& scan,
                  const model::PicturePlace& place);

}  // namespace cota::scans
