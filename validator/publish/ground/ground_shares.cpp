#include "validator/publish/ground/ground_shares.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace cota::publish {

namespace {

constexpr int thousandthsPerPercent = 10;
constexpr int wholePercent = 100;

int percentOf(int share) {
    return std::clamp((share + thousandthsPerPercent / 2) / thousandthsPerPercent, 1, wholePercent);
}

}  // namespace

const char* textOf(GroundDoubtKind kind) {
    switch (kind) {
        case GroundDoubtKind::nearLimit:
            return "near-limit";
        case GroundDoubtKind::nearEqual:
            return "near-equal";
        case GroundDoubtKind::cornerCut:
            return "corner-cut";
        case GroundDoubtKind::triangle:
            return "triangle";
        case GroundDoubtKind::shortRun:
            return "short-run";
        case GroundDoubtKind::noCrossing:
            return "no-crossing";
    }
    return "";
}

model::LocalLiteral wordsOf(GroundDoubtKind kind) {
    switch (kind) {
        case GroundDoubtKind::nearLimit:
            return local("near the share from which it counts");
        case GroundDoubtKind::nearEqual:
            return local("two terrains with nearly the same share");
        case GroundDoubtKind::cornerCut:
            return local("only the corner of the hex is crossed; left out");
        case GroundDoubtKind::triangle:
            return local("three hexes are all joined with each other");
        case GroundDoubtKind::shortRun:
            return local("shorter than the table asks for; left out");
        case GroundDoubtKind::noCrossing:
            return local("no path crosses here; left out");
    }
    return {};
}

GroundShares::GroundShares(const model::Grid& grid, const mapsets::Catalogue& game, const GroundTable& table)
    : grid_(grid), game_(game), table_(table) {}

bool GroundShares::add(std::size_t row, AreaMeasure::Rings rings) {
    const auto [it, isNew] =
        measured_.try_emplace(table_.rows[row].terrain, Measured{AreaMeasure(grid_), row});
    it->second.rank = std::min(it->second.rank, row);
    return it->second.areas.add(rings);
}

void GroundShares::finish() {
    for (auto& [terrain, measured] : measured_) measured.areas.finish();
}

bool GroundShares::isAdditive(const model::TerrainId& terrain) const {
    const auto* type = game_.terrain(terrain);
    return type != nullptr && type->additive;
}

/// The largest first; of equal ones the first in the table.
std::vector<GroundShare> GroundShares::sharesOf(model::HexCoord hex) const {
    std::vector<GroundShare> shares;
    for (const auto& [terrain, measured] : measured_)
        if (const int share = measured.areas.share(hex); share > 0)
            shares.push_back({&terrain, share, measured.rank});
    std::sort(shares.begin(), shares.end(), [](const GroundShare& a, const GroundShare& b) {
        return std::tuple(-a.share, a.rank) < std::tuple(-b.share, b.rank);
    });
    return shares;
}

void GroundShares::addDoubts(model::HexCoord hex, const std::vector<GroundShare>& shares,
                             std::vector<GroundDoubt>& doubts) const {
    const int band = table_.doubt * thousandthsPerPercent;
    const GroundShare* largest = nullptr;
    for (const GroundShare& one : shares) {
        const int least = table_.least.at(*one.terrain) * thousandthsPerPercent;
        const bool isCounted = one.share >= least;
        if (std::abs(one.share - least) < band)
            doubts.push_back(
                {hex, GroundDoubtKind::nearLimit, one.terrain->text, one.share, {}, least, isCounted});
        if (!isCounted || isAdditive(*one.terrain) || table_.terrains == TerrainsKept::all) continue;
        if (largest == nullptr)
            largest = &one;
        else if (largest->share - one.share < band)
            doubts.push_back({hex, GroundDoubtKind::nearEqual, largest->terrain->text, largest->share,
                              one.terrain->text, one.share, true});
    }
}

std::optional<model::TerrainMix> GroundShares::terrainsOf(model::HexCoord hex,
                                                          const std::vector<model::TerrainId>& filling,
                                                          std::vector<GroundDoubt>& doubts) const {
    const auto shares = sharesOf(hex);
    model::TerrainMix mix;
    for (const auto& terrain : filling) mix.shares.push_back({terrain, std::nullopt});
    if (filling.empty()) addDoubts(hex, shares, doubts);
    bool hasBase = !filling.empty();
    int free = wholePercent;
    for (const GroundShare& one : shares) {
        if (one.share < table_.least.at(*one.terrain) * thousandthsPerPercent) continue;
        if (std::ranges::find(filling, *one.terrain) != filling.end()) continue;
        const bool isMore = isAdditive(*one.terrain);
        if (hasBase && !isMore && table_.terrains == TerrainsKept::one) continue;
        hasBase = hasBase || !isMore;
        std::optional<int> percent;
        if (table_.withShares && !isMore) {
            percent =
                std::min(percentOf(one.share), free);  // areas may overlap; the sum must not exceed a hex
            if (*percent < 1) continue;
            free -= *percent;
        }
        mix.shares.push_back({*one.terrain, percent});
    }
    if (mix.shares.empty()) return std::nullopt;
    // An additive terrain lies on another one.
    const auto base =
        std::ranges::find_if(mix.shares, [&](const auto& share) { return !isAdditive(share.terrain); });
    if (base != mix.shares.end()) std::rotate(mix.shares.begin(), base, base + 1);
    return mix;
}

}  // namespace cota::publish
