#include "mapsets/look/scene/level_areas.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

#include "formats/picture/visible_parts.h"
#include "mapsets/look/scene/level_fields.h"

namespace cota::look {

using namespace level;

namespace {

// --- from fields to lines

/// A piece of a line in one triangle of places, from one edge of the triangle to another; the higher ground
/// is on its left.
struct Piece {
    std::int64_t from, to;  // edges between neighbouring places
    std::int64_t corner;    // the place that `from` is close to, or -1
    Point at;               // where it crosses `from`, in axial hex widths
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
                if (ground_.at(hex + corner.owner).isShown)
                    place = fields_.at(hex + corner.owner, corner.place);
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
        std::rotate(ring.begin(), ring.begin() + static_cast<std::ptrdiff_t>(start), ring.end());
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
                   {points[next].x - ways[next].x * third, points[next].y - ways[next].y * third},
                   points[next]);
    }
    curve.close();
    return curve;
}

}  // namespace

double levelAt(const Scene& scene, double height) {
    const auto& relief = scene.look.symbol("relief");
    const double base = relief.drawing() == "nothing" ? 0 : relief.number("base");
    return (height - base) / std::max(1, scene.catalogue().scales.levelHeight) - scene.bottom;
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
        if (ring.box.meets(box)) outline.add(picture::trimmed(ring.curve, box));
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
