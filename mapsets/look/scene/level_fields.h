#pragma once
// The fields whose zero lines are the edges of the areas of levels (level_areas.h). Only for level_areas.cpp.

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/hex_weights.h"
#include "mapsets/look/scene/level_areas.h"

namespace cota::look::level {

using model::HexCoord;

inline constexpr int fieldPerHex = 8;                // places in a hex width
inline constexpr int blockPlaces = fieldPerHex + 1;  // in a block between four centres, with its edges
inline constexpr double wideBell = 0.85, narrowBell = 0.36,
                        nearBell = 0.57;  // radii of the bells, in hex widths
inline constexpr double keepStrength = 1.8;
inline constexpr double loneHex = 1, spurHex = 0.4;    // how narrow the lines around a hex are kept
inline constexpr double enough = 0.93, tooFew = 0.10;  // share of a hex on its right side
inline constexpr double bundle = 0.55;      // millimetres between the lines of a slope of several levels
inline constexpr double fieldSlope = 0.72;  // fall of a field across a hexside, per hex width
inline constexpr double mostShift = 0.15;
inline constexpr double unevenness = 0.040;  // of the threshold, so that lines look drawn by hand

/// What a hex may count for at a place.
struct Share {
    HexCoord from;  // relative to the hex of the place
    double wide, narrow, around;
};

/// The places of a hexagon, those of a block, and which hexes count at each.
struct Lattice {
    std::vector<FinePlace> own;  // those nearest to the centre of a hex, relative to it
    std::vector<int> inner;      // of them those that are no nearer to any other: the same on a turned board
    std::vector<std::vector<Share>> shares;
    std::array<std::array<int, 2 * fieldPerHex + 1>, 2 * fieldPerHex + 1>
        number{};  // by place, -1: of another hex
    struct Corner {
        HexCoord owner;  // relative to the hex of the block
        int place;
    };
    std::array<std::array<Corner, blockPlaces>, blockPlaces> corners;

    Lattice() {
        const HexBell bells[]{{fieldPerHex, wideBell}, {fieldPerHex, narrowBell}, {fieldPerHex, nearBell}};
        const int rings = bells[0].rings();
        for (auto& row : number) row.fill(-1);
        for (int q = -fieldPerHex; q <= fieldPerHex; ++q)
            for (int r = -fieldPerHex; r <= fieldPerHex; ++r) {
                if (nearestHex({q, r}, fieldPerHex) != FinePlace{0, 0}) continue;
                number[static_cast<std::size_t>(q + fieldPerHex)][static_cast<std::size_t>(r + fieldPerHex)] =
                    static_cast<int>(own.size());
                if (nearestHex({-q, -r}, fieldPerHex) == FinePlace{0, 0})
                    inner.push_back(static_cast<int>(own.size()));
                own.push_back({q, r});
                auto& made = shares.emplace_back();
                for (int dq = -rings; dq <= rings; ++dq)
                    for (int dr = -rings; dr <= rings; ++dr) {
                        const FinePlace far{q - dq * fieldPerHex, r - dr * fieldPerHex};
                        if (bells[0].at(far) > 0)
                            made.push_back({{dq, dr}, bells[0].at(far), bells[1].at(far), bells[2].at(far)});
                    }
            }
        for (int i = 0; i < blockPlaces; ++i)
            for (int j = 0; j < blockPlaces; ++j) {
                const auto hex = nearestHex({i, j}, fieldPerHex);
                corners[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] = {
                    {hex.q, hex.r},
                    number[static_cast<std::size_t>(i - hex.q * fieldPerHex + fieldPerHex)]
                          [static_cast<std::size_t>(j - hex.r * fieldPerHex + fieldPerHex)]};
            }
    }
    static const Lattice& get() {
        static const Lattice lattice;
        return lattice;
    }
};

/// Rises from -1 to 1 without end, 1 steep in the middle.
inline double easedRise(double value) { return value / std::sqrt(1 + value * value); }

/// Even noise between -1 and 1 on the lattice of hexes, `size` hexes wide.
inline double valueNoise(double q, double r, double size, std::uint64_t purpose) {
    const double x = q / size, y = r / size;
    const double left = std::floor(x), top = std::floor(y);
    const auto corner = [&](int right, int down) {
        Seeded chance(static_cast<std::int64_t>(left) + right, static_cast<std::int64_t>(top) + down,
                      purpose);
        return chance.between(-1, 1);
    };
    const auto ease = [](double t) { return t * t * t * (t * (t * 6 - 15) + 10); };
    const double across = ease(x - left), down = ease(y - top);
    const double upper = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * across;
    const double lower = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * across;
    return upper + (lower - upper) * down;
}

/// Hexes of the part shown and around it, with their levels.
class Ground {
  public:
    static constexpr int margin = 5;  // hexes around the part that affect it, and one more

    explicit Ground(const Scene& scene) {
        const auto hexes = scene.sheet.hexes();
        HexCoord low{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
        HexCoord high{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
        for (const Cell cell : hexes) {
            const auto hex = scene.field.hexAt(cell);
            low = {std::min(low.q, hex.q), std::min(low.r, hex.r)};
            high = {std::max(high.q, hex.q), std::max(high.r, hex.r)};
        }
        if (hexes.empty()) low = high = {};
        first_ = {low.q - margin, low.r - margin};
        columns_ = high.q - low.q + 1 + 2 * margin;
        rows_ = high.r - low.r + 1 + 2 * margin;
        cells_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));
        for (int q = 0; q < columns_; ++q)
            for (int r = 0; r < rows_; ++r) {
                auto& hex = cells_[index({first_.q + q, first_.r + r})];
                const Cell cell = scene.field.cellOf({first_.q + q, first_.r + r});
                if (cell == mapsets::noCell || !scene.field.isOnMap(cell)) continue;
                hex.cell = cell;
                hex.board = boardOf(scene.field, scene.field.hexAt(cell));
                hex.level = levelOf(scene, cell);
            }
        for (const Cell cell : hexes) {
            const auto hex = scene.field.hexAt(cell);
            at(hex).isShown = true;
            for (const auto side : model::allDirections) at(model::neighbour(hex, side)).isShown = true;
        }
    }

    struct Hex {
        Cell cell = mapsets::noCell;  // off the map: noCell
        std::size_t board = 0;
        int level = 0;
        double narrowness = 0;
        bool isShown = false;  // or next to one that is
        bool isLevel = true;   // with its neighbours
        bool isPlain = true;   // and theirs: no line can pass
        bool isOn() const { return cell != mapsets::noCell; }
    };
    std::size_t index(HexCoord hex) const {
        return static_cast<std::size_t>(hex.q - first_.q) * static_cast<std::size_t>(rows_) +
               static_cast<std::size_t>(hex.r - first_.r);
    }
    Hex& at(HexCoord hex) { return cells_[index(hex)]; }
    const Hex& at(HexCoord hex) const { return cells_[index(hex)]; }
    HexCoord first() const { return first_; }
    int columns() const { return columns_; }
    int rows() const { return rows_; }

    /// Visits the hexes at least `from` hexes inside the rectangle, columns in parallel.
    template <class Visit>
    void each(int from, Visit visit) {
        oneapi::tbb::parallel_for(oneapi::tbb::blocked_range<int>(from, columns_ - from, 16),
                                  [&](const auto& range) {
                                      for (int q = range.begin(); q < range.end(); ++q)
                                          for (int r = from; r < rows_ - from; ++r)
                                              visit(HexCoord{first_.q + q, first_.r + r});
                                  });
    }

  private:
    HexCoord first_;
    int columns_ = 0, rows_ = 0;
    std::vector<Hex> cells_;
};

/// The weights of a place by level, and its threshold.
struct PlaceFields {
    static constexpr int most = 24;  // hexes that count at a place
    int count = 0;
    std::array<std::pair<int, double>, most> weights;  // level and weight
    double mean = 0, keep = 0, slope = 0, uneven = 0;
    bool isNowhere = true;  // too far from the map

    double threshold(int level) const {
        const double shift = mostShift * (1 - 0.55 * keep);
        return 0.5 + shift * easedRise(slope * (level - mean) / shift) + uneven;
    }
    double field(int level) const {
        if (isNowhere) return -1;
        double sum = 0;
        for (int i = 0; i < count; ++i)
            if (weights[static_cast<std::size_t>(i)].first >= level)
                sum += weights[static_cast<std::size_t>(i)].second;
        return sum - threshold(level);
    }
};

class Fields {
  public:
    explicit Fields(const Scene& scene)
        : ground_(scene), boards_(scene.field.boards()), millimetres_(scene.hex()) {
        findPlains();
        findNarrowness();
        keepShares();
    }

    Ground& ground() { return ground_; }

    PlaceFields at(HexCoord hex, int place) const {
        const auto& lattice = Lattice::get();
        PlaceFields made;
        double sums[3]{};
        double nearby = 0;
        const auto& shares = lattice.shares[static_cast<std::size_t>(place)];
        for (const auto& share : shares) {
            const auto& other = ground_.at(hex + share.from);
            if (!other.isOn()) continue;
            sums[0] += share.wide;
            sums[1] += share.narrow;
            sums[2] += share.around;
            nearby += share.around * other.narrowness;
        }
        if (sums[0] <= 0) return made;
        made.isNowhere = false;
        made.keep = sums[2] > 0 ? std::min(1.0, keepStrength * nearby / sums[2]) : 0;
        const double byWide = (sums[1] > 0 ? 1 - made.keep : 1) / sums[0];
        const double byNarrow = sums[1] > 0 ? made.keep / sums[1] : 0;
        for (const auto& share : shares) {
            const auto& other = ground_.at(hex + share.from);
            if (!other.isOn()) continue;
            const double weight = byWide * share.wide + byNarrow * share.narrow;
            made.weights[static_cast<std::size_t>(made.count++)] = {other.level, weight};
            made.mean += weight * other.level;
        }
        made.mean += 0.5;
        made.slope = bundle / (fieldSlope * millimetres_) * (1 + 0.25 * made.keep);
        made.uneven = unevenness * (1 - 0.35 * made.keep) * noiseAt(hex, place);
        return made;
    }

    bool isRight(HexCoord hex, int place) const {
        const auto fields = at(hex, place);
        const int level = ground_.at(hex).level;
        return fields.field(level) > 0 && fields.field(level + 1) <= 0;
    }

  private:
    /// Chance at a place of a printed board.
    double noiseOn(std::size_t board, HexCoord hex, FinePlace own) const {
        const auto& laid = boards_[board];
        const auto printed = laid.toBoard(hex);
        const double part = (laid.turned ? -1.0 : 1.0) / fieldPerHex;
        const double q = printed.q + own.q * part, r = printed.r + own.r * part;
        return 0.6 * valueNoise(q, r, 0.85, 71) + 0.4 * valueNoise(q, r, 0.40, 72);
    }

    /// The same on the map: across a seam one board passes into the other.
    double noiseAt(HexCoord hex, int place) const {
        const auto& lattice = Lattice::get();
        const auto own = lattice.own[static_cast<std::size_t>(place)];
        if (boards_.size() < 2) return noiseOn(0, hex, own);
        double sum = 0, weights = 0;
        const auto& shares = lattice.shares[static_cast<std::size_t>(place)];
        for (std::size_t board = 0; board < boards_.size(); ++board) {
            double weight = 0;
            for (const auto& share : shares)
                if (const auto& other = ground_.at(hex + share.from); other.isOn() && other.board == board)
                    weight += share.wide;
            if (weight > 0) sum += weight * noiseOn(board, hex, own);
            weights += weight;
        }
        return weights > 0 ? sum / weights : 0;
    }

    void findPlains() {
        ground_.each(1, [&](HexCoord hex) {
            std::optional<int> level;
            bool isLevel = true;
            const auto add = [&](const Ground::Hex& one) {
                if (!one.isOn()) return;
                isLevel = isLevel && level.value_or(one.level) == one.level;
                level = one.level;
            };
            add(ground_.at(hex));
            for (const auto side : model::allDirections) add(ground_.at(model::neighbour(hex, side)));
            ground_.at(hex).isLevel = isLevel;
        });
        ground_.each(2, [&](HexCoord hex) {
            bool isPlain = ground_.at(hex).isLevel;
            for (const auto side : model::allDirections)
                isPlain = isPlain && ground_.at(model::neighbour(hex, side)).isLevel;
            ground_.at(hex).isPlain = isPlain;
        });
    }

    /// A hex lower or higher than all around it, or at the end of a spur, keeps its shape.
    void findNarrowness() {
        ground_.each(1, [&](HexCoord hex) {
            auto& own = ground_.at(hex);
            if (!own.isOn() || own.isLevel) return;
            int high = 0, low = 0;
            for (const auto side : model::allDirections) {
                const auto& other = ground_.at(model::neighbour(hex, side));
                high += !other.isOn() || other.level >= own.level ? 1 : 0;
                low += !other.isOn() || other.level <= own.level ? 1 : 0;
            }
            const int fewer = std::min(high, low);
            own.narrowness = fewer == 0 ? loneHex : fewer == 1 ? spurHex : 0;
        });
    }

    /// Hexes that would lose too much of their area keep their shape too.
    void keepShares() {
        std::vector<double> narrowness(static_cast<std::size_t>(ground_.columns()) *
                                       static_cast<std::size_t>(ground_.rows()));
        const auto& inner = Lattice::get().inner;
        ground_.each(2, [&](HexCoord hex) {
            const auto& own = ground_.at(hex);
            narrowness[ground_.index(hex)] = own.narrowness;
            if (!own.isOn() || own.isPlain) return;
            int right = 0;
            for (const int place : inner) right += isRight(hex, place) ? 1 : 0;
            const double share = static_cast<double>(right) / static_cast<double>(inner.size());
            narrowness[ground_.index(hex)] =
                std::max(own.narrowness, std::clamp((enough - share) / tooFew, 0.0, 1.0));
        });
        ground_.each(2, [&](HexCoord hex) { ground_.at(hex).narrowness = narrowness[ground_.index(hex)]; });
    }

    Ground ground_;
    std::span<const mapsets::LaidBoard> boards_;
    double millimetres_;
};

}  // namespace cota::look::level
