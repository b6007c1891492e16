#include "mapsets/look/typeset/flow.h"

#include <algorithm>
#include <cmath>

namespace cota::look {

namespace {

constexpr std::size_t mostArranged = 12;  // sections of which every distribution is tried
constexpr double same = 1e-6;

FlowPieces partOf(const std::vector<FlowPiece>& pieces, std::size_t from, std::size_t to) {
    return FlowPieces(pieces).subspan(from, to - from);
}

/// Readers look for a section behind the one before it: each one that stands before an earlier one counts.
double disorder(const FlowColumns& columns) {
    constexpr double each = 2.5;  // millimetres that columns may be higher for it
    double cost = 0;
    for (const auto& left : columns.runs[0])
        for (const auto& right : columns.runs[1])
            if (right.section < left.section) cost += each;
    return cost;
}

/// Columns that do not end near each other are worse than higher ones.
double costOf(const FlowColumns& columns) {
    constexpr double uneven = 3;
    return columns.highest() + disorder(columns) + uneven * std::max(0.0, columns.apart() - mostApart);
}

bool isBetter(const FlowColumns& one, const FlowColumns& other) {
    if (std::abs(costOf(one) - costOf(other)) > same) return costOf(one) < costOf(other);
    return one.apart() + same < other.apart();
}

void addRun(FlowColumns& columns, FlowSections sections, std::size_t column, const FlowRun& run,
            double continued) {
    auto& height = columns.heights[column];
    height += flowHeight(partOf(sections[run.section], run.from, run.to), height <= 0);
    if (run.from > 0) height += continued;
    columns.runs[column].push_back(run);
}

/// The last section of the higher column, divided where both columns end nearest to each other.
FlowColumns divided(FlowSections sections, const FlowColumns& whole, std::array<double, 2> starts,
                    double continued) {
    const std::size_t high = whole.heights[0] >= whole.heights[1] ? 0 : 1;
    FlowColumns best = whole;
    if (whole.runs[high].empty()) return best;
    const auto last = whole.runs[high].back();
    const auto& pieces = sections[last.section];
    for (std::size_t place = 1; place < pieces.size(); ++place) {
        // A heading of its own is too much for a line or two.
        constexpr double leastPart = 12;
        if (!mayBreak(pieces, place) || flowHeight(FlowPieces(pieces).subspan(place)) < leastPart) continue;
        FlowColumns tried;
        tried.heights = starts;
        const auto addOthers = [&](std::size_t column) {
            for (const auto& run : whole.runs[column])
                if (run != last) addRun(tried, sections, column, run, continued);
        };
        // Read from left to right: what goes on does so at the top of the right column.
        addOthers(0);
        addRun(tried, sections, 0, {last.section, 0, place}, continued);
        addRun(tried, sections, 1, {last.section, place, pieces.size()}, continued);
        addOthers(1);
        if (isBetter(tried, best)) best = std::move(tried);
    }
    return best;
}

}  // namespace

double flowHeight(FlowPieces pieces, bool isFirst) {
    double height = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        height += pieces[i].height + (i == 0 && isFirst ? 0 : pieces[i].above);
    return height;
}

bool mayBreak(FlowPieces pieces, std::size_t place) {
    if (place == 0 || place >= pieces.size()) return true;
    for (std::size_t i = 0; i < place; ++i)
        if (i + static_cast<std::size_t>(std::max(0, pieces[i].keeps)) >= place) return false;
    return true;
}

std::size_t fitting(FlowPieces pieces, double room, bool isFirst) {
    double height = 0;
    std::size_t fits = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        height += pieces[i].height + (i == 0 && isFirst ? 0 : pieces[i].above);
        if (height > room + same) return fits;
        if (mayBreak(pieces, i + 1)) fits = i + 1;
    }
    return pieces.size();
}

std::size_t halved(FlowPieces pieces) {
    std::size_t best = pieces.size();
    double least = flowHeight(pieces);
    for (std::size_t place = pieces.size(); place-- > 1;) {
        if (!mayBreak(pieces, place)) continue;
        const double first = flowHeight(pieces.first(place)), second = flowHeight(pieces.subspan(place));
        if (const double highest = std::max(first, second); highest < least - same) {
            least = highest;
            best = place;
        }
    }
    return best;
}

FlowColumns arranged(FlowSections sections, std::array<double, 2> starts, double continued) {
    const std::size_t count = std::min(sections.size(), mostArranged);
    FlowColumns best;
    bool isFirst = true;
    for (std::size_t mask = 0; mask < (std::size_t{1} << count); ++mask) {
        FlowColumns tried;
        tried.heights = starts;
        for (std::size_t i = 0; i < sections.size(); ++i) {
            if (sections[i].empty()) continue;
            const std::size_t shorter = tried.heights[0] <= tried.heights[1] ? 0 : 1;
            const std::size_t column = i < count ? (mask >> i) & 1 : shorter;
            addRun(tried, sections, column, {i, 0, sections[i].size()}, continued);
        }
        if (tried.apart() > mostApart) tried = divided(sections, tried, starts, continued);
        if (isFirst || isBetter(tried, best)) best = std::move(tried);
        isFirst = false;
    }
    return best;
}

FlowColumns filled(FlowSections sections, std::array<double, 2> starts, double room, double continued,
                   std::size_t fromPiece) {
    FlowColumns columns;
    columns.heights = starts;
    std::size_t section = 0, piece = fromPiece;
    for (std::size_t column = 0; column < 2; ++column) {
        while (section < sections.size()) {
            const auto& pieces = sections[section];
            const double used = columns.heights[column], head = piece > 0 ? continued : 0;
            const auto rest = FlowPieces(pieces).subspan(piece);
            std::size_t fits = fitting(rest, room - used - head, used <= 0);
            // A piece that no column has room for stands where there is most of it.
            if (fits == 0 && !rest.empty() && used <= 0) {
                fits = 1;
                while (!mayBreak(rest, fits)) ++fits;
            }
            if (fits > 0) addRun(columns, sections, column, {section, piece, piece + fits}, continued);
            if (fits < rest.size()) {
                piece += fits;
                break;
            }
            ++section;
            piece = 0;
        }
    }
    return columns;
}

}  // namespace cota::look
