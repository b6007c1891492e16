#include "editor/mending/row_messages.h"

#include <algorithm>

#include "editor/editing/finding_values.h"

namespace cota::session {

namespace {

constexpr std::size_t mostLookedAt = 50;  // findings about one sheet

}  // namespace

void addMessages(PropertySheet& sheet, const SheetSource& source, const checks::Report& report,
                 const Selection& selection) {
    if (selection.size() > 1) return;
    std::size_t looked = 0;
    for (const auto& reported : report.findings) {
        const auto& finding = reported.finding;
        const auto concerns = [&](const Property& row) {
            return row.of.kind == finding.subject.kind && row.of.id == finding.subject.id;
        };
        if (reported.state != checks::State::fresh || !std::ranges::any_of(sheet.rows, concerns)) continue;
        if (++looked > mostLookedAt) return;
        for (const auto& place : valueRowsOf(source, finding, selection)) {
            if (place.selection != selection || place.row >= sheet.rows.size() || place.isList) continue;
            auto& row = sheet.rows[place.row];
            if (row.error.empty()) row.error = sentenceOf(source, finding);
        }
    }
}

}  // namespace cota::session
