// Fields: parcels that go on across hexes, each with its own colour and furrows, and hedges along stretches
// of their rim. Parcels are the cells nearest to three points of each hex, so only hexes nearby shape them.

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <tuple>

#include "mapsets/look/layers/ground_fills.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/level_areas.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/height_tints.h"

namespace cota::look {

namespace {

constexpr int seedsPerHex = 3;
constexpr double seedLeast = 0.21, seedMost = 0.32;  // hex widths from the centre
constexpr double farthest = 0.9;                     // hex widths from a seed to the end of its parcel
constexpr double borderWidth = 0.16, furrowWidth = 0.1;

struct ParcelSeed {
    model::HexCoord hex;
    int number = 0;
    Point at = {};
    friend bool operator==(const ParcelSeed& a, const ParcelSeed& b) {
        return a.hex == b.hex && a.number == b.number;
    }
    bool isBefore(const ParcelSeed& other) const {
        return std::tuple(hex.q, hex.r, number) < std::tuple(other.hex.q, other.hex.r, other.number);
    }
};

/// A convex outline. Side i runs from point i to the next one; `beyond` is the seed on its other side.
struct Parcel {
    struct Corner {
        Point at;
        ParcelSeed beyond;
    };
    ParcelSeed seed;
    std::vector<Corner> corners;

    std::vector<Point> points() const {
        std::vector<Point> points;
        for (const auto& corner : corners) points.push_back(corner.at);
        return points;
    }

    /// Keeps what is nearer to the own seed.
    void cutTowards(const ParcelSeed& other) {
        const double x = other.at.x - seed.at.x, y = other.at.y - seed.at.y;
        const double limit = (x * (seed.at.x + other.at.x) + y * (seed.at.y + other.at.y)) / 2;
        const auto past = [&](Point at) { return at.x * x + at.y * y - limit; };
        std::vector<Corner> kept;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const auto &a = corners[i], &b = corners[(i + 1) % corners.size()];
            const double pastA = past(a.at), pastB = past(b.at);
            if (pastA <= 0) kept.push_back(a);
            if ((pastA <= 0) == (pastB <= 0)) continue;
            const double t = pastA / (pastA - pastB);
            kept.push_back({{a.at.x + (b.at.x - a.at.x) * t, a.at.y + (b.at.y - a.at.y) * t},
                            pastA <= 0 ? other : a.beyond});
        }
        corners = std::move(kept);
    }
};

/// A line through a convex outline; nothing if it misses it.
void addChord(const Parcel& parcel, Point through, Point along, picture::Curve& lines) {
    double from = -1e9, to = 1e9;
    for (std::size_t i = 0; i < parcel.corners.size(); ++i) {
        const Point a = parcel.corners[i].at, b = parcel.corners[(i + 1) % parcel.corners.size()].at;
        // The inside is to the right: outlines run clockwise on the sheet.
        const double inX = -(b.y - a.y), inY = b.x - a.x;
        const double start = (through.x - a.x) * inX + (through.y - a.y) * inY,
                     rise = along.x * inX + along.y * inY;
        if (std::abs(rise) < 1e-12) {
            if (start < 0) return;
            continue;
        }
        const double t = -start / rise;
        (rise > 0 ? from : to) = rise > 0 ? std::max(from, t) : std::min(to, t);
    }
    constexpr double shortest = 0.3;
    if (to - from < shortest) return;
    lines.move({through.x + along.x * from, through.y + along.y * from})
        .line({through.x + along.x * to, through.y + along.y * to});
}

/// The parcels of one patch.
class Fields {
  public:
    Fields(const Scene& scene, const Patch& patch)
        : scene_(scene), patch_(patch), tints_(scene.look, groundColour(scene)) {
        if (patch.isDrawn()) {
            addHexesIn(patch.boxIn(scene));
        } else {
            for (const Cell cell : patch.cells) {
                hexes_.insert(scene.field.hexAt(cell));
                for (const auto side : model::allDirections)
                    hexes_.insert(model::neighbour(scene.field.hexAt(cell), side));
            }
        }
    }

    void draw(Marks& marks) {
        picture::Group rim{.clip = patch_.outline, .marks = {}};
        Painted inside, atRim;
        for (const auto hex : hexes_)
            for (int i = 0; i < seedsPerHex; ++i) {
                const auto parcel = parcelOf(seedOf(hex, i));
                if (parcel.corners.size() < 3 || !meetsPatch(parcel)) continue;
                add(parcel, isInside(parcel) ? inside : atRim);
            }
        put(inside, marks);
        put(atRim, rim.marks);
        if (!rim.marks.empty()) marks.push_back({std::move(rim)});
        addHedges(marks);
    }

  private:
    struct Before {
        bool operator()(model::HexCoord a, model::HexCoord b) const {
            return std::pair(a.q, a.r) < std::pair(b.q, b.r);
        }
    };
    struct Painted {
        std::map<std::tuple<int, int, int, int>, Blocks> fills;  // by colour
        Blocks furrows, borders;
    };

    void addHexesIn(const picture::Box& box) {
        const auto orientation = scene_.field.orientation();
        const double step = scene_.hex(0.5);
        for (double x = box.left - step; x <= box.right + 2 * step; x += step)
            for (double y = box.top - step; y <= box.bottom + 2 * step; y += step)
                hexes_.insert(model::latticeHex(orientation, scene_.sheet.latticeAt({x, y})));
    }

    ParcelSeed seedOf(model::HexCoord hex, int number) const {
        auto chance = chanceOf(scene_.field, hex, 61);
        const double sense = senseOf(scene_.field, hex);
        const double turn = chance.between(0, 2 * std::numbers::pi / seedsPerHex);
        double away = 0;
        for (int i = 0; i <= number; ++i) away = chance.between(seedLeast, seedMost);
        const double angle = turn + number * 2 * std::numbers::pi / seedsPerHex;
        const Point centre = scene_.sheet.at(model::latticeCentre(scene_.field.orientation(), hex));
        return {hex,
                number,
                {centre.x + std::cos(angle) * scene_.hex(away) * sense,
                 centre.y + std::sin(angle) * scene_.hex(away) * sense}};
    }

    Parcel parcelOf(const ParcelSeed& seed) const {
        const double reach = scene_.hex(farthest);
        Parcel parcel{seed, {}};
        const Point at = seed.at;
        for (const auto& [x, y] : {std::pair{-1, -1}, {1, -1}, {1, 1}, {-1, 1}})
            parcel.corners.push_back({{at.x + x * reach, at.y + y * reach}, seed});
        for (int q = -2; q <= 2; ++q)
            for (int r = std::max(-2, -q - 2); r <= std::min(2, -q + 2); ++r)
                for (int i = 0; i < seedsPerHex; ++i) {
                    const auto other = seedOf({seed.hex.q + q, seed.hex.r + r}, i);
                    if (other == seed || std::hypot(other.at.x - at.x, other.at.y - at.y) > 2 * reach)
                        continue;
                    parcel.cutTowards(other);
                }
        return parcel;
    }

    /// The outline may swing a little beyond the hexsides.
    bool meetsPatch(const Parcel& parcel) const {
        if (patch_.isDrawn()) return true;
        constexpr double larger = 1.15;
        if (patch_.holds(scene_, parcel.seed.at)) return true;
        return std::ranges::any_of(parcel.corners, [&](const auto& corner) {
            return patch_.holds(scene_, {parcel.seed.at.x + (corner.at.x - parcel.seed.at.x) * larger,
                                         parcel.seed.at.y + (corner.at.y - parcel.seed.at.y) * larger});
        });
    }

    /// Whether no rim of the patch is near.
    bool isInside(const Parcel& parcel) const {
        if (patch_.isDrawn()) return false;
        const auto isOwn = [&](model::HexCoord hex) {
            const Cell cell = scene_.field.cellOf(hex);
            return cell != mapsets::noCell && patch_.isIn[static_cast<std::size_t>(cell)];
        };
        return isOwn(parcel.seed.hex) && std::ranges::all_of(model::allDirections, [&](auto side) {
                   return isOwn(model::neighbour(parcel.seed.hex, side));
               });
    }

    picture::Colour colourOf(const ParcelSeed& seed, Seeded& chance) const {
        constexpr std::array parameters{"fill", "other", "third"};
        const auto* parameter = parameters[static_cast<std::size_t>(chance.below(3))];
        if (!hasTints(scene_.look) || scene_.field.relief() || patch_.shown)
            return patch_.symbol->colour(parameter);
        const Cell cell = scene_.field.cellOf(seed.hex);
        const int level = cell != mapsets::noCell && scene_.field.isOnMap(cell) ? levelOf(scene_, cell) : 0;
        return tints_.ofTerrain(*patch_.symbol, level, parameter);
    }

    void add(const Parcel& parcel, Painted& painted) const {
        const Point at = parcel.seed.at;
        auto chance =
            chanceOf(scene_.field, parcel.seed.hex, 62 + static_cast<std::uint64_t>(parcel.seed.number));
        const auto colour = colourOf(parcel.seed, chance);
        painted.fills[{colour.red, colour.green, colour.blue, colour.alpha}].at(at).add(
            picture::Curve::polygon(parcel.points()));
        for (std::size_t i = 0; i < parcel.corners.size(); ++i) {
            const auto& corner = parcel.corners[i];
            // Each border once, unless the parcel beyond is not drawn.
            if (corner.beyond.isBefore(parcel.seed) && hexes_.contains(corner.beyond.hex)) continue;
            painted.borders.at(at).move(corner.at).line(parcel.corners[(i + 1) % parcel.corners.size()].at);
        }
        const double turn = chance.between(0, std::numbers::pi),
                     step = patch_.symbol->number("spacing") * chance.between(0.9, 1.25);
        const Point along{std::cos(turn), std::sin(turn)};
        const int lines = static_cast<int>(scene_.hex(farthest) / step);
        for (int i = -lines; i <= lines; ++i)
            addChord(parcel, {at.x - along.y * step * i, at.y + along.x * step * i}, along,
                     painted.furrows.at(at));
    }

    void put(const Painted& painted, Marks& marks) const {
        for (const auto& [key, blocks] : painted.fills) {
            const auto& [red, green, blue, alpha] = key;
            const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
            blocks.fill(marks, {byte(red), byte(green), byte(blue), byte(alpha)});
        }
        const auto ink = patch_.symbol->colour("ink");
        painted.furrows.stroke(marks, {.width = furrowWidth, .colour = ink, .dashes = {}});
        painted.borders.stroke(marks, {.width = borderWidth, .colour = ink, .dashes = {}});
    }

    /// A line around the patch, and hedges along less than half of it: whole hexsides, because a few bushes
    /// look like dirt.
    void addHedges(Marks& marks) const {
        addStroke(marks, patch_.outline, patch_.symbol->colour("ink"), borderWidth + 0.04);
        constexpr double share = 0.4, apart = 0.55;
        constexpr std::size_t parts = 6, bendsOfSide = 3;
        StrewnBlocks bushes({picture::Curve::circle({}, 0.36), picture::Curve::circle({}, 0.42),
                             picture::Curve::circle({}, 0.47)});
        for (const auto& run : picture::flattened(patch_.outline, parts))
            for (std::size_t first = 0; first + 1 < run.points.size(); first += parts * bendsOfSide) {
                const std::size_t last = std::min(first + parts * bendsOfSide, run.points.size() - 1);
                if (chanceAt(scene_.sheet, run.points[std::min(first + parts, last)], 20, 64).unit() > share)
                    continue;
                const picture::Walk hedge(std::span(run.points).subspan(first, last - first + 1));
                const int count = std::max(1, static_cast<int>(std::lround(hedge.length() / apart)));
                for (int k = 0; k <= count; ++k) {
                    const Point at = hedge.at(hedge.length() * k / count);
                    bushes.add(at, static_cast<std::size_t>(chanceAt(scene_.sheet, at, 50, 65).below(3)));
                }
            }
        std::move(bushes).fill(marks, patch_.symbol->colour("bush"));
    }

    const Scene& scene_;
    const Patch& patch_;
    HeightTints tints_;
    std::set<model::HexCoord, Before> hexes_;
};

}  // namespace

void drawParcels(const Scene& scene, const Patch& patch, Marks& marks) { Fields(scene, patch).draw(marks); }

}  // namespace cota::look
