#include "mapsets/look/scene/level_areas.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>

#include "mapsets/look/scene/hex_weights.h"
#include "mapsets/look/scene/seeded.h"

namespace cota::look {

namespace {

using model::HexCoord;

constexpr int fieldPerHex = 8;                    // places in a hex width
constexpr int blockPlaces = fieldPerHex + 1;      // in a block between four centres, with its edges
constexpr double wideBell = 0.85, narrowBell = 0.36, nearBell = 0.57;  // radii of the bells, in hex widths
constexpr double keepStrength = 1.8;
constexpr double loneHex = 1, spurHex = 0.4;       // how narrow the lines around a hex are kept
constexpr double enough = 0.93, tooFew = 0.10;  // share of a hex on its right side
constexpr double bundle = 0.55;              // millimetres between the lines of a slope of several levels
constexpr double fieldSlope = 0.72;          // fall of a field across a hexside, per hex width
constexpr double mostShift = 0.15;
constexpr double unevenness = 0.040;         // of the threshold, so that lines look drawn by hand

/// What a hex may count for at a place.
struct Share {
    HexCoord from;  // relative to the hex of the place
    double wide, narrow, around;
};

/// The places of a hexagon, those of a block, and which hexes count at each.
struct Lattice {
    std::vector<FinePlace> own;  // those nearest to the centre of a hex, relative to it
    std::vector<std::vector<Share>> shares;
    std::array<std::array<int, 2 * fieldPerHex + 1>, 2 * fieldPerHex + 1> number{};  // by place, -1: of another hex
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
double easedRise(double value) { return value / std::sqrt(1 + value * value); }

/// Even noise between -1 and 1 on the lattice of hexes, `size` hexes wide.
double valueNoise(double q, double r, double size, std::uint64_t purpose) {
    const double x = q / size, y = r / size;
    const double left = std::floor(x), top = std::floor(y);
    const auto corner = [&](int right, int down) {
        Seeded chance(static_cast<std::int64_t>(left) + right, static_cast<std::int64_t>(top) + down, purpose);
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
        oneapi::tbb::parallel_for(
            oneapi::tbb::blocked_range<int>(from, columns_ - from, 16), [&](const auto& range) {
                for (int q = range.begin(); q < range.end(); ++q)
                    for (int r = from; r < rows_ - from; ++r) visit(HexCoord{first_.q + q, first_.r + r});
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
    explicit Fields(const Scene& scene) : ground_(scene), millimetres_(scene.hex()) {
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
        const auto own = lattice.own[static_cast<std::size_t>(place)];
        const double q = hex.q + static_cast<double>(own.q) / fieldPerHex;
        const double r = hex.r + static_cast<double>(own.r) / fieldPerHex;
        made.uneven = unevenness * (1 - 0.35 * made.keep) *
                      (0.6 * valueNoise(q, r, 0.85, 71) + 0.4 * valueNoise(q, r, 0.40, 72));
        return made;
    }

    bool isRight(HexCoord hex, int place) const {
        const auto fields = at(hex, place);
        const int level = ground_.at(hex).level;
        return fields.field(level) > 0 && fields.field(level + 1) <= 0;
    }

  private:
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
        const int places = static_cast<int>(Lattice::get().own.size());
        ground_.each(2, [&](HexCoord hex) {
            const auto& own = ground_.at(hex);
            narrowness[ground_.index(hex)] = own.narrowness;
            if (!own.isOn() || own.isPlain) return;
            int right = 0;
            for (int place = 0; place < places; ++place) right += isRight(hex, place) ? 1 : 0;
            const double share = static_cast<double>(right) / places;
            narrowness[ground_.index(hex)] =
                std::max(own.narrowness, std::clamp((enough - share) / tooFew, 0.0, 1.0));
        });
        ground_.each(2, [&](HexCoord hex) { ground_.at(hex).narrowness = narrowness[ground_.index(hex)]; });
    }

    Ground ground_;
    double millimetres_;
};

// --- from fields to lines

/// A piece of a line in one triangle of places, from one edge of the triangle to another; the higher ground is
/// on its left.
struct Piece {
    std::int64_t from, to;     // edges between neighbouring places
    std::int64_t corner;       // the place that `from` is close to, or -1
    Point at;                  // where it crosses `from`, in axial hex widths
};

class Tracer {
  public:
    explicit Tracer(Fields& fields) : fields_(fields), ground_(fields.ground()) {}

    /// The pieces of each level above `least`, from index 0.
    std::vector<std::vector<Piece>> pieces(int least, int most) {
        std::vector<std::vector<Piece>> levels(static_cast<std::size_t>(most - least));
        if (levels.empty()) return levels;
        const int columns = ground_.columns();
        std::vector<std::vector<std::vector<Piece>>> byColumn(static_cast<std::size_t>(columns));
        oneapi::tbb::parallel_for(oneapi::tbb::blocked_range<int>(3, columns - 3, 4), [&](const auto& range) {
            for (int q = range.begin(); q < range.end(); ++q) {
                auto& own = byColumn[static_cast<std::size_t>(q)];
                own.resize(levels.size());
                for (int r = 3; r < ground_.rows() - 3; ++r)
                    addBlock({ground_.first().q + q, ground_.first().r + r}, least, own);
            }
        });
        for (const auto& column : byColumn)
            for (std::size_t i = 0; i < column.size(); ++i)
                levels[i].insert(levels[i].end(), column[i].begin(), column[i].end());
        return levels;
    }

  private:
    void addBlock(HexCoord hex, int least, std::vector<std::vector<Piece>>& levels) const {
        bool isPlain = true, isSeen = false;
        for (const HexCoord far : {HexCoord{0, 0}, {1, 0}, {0, 1}, {1, 1}}) {
            const auto& one = ground_.at(hex + far);
            isPlain = isPlain && one.isPlain && one.isShown;
            isSeen = isSeen || one.isShown;
        }
        if (isPlain || !isSeen) return;
        std::array<std::array<PlaceFields, blockPlaces>, blockPlaces> places;
        int low = std::numeric_limits<int>::max(), high = std::numeric_limits<int>::min();
        bool isAtRim = false;
        const auto& lattice = Lattice::get();
        for (std::size_t i = 0; i < blockPlaces; ++i)
            for (std::size_t j = 0; j < blockPlaces; ++j) {
                const auto& corner = lattice.corners[i][j];
                auto& place = places[i][j];
                if (ground_.at(hex + corner.owner).isShown) place = fields_.at(hex + corner.owner, corner.place);
                isAtRim = isAtRim || place.isNowhere;
                for (int k = 0; k < place.count; ++k) {
                    low = std::min(low, place.weights[static_cast<std::size_t>(k)].first);
                    high = std::max(high, place.weights[static_cast<std::size_t>(k)].first);
                }
            }
        // Around the part shown, every area ends.
        for (int level = (isAtRim ? least : std::max(least, low)) + 1; level <= high; ++level)
            addPieces(hex, places, level, levels[static_cast<std::size_t>(level - least - 1)]);
    }

    using Block = std::array<std::array<PlaceFields, blockPlaces>, blockPlaces>;

    void addPieces(HexCoord hex, const Block& places, int level, std::vector<Piece>& pieces) const {
        std::array<std::array<double, blockPlaces>, blockPlaces> values;
        for (std::size_t i = 0; i < blockPlaces; ++i)
            for (std::size_t j = 0; j < blockPlaces; ++j) values[i][j] = places[i][j].field(level);
        for (int i = 0; i < fieldPerHex; ++i)
            for (int j = 0; j < fieldPerHex; ++j) {
                const FinePlace a{i, j}, b{i + 1, j}, c{i, j + 1}, d{i + 1, j + 1};
                addTriangle(hex, values, {a, b, c}, pieces);
                addTriangle(hex, values, {b, d, c}, pieces);
            }
    }

    template <class Values>
    void addTriangle(HexCoord hex, const Values& values, const std::array<FinePlace, 3>& corners,
                     std::vector<Piece>& pieces) const {
        const auto value = [&](int i) {
            const auto& at = corners[static_cast<std::size_t>(i)];
            return values[static_cast<std::size_t>(at.q)][static_cast<std::size_t>(at.r)];
        };
        int inside = 0;
        for (int i = 0; i < 3; ++i) inside |= value(i) > 0 ? 1 << i : 0;
        if (inside == 0 || inside == 7) return;
        // The corner that is alone on its side; the line separates it from the others.
        const int alone = inside == 1 || inside == 6 ? 0 : inside == 2 || inside == 5 ? 1 : 2;
        const int next = (alone + 1) % 3, last = (alone + 2) % 3;
        const bool isHigh = value(alone) > 0;
        const auto edge = [&](int i, int j) {
            return crossing(hex, corners[static_cast<std::size_t>(i)], corners[static_cast<std::size_t>(j)],
                            value(i), value(j));
        };
        const auto first = edge(alone, next), second = edge(alone, last);
        const auto& from = isHigh ? second : first;
        const auto& to = isHigh ? first : second;
        pieces.push_back({from.edge, to.edge, from.corner, from.at});
    }

    struct Crossing {
        std::int64_t edge, corner;
        Point at;
    };
    Crossing crossing(HexCoord hex, FinePlace a, FinePlace b, double valueA, double valueB) const {
        if (b.q < a.q || (b.q == a.q && b.r < a.r)) {
            std::swap(a, b);
            std::swap(valueA, valueB);
        }
        constexpr double close = 0.34;  // of the way between two places
        const double share = valueA / (valueA - valueB);
        const int kind = b.q == a.q ? 0 : b.r == a.r ? 1 : 2;
        const double q = a.q + (b.q - a.q) * share, r = a.r + (b.r - a.r) * share;
        return {numberOf(hex, a) * 3 + kind,
                share < close       ? numberOf(hex, a)
                : share > 1 - close ? numberOf(hex, b)
                                    : -1,
                {hex.q + q / fieldPerHex, hex.r + r / fieldPerHex}};
    }
    std::int64_t numberOf(HexCoord hex, FinePlace place) const {
        const std::int64_t q = (hex.q - ground_.first().q) * fieldPerHex + place.q;
        const std::int64_t r = (hex.r - ground_.first().r) * fieldPerHex + place.r;
        return q * (ground_.rows() * fieldPerHex + fieldPerHex) + r;
    }

    Fields& fields_;
    const Ground& ground_;
};

/// Closed rings of points. Points close to one place become one.
std::vector<std::vector<Point>> ringsOf(std::vector<Piece>& pieces) {
    std::ranges::sort(pieces, {}, &Piece::from);
    std::vector<bool> isUsed(pieces.size());
    std::vector<std::vector<Point>> rings;
    for (std::size_t first = 0; first < pieces.size(); ++first) {
        if (isUsed[first]) continue;
        std::vector<const Piece*> ring;
        for (std::size_t i = first; i < pieces.size() && !isUsed[i];) {
            isUsed[i] = true;
            ring.push_back(&pieces[i]);
            i = static_cast<std::size_t>(std::ranges::lower_bound(pieces, pieces[i].to, {}, &Piece::from) -
                                         pieces.begin());
        }
        // Begin where points are not of one place.
        std::size_t start = 0;
        while (start + 1 < ring.size() && ring[start]->corner >= 0 &&
               ring[start]->corner == ring[(start + ring.size() - 1) % ring.size()]->corner)
            ++start;
        std::ranges::rotate(ring, ring.begin() + static_cast<std::ptrdiff_t>(start));
        std::vector<Point> points;
        for (std::size_t i = 0; i < ring.size();) {
            Point sum{0, 0};
            std::size_t same = 0;
            for (; i + same < ring.size() &&
                   (same == 0 || (ring[i]->corner >= 0 && ring[i + same]->corner == ring[i]->corner));
                 ++same) {
                sum.x += ring[i + same]->at.x;
                sum.y += ring[i + same]->at.y;
            }
            points.push_back({sum.x / static_cast<double>(same), sum.y / static_cast<double>(same)});
            i += same;
        }
        if (points.size() > 2) rings.push_back(std::move(points));
    }
    return rings;
}

/// A closed curve through all points. Its direction in each point is that of the circle through it and its
/// neighbours, so that points at uneven distances make no dents.
picture::Curve curveThrough(const std::vector<Point>& points) {
    const std::size_t count = points.size();
    std::vector<Point> ways(count);
    const auto between = [](Point a, Point b) { return Point{b.x - a.x, b.y - a.y}; };
    const auto length = [](Point way) { return std::sqrt(way.x * way.x + way.y * way.y); };
    for (std::size_t i = 0; i < count; ++i) {
        const Point in = between(points[(i + count - 1) % count], points[i]);
        const Point out = between(points[i], points[(i + 1) % count]);
        const double a = length(in), b = length(out);
        if (a <= 0 || b <= 0) continue;
        const Point way{in.x / a * b + out.x / b * a, in.y / a * b + out.y / b * a};
        const double all = length(way);
        if (all > 0) ways[i] = {way.x / all, way.y / all};
    }
    picture::Curve curve;
    curve.move(points[0]);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t next = (i + 1) % count;
        const double third = length(between(points[i], points[next])) / 3;
        curve.bend({points[i].x + ways[i].x * third, points[i].y + ways[i].y * third},
                   {points[next].x - ways[next].x * third, points[next].y - ways[next].y * third}, points[next]);
    }
    curve.close();
    return curve;
}

}  // namespace

double levelAt(const Scene& scene, double height) {
    const auto& relief = scene.look.symbol("relief");
    const double base = relief.drawing() == "nothing" ? 0 : relief.number("base");
    return (height - base) / std::max(1, scene.catalogue().scales.levelHeight);
}

int levelOf(const Scene& scene, Cell cell) {
    return static_cast<int>(std::floor(levelAt(scene, scene.heights.ground(cell))));
}

LevelAreas levelAreas(const Scene& scene) {
    LevelAreas made;
    const auto hexes = scene.sheet.hexes();
    if (hexes.empty()) return made;
    Fields fields(scene);
    int most = std::numeric_limits<int>::min();
    made.least = std::numeric_limits<int>::max();
    auto& ground = fields.ground();
    for (int q = 0; q < ground.columns(); ++q)
        for (int r = 0; r < ground.rows(); ++r) {
            const auto& hex = ground.at({ground.first().q + q, ground.first().r + r});
            if (!hex.isOn()) continue;
            made.least = std::min(made.least, hex.level);
            most = std::max(most, hex.level);
        }
    const auto origin = scene.sheet.at(model::latticeCentre(scene.field.orientation(), {0, 0}));
    const auto right = scene.sheet.at(model::latticeCentre(scene.field.orientation(), {2, 0}));
    const auto down = scene.sheet.at(model::latticeCentre(scene.field.orientation(), {0, 2}));
    const auto onSheet = [&](Point axial) {
        return Point{origin.x + (axial.x * (right.x - origin.x) + axial.y * (down.x - origin.x)) / 2,
                     origin.y + (axial.x * (right.y - origin.y) + axial.y * (down.y - origin.y)) / 2};
    };
    int level = made.least;
    for (auto& pieces : Tracer(fields).pieces(made.least, most)) {
        LevelArea area{++level, {}};
        for (auto& points : ringsOf(pieces)) {
            for (auto& point : points) point = onSheet(point);
            auto curve = curveThrough(points);
            const auto box = curve.box();
            area.rings.push_back({std::move(points), std::move(curve), box});
        }
        made.above.push_back(std::move(area));
    }
    return made;
}

picture::Curve LevelArea::outlineIn(const picture::Box& box) const {
    picture::Curve outline;
    for (const auto& ring : rings)
        if (ring.box.meets(box)) outline.add(ring.curve);
    return outline;
}

picture::Curve LevelArea::outline() const {
    picture::Curve outline;
    for (const auto& ring : rings) outline.add(ring.curve);
    return outline;
}

std::vector<LevelSample> levelSamples(const Scene& scene) {
    const Fields fields(scene);
    const int places = static_cast<int>(Lattice::get().own.size());
    std::vector<LevelSample> samples;
    for (const Cell cell : scene.sheet.hexes())
        for (int place = 0; place < places; ++place)
            samples.push_back({cell, fields.isRight(scene.field.hexAt(cell), place)});
    return samples;
}

}  // namespace cota::look
