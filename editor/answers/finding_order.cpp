#include "editor/answers/finding_order.h"

#include <algorithm>
#include <numeric>

namespace cota::session {

std::vector<std::size_t> bySeverity(const checks::Report& report) {
    std::vector<std::size_t> order(report.findings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        const auto& a = report.findings[one].finding;
        const auto& b = report.findings[other].finding;
        return a.severity != b.severity ? a.severity > b.severity : a.rule < b.rule;
    });
    return order;
}

}  // namespace cota::session
