#include "editor/fields/column_widths.h"

#include <algorithm>
#include <numeric>

namespace cota::fields {

namespace {

int sumOf(const std::vector<int>& widths) { return std::accumulate(widths.begin(), widths.end(), 0); }

/// All columns as wide as they want, but none wider than `most` unless it needs to be.
std::vector<int> cutTo(const std::vector<ColumnNeed>& columns, int most) {
    std::vector<int> widths;
    for (const auto& column : columns)
        widths.push_back(std::min(column.wanted, std::max(most, column.least)));
    return widths;
}

}  // namespace

std::vector<int> columnWidths(const std::vector<ColumnNeed>& columns, int room) {
    int most = 0, growing = 0;
    for (const auto& column : columns) {
        most = std::max(most, column.wanted);
        if (column.mayGrow) growing += column.wanted;
    }
    auto widths = cutTo(columns, most);
    if (sumOf(widths) > room) {
        int low = 0;  // the greatest limit that fits, by halving
        while (low < most) {
            const int middle = (low + most + 1) / 2;
            if (sumOf(cutTo(columns, middle)) <= room)
                low = middle;
            else
                most = middle - 1;
        }
        widths = cutTo(columns, low);
    }
    const int rest = room - sumOf(widths);
    if (rest <= 0 || growing == 0) return widths;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i].mayGrow)
            widths[i] += static_cast<int>(static_cast<long>(rest) * columns[i].wanted / growing);
    return widths;
}

}  // namespace cota::fields
