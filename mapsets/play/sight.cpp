#include "mapsets/play/sight.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/enumerable_thread_specific.h>
#include <oneapi/tbb/parallel_for.h>

#include <atomic>

namespace cota::mapsets {

namespace {

constexpr const char* verdictTexts[] = {"clear", "blocked", "blinded"};
constexpr const char* effectTexts[] = {"none", "blocks", "blinds", "hinders"};

}  // namespace

const char* textOf(SightVerdict verdict) { return verdictTexts[static_cast<std::size_t>(verdict)]; }
const char* textOf(SightEffect effect) { return effectTexts[static_cast<std::size_t>(effect)]; }

bool Sight::forRows(const std::function<void(std::size_t, std::span<const SightResult>)>& done,
                    std::stop_token stop) const {
    const std::size_t count = field().hexes().size();
    const bool half = isMutual();
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
            judgeRow(from, first, row);
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
