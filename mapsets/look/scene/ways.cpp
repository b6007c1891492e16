#include "mapsets/look/scene/ways.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <iterator>
#include <optional>
#include <utility>

#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/way_turns.h"
#include "mapsets/look/scene/way_vectors.h"

namespace cota::look {

namespace {

constexpr double sideChance = 0.11;   // of the side's length, in both directions from its middle
constexpr double wayApart = 0.24;     // between two paths that cross the same side
constexpr double nodeChance = 0.05;   // of the hex width
constexpr double handle = 0.34;       // of the hex width
constexpr double sharpHandle = 0.22;  // where a path turns back
constexpr int partsOfCurve = 6;

}  // namespace

/// Makes the pieces of each hex and joins them.
class WayBuilder {
  public:
    WayBuilder(const mapsets::Battlefield& field, const MapSheet& sheet, Ways& ways)
        : field_(field),
          sheet_(sheet),
          ways_(ways),
          kinds_(field.mapset().catalogue.pathKinds.size()),
          banks_(field, sheet, ways.looks_) {}

    void build() {
        ways_.runs_.resize(kinds_);
        ways_.pieces_.resize(kinds_);
        eachKind([&](std::size_t kind) {
            if (field_.mapset().catalogue.pathKinds[kind].alongSides) return;
            addHexes(kind, field_.hexes());
            ways_.runs_[kind] = strung(kind, ways_.pieces_[kind]);
        });
    }

    void change(std::span<const Cell> changed) {
        const auto near = around(changed);
        for (const Cell cell : near) ways_.stretches_.erase(cell);
        const auto isNear = [&](const WayPiece& piece) {
            return std::ranges::binary_search(near, piece.cell);
        };
        eachKind([&](std::size_t kind) {
            auto& pieces = ways_.pieces_[kind];
            const auto gone = std::erase_if(pieces, isNear);
            const auto kept = static_cast<std::ptrdiff_t>(pieces.size());
            if (!field_.mapset().catalogue.pathKinds[kind].alongSides) addHexes(kind, near);
            if (gone == 0 && kept == std::ssize(pieces)) return;
            std::ranges::inplace_merge(pieces, pieces.begin() + kept, {}, &WayPiece::cell);
            ways_.runs_[kind] = strung(kind, pieces);
        });
    }

  private:
    /// Wide rivers first, then others, which join them, then roads, which keep beside them.
    template <class Visit>
    void eachKind(Visit visit) const {
        std::vector<std::size_t> order;
        for (std::size_t kind = 0; kind < kinds_; ++kind) order.push_back(kind);
        std::ranges::stable_sort(order, std::greater(), [&](std::size_t kind) {
            return ways_.looks_.isWater(kind) ? ways_.looks_.half(kind) : -1;
        });
        for (const auto kind : order) visit(kind);
    }

    void addHexes(std::size_t kind, std::span<const Cell> cells) {
        for (const Cell cell : cells)
            if (const auto links = linksOf(kind, cell)) addHex(kind, cell, links);
    }

    /// The shape of a piece depends on where the pieces beyond its sides cross theirs: two hexes away. Beside
    /// a river it also depends on where the road comes to the river and leaves it.
    std::vector<Cell> around(std::span<const Cell> changed) {
        ways_.relaid_.clear();
        std::vector<Cell> near(changed.begin(), changed.end());
        const auto grow = [&] {
            std::vector<Cell> beside;
            for (const Cell cell : near)
                for (const auto side : model::allDirections)
                    if (const Cell other = field_.neighbour(cell, side); field_.isOnMap(other))
                        beside.push_back(other);
            near.insert(near.end(), beside.begin(), beside.end());
            std::ranges::sort(near);
            near.erase(std::unique(near.begin(), near.end()), near.end());
        };
        grow();
        const auto runs = banks_.runsFrom(near);
        grow();
        if (runs.empty()) return near;
        const std::vector<Cell> before = std::exchange(near, runs);
        grow();
        std::ranges::set_difference(near, before, std::back_inserter(ways_.relaid_));
        std::vector<Cell> all;
        std::ranges::set_union(near, before, std::back_inserter(all));
        return all;
    }

    /// The sides that a path crosses. In a hex cut by the edge of the map its end is at the cut: there it
    /// leaves the map.
    std::uint8_t linksOf(std::size_t kind, Cell cell) const {
        if (field_.mapset().catalogue.pathKinds[kind].alongSides) return 0;
        const auto links = field_.links(kind, cell);
        if (std::popcount(links) != 1 || !field_.isMapEdge(cell) || !isCut(cell)) return links;
        for (std::size_t k = 0; k < kinds_; ++k)
            if (k != kind && ways_.looks_.half(k) > 0 && field_.links(k, cell) != 0 &&
                ways_.looks_.isWater(k) == ways_.looks_.isWater(kind))
                return links;  // it ends on that one
        for (const int turn : {3, 2, 4}) {
            const int out = (std::countr_zero(links) + turn) % 6;
            if (!field_.isOnMap(field_.neighbour(cell, static_cast<model::Direction>(out))))
                return static_cast<std::uint8_t>(links | 1U << static_cast<unsigned>(out));
        }
        return links;
    }
    std::optional<std::pair<int, int>> through(Cell cell, std::uint8_t links) const {
        return throughSides(links, senseOf(field_, field_.hexAt(cell)) < 0);
    }
    bool isCut(Cell cell) const {
        int quarters = 0;
        for (const auto& printed : field_.printed(cell))
            quarters += field_.boards()[printed.placement].quarters(printed.hex);
        return quarters < 4;
    }

    bool crosses(std::size_t kind, Cell cell, model::Direction side) const {
        return linksOf(kind, cell) >> static_cast<unsigned>(side) & 1U;
    }

    /// Where a path of the kind crosses a side, computed from the hex that owns the side, so that both hexes
    /// agree.
    Point crossing(std::size_t kind, Cell cell, model::Direction direction) const {
        const auto side = model::HexSide::of(field_.hexAt(cell), direction);
        const Cell owner = field_.cellOf(side.hex);
        const Cell other = field_.neighbour(owner, side.direction);
        int rank = 0, count = 0;
        for (std::size_t k = 0; k < kinds_; ++k) {
            if (!crosses(k, owner, side.direction) && !crosses(k, other, model::opposite(side.direction)))
                continue;
            if (k < kind) ++rank;
            ++count;
        }
        const auto printed = printedSide(field_, side);
        const double sense = printed.owner == side.hex ? 1 : -1;
        double t = 0.5 + sense * (printed.chance(31).between(-sideChance, sideChance) / count +
                                  (rank - (count - 1) / 2.0) * wayApart);
        if (const auto place = count > 1 ? banks_.place(kind, owner, side.direction) : std::nullopt)
            t = 0.5 + *place * std::sqrt(3.0) / sheet_.hexMillimetres();
        const auto corners = sheet_.corners(owner);
        const auto d = static_cast<std::size_t>(side.direction);
        const Point a = corners[d], b = corners[(d + 1) % 6];
        return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
    }

    Point node(Cell cell) const {
        auto chance = chanceOf(field_, field_.hexAt(cell), 37);
        const double reach = senseOf(field_, field_.hexAt(cell)) * nodeChance * sheet_.hexMillimetres();
        const auto centre = sheet_.centre(cell);
        const double x = chance.between(-reach, reach);
        return {centre.x + x, centre.y + chance.between(-reach, reach)};
    }

    /// Where a path ends in a hex: on a similar path that is already there, such as a trail on a road, else
    /// near the middle.
    struct End {
        Point at;
        Vector along;  // of the similar path; nought: none
        double half = 0;
    };
    End end(std::size_t kind, Cell cell) const {
        const auto& kinds = field_.mapset().catalogue.pathKinds;
        const Point middle = node(cell);
        End best{middle, {}};
        double nearest = sheet_.hexMillimetres();
        for (const auto& way : ways_.stretches(cell)) {
            const auto &tags = kinds[way.kind].tags, &own = kinds[kind].tags;
            const bool isLike =
                std::find_first_of(tags.begin(), tags.end(), own.begin(), own.end()) != tags.end();
            const double far = std::hypot(way.to.x - middle.x, way.to.y - middle.y);
            const bool isRiver = ways_.looks_.isWater(way.kind);
            if ((!isLike && !isRiver) || isRiver != ways_.looks_.isWater(kind) || far >= nearest) continue;
            nearest = far;
            best = {way.to, unit(between(way.from, way.to)), ways_.looks_.half(way.kind)};
        }
        return best;
    }

    /// The rivers in a hex, each as its pieces.
    std::vector<HexWater> watersIn(Cell cell) const {
        std::vector<HexWater> waters;
        for (const auto& way : ways_.stretches(cell)) {
            if (!ways_.looks_.isWater(way.kind)) continue;
            if (waters.empty() || waters.back().kind != way.kind ||
                !(waters.back().points.back() == way.from))
                waters.push_back({{way.from}, way.kind});
            waters.back().points.push_back(way.to);
        }
        return waters;
    }

    /// Where a road crosses a river, if others cross it in the same hex.
    std::optional<RiverPlace> placeOver(std::size_t kind, Cell cell, const HexWater& water) const {
        std::vector<RiverCrossing> all;
        for (std::size_t k = 0; k < kinds_; ++k) {
            const auto pair = through(cell, linksOf(k, cell));
            if (!pair || ways_.looks_.isWater(k) || ways_.looks_.half(k) <= 0) continue;
            const auto bank = [&](int side) {
                return water.nearest(crossing(k, cell, static_cast<model::Direction>(side)));
            };
            const auto from = bank(pair->first), to = bank(pair->second);
            if ((from.away < 0) == (to.away < 0)) continue;
            all.push_back({k, ways_.looks_.half(k), from.away < 0 ? from : to, from.away < 0 ? to : from});
        }
        return all.size() > 1 ? placeAmong(all, kind, water) : std::nullopt;
    }

    /// Moves a road off the rivers of its hex.
    void keepOffWater(std::size_t kind, Cell cell, WayPiece& piece, PathEnd end) const {
        if (ways_.looks_.isWater(kind) || ways_.looks_.half(kind) <= 0) return;
        for (const auto& water : watersIn(cell)) {
            const auto place = placeOver(kind, cell, water);
            const double apart = banks_.apart(kind, water.kind);
            const auto isFar = [&](Point at) { return std::abs(water.nearest(at).away) > 1.1 * apart; };
            if (place && isFar(piece.a) && isFar(piece.b)) {
                crossAt(piece, place->over, {place->across.x, place->across.y}, apart * 0.8);
                continue;
            }
            picture::Curve curve;
            curve.move(piece.a);
            addPiece(piece, Course::forwards, curve);
            const auto flat = picture::flattened(curve, piece.knots.empty() ? 12 : 6).front().points;
            const auto points = besideWater(flat, water, apart, end, place);
            if (points.empty()) continue;
            piece.b = points.back();
            piece.knots = knotsOf(points);
            // The ends keep their directions, with shorter handles.
            const auto shorter = [](Point from, Point handle, Point next) {
                const double far = std::hypot(next.x - from.x, next.y - from.y) / 3;
                return moved(from, unit(between(from, handle)), far);
            };
            piece.handleA = shorter(piece.a, piece.handleA, piece.knots.front().at);
            piece.handleB = shorter(piece.b, end == PathEnd::free ? piece.knots.back().at : piece.handleB,
                                    piece.knots.back().at);
        }
    }

    /// Where a road joins the one through its hex: near the middle of that, but on its own bank of a river.
    Point joint(std::size_t kind, Cell cell, Point from, const WayPiece& through, Point meeting) const {
        Point best = meeting;
        for (const auto& water : watersIn(cell)) {
            const double apart = banks_.apart(kind, water.kind), own = water.nearest(from).away;
            const double there = water.nearest(meeting).away;
            if (std::abs(there) >= apart && (there < 0) == (own < 0)) continue;
            picture::Curve curve;
            curve.move(through.a);
            addPiece(through, Course::forwards, curve);
            double nearest = sheet_.hexMillimetres();
            const auto runs = picture::flattened(curve, 12);
            for (const Point point : runs.front().points) {
                const double away = water.nearest(point).away,
                             far = std::hypot(point.x - meeting.x, point.y - meeting.y);
                if (std::abs(away) < apart || (away < 0) != (own < 0) || far >= nearest) continue;
                nearest = far;
                best = point;
            }
        }
        return best;
    }

    /// The middle of the path through a hex, where others join it.
    End middleOf(const WayPiece& piece, double half) const {
        picture::Curve curve;
        curve.move(piece.a);
        addPiece(piece, Course::forwards, curve);
        const auto points = picture::flattened(curve, partsOfCurve).front().points;
        const std::size_t at = points.size() / 2;
        return {points[at], unit(between(points[at - 1], points[at + 1])), half};
    }

    /// Where the path continues beyond a side, from inside `cell`.
    Point far(std::size_t kind, Cell cell, model::Direction side) const {
        const auto pair = through(cell, linksOf(kind, cell));
        const int d = static_cast<int>(side);
        if (pair && (pair->first == d || pair->second == d))
            return crossing(kind, cell,
                            static_cast<model::Direction>(pair->first == d ? pair->second : pair->first));
        return node(cell);
    }

    /// The direction of the path at a side, into `cell`.
    Vector inwards(std::size_t kind, Cell cell, model::Direction side) const {
        // A road beside a river runs as the river does.
        if (const auto river = banks_.riverAcross(kind, cell, side)) return inwards(*river, cell, side);
        const auto straight = unit(between(sheet_.sideMiddle(cell, side), sheet_.centre(cell)));
        const Cell other = field_.neighbour(cell, side);
        if (!field_.isOnMap(other) || !crosses(kind, other, model::opposite(side))) return straight;
        const auto along = unit(between(far(kind, other, model::opposite(side)), far(kind, cell, side)));
        return unit({along.x + straight.x * 0.6, along.y + straight.y * 0.6});
    }

    void addHex(std::size_t kind, Cell cell, std::uint8_t links) {
        const auto hex = field_.hexAt(cell);
        const double reach = handle * sheet_.hexMillimetres();
        const auto pair = through(cell, links);
        End meeting = std::popcount(links) == 1 ? end(kind, cell) : End{node(cell), {}};
        const double half = ways_.looks_.half(kind);
        WayPiece main;
        if (pair) {
            const auto from = static_cast<model::Direction>(pair->first),
                       to = static_cast<model::Direction>(pair->second);
            const int apart = std::abs(pair->second - pair->first);
            const bool isSharp = apart == 1 || apart == 5;
            const double bow = (isSharp ? sharpHandle : handle) * sheet_.hexMillimetres();
            WayPiece piece;
            piece.a = crossing(kind, cell, from);
            piece.b = crossing(kind, cell, to);
            piece.handleA = moved(piece.a, inwards(kind, cell, from), bow);
            piece.handleB = moved(piece.b, inwards(kind, cell, to), bow);
            piece.sideA = model::HexSide::of(hex, from);
            piece.sideB = model::HexSide::of(hex, to);
            if (isSharp)
                turnBack(piece, {.node = node(cell),
                                 .hex = sheet_.hexMillimetres(),
                                 .half = half,
                                 .isWater = ways_.looks_.isWater(kind)});
            keepOffWater(kind, cell, piece, PathEnd::fixed);
            meeting = middleOf(piece, half);
            add(kind, cell, piece);
            main = piece;
        }
        for (int d = 0; d < 6; ++d) {
            if (!(links >> d & 1) || (pair && (pair->first == d || pair->second == d))) continue;
            const auto side = static_cast<model::Direction>(d);
            WayPiece piece;
            piece.a = crossing(kind, cell, side);
            const bool isRiver = ways_.looks_.isWater(kind);
            piece.b = pair && !isRiver ? joint(kind, cell, piece.a, main, meeting.at) : meeting.at;
            piece.handleA = moved(piece.a, inwards(kind, cell, side), reach * 0.7);
            piece.handleB = moved(piece.b, between(piece.b, piece.handleA), 0.4);
            piece.sideA = model::HexSide::of(hex, side);
            piece.isSpur = !pair;
            const bool joins = meeting.along.x != 0 || meeting.along.y != 0;
            if (isRiver && joins)
                joinRiver(piece,
                          {.at = meeting.at,
                           .along = meeting.along,
                           .half = meeting.half,
                           .own = half,
                           .reach = reach * 0.7},
                          watersIn(cell));
            keepOffWater(kind, cell, piece, joins ? PathEnd::fixed : PathEnd::free);
            add(kind, cell, piece);
        }
    }

    void add(std::size_t kind, Cell cell, const WayPiece& piece) {
        picture::Curve curve;
        curve.move(piece.a);
        addPiece(piece, Course::forwards, curve);
        const auto points = picture::flattened(curve, partsOfCurve).front().points;
        auto& stretches = ways_.stretches_[cell];
        for (std::size_t i = 1; i < points.size(); ++i) stretches.push_back({kind, points[i - 1], points[i]});
        ways_.pieces_[kind].push_back(piece);
        ways_.pieces_[kind].back().cell = cell;
    }

    const mapsets::Battlefield& field_;
    const MapSheet& sheet_;
    Ways& ways_;
    std::size_t kinds_;
    WayBanks banks_;
};

Ways::Ways(const mapsets::Battlefield& field, const MapSheet& sheet, WayLooks looks)
    : looks_(std::move(looks)) {
    WayBuilder(field, sheet, *this).build();
}

void Ways::change(const mapsets::Battlefield& field, const MapSheet& sheet, std::span<const Cell> changed) {
    WayBuilder(field, sheet, *this).change(changed);
}

const std::vector<WayStretch>& Ways::stretches(Cell cell) const {
    static const std::vector<WayStretch> none;
    const auto found = stretches_.find(cell);
    return found == stretches_.end() ? none : found->second;
}

}  // namespace cota::look
