#pragma once
// Sight by the straight line between the heights of the two ends; used only by its own sources.
//
// Every hex between the ends can hide the other end: by its ground, by what fills it whole, and by areas and
// hexsides that the line crosses in it. It hides if it is higher than the line there; equal height does not
// hide. Heights are whole metres, so "higher than the line" is one multiplication on each side.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "formats/model/geometry/outline.h"
#include "mapsets/sight/sight.h"
#include "mapsets/sight/surroundings.h"

namespace cota::mapsets {

class StraightLineSight final : public Sight {
  public:
    StraightLineSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
                      std::shared_ptr<KeptLines> lines);

    SightResult judge(Cell from, Cell to, SightRecorder* recorder,
                      std::span<const Cell> avoided) const override;
    bool isMutual() const override { return true; }

  protected:
    const Battlefield& field() const override { return field_; }
    void judgeRow(std::size_t from, std::size_t first, std::size_t last,
                  std::span<SightResult> out) const override;
    void prepareRows() const override;

  private:
    /// The strongest effect of a hex on a line; `most` is below all heights for hexes off the map and above
    /// all for clouds.
    struct Cover {
        std::int32_t most = offMap;
        std::int32_t least = offMap;  // of its ground, anywhere in the hex
        std::int32_t base = 0;        // height of its centre
        std::int32_t whole = 0;       // height of what fills it
        std::uint32_t first = 0;      // index of its first Part
        std::uint32_t count = 0;
        std::int32_t cloud = -1;  // index into cloudNames_ of the cloud that fills it to any height, or -1
        bool isSpread = false;    // the cloud is in an adjacent hex
    };
    static constexpr std::int8_t firstCorner = 6;
    /// The strongest effect of any hex around one.
    struct Around {
        std::int32_t most = offMap;
        void merge(const Around& other) { most = std::max(most, other.most); }
    };
    static constexpr std::int32_t offMap = -100'000;
    static constexpr std::int32_t endless = 100'000;
    /// Something in a hex that counts only if the line meets it.
    struct Part {
        std::int32_t height = 0;
        std::int32_t area = -1;  // index into Battlefield::areas(), or -1 for a hexside
        std::uint16_t kind = 0;  // terrain, or hexside kind
        std::int8_t side = -1;   // from firstCorner on: corner where the hexside of two neighbours ends
        bool isInside = false;   // the area does not leave the hex
    };
    enum class Corner : std::uint8_t { counts, obstacles, ignored };
    /// How unclear passages of the rules are read.
    struct Reading {
        Corner corner = Corner::counts;
        bool eitherSide = true;
        bool byPoint = false;    // the height of the line at the exact point, not by whole hexes
        bool eachPoint = false;  // each point with the obstacles there
        bool fillsWithoutOutline = true;
    };
    struct Line {
        Reading reading;
        Cell start = noCell;  // the lower end; if both are equal, the one with the smaller number
        Cell end = noCell;
        LineFrame frame;
        std::int32_t low = 0;
        std::int32_t rise = 0;
        std::int32_t distance = 0;
        std::span<const Cell> avoided;   // hexes not to use beside a hexside, where one is enough
        const Around* around = nullptr;  // if known
    };
    /// The geometry of a line, computed on demand.
    struct Course {
        model::FinePoint a, b;
        model::GridPoint from, to;
    };
    /// The effect of one hex on one line, for explanations.
    struct Note {
        Cell cell = noCell;
        int base = 0;
        int height = 0;      // of the tallest obstacle met
        std::string thing;   // its id
        std::string beside;  // id of something in the hex that the line does not meet
        model::Rational line;
        std::optional<model::LinePlace> place;  // by points: of the ground measured, from the lower end
        bool blocks = false;
        bool isCloud = false, isSpread = false;
        bool isAvoided = false;
    };
    using Notes = std::vector<Note>;
    /// One step of a line: the effects of its hexes, the deciding one first.
    struct Met {
        Notes notes;
        bool isAsked = true;
        bool blocks = false;
    };
    /// The highest ground of a line in a hex, and the first place with that height from the lower end.
    struct Highest {
        int height = 0;
        model::LinePlace at;
    };
    /// A hex whose effect depends on heights that are not computed yet.
    struct OpenHex {
        Cell cell = noCell;
        int distance = 0;
        model::LinePart part;
        int least = 0, most = 0;   // of the obstacles at any place of the line in it
        std::uint32_t places = 0;  // one bit for each undecided place
    };
    /// The open hexes of one line. If it is full, further hexes are decided immediately.
    struct OpenHexes {
        std::array<OpenHex, 32> hexes;
        std::size_t count = 0;
        bool add(const OpenHex& hex) {
            if (count == hexes.size()) return false;
            hexes[count++] = hex;
            return true;
        }
    };

    // straight_line_covers.cpp
    void readCovers(const Parameters& parameters);
    int wholeOf(Cell cell, bool fillsWithoutOutline) const;
    int wholeIn(Cell cell, const Line& line) const {
        return line.reading.fillsWithoutOutline == reading_.fillsWithoutOutline
                   ? covers_[static_cast<std::size_t>(cell)].whole
                   : wholeOf(cell, line.reading.fillsWithoutOutline);
    }
    void readClouds(TagMask clouds, TagMask spreading);
    using PartsInCells = std::vector<std::vector<Part>>;
    void readParts(const std::vector<std::string>& sides);
    void readSides(const std::vector<std::string>& sides, PartsInCells& inCell) const;
    void readRange(Cell cell);

    Line lineBetween(Cell from, Cell to, model::HexCoord offset) const;
    Course courseOf(const Line& line) const;
    bool isClear(const Line& line) const;
    bool isClearAlongSides(const Line& line) const;
    bool rises(std::int32_t height, int distance, const Line& line) const {
        return (height - line.low) * line.distance > line.rise * distance;
    }
    /// Whether an obstacle of this height may rise above the line in a hex at this distance.
    bool mayRise(std::int32_t most, int distance, const Line& line) const {
        // By points, the line can be a little lower in the hex than at its centre.
        return rises(most, line.reading.byPoint ? std::max(distance - 1, 0) : distance, line);
    }
    bool mustAvoid(Cell cell, const Line& line) const {
        return !line.reading.eitherSide && !line.avoided.empty() &&
               std::ranges::binary_search(line.avoided, cell);
    }
    bool mayHide(Cell cell, int distance, const Line& line) const;
    bool surelyHides(const Cover& cover, int distance, const Line& line) const;
    bool hides(Cell cell, int distance, const Line& line, Note* note, OpenHexes* open = nullptr) const;
    int tallestMet(Cell cell, const Line& line, const Course& course, const model::LinePart& part,
                   Note* note) const;
    bool meets(const Part& part, Cell cell, const Course& course, const model::LinePart& window) const;
    model::LinePart partIn(Cell cell, const Course& course) const;
    std::string nameOf(const Part& part) const;
    std::string wholeName(Cell cell) const;

    // straight_line_points.cpp
    bool hidesByPoints(Cell cell, int distance, const Line& line, const Course& course,
                       const model::LinePart& part, Note* note, OpenHexes* open) const;
    std::optional<bool> hidesAsKnown(OpenHex& hex, const Line& line, const Course& course) const;
    std::optional<bool> risesWith(model::HeightSpan ground, const OpenHex& hex, model::LinePlace at,
                                  const Line& line, const Course& course) const;
    bool hidesByHeights(OpenHex& hex, const Line& line, const Course& course, bool exactly) const;
    bool anyHides(OpenHexes& open, const Line& line) const;
    static model::GridPoint placeOn(const Course& course, model::LinePlace at);
    bool risesAt(int height, int distance, model::LinePlace at, const Line& line) const;
    int tallestAt(Cell cell, const Line& line, const Course& course, model::LinePlace at) const;
    template <class Visit>
    void forPlaces(const Course& course, const model::LinePart& part, Visit&& visit) const;
    template <class Visit>
    void forCrossings(const Course& course, const model::LinePart& part, model::GridPoint a,
                      model::GridPoint b, Visit&& visit) const;

    // straight_line_report.cpp
    void explain(Cell from, Cell to, const Line& line, SightResult result, SightRecorder& recorder) const;
    static Reading readingOf(const Parameters& parameters);
    Met metIn(Cell from, const Line& line, const model::TraceStep& traced) const;
    Explanation whyOf(const Note& note, Cell from, const Line& line) const;
    std::vector<model::MessageValue> pointOf(const Note& note, Cell from, const Line& line) const;
    Explanation reason(const char* id, std::vector<model::MessageValue> values = {}) const;

    const Battlefield& field_;
    const Heights& heights_;
    Parameters parameters_;
    std::shared_ptr<KeptLines> lines_;
    Reading reading_;
    TagMask symbols_ = 0, wholes_ = 0;
    bool pointwise_ = false;
    int alwaysWithin_ = 1;
    std::vector<Cover> covers_;       // by cell
    std::vector<std::int32_t> eyes_;  // by cell
    std::vector<Part> parts_;
    std::vector<std::string> cloudNames_;
    std::vector<model::HexCoord> hexes_;  // by index in hexes()
    Surroundings<Around> surroundings_;
};

}  // namespace cota::mapsets
