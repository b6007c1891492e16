#include "mapsets/look/scene/ways.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <tuple>

#include "mapsets/look/scene/seeded.h"

namespace cota::look {

namespace {

constexpr double sideChance = 0.11;  // of the side's length, in both directions from its middle
constexpr double wayApart = 0.24;    // between two paths that cross the same side
constexpr double nodeChance = 0.05;  // of the hex width
constexpr double handle = 0.34;      // of the hex width
// A path that turns back goes to the middle of the hex and around it, in a wide bend.
constexpr double sharpHandle = 0.22, turnHandle = 0.18, turnBefore = 0.06;
constexpr int partsOfCurve = 6;

struct Vector {
    double x = 0, y = 0;
};
Vector between(Point a, Point b) { return {b.x - a.x, b.y - a.y}; }
Vector unit(Vector v) {
    const double length = std::hypot(v.x, v.y);
    return length > 0 ? Vector{v.x / length, v.y / length} : Vector{};
}
Point moved(Point p, Vector v, double by) { return {p.x + v.x * by, p.y + v.y * by}; }

}  // namespace

/// Makes the pieces of each hex and joins them.
class WayBuilder {
  public:
    WayBuilder(const mapsets::Battlefield& field, const MapSheet& sheet, Ways& ways)
        : field_(field), sheet_(sheet), ways_(ways), kinds_(field.mapset().catalogue.pathKinds.size()) {}

    void build() {
        ways_.runs_.resize(kinds_);
        ways_.pieces_.resize(kinds_);
        for (std::size_t kind = 0; kind < kinds_; ++kind) {
            if (field_.mapset().catalogue.pathKinds[kind].alongSides) continue;
            addHexes(kind, field_.hexes());
            string(kind);
        }
    }

    void change(std::span<const Cell> changed) {
        const auto near = around(changed);
        for (const Cell cell : near) ways_.stretches_.erase(cell);
        const auto isNear = [&](const Piece& piece) { return std::ranges::binary_search(near, piece.cell); };
        for (std::size_t kind = 0; kind < kinds_; ++kind) {
            auto& pieces = ways_.pieces_[kind];
            const auto gone = std::erase_if(pieces, isNear);
            const auto kept = static_cast<std::ptrdiff_t>(pieces.size());
            if (!field_.mapset().catalogue.pathKinds[kind].alongSides) addHexes(kind, near);
            if (gone == 0 && kept == std::ssize(pieces)) continue;
            std::ranges::inplace_merge(pieces, pieces.begin() + kept, {}, &Piece::cell);
            for (auto& piece : pieces) piece.isDone = false;
            ways_.runs_[kind].clear();
            string(kind);
        }
    }

  private:
    using Turn = Ways::Turn;
    using Piece = Ways::Piece;

    void addHexes(std::size_t kind, std::span<const Cell> cells) {
        for (const Cell cell : cells)
            if (const auto links = field_.links(kind, cell)) addHex(kind, cell, links);
    }

    /// The shape of a piece depends on where the pieces beyond its sides cross theirs: two hexes away.
    std::vector<Cell> around(std::span<const Cell> changed) const {
        std::vector<Cell> near(changed.begin(), changed.end());
        for (int ring = 0; ring < 2; ++ring) {
            std::vector<Cell> beside;
            for (const Cell cell : near)
                for (const auto side : model::allDirections)
                    if (const Cell other = field_.neighbour(cell, side); field_.isOnMap(other))
                        beside.push_back(other);
            near.insert(near.end(), beside.begin(), beside.end());
            std::ranges::sort(near);
            near.erase(std::unique(near.begin(), near.end()), near.end());
        }
        return near;
    }

    bool crosses(std::size_t kind, Cell cell, model::Direction side) const {
        return !field_.mapset().catalogue.pathKinds[kind].alongSides && field_.linked(kind, cell, side);
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
        Seeded chance(side.hex, 31 + static_cast<std::uint64_t>(side.direction));
        const double t =
            0.5 + chance.between(-sideChance, sideChance) / count + (rank - (count - 1) / 2.0) * wayApart;
        const auto corners = sheet_.corners(owner);
        const auto d = static_cast<std::size_t>(side.direction);
        const Point a = corners[d], b = corners[(d + 1) % 6];
        return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
    }

    Point node(Cell cell) const {
        Seeded chance(field_.hexAt(cell), 37);
        const double reach = nodeChance * sheet_.hexMillimetres();
        const auto centre = sheet_.centre(cell);
        const double x = chance.between(-reach, reach);
        return {centre.x + x, centre.y + chance.between(-reach, reach)};
    }

    /// Where a path ends in a hex: on a similar path that is already there, such as a trail on a road, else
    /// near the middle.
    Point end(std::size_t kind, Cell cell) const {
        const auto& kinds = field_.mapset().catalogue.pathKinds;
        const Point middle = node(cell);
        Point best = middle;
        double nearest = sheet_.hexMillimetres();
        for (const auto& way : ways_.stretches(cell)) {
            const auto &tags = kinds[way.kind].tags, &own = kinds[kind].tags;
            const bool isLike =
                std::find_first_of(tags.begin(), tags.end(), own.begin(), own.end()) != tags.end();
            const double far = std::hypot(way.to.x - middle.x, way.to.y - middle.y);
            if (!isLike || far >= nearest) continue;
            nearest = far;
            best = way.to;
        }
        return best;
    }

    /// The two links of the straightest path through the hex; nothing for an end.
    static std::optional<std::pair<int, int>> through(std::uint8_t links) {
        std::optional<std::pair<int, int>> best;
        int bestTurn = -1;
        for (int a = 0; a < 6; ++a)
            for (int b = a + 1; b < 6; ++b) {
                if (!(links >> a & 1) || !(links >> b & 1)) continue;
                const int apart = std::min(b - a, 6 - (b - a));
                if (apart > bestTurn) best = {a, b}, bestTurn = apart;
            }
        return best;
    }

    /// Where the path continues beyond a side, from inside `cell`.
    Point far(std::size_t kind, Cell cell, model::Direction side) const {
        const auto pair = through(field_.links(kind, cell));
        const int d = static_cast<int>(side);
        if (pair && (pair->first == d || pair->second == d))
            return crossing(kind, cell,
                            static_cast<model::Direction>(pair->first == d ? pair->second : pair->first));
        return node(cell);
    }

    /// The direction of the path at a side, into `cell`.
    Vector inwards(std::size_t kind, Cell cell, model::Direction side) const {
        const auto straight = unit(between(sheet_.sideMiddle(cell, side), sheet_.centre(cell)));
        const Cell other = field_.neighbour(cell, side);
        if (!field_.isOnMap(other) || !crosses(kind, other, model::opposite(side))) return straight;
        const auto along = unit(between(far(kind, other, model::opposite(side)), far(kind, cell, side)));
        return unit({along.x + straight.x * 0.6, along.y + straight.y * 0.6});
    }

    void addHex(std::size_t kind, Cell cell, std::uint8_t links) {
        const auto hex = field_.hexAt(cell);
        const double reach = handle * sheet_.hexMillimetres();
        const auto pair = through(links);
        Point meeting = std::popcount(links) == 1 ? end(kind, cell) : node(cell);
        if (pair) {
            const auto from = static_cast<model::Direction>(pair->first),
                       to = static_cast<model::Direction>(pair->second);
            const int apart = pair->second - pair->first;
            const bool isSharp = apart == 1 || apart == 5;
            const double bow = (isSharp ? sharpHandle : handle) * sheet_.hexMillimetres();
            Piece piece;
            piece.a = crossing(kind, cell, from);
            piece.b = crossing(kind, cell, to);
            piece.handleA = moved(piece.a, inwards(kind, cell, from), bow);
            piece.handleB = moved(piece.b, inwards(kind, cell, to), bow);
            piece.sideA = model::HexSide::of(hex, from);
            piece.sideB = model::HexSide::of(hex, to);
            meeting = {(piece.a.x + 3 * piece.handleA.x + 3 * piece.handleB.x + piece.b.x) / 8,
                       (piece.a.y + 3 * piece.handleA.y + 3 * piece.handleB.y + piece.b.y) / 8};
            if (isSharp) {
                const auto along = unit(between(piece.a, piece.b));
                const double wide = turnHandle * sheet_.hexMillimetres();
                const Point ends = {(piece.a.x + piece.b.x) / 2, (piece.a.y + piece.b.y) / 2};
                meeting =
                    moved(node(cell), unit(between(node(cell), ends)), turnBefore * sheet_.hexMillimetres());
                piece.turn = {moved(meeting, along, -wide), meeting, moved(meeting, along, wide)};
            }
            add(kind, cell, piece);
        }
        for (int d = 0; d < 6; ++d) {
            if (!(links >> d & 1) || (pair && (pair->first == d || pair->second == d))) continue;
            const auto side = static_cast<model::Direction>(d);
            Piece piece;
            piece.a = crossing(kind, cell, side);
            piece.b = meeting;
            piece.handleA = moved(piece.a, inwards(kind, cell, side), reach * 0.7);
            piece.handleB = moved(meeting, between(meeting, piece.handleA), 0.4);
            piece.sideA = model::HexSide::of(hex, side);
            piece.isSpur = !pair;
            add(kind, cell, piece);
        }
    }

    void add(std::size_t kind, Cell cell, const Piece& piece) {
        picture::Curve curve;
        curve.move(piece.a);
        addPiece(piece, Course::forwards, curve);
        const auto points = picture::flattened(curve, partsOfCurve).front().points;
        auto& stretches = ways_.stretches_[cell];
        for (std::size_t i = 1; i < points.size(); ++i) stretches.push_back({kind, points[i - 1], points[i]});
        ways_.pieces_[kind].push_back(piece);
        ways_.pieces_[kind].back().cell = cell;
    }

    /// Whether a piece is followed from its first end or from its second.
    enum class Course { forwards, backwards };
    static void addPiece(const Piece& piece, Course course, picture::Curve& line) {
        const bool isBackwards = course == Course::backwards;
        const auto& [to, handleIn, handleOut] = isBackwards ? std::tie(piece.a, piece.handleB, piece.handleA)
                                                            : std::tie(piece.b, piece.handleA, piece.handleB);
        if (!piece.turn) {
            line.bend(handleIn, handleOut, to);
            return;
        }
        const auto& turn = *piece.turn;
        line.bend(handleIn, isBackwards ? turn.after : turn.before, turn.at);
        line.bend(isBackwards ? turn.before : turn.after, handleOut, to);
    }

    /// The pieces that end at a side, sorted by side and then by number.
    using Ends = std::vector<std::pair<model::HexSide, std::size_t>>;
    static std::span<const Ends::value_type> endsAt(const Ends& ends, const model::HexSide& side) {
        const auto first = std::ranges::lower_bound(ends, side, {}, &Ends::value_type::first);
        return {first, std::ranges::upper_bound(ends, side, {}, &Ends::value_type::first)};
    }

    /// Joins pieces at the hexsides they share; closed paths last.
    void string(std::size_t kind) {
        auto& pieces = ways_.pieces_[kind];
        Ends ends;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            for (const auto& side : {pieces[i].sideA, pieces[i].sideB})
                if (side) ends.emplace_back(*side, i);
        std::ranges::sort(ends);
        const auto isOpen = [&](const std::optional<model::HexSide>& side) {
            return !side || endsAt(ends, *side).size() < 2;
        };
        for (const bool closedToo : {false, true})
            for (std::size_t i = 0; i < pieces.size(); ++i) {
                if (pieces[i].isDone) continue;
                if (closedToo || isOpen(pieces[i].sideA))
                    ways_.runs_[kind].push_back(walk(kind, i, Course::forwards, ends));
                else if (isOpen(pieces[i].sideB))
                    ways_.runs_[kind].push_back(walk(kind, i, Course::backwards, ends));
            }
    }

    WayRun walk(std::size_t kind, std::size_t at, Course course, const Ends& ends) {
        auto& pieces = ways_.pieces_[kind];
        WayRun run{kind, {}, false};
        run.line.move(course == Course::backwards ? pieces[at].b : pieces[at].a);
        while (true) {
            auto& piece = pieces[at];
            piece.isDone = true;
            run.endsInside = run.endsInside || piece.isSpur;
            const auto out = course == Course::backwards ? piece.sideA : piece.sideB;
            addPiece(piece, course, run.line);
            if (!out) return run;
            const auto next = endsAt(ends, *out);
            const auto other =
                std::ranges::find_if(next, [&](const auto& end) { return !pieces[end.second].isDone; });
            if (other == next.end()) return run;
            at = other->second;
            course = pieces[at].sideA == out ? Course::forwards : Course::backwards;
        }
    }

    const mapsets::Battlefield& field_;
    const MapSheet& sheet_;
    Ways& ways_;
    std::size_t kinds_;
};

Ways::Ways(const mapsets::Battlefield& field, const MapSheet& sheet) {
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
