#include "mapsets/heights/drawn_profile.h"

#include <algorithm>

namespace cota::mapsets {

using model::GridPoint;
using model::Relief;

DrawnProfile::DrawnProfile(const Battlefield& field)
    : relief_(*field.relief()), interval_(std::max(field.mapset().catalogue.scales.levelHeight, 1)) {
    // A hex extends two thirds of a column, or half a row, from its centre.
    constexpr std::int32_t reach = model::unitsPerHex * 2 / 3 + 1;
    for (Cell cell = 0; cell < field.cellCount(); ++cell) {
        starts_.push_back(static_cast<std::uint32_t>(pieces_.size()));
        const GridPoint centre = field.centre(cell);
        const GridPoint low{centre.x - reach, centre.y - reach}, high{centre.x + reach, centre.y + reach};
        relief_.forPieces(low, high, [&](const Relief::Piece& piece) {
            const auto [x0, x1] = std::minmax({piece.a.x, piece.b.x});
            const auto [y0, y1] = std::minmax({piece.a.y, piece.b.y});
            const bool isNear = x0 <= high.x && x1 >= low.x && y0 <= high.y && y1 >= low.y;
            if (isNear && model::partsLevels(relief_.lines()[piece.line])) pieces_.push_back(piece);
        });
    }
    starts_.push_back(static_cast<std::uint32_t>(pieces_.size()));
}

void DrawnProfile::add(Cell cell, GridPoint from, GridPoint to, std::vector<Event>& events) const {
    const auto at = static_cast<std::size_t>(cell);
    for (std::uint32_t i = starts_[at]; i < starts_[at + 1]; ++i)
        for (const auto& crossing : model::crossingsAt(relief_, pieces_[i], from, to))
            events.push_back({crossing.at, crossing.rise * interval_, 0, pieces_[i].line, pieces_[i].end});
}

void DrawnProfile::sort(std::vector<Event>& events) {
    std::ranges::sort(events, [](const Event& one, const Event& two) {
        if (const auto order = one.at <=> two.at; order != 0) return order < 0;
        if (one.line != two.line) return one.line < two.line;
        return one.corner != two.corner ? one.corner < two.corner : one.rise < two.rise;
    });
    const auto isSame = [](const Event& one, const Event& two) { return one.line != noLine && one == two; };
    events.erase(std::unique(events.begin(), events.end(), isSame), events.end());
}

bool DrawnProfile::isHigher(const Event& one, const Event& two) const {
    if (one.line == noLine || two.line == noLine) return two.line == noLine && one.line != noLine;
    return relief_.lines()[one.line].metres > relief_.lines()[two.line].metres;
}

template <class Visit>
void DrawnProfile::forPlaces(const std::vector<Event>& events, int ground, int low, Visit&& visit) const {
    int unknown = 0, before = std::max(ground, low);
    // All changes at one place take effect together.
    for (std::size_t i = 0; i < events.size();) {
        std::size_t up = i, down = i;
        const model::LinePlace at = events[i].at;
        for (; i < events.size() && events[i].at == at; ++i) {
            ground += events[i].rise;
            unknown += events[i].unknown;
            if (events[i].rise > 0 && (events[up].rise <= 0 || isHigher(events[i], events[up]))) up = i;
            if (events[i].rise < 0 && (events[down].rise >= 0 || isHigher(events[i], events[down]))) down = i;
        }
        if (unknown > 0) continue;
        const int height = std::max(ground, low);
        if (height != before && !visit(up, down, height)) return;
        before = height;
    }
}

DrawnProfile::Verdict DrawnProfile::judge(const std::vector<Event>& events, int ground, int low) const {
    Verdict verdict;
    verdict.height = std::max(ground, low);
    forPlaces(events, ground, low, [&](std::size_t up, std::size_t down, int height) {
        if (height < verdict.height) {
            verdict.holds = false;
            verdict.fell = down;
            return false;
        }
        verdict.rose = up;
        verdict.height = height;
        return true;
    });
    return verdict;
}

std::vector<DrawnProfile::Verdict> DrawnProfile::ridges(const std::vector<Event>& events, int ground,
                                                        int low) const {
    struct Rise {
        std::size_t at = 0;
        int from = 0, to = 0;
    };
    std::vector<Verdict> found;
    std::vector<Rise> rises;
    int before = std::max(ground, low);
    forPlaces(events, ground, low, [&](std::size_t up, std::size_t down, int height) {
        if (height > before) rises.push_back({up, before, height});
        // Ground that falls below its start without a rise was never climbed, so nothing is crossed twice.
        if (height < before && !rises.empty()) found.push_back({false, rises.back().at, down, before});
        while (!rises.empty() && rises.back().to > height) {
            rises.back().to = height;
            if (rises.back().from >= height) rises.pop_back();
        }
        before = height;
        return true;
    });
    return found;
}

std::vector<DrawnProfile::Event>& DrawnProfile::room() {
    constexpr std::size_t usual = 256;
    thread_local std::vector<Event> events;
    events.clear();
    events.reserve(usual);
    return events;
}

}  // namespace cota::mapsets
