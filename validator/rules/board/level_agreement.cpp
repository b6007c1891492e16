#include "validator/rules/board/level_agreement.h"

#include <algorithm>
#include <map>

#include "formats/model/geometry/outline.h"
#include "validator/rules/board/drawn_relief.h"

namespace cota::checks {

namespace {

/// The hexsides that disagree, as a graph of hexes.
class DisagreeingHexes {
  public:
    DisagreeingHexes(const model::Grid& grid, const std::vector<DisagreeingSide>& sides)
        : grid_(grid), sides_(sides), of_(grid.size()) {
        for (std::size_t i = 0; i < sides.size(); ++i)
            for (const model::HexCoord hex : {sides[i].hex, sides[i].other})
                of_[grid.index(hex)].push_back(i);
        findRegions();
        choose();
    }

    /// The chosen hexes of each region, and the hexsides that each is chosen for.
    struct Chosen {
        std::vector<model::HexCoord> hexes;
        std::size_t first = 0;  // a hexside of the first of them
        int sides = 0;
    };
    std::vector<Chosen> regions() const {
        std::map<std::size_t, Chosen> regions;
        for (std::size_t at = 0; at < of_.size(); ++at) {
            if (chosenFor_[at].empty()) continue;
            Chosen& region = regions[region_[at]];
            if (region.hexes.empty()) region.first = chosenFor_[at].front();
            region.hexes.push_back(grid_.at(at));
            region.sides += static_cast<int>(chosenFor_[at].size());
        }
        std::vector<Chosen> all;
        for (auto& [index, region] : regions) all.push_back(std::move(region));
        return all;
    }

  private:
    void findRegions() {
        region_.assign(of_.size(), none);
        std::vector<std::size_t> open;
        for (std::size_t begin = 0; begin < of_.size(); ++begin) {
            if (of_[begin].empty() || region_[begin] != none) continue;
            region_[begin] = begin;
            for (open = {begin}; !open.empty();) {
                const std::size_t here = open.back();
                open.pop_back();
                for (const std::size_t side : of_[here])
                    for (const model::HexCoord hex : {sides_[side].hex, sides_[side].other}) {
                        if (region_[grid_.index(hex)] != none) continue;
                        region_[grid_.index(hex)] = begin;
                        open.push_back(grid_.index(hex));
                    }
            }
        }
    }

    /// Chooses the hexes with the most hexsides first, until every hexside has one of its hexes.
    void choose() {
        chosenFor_.resize(of_.size());
        std::vector<bool> isTold(sides_.size(), false);
        for (std::size_t most = model::allDirections.size(); most > 0; --most)
            for (std::size_t at = 0; at < of_.size(); ++at) {
                std::vector<std::size_t> left;
                std::ranges::copy_if(of_[at], std::back_inserter(left),
                                     [&](std::size_t side) { return !isTold[side]; });
                if (left.size() < most) continue;
                for (const std::size_t side : left) isTold[side] = true;
                chosenFor_[at] = std::move(left);
            }
    }

    static constexpr std::size_t none = SIZE_MAX;
    const model::Grid& grid_;
    const std::vector<DisagreeingSide>& sides_;
    std::vector<std::vector<std::size_t>> of_;         // hexsides by hex
    std::vector<std::size_t> region_;                  // by hex: the first hex of its region
    std::vector<std::vector<std::size_t>> chosenFor_;  // hexsides by hex
};

}  // namespace

void noteRegions(const NamedBoard& board, const std::vector<DisagreeingSide>& sides, FindingSink& out) {
    if (sides.empty()) return;
    for (const auto& region : DisagreeingHexes(board.board->grid, sides).regions()) {
        const DisagreeingSide& first = sides[region.first];
        const auto other = first.hex == region.hexes.front() ? first.other : first.hex;
        Note note = noteOfMany(board, region.hexes);
        note.values.push_back(value("sides", region.sides));
        note.values.push_back(value("other", board.hex(other)));
        note.values.push_back(value("rise", first.rise));
        note.values.push_back(value("lines", first.lines));
        note.related = {board.subject(other)};
        out.add(std::move(note));
    }
}

bool levelsAreDrawn(const CheckContext& context) {
    return context.missing(need::battlefield) == 0 && context.battlefield().levelsAreDrawn();
}

void findUnseenContours(const CheckContext& context, FindingSink& out) {
    for (const auto& drawn : drawnBoards(context)) {
        std::vector<model::GridPoint> centres;
        for (const auto hex : drawn.board().grid.hexes())
            centres.push_back(model::hexCentre(drawn.board().grid, hex));
        for (const auto& line : drawn.relief.lines()) {
            if (!line.closed || line.dashed) continue;
            const auto [left, right] = std::ranges::minmax(line.points, {}, &model::GridPoint::x);
            const auto [top, bottom] = std::ranges::minmax(line.points, {}, &model::GridPoint::y);
            const auto isOutside = [&, low = model::GridPoint{left.x, top.y},
                                    high = model::GridPoint{right.x, bottom.y}](model::GridPoint centre) {
                return centre.x < low.x || centre.x > high.x || centre.y < low.y || centre.y > high.y ||
                       model::placeOf(model::fine(centre), line.points) == model::Place::outside;
            };
            if (!std::ranges::all_of(centres, isOutside)) continue;
            auto note = noteOn(drawn, drawn.contourOf(line));
            note.wording = &levelAgreementWordings[0];
            out.add(std::move(note));
        }
    }
}

void findUnaskedLevels(const CheckContext& context, FindingSink& out) {
    const mapsets::Battlefield& field = context.battlefield();
    for (const NamedBoard& named : boardsOf(context)) {
        const auto& grid = named.board->grid;
        const auto& stated = *named.board->level;
        if (std::ranges::all_of(grid.hexes(), [&](auto hex) { return stated[grid.index(hex)] == 0; }))
            continue;
        std::vector<model::HexCoord> others;
        int drawn = 0;  // level of the first of them
        for (const auto hex : grid.hexes()) {
            const auto cell = field.resolve(named.hex(hex));
            if (!cell || stated[grid.index(hex)] == field.level(*cell)) continue;
            if (others.empty()) drawn = field.level(*cell);
            others.push_back(hex);
        }
        if (others.empty()) continue;
        auto note = noteOfMany(named, others);
        note.values.push_back(value("board", named.board->id));
        note.values.push_back(value("level", static_cast<int>(stated[grid.index(others.front())])));
        note.values.push_back(value("drawn", drawn));
        note.wording = &levelAgreementWordings[1];
        out.add(std::move(note));
    }
}

}  // namespace cota::checks
