#include "validator/publish/ground/ground_paths.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "formats/model/document/edits.h"
#include "validator/publish/ground/ground_walk.h"

namespace cota::publish {

namespace {

using model::Direction;
using model::HexCoord;
using model::HexSide;

std::uint8_t sideBit(Direction direction) {
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(direction));
}

bool hasSide(std::uint8_t mask, Direction direction) { return (mask & sideBit(direction)) != 0; }

/// The direction of an adjacent hex.
Direction towards(HexCoord from, HexCoord to) {
    for (const Direction direction : model::allDirections)
        if (neighbour(from, direction) == to) return direction;
    return Direction::n;
}

/// Sets or clears a link in both hexes that are on the board.
void setLink(const model::Grid& grid, SideMasks& masks, HexCoord from, Direction direction, bool isLinked) {
    const auto set = [&](HexCoord hex, Direction side) {
        if (!grid.contains(hex)) return;
        std::uint8_t& mask = masks[grid.index(hex)];
        mask = isLinked ? static_cast<std::uint8_t>(mask | sideBit(side))
                        : static_cast<std::uint8_t>(mask & ~sideBit(side));
    };
    set(from, direction);
    set(neighbour(from, direction), opposite(direction));
}

bool haveCommonTag(const mapsets::PathKind& one, const mapsets::PathKind& other) {
    return std::ranges::any_of(one.tags, [&](const auto& tag) { return mapsets::hasTag(other.tags, tag); });
}

double stepsOf(const GroundLine& line) {
    constexpr double step = 20;
    double all = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        all += 1 + (std::abs(double{1} * line[i + 1].x - line[i].x) +
                    std::abs(double{1} * line[i + 1].y - line[i].y)) /
                       step;
    return all;
}

}  // namespace

GroundPaths::GroundPaths(const model::Board& board, const mapsets::Catalogue& game, const GroundTable& table,
                         double metresPerHex, const std::set<HexCoord>& left)
    : board_(board), game_(game), table_(table), metresPerHex_(metresPerHex), left_(left) {
    claimOld();
}

void GroundPaths::claimOld() {
    for (const auto& hexside : board_.hexsides) knownSides_.insert({hexside.kind, hexside.side});
    for (const auto& path : board_.paths) {
        SideMasks& masks = claimed_[path.kind];
        masks.resize(board_.grid.size(), 0);
        for (std::size_t i = 0; i + 1 < path.hexes.size(); ++i)
            if (distance(path.hexes[i], path.hexes[i + 1]) == 1)
                setLink(board_.grid, masks, path.hexes[i], towards(path.hexes[i], path.hexes[i + 1]), true);
        for (const HexSide& end : path.ends) setLink(board_.grid, masks, end.hex, end.direction, true);
    }
    old_ = claimed_;
}

void GroundPaths::add(std::size_t row, const GroundFeature& feature) {
    const GroundRow& rule = table_.rows[row];
    const std::string name = rule.text.empty() ? std::string() : feature.value(rule.text);
    auto& lines = lines_[{row, name}];
    for (const auto& part : feature.parts)
        if (part.size() > 1) lines.push_back(part);
}

bool GroundPaths::make(std::vector<GroundRowCount>& counts) {
    for (auto& [key, lines] : lines_)
        if (!walkRow(key.first, key.second, std::move(lines), counts[key.first])) return false;
    for (auto& [kind, claimed] : claimed_) {
        dropShort(kind, claimed, counts);
        findTriangles(kind, claimed);
    }
    fill();
    for (const auto& [key, links] : links_) {
        const GroundRow& row = table_.rows[key.first];
        for (model::Path& path : pathsFrom(board_.grid, links, row.path)) {
            path.id = freeId(row.path.text);
            path.name.en = key.second;
            paths.push_back(std::move(path));
        }
    }
    return true;
}

bool GroundPaths::walkRow(std::size_t row, const std::string& name, std::vector<GroundLine> lines,
                          GroundRowCount& count) {
    const GroundRow& rule = table_.rows[row];
    const double units = rule.simplify / metresPerHex_ * model::unitsPerHex;
    const auto* kind = game_.pathKind(rule.path);
    const bool isAlong = !rule.hexside.empty() || (kind != nullptr && kind->alongSides);
    for (const GroundLine& whole : joinedLines(std::move(lines)))
        for (const GroundLine& piece : cutToBoard(whole, board_.grid)) {
            const GroundLine line = straightened(piece, board_.grid.orientation, units);
            steps_ += stepsOf(line);
            if (steps_ > mostSteps) return false;
            if (!rule.path.empty() && !(kind != nullptr && kind->alongSides))
                walkThrough(row, name, line, count);
            if (isAlong) walkSides(row, line, count);
        }
    return true;
}

bool GroundPaths::isClaimed(const model::PathKindId& kind, std::size_t index, std::uint8_t bit) const {
    const auto* own = game_.pathKind(kind);
    return std::ranges::any_of(claimed_, [&](const auto& entry) {
        if ((entry.second[index] & bit) == 0) return false;
        const auto* other = game_.pathKind(entry.first);
        return entry.first == kind || (own != nullptr && other != nullptr && haveCommonTag(*own, *other));
    });
}

void GroundPaths::addLink(std::size_t row, SideMasks& to, HexCoord from, HexCoord other,
                          GroundRowCount& count) {
    const model::Grid& grid = board_.grid;
    if (!grid.contains(from)) std::swap(from, other);
    if (!grid.contains(from) || left_.contains(from) || left_.contains(other)) return;
    const Direction direction = towards(from, other);
    const auto& kind = table_.rows[row].path;
    if (isClaimed(kind, grid.index(from), sideBit(direction))) {
        const auto old = old_.find(kind);
        if (old == old_.end() || !hasSide(old->second[grid.index(from)], direction)) return;
        ++count.there;
        fillHex(row, from);
        fillHex(row, other);
        return;
    }
    fillHex(row, from);
    fillHex(row, other);
    setLink(grid, claimed_[kind], from, direction, true);
    setLink(grid, to, from, direction, true);
    count.makes(from);
}

void GroundPaths::walkThrough(std::size_t row, const std::string& name, const GroundLine& line,
                              GroundRowCount& count) {
    const auto& kind = table_.rows[row].path;
    SideMasks& links = links_[{row, name}];
    links.resize(board_.grid.size(), 0);
    claimed_[kind].resize(board_.grid.size(), 0);
    const HexWalk walk = hexesAlong(line, board_.grid.orientation, board_.grid);
    for (std::size_t i = 0; i + 1 < walk.hexes.size(); ++i)
        addLink(row, links, walk.hexes[i], walk.hexes[i + 1], count);
    for (const HexCoord hex : walk.cut)
        if (board_.grid.contains(hex))
            doubts.push_back({hex, GroundDoubtKind::cornerCut, kind.text, 0, {}, 0});
}

void GroundPaths::walkSides(std::size_t row, const GroundLine& line, GroundRowCount& count) {
    const GroundRow& rule = table_.rows[row];
    std::vector<HexSide> sides = sidesAlong(line, board_.grid);
    std::erase_if(sides, [&](const HexSide& side) {
        return (!board_.grid.contains(side.hex) && !board_.grid.contains(side.other())) ||
               left_.contains(side.hex) || left_.contains(side.other());
    });
    const double length = static_cast<double>(sides.size()) * metresPerHex_ / std::numbers::sqrt3;
    if (sides.empty()) return;
    if (length < rule.shortest) {
        const HexCoord hex = board_.grid.contains(sides[0].hex) ? sides[0].hex : sides[0].other();
        const auto& id = rule.hexside.empty() ? rule.path.text : rule.hexside.text;
        doubts.push_back({hex, GroundDoubtKind::shortRun, id, 0, {}, 0});
        return;
    }
    if (rule.hexside.empty()) {
        addSidePath(row, sides);
        for (const HexSide& side : sides) count.makes(side.hex);
        return;
    }
    for (const HexSide& side : sides) {
        if (!knownSides_.insert({rule.hexside, side}).second) {
            const auto isSame = [&](const auto& other) {
                return other.side == side && other.kind == rule.hexside;
            };
            if (std::ranges::any_of(board_.hexsides, isSame)) ++count.there;
            continue;
        }
        hexsides.push_back({rule.hexside, side, {}, {}});
        count.makes(side.hex);
    }
}

void GroundPaths::addSidePath(std::size_t row, const std::vector<HexSide>& sides) {
    const auto& kind = table_.rows[row].path;
    std::set<HexSide> there;
    const auto look = [&](const std::vector<model::Path>& list) {
        for (const auto& path : list)
            if (path.kind == kind) there.insert(path.sides.begin(), path.sides.end());
    };
    look(board_.paths);
    look(paths);
    model::Path path;
    const auto close = [&] {
        if (!path.sides.empty()) {
            path.id = freeId(kind.text);
            path.kind = kind;
            paths.push_back(std::move(path));
        }
        path = {};
    };
    for (const HexSide& side : sides) {
        if (there.contains(side)) {
            close();
            continue;
        }
        if (!path.sides.empty() && !model::haveCommonCorner(path.sides.back(), side)) close();
        path.sides.push_back(side);
        there.insert(side);
    }
    close();
}

void GroundPaths::dropShort(const model::PathKindId& kind, SideMasks& claimed,
                            std::vector<GroundRowCount>& counts) {
    int shortest = 0;
    bool isFirst = true;
    for (const auto& [key, links] : links_) {
        const GroundRow& row = table_.rows[key.first];
        if (row.path != kind) continue;
        shortest = isFirst ? row.shortest : std::min(shortest, row.shortest);
        isFirst = false;
    }
    if (shortest == 0) return;
    const model::Grid& grid = board_.grid;
    std::vector<bool> seen(grid.size(), false);
    for (std::size_t start = 0; start < grid.size(); ++start) {
        if (seen[start] || claimed[start] == 0) continue;
        std::vector<std::size_t> run{start};
        seen[start] = true;
        std::size_t ends = 0;
        for (std::size_t next = 0; next < run.size(); ++next) {
            const HexCoord hex = grid.at(run[next]);
            for (const Direction direction : model::allDirections) {
                if (!hasSide(claimed[run[next]], direction)) continue;
                const HexCoord other = neighbour(hex, direction);
                // A link to the outside is counted twice, like one that both of its hexes have.
                ends += grid.contains(other) ? std::size_t{1} : std::size_t{2};
                if (!grid.contains(other) || seen[grid.index(other)]) continue;
                seen[grid.index(other)] = true;
                run.push_back(grid.index(other));
            }
        }
        const auto old = old_.find(kind);
        const bool isOld = old != old_.end() && std::ranges::any_of(run, [&](std::size_t index) {
                               return old->second[index] != 0;
                           });
        if (!isOld && static_cast<double>(ends) / 2 * metresPerHex_ < shortest)
            dropRun(kind, claimed, run, counts);
    }
}

void GroundPaths::dropRun(const model::PathKindId& kind, SideMasks& claimed,
                          const std::vector<std::size_t>& run, std::vector<GroundRowCount>& counts) {
    doubts.push_back({board_.grid.at(run.front()), GroundDoubtKind::shortRun, kind.text, 0, {}, 0});
    for (const std::size_t index : run) {
        claimed[index] = 0;
        for (auto& [key, links] : links_) {
            if (table_.rows[key.first].path != kind) continue;
            const HexCoord hex = board_.grid.at(index);
            for (const Direction direction : model::allDirections)
                if (hasSide(links[index], direction)) {
                    setLink(board_.grid, links, hex, direction, false);
                    GroundRowCount& count = counts[key.first];
                    count.made -= std::min<std::size_t>(count.made, 1);
                    std::erase(count.first, hex);
                }
        }
    }
}

void GroundPaths::findTriangles(const model::PathKindId& kind, const SideMasks& claimed) {
    const auto old = old_.find(kind);
    for (const HexCoord hex : board_.grid.hexes()) {
        const std::uint8_t mask = claimed[board_.grid.index(hex)];
        if (std::popcount(mask) < 2) continue;
        // Each triangle is found once: from the hex whose other two are to the north-east and south-east, or
        // to the south-east and south.
        for (const auto& [one, next] :
             {std::pair(Direction::ne, Direction::se), std::pair(Direction::se, Direction::s)}) {
            const HexCoord a = neighbour(hex, one), b = neighbour(hex, next);
            if (!hasSide(mask, one) || !hasSide(mask, next) || !board_.grid.contains(a)) continue;
            const bool isClosed = hasSide(claimed[board_.grid.index(a)], towards(a, b));
            const bool isOld = old != old_.end() && old->second[board_.grid.index(hex)] == mask;
            if (isClosed && !isOld) doubts.push_back({hex, GroundDoubtKind::triangle, kind.text, 0, {}, 0});
        }
    }
}

void GroundPaths::fillHex(std::size_t row, HexCoord hex) {
    if (table_.rows[row].terrain.empty() || !board_.grid.contains(hex)) return;
    auto& hexes = walked_[row];
    hexes.resize(board_.grid.size(), false);
    hexes[board_.grid.index(hex)] = true;
}

/// The hexes that were walked, without those whose links were left out again.
void GroundPaths::fill() {
    for (const auto& [row, walked] : walked_) {
        const GroundRow& rule = table_.rows[row];
        const SideMasks& claimed = claimed_.at(rule.path);
        auto& hexes = filled[rule.terrain];
        hexes.resize(board_.grid.size(), false);
        for (std::size_t index = 0; index < walked.size(); ++index)
            if (walked[index] && claimed[index] != 0) hexes[index] = true;
    }
}

model::PathId GroundPaths::freeId(const std::string& kind) {
    const auto isUsed = [&](const model::PathId& id) {
        return std::ranges::any_of(board_.paths, [&](const auto& path) { return path.id == id; });
    };
    std::size_t& number = numbers_[kind];
    model::PathId id;
    do id = model::PathId(kind + "-" + std::to_string(++number));
    while (isUsed(id));
    return id;
}

}  // namespace cota::publish
