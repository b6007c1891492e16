#pragma once
// What each hex can put in the way of a straight line, computed once per battlefield: what fills the hex
// whole, areas and hexsides that count where the line meets them, and clouds.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "mapsets/heights/heights.h"
#include "mapsets/sight/straight/straight_line.h"

namespace cota::mapsets {

class HexObstacles {
  public:
    /// The strongest effect of a hex on a line; `most` is below all heights for hexes off the map and above
    /// all for clouds.
    struct Cover {
        std::int32_t most = belowAllHeights;
        std::int32_t least = belowAllHeights;  // of its ground, anywhere in the hex
        std::int32_t base = 0;                 // height of its centre
        std::int32_t whole = 0;                // height of what fills it
        std::uint32_t first = 0;               // index of its first Part
        std::uint32_t count = 0;
        std::int32_t cloud = -1;  // index into the names of the clouds that fill a hex to any height, or -1
        bool isSpread = false;    // the cloud is in an adjacent hex
    };
    static constexpr std::int8_t firstCorner = 6;
    /// Something in a hex that counts only if the line meets it.
    struct Part {
        std::int32_t height = 0;
        std::int32_t area = -1;  // index into Battlefield::areas(), or -1 for a hexside
        std::uint16_t kind = 0;  // terrain, or hexside kind
        std::int8_t side = -1;   // from firstCorner on: corner where the hexside of two neighbours ends
        bool isInside = false;   // the area does not leave the hex
        friend bool operator==(const Part&, const Part&) = default;
    };

    HexObstacles(const Battlefield& field, const Heights& heights, const Parameters& parameters);

    const Cover& in(Cell cell) const { return covers_[static_cast<std::size_t>(cell)]; }
    /// The tallest first.
    std::span<const Part> parts(const Cover& cover) const {
        return {parts_.data() + cover.first, cover.count};
    }
    /// The height of what fills a hex if the rules are read in this way.
    int wholeIn(Cell cell, const StraightLineReading& reading) const {
        return reading.fillsWithoutOutline == fillsWithoutOutline_
                   ? in(cell).whole
                   : wholeOf(cell, reading.fillsWithoutOutline);
    }
    /// Whether a hex puts the same in the way in both, on the same areas.
    bool isSameIn(Cell cell, const HexObstacles& other) const;
    // Ids of what a hex has in the way.
    std::string nameOf(const Part& part) const;
    std::string wholeName(Cell cell) const;
    const std::string& cloudName(Cell cell) const {
        return cloudNames_[static_cast<std::size_t>(in(cell).cloud)];
    }

  private:
    using PartsInCells = std::vector<std::vector<Part>>;

    Cover& coverOf(Cell cell) { return covers_[static_cast<std::size_t>(cell)]; }
    int wholeOf(Cell cell, bool fillsWithoutOutline) const;
    void readParts(const std::vector<std::string>& sides, bool atEnds);
    void readSides(const std::vector<std::string>& sides, bool atEnds, PartsInCells& inCell) const;
    void readRange(Cell cell, const PlaceHeights* places);
    void readClouds(TagMask clouds, TagMask spreading);

    const Battlefield& field_;
    bool fillsWithoutOutline_;
    TagMask symbols_ = 0, wholes_ = 0;
    std::vector<Cover> covers_;  // by cell
    std::vector<Part> parts_;
    std::vector<std::string> cloudNames_;
};

}  // namespace cota::mapsets
