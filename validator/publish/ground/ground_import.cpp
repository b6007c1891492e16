#include "validator/publish/ground/ground_import.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "formats/model/geometry/outline.h"
#include "validator/publish/ground/ground_crossings.h"
#include "validator/publish/ground/ground_shares.h"

namespace cota::publish {

namespace {

using model::GridPoint;
using model::HexCoord;

constexpr std::size_t listedUnmatched = 20;
constexpr std::size_t looksPerStop = 256;

class GroundWork {
  public:
    GroundWork(const model::Board& board, const GroundTable& table, const mapsets::Catalogue& game,
               const GroundOptions& options)
        : table_(table),
          options_(options),
          shares_(board.grid, game, table),
          paths_(board, game, table, options.metresPerHex, options.left) {
        result_.board = board;
        result_.rows.resize(table.rows.size());
        for (const auto& row : table.rows)
            if (row.is) attributes_.insert(row.is->attribute);
        for (const auto& feature : board.features) things_.insert({feature.kind, feature.at});
        for (const auto& name : board.names) names_.insert(name.text.en);
    }

    GroundImport run(const std::vector<GroundFeature>& features) {
        for (std::size_t i = 0; i < features.size(); ++i) {
            if (i % looksPerStop == 0 && isStopped(i, features.size() * 2)) return given(true);
            if (!take(features[i])) return givenUp();
        }
        if (!paths_.make(result_.rows)) return givenUp();
        shares_.finish();
        if (isStopped(1, 2)) return given(true);
        if (!paint()) return given(true);
        model::Board& board = result_.board;
        result_.paths = paths_.paths.size();
        result_.hexsides = paths_.hexsides.size();
        std::ranges::move(paths_.paths, std::back_inserter(board.paths));
        std::ranges::move(paths_.hexsides, std::back_inserter(board.hexsides));
        std::ranges::move(paths_.doubts, std::back_inserter(result_.doubts));
        placeCrossings();
        std::ranges::stable_sort(result_.doubts, {},
                                 [&](const GroundDoubt& doubt) { return board.grid.index(doubt.hex); });
        listUnmatched();
        return std::move(result_);
    }

  private:
    bool isStopped(std::size_t done, std::size_t all) const {
        if (options_.onProgress) options_.onProgress(static_cast<double>(done) / static_cast<double>(all));
        return options_.isStopped && options_.isStopped();
    }
    GroundImport given(bool stopped) {
        result_.isStopped = stopped;
        return std::move(result_);
    }
    GroundImport givenUp() {
        result_.isTooMuch = true;
        return std::move(result_);
    }

    bool take(const GroundFeature& feature) {
        const auto index = table_.rowFor(feature);
        takeCrossing(feature, index);
        if (!index) {
            if (feature.shape == GroundShape::point && table_.crossingFor(feature)) return true;
            for (const auto& attribute : attributes_)
                if (const auto& value = feature.value(attribute); !value.empty())
                    ++unmatched_[attribute + "=" + value];
            return true;
        }
        const GroundRow& row = table_.rows[*index];
        GroundRowCount& count = result_.rows[*index];
        ++count.features;
        if (row.drop) return true;
        if (feature.shape == GroundShape::line) return takeLine(*index, row, feature);
        if (feature.shape == GroundShape::area && !row.terrain.empty() && row.path.empty() && row.width == 0)
            if (!shares_.add(*index, feature.parts)) return false;
        if (row.feature.empty() && row.name.empty()) return true;
        if (feature.shape == GroundShape::area) {
            place(row, feature, middleOfArea(feature.parts), count);
        } else {
            for (const auto& part : feature.parts)
                for (const GridPoint point : part) place(row, feature, point, count);
        }
        return true;
    }

    /// A line is a crossing if it becomes a path, a point wherever it is.
    void takeCrossing(const GroundFeature& feature, std::optional<std::size_t> other) {
        const auto row = table_.crossingFor(feature);
        if (!row || feature.parts.empty()) return;
        GroundCrossing crossing{*row, {}, {}};
        if (feature.shape == GroundShape::line) {
            if (!other || table_.rows[*other].path.empty()) return;
            crossing.path = table_.rows[*other].path;
            crossing.at = middleOfLine(feature.parts, result_.board.grid.orientation);
        } else {
            if (feature.parts.front().empty()) return;
            crossing.at = feature.parts.front().front();
        }
        if (!result_.board.grid.contains(hexAt(result_.board.grid, crossing.at))) return;
        ++result_.rows[*row].features;
        crossings_.push_back(std::move(crossing));
    }

    void placeCrossings() {
        if (crossings_.empty()) return;
        const GroundCrossings found(result_.board, table_);
        for (const auto& crossing : crossings_) {
            const GroundRow& row = table_.rows[crossing.row];
            if (const auto hex = found.hexOf(crossing))
                putThing(row.feature, *hex, result_.rows[crossing.row]);
            else if (found.isNear(crossing))
                result_.doubts.push_back({hexAt(result_.board.grid, crossing.at),
                                          GroundDoubtKind::noCrossing,
                                          row.feature.text,
                                          0,
                                          {},
                                          0});
        }
    }

    void putThing(const model::FeatureId& kind, HexCoord hex, GroundRowCount& count) {
        if (options_.left.contains(hex)) return;
        if (things_.insert({kind, hex}).second) {
            result_.board.features.push_back({kind, hex, {}, {}});
            ++result_.things;
            count.makes(hex);
        } else {
            ++count.there;
        }
    }

    bool takeLine(std::size_t index, const GroundRow& row, const GroundFeature& feature) {
        if (!row.path.empty() || !row.hexside.empty()) paths_.add(index, feature);
        if (row.terrain.empty() || row.width == 0) return true;
        const model::Grid& grid = result_.board.grid;
        const double units = row.width / options_.metresPerHex * model::unitsPerHex;
        for (const auto& part : feature.parts)
            for (const GroundLine& piece : cutToBoard(part, grid))
                for (const GroundLine& outline : bandOf(piece, grid.orientation, units))
                    if (!shares_.add(index, {&outline, 1})) return false;
        return true;
    }

    void place(const GroundRow& row, const GroundFeature& feature, GridPoint at, GroundRowCount& count) {
        const model::Grid& grid = result_.board.grid;
        const HexCoord hex = hexAt(grid, at);
        if (!grid.contains(hex) || options_.left.contains(hex)) return;
        if (!row.feature.empty()) putThing(row.feature, hex, count);
        const std::string& text = feature.value(row.text.empty() ? "name" : row.text);
        if (row.name.empty() || text.empty()) return;
        if (!names_.insert(text).second) {
            ++count.there;
            return;
        }
        model::MapName name;
        name.at = at;
        name.text.en = text;
        name.style = row.name;
        result_.board.names.push_back(std::move(name));
        ++result_.names;
        count.makes(hex);
    }

    /// False if it was stopped.
    bool paint() {
        const model::Grid grid = result_.board.grid;
        model::CodedLayer<model::TerrainMix> terrain = *result_.board.terrain;
        std::vector<model::TerrainId> filling;
        for (std::size_t index = 0; index < grid.size(); ++index) {
            if (index % looksPerStop == 0 && isStopped(grid.size() + index, grid.size() * 2)) return false;
            const HexCoord hex = grid.at(index);
            filling.clear();
            for (const auto& [id, hexes] : paths_.filled)
                if (hexes[index]) filling.push_back(id);
            auto mix = shares_.terrainsOf(hex, filling, result_.doubts);
            if (!mix) continue;
            const auto isGround = [&](const auto& share) { return share.terrain == result_.board.ground; };
            if (std::ranges::all_of(mix->shares, isGround))
                mix->shares = {{result_.board.ground, std::nullopt}};
            countHex(hex, *mix);
            const model::TerrainMix before = terrain[index];
            if (*mix == before) continue;
            const bool isPainted = !std::ranges::all_of(before.shares, isGround);
            const bool isKept = (isPainted && options_.keepPainted) || options_.left.contains(hex);
            result_.changes.push_back({hex, before, *mix, isPainted, isKept});
            if (!isKept) terrain.set(index, *mix);
        }
        result_.board.terrain = std::move(terrain);
        return true;
    }

    /// Counts a hex for the first row of each of its terrains.
    void countHex(HexCoord hex, const model::TerrainMix& mix) {
        for (const auto& share : mix.shares)
            for (std::size_t i = 0; i < table_.rows.size(); ++i)
                if (table_.rows[i].terrain == share.terrain && table_.rows[i].path.empty() &&
                    result_.rows[i].features > 0) {
                    result_.rows[i].makes(hex);
                    break;
                }
    }

    void listUnmatched() {
        result_.unmatched.assign(unmatched_.begin(), unmatched_.end());
        std::ranges::stable_sort(result_.unmatched, std::greater(),
                                 [](const auto& entry) { return entry.second; });
        if (result_.unmatched.size() > listedUnmatched) result_.unmatched.resize(listedUnmatched);
    }

    const GroundTable& table_;
    const GroundOptions& options_;
    GroundImport result_;
    GroundShares shares_;
    GroundPaths paths_;
    std::set<std::string> attributes_;
    std::set<std::pair<model::FeatureId, HexCoord>> things_;
    std::set<std::string> names_;
    std::vector<GroundCrossing> crossings_;
    std::map<std::string, std::size_t> unmatched_;
};

}  // namespace

GridPoint middleOfArea(const std::vector<std::vector<GridPoint>>& rings) {
    const std::vector<GridPoint>* largest = nullptr;
    double most = -1;
    double x = 0, y = 0;
    for (const auto& ring : rings) {
        if (ring.empty()) continue;
        double twice = 0, sumX = 0, sumY = 0;
        const GridPoint origin = ring.front();
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const GridPoint a = ring[i], b = ring[i + 1 == ring.size() ? 0 : i + 1];
            const double ax = double{1} * a.x - origin.x, ay = double{1} * a.y - origin.y;
            const double bx = double{1} * b.x - origin.x, by = double{1} * b.y - origin.y;
            const double cross = ax * by - bx * ay;
            twice += cross;
            sumX += (ax + bx) * cross;
            sumY += (ay + by) * cross;
        }
        if (std::abs(twice) <= most) continue;
        most = std::abs(twice);
        largest = &ring;
        x = origin.x + (twice != 0 ? sumX / (3 * twice) : 0);
        y = origin.y + (twice != 0 ? sumY / (3 * twice) : 0);
    }
    if (largest == nullptr) return {};
    const double limit = model::maxGridUnits;
    const GridPoint middle{static_cast<std::int32_t>(std::lround(std::clamp(x, -limit, limit))),
                           static_cast<std::int32_t>(std::lround(std::clamp(y, -limit, limit)))};
    // The middle of a bent area may be outside of it.
    return model::placeOf(model::fine(middle), *largest) == model::Place::outside ? largest->front() : middle;
}

GroundImport importGround(const model::Board& board, const std::vector<GroundFeature>& features,
                          const GroundTable& table, const mapsets::Catalogue& game,
                          const GroundOptions& options) {
    return GroundWork(board, table, game, options).run(features);
}

}  // namespace cota::publish
