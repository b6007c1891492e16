#include "mapsets/look/relief/slope_light.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "mapsets/look/relief/lit.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/height_grid.h"
#include "mapsets/look/scene/hex_weights.h"
#include "mapsets/look/scene/level_areas.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/slope_strengths.h"

namespace cota::look {

namespace {

using model::HexCoord;

constexpr int slopePerHex = 8;
// In hex widths: the bell of the surface, and how far around a place the lowest and the highest ground count.
// A narrower one would show the hexes of a terrace as pale discs.
constexpr double broad = 1.6, footReach = 1.6;

double smoothStep(double low, double high, double value) {
    const double t = std::clamp((value - low) / (high - low), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

/// The surface at the places of a lattice with the axes of the hexes, over a rectangle of hexes.
class Surface {
  public:
    explicit Surface(const Scene& scene) : scene_(scene), strengths_(scene.look, groundColour(scene)) {
        const auto hexes = scene.sheet.hexes();
        HexCoord low{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
        HexCoord high{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
        for (const Cell cell : hexes) {
            const auto hex = scene.field.hexAt(cell);
            low = {std::min(low.q, hex.q - 1), std::min(low.r, hex.r - 1)};
            high = {std::max(high.q, hex.q + 1), std::max(high.r, hex.r + 1)};
        }
        first_ = low;
        columns_ = (high.q - low.q + 1) * slopePerHex;
        rows_ = (high.r - low.r + 1) * slopePerHex;
        isNear_.resize(static_cast<std::size_t>(high.q - low.q + 1) *
                       static_cast<std::size_t>(high.r - low.r + 1));
        for (const Cell cell : hexes) {
            const auto hex = scene.field.hexAt(cell);
            for (int q = -1; q <= 1; ++q)
                for (int r = -1; r <= 1; ++r) isNear_[near({hex.q + q, hex.r + r})] = 1;
        }
        gatherLevels();
    }

    /// The light at a place in axial hex widths.
    Lit at(double q, double r) const {
        const double x = (q - first_.q) * slopePerHex, y = (r - first_.r) * slopePerHex;
        const int i = static_cast<int>(std::floor(x)), j = static_cast<int>(std::floor(y));
        if (i < 1 || j < 1 || i + 2 >= columns_ || j + 2 >= rows_) return {};
        const double right = x - i, down = y - j;
        Lit sum;
        const auto add = [&](int a, int b, double share) {
            const auto one = litAt(i + a, j + b);
            sum.shade += share * one.shade;
            sum.glow += share * one.glow;
        };
        add(0, 0, (1 - right) * (1 - down));
        add(1, 0, right * (1 - down));
        add(0, 1, (1 - right) * down);
        add(1, 1, right * down);
        return sum;
    }
    bool isLevel() const { return isLevel_; }

    /// Computes the light of each place once. The heights are kept only for the columns at work: those of a
    /// large map take more memory than its whole picture.
    void light() {
        lights_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));
        const int hexColumns = columns_ / slopePerHex;
        constexpr int together = 16;
        oneapi::tbb::parallel_for(
            oneapi::tbb::blocked_range<int>(0, hexColumns, together),
            [&](const auto& range) {
                Heights heights{std::max(range.begin() - 1, 0), rows_, {}};
                const int end = std::min(range.end() + 1, hexColumns);
                heights.places.resize(static_cast<std::size_t>(end - heights.first) * slopePerHex *
                                      static_cast<std::size_t>(rows_));
                for (int q = heights.first; q < end; ++q)
                    for (int r = 0; r < rows_ / slopePerHex; ++r)
                        addHex({first_.q + q, first_.r + r}, heights);
                lightColumns(std::max(range.begin() * slopePerHex, 1),
                             std::min(range.end() * slopePerHex, columns_ - 1), heights);
            },
            oneapi::tbb::simple_partitioner());
    }

  private:
    struct Place {
        double height = 0, low = 0, high = 0;
    };
    /// The surface at the places of neighbouring columns of hexes.
    struct Heights {
        int first = 0, rows = 0;  // the first column of hexes; places in a column
        std::vector<Place> places;
        std::size_t index(int i, int j) const {
            return static_cast<std::size_t>(i - first * slopePerHex) * static_cast<std::size_t>(rows) +
                   static_cast<std::size_t>(j);
        }
        Place& at(int i, int j) { return places[index(i, j)]; }
        const Place& at(int i, int j) const { return places[index(i, j)]; }
    };

    void lightColumns(int begin, int end, const Heights& heights) {
        // Rise along the axes, in the directions of the sheet.
        const auto orientation = scene_.field.orientation();
        const Point origin = scene_.sheet.at(model::latticeCentre(orientation, {0, 0}));
        const Point alongQ = scene_.sheet.at(model::latticeCentre(orientation, {2, 0}));
        const Point alongR = scene_.sheet.at(model::latticeCentre(orientation, {0, 2}));
        const double hex = scene_.hex() * 2;
        const Point a{(alongQ.x - origin.x) / hex, (alongQ.y - origin.y) / hex};
        const Point b{(alongR.x - origin.x) / hex, (alongR.y - origin.y) / hex};
        const double area = a.x * b.y - a.y * b.x;
        for (int i = begin; i < end; ++i)
            for (int j = 1; j < rows_ - 1; ++j) {
                const auto& own = heights.at(i, j);
                const double q =
                    (heights.at(i + 1, j).height - heights.at(i - 1, j).height) * slopePerHex / 2;
                const double r =
                    (heights.at(i, j + 1).height - heights.at(i, j - 1).height) * slopePerHex / 2;
                const double east = (q * b.y - r * a.y) / area, south = (r * a.x - q * b.x) / area;
                // The ground at the foot of a slope stays as it is.
                const double foot =
                    smoothStep(0.12, 0.75, (own.height - own.low) / std::max(1.0, own.high - own.low));
                const Lit made =
                    lit(east, south)
                        .with(foot * strengths_.shade(own.height), foot * strengths_.glow(own.height));
                lights_[index(i, j)] = {static_cast<float>(made.shade), static_cast<float>(made.glow)};
            }
    }
    std::size_t index(int i, int j) const {
        return static_cast<std::size_t>(i) * static_cast<std::size_t>(rows_) + static_cast<std::size_t>(j);
    }
    Lit litAt(int i, int j) const {
        const auto& one = lights_[index(i, j)];
        return {one.shade, one.glow};
    }
    std::size_t near(HexCoord hex) const {
        return static_cast<std::size_t>(hex.q - first_.q) * static_cast<std::size_t>(rows_ / slopePerHex) +
               static_cast<std::size_t>(hex.r - first_.r);
    }

    static constexpr int margin = 4;  // hexes around that count
    struct HexLevels {
        bool isOn = false;
        int level = 0, low = 0, high = 0;
    };
    HexLevels& levels(HexCoord hex) { return levels_[levelIndex(hex)]; }
    const HexLevels& levels(HexCoord hex) const { return levels_[levelIndex(hex)]; }
    std::size_t levelIndex(HexCoord hex) const {
        return static_cast<std::size_t>(hex.q - first_.q + margin) *
                   static_cast<std::size_t>(rows_ / slopePerHex + 2 * margin) +
               static_cast<std::size_t>(hex.r - first_.r + margin);
    }

    void gatherLevels() {
        const int columns = columns_ / slopePerHex + 2 * margin, rows = rows_ / slopePerHex + 2 * margin;
        levels_.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
        const auto each = [&](int from, auto visit) {
            for (int q = from; q < columns - from; ++q)
                for (int r = from; r < rows - from; ++r)
                    visit(HexCoord{first_.q - margin + q, first_.r - margin + r});
        };
        each(0, [&](HexCoord hex) {
            const Cell cell = scene_.field.cellOf(hex);
            if (cell == mapsets::noCell || !scene_.field.isOnMap(cell)) return;
            auto& own = levels(hex);
            own.isOn = true;
            own.level = own.low = own.high = levelOf(scene_, cell);
        });
        each(1, [&](HexCoord hex) {
            auto& own = levels(hex);
            if (!own.isOn) return;
            for (const auto side : model::allDirections) {
                const auto& other = levels(model::neighbour(hex, side));
                if (!other.isOn) continue;
                own.low = std::min(own.low, other.level);
                own.high = std::max(own.high, other.level);
            }
            isLevel_ = isLevel_ && own.low == own.high;
        });
    }

    struct Share {
        HexCoord from;
        double surface, foot;
    };
    struct Weights {
        std::vector<FinePlace> own;
        std::vector<std::vector<Share>> shares;
        Weights() {
            const HexBell bell(slopePerHex, broad);
            const int rings = bell.rings();
            for (int q = 0; q < slopePerHex; ++q)
                for (int r = 0; r < slopePerHex; ++r) {
                    own.push_back({q, r});
                    auto& made = shares.emplace_back();
                    for (int dq = -rings; dq <= rings + 1; ++dq)
                        for (int dr = -rings; dr <= rings + 1; ++dr) {
                            const FinePlace far{q - dq * slopePerHex, r - dr * slopePerHex};
                            const double weight = bell.at(far);
                            if (weight <= 0) continue;
                            const double square =
                                static_cast<double>(far.q * far.q + far.q * far.r + far.r * far.r) /
                                (slopePerHex * slopePerHex * footReach * footReach);
                            made.push_back({{dq, dr}, weight, square < 1 ? (1 - square) * (1 - square) : 0});
                        }
                }
        }
        static const Weights& get() {
            static const Weights weights;
            return weights;
        }
    };

    void addHex(HexCoord hex, Heights& heights) const {
        if (!isNear_[near(hex)]) return;
        const auto& weights = Weights::get();
        for (std::size_t k = 0; k < weights.own.size(); ++k) {
            double sum = 0, all = 0, low = 0, high = 0, feet = 0;
            for (const auto& share : weights.shares[k]) {
                const auto& other = levels(hex + share.from);
                if (!other.isOn) continue;
                sum += share.surface * other.level;
                all += share.surface;
                low += share.foot * other.low;
                high += share.foot * other.high;
                feet += share.foot;
            }
            auto& made = heights.at((hex.q - first_.q) * slopePerHex + weights.own[k].q,
                                    (hex.r - first_.r) * slopePerHex + weights.own[k].r);
            if (all <= 0) continue;
            made.height = sum / all;
            made.low = feet > 0 ? low / feet : made.height;
            made.high = feet > 0 ? high / feet : made.height;
        }
    }

    const Scene& scene_;
    SlopeStrengths strengths_;
    HexCoord first_;
    int columns_ = 0, rows_ = 0;
    bool isLevel_ = true;
    std::vector<char> isNear_;
    std::vector<HexLevels> levels_;
    struct SmallLit {
        float shade = 0, glow = 0;
    };
    std::vector<SmallLit> lights_;
};

/// An empty picture of the part shown, with places `step` millimetres apart that are the same for every part.
SlopeLight frameOf(const Scene& scene, double step) {
    const auto window = scene.sheet.window();
    const Point origin = scene.sheet.at(model::latticeCentre(scene.field.orientation(), {0, 0}));
    const double left = std::floor((window.left - origin.x) / step) - 1,
                 top = std::floor((window.top - origin.y) / step) - 1;
    SlopeLight made;
    made.columns = static_cast<int>(std::ceil((window.right - origin.x) / step) - left) + 1;
    made.rows = static_cast<int>(std::ceil((window.bottom - origin.y) / step) - top) + 1;
    made.at = {origin.x + left * step, origin.y + top * step, origin.x + (left + made.columns) * step,
               origin.y + (top + made.rows) * step};
    const auto count = static_cast<std::size_t>(made.columns) * static_cast<std::size_t>(made.rows);
    made.shade.resize(count);
    made.glow.resize(count);
    return made;
}

template <class LightAt>
void fill(SlopeLight& made, double step, LightAt lightAt) {
    oneapi::tbb::parallel_for(oneapi::tbb::blocked_range<int>(0, made.rows, 8), [&](const auto& range) {
        for (int row = range.begin(); row < range.end(); ++row)
            for (int column = 0; column < made.columns; ++column) {
                const Lit one =
                    lightAt(Point{made.at.left + (column + 0.5) * step, made.at.top + (row + 0.5) * step});
                const auto at = static_cast<std::size_t>(row) * static_cast<std::size_t>(made.columns) +
                                static_cast<std::size_t>(column);
                const auto byte = [](double value) {
                    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0, 1.0) * 255));
                };
                made.shade[at] = byte(one.shade);
                made.glow[at] = byte(one.glow);
            }
    });
}

SlopeLight lightOfLevels(const Scene& scene) {
    Surface surface(scene);
    if (surface.isLevel()) return {};
    surface.light();
    constexpr double placesInHex = 10;
    const double step = scene.hex() / placesInHex;
    auto made = frameOf(scene, step);
    const auto orientation = scene.field.orientation();
    const Point origin = scene.sheet.at(model::latticeCentre(orientation, {0, 0}));
    const Point q = scene.sheet.at(model::latticeCentre(orientation, {2, 0}));
    const Point r = scene.sheet.at(model::latticeCentre(orientation, {0, 2}));
    const Point a{(q.x - origin.x) / 2, (q.y - origin.y) / 2}, b{(r.x - origin.x) / 2, (r.y - origin.y) / 2};
    const double area = a.x * b.y - a.y * b.x;
    fill(made, step, [&](Point at) {
        const double x = at.x - origin.x, y = at.y - origin.y;
        return surface.at((x * b.y - y * b.x) / area, (y * a.x - x * a.y) / area);
    });
    return made;
}

/// Ground with drawn contours: the surface that lines of sight use, softened.
SlopeLight lightOfPlaces(const Scene& scene) {
    const auto& grid = scene.groundwork->light(scene);
    if (grid.most <= grid.least) return {};
    const double level = std::max(1, scene.catalogue().scales.levelHeight);
    const SlopeStrengths strengths(scene.look, groundColour(scene));
    const auto part = partIn(grid, scene.sheet.window());
    SlopeLight made;
    made.at = grid.boxOf(part);
    made.columns = part.right - part.left;
    made.rows = part.bottom - part.top;
    for (int row = part.top; row < part.bottom; ++row)
        for (int column = part.left; column < part.right; ++column) {
            const int left = std::max(0, column - 1), right = std::min(grid.columns - 1, column + 1);
            const int up = std::max(0, row - 1), down = std::min(grid.rows - 1, row + 1);
            const double perWidth = scene.hex() / grid.step / level;
            const double east = static_cast<double>(grid.height(right, row) - grid.height(left, row)) /
                                std::max(1, right - left) * perWidth;
            const double south = static_cast<double>(grid.height(column, down) - grid.height(column, up)) /
                                 std::max(1, down - up) * perWidth;
            const double here = levelAt(scene, static_cast<double>(grid.height(column, row)));
            const auto one = lit(east, south).with(strengths.shade(here), strengths.glow(here));
            made.shade.push_back(
                static_cast<std::uint8_t>(std::lround(std::clamp(one.shade, 0.0, 1.0) * 255)));
            made.glow.push_back(static_cast<std::uint8_t>(std::lround(std::clamp(one.glow, 0.0, 1.0) * 255)));
        }
    return made;
}

}  // namespace

SlopeLight slopeLight(const Scene& scene) {
    if (scene.sheet.hexes().empty()) return {};
    return scene.field.relief() ? lightOfPlaces(scene) : lightOfLevels(scene);
}

HexLight lightOfHex(const Scene& scene, const SlopeStrengths& strengths, Cell cell) {
    const auto hex = scene.field.hexAt(cell);
    const int level = levelOf(scene, cell);
    const Point centre = scene.sheet.centre(cell);
    double east = 0, south = 0;
    for (const auto side : model::allDirections) {
        const Cell other = scene.field.cellOf(model::neighbour(hex, side));
        if (other == mapsets::noCell || !scene.field.isOnMap(other)) continue;
        const int rise = levelOf(scene, other) - level;
        if (rise == 0) continue;
        const Point at = scene.sheet.centre(other);
        // The least squares of six neighbours one hex width away.
        east += rise * (at.x - centre.x) / scene.hex() / 3;
        south += rise * (at.y - centre.y) / scene.hex() / 3;
    }
    const Lit one = lit(east, south).with(strengths.shade(level), strengths.glow(level));
    return {one.shade, one.glow};
}

}  // namespace cota::look
