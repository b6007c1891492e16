#include "mapsets/sight/sight.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/enumerable_thread_specific.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <atomic>

namespace cota::mapsets {

namespace {

constexpr const char* verdictTexts[] = {"clear", "blocked", "blinded"};
constexpr model::LocalLiteral outOfPlay =
    local("{hex} is a half hex that is not in play: no unit can be there.");
constexpr model::LocalLiteral alongEdge =
    local("The line runs along the outer edge of the map, beside {hex}.");

model::LocalText said(const model::LocalLiteral& text, const std::string& hex) {
    const model::MessageValue value{"hex", hex};
    return model::fillTemplate(text, {&value, 1});
}

bool tellsMapEdge(const SightRecorder& told) {
    const auto tells = [](const Explanation& why) {
        return why.reason != nullptr && why.reason->tellsMapEdge;
    };
    return tells(told.reason) ||
           std::ranges::any_of(told.steps, [&](const SightStep& step) { return tells(step.why); });
}

constexpr const char* effectTexts[] = {"none", "blocks", "blinds", "hinders"};

/// On smaller maps one thread finishes before others have started.
constexpr std::size_t largeMap = 20'000;
constexpr std::size_t hexesAtATime = 2048;

}  // namespace

const char* textOf(SightVerdict verdict) { return verdictTexts[static_cast<std::size_t>(verdict)]; }
const char* textOf(SightEffect effect) { return effectTexts[static_cast<std::size_t>(effect)]; }

std::vector<model::LocalText> remarksOn(const Battlefield& field, Cell from, Cell to,
                                        const SightRecorder* told) {
    std::vector<model::LocalText> remarks;
    for (const Cell end : {from, to})
        if (!field.isPlayable(end) && (end == from || from != to))
            remarks.push_back(said(outOfPlay, field.label(end)));
    if (told != nullptr && tellsMapEdge(*told)) return remarks;
    std::string hexes;
    for (const auto& step : model::traceBetween(field.hexAt(to) - field.hexAt(from)).steps) {
        const Cell first = from + field.offset(step.first()), second = from + field.offset(step.second());
        const bool isFirst = field.isOnMap(first);
        if (isFirst == field.isOnMap(second)) continue;
        hexes += (hexes.empty() ? "" : ", ") + field.label(isFirst ? first : second);
    }
    if (!hexes.empty()) remarks.push_back(said(alongEdge, hexes));
    return remarks;
}

std::unique_ptr<LineChange> Sight::changeTo(const Sight&) const { return nullptr; }

void Sight::viewshed(Cell from, std::span<SightResult> out) const {
    const std::span<const Cell> hexes = field().hexes();
    const auto row = static_cast<std::size_t>(std::ranges::lower_bound(hexes, from) - hexes.begin());
    if (hexes.size() < largeMap) return judgeRow(row, 0, hexes.size(), out);
    prepareRows();
    oneapi::tbb::parallel_for(oneapi::tbb::blocked_range<std::size_t>(0, hexes.size(), hexesAtATime),
                              [&](const auto& range) { judgeRow(row, range.begin(), range.end(), out); });
}

bool Sight::forRows(const std::function<void(std::size_t, std::span<const SightResult>)>& done,
                    std::stop_token stop) const {
    const std::size_t count = field().hexes().size();
    const bool half = isMutual();
    if (field().extent() > KeptLines::longestKept) prepareRows();
    oneapi::tbb::enumerable_thread_specific<std::vector<SightResult>> rows(count);
    std::atomic<bool> stopped{false};
    oneapi::tbb::parallel_for(oneapi::tbb::blocked_range<std::size_t>(0, count), [&](const auto& range) {
        std::vector<SightResult>& row = rows.local();
        for (std::size_t from = range.begin(); from != range.end(); ++from) {
            if (stop.stop_requested()) {
                stopped = true;
                return;
            }
            const std::size_t first = half ? from : 0;
            std::fill(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(first), SightResult{});
            judgeRow(from, first, count, row);
            done(from, row);
        }
    });
    return !stopped;
}

std::optional<SightMatrix> Sight::allPairs(std::stop_token stop) const {
    const std::size_t count = field().hexes().size();
    SightMatrix matrix(count);
    const bool half = isMutual();
    const bool whole = forRows(
        [&](std::size_t from, std::span<const SightResult> row) {
            const auto words = matrix.row(from);
            for (std::size_t to = half ? from : 0; to < count; ++to)
                words[to / 64] |= std::uint64_t{row[to].isClear()} << (to % 64);
        },
        stop);
    if (!whole) return std::nullopt;
    if (half)
        for (std::size_t from = 0; from < count; ++from)
            for (std::size_t to = from + 1; to < count; ++to)
                matrix.row(to)[from / 64] |= std::uint64_t{matrix.sees(from, to)} << (from % 64);
    return matrix;
}

}  // namespace cota::mapsets
