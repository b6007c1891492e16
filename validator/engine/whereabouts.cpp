#include "validator/engine/whereabouts.h"

#include <algorithm>

namespace cota::checks {

namespace {

using mapsets::Cell;

// A zone may be half the map; the finding is then shown in none of its hexes.
constexpr std::size_t mostHexes = 200;

}  // namespace

Whereabouts::Whereabouts(const CheckInput& input, const CheckContext& context)
    : input_(input), context_(context) {
    if (context.missing(need::battlefield) == 0) field_ = &context.battlefield();
}

std::optional<model::SourceSpan> Whereabouts::lineOf(const model::Subject& subject) const {
    return input_.locate ? input_.locate(subject) : std::nullopt;
}

/// Ids of paths and shapes are unique only on their board, so related ones are on the board of the finding.
std::optional<model::SourceSpan> Whereabouts::lineOf(const model::Subject& related,
                                                     const model::Finding& of) const {
    const bool isOfBoard =
        related.kind == model::SubjectKind::path || related.kind == model::SubjectKind::shape;
    if (isOfBoard && of.where && input_.locateIn)
        if (auto found = input_.locateIn(of.where->file, related)) return found;
    return lineOf(related);
}

void Whereabouts::add(std::vector<Cell>& cells, const model::Subject& subject) const {
    using enum model::SubjectKind;
    const auto named = [&](const std::string& label) {
        if (const auto cell = field_->resolve(label)) cells.push_back(*cell);
    };
    if (subject.kind == hex) named(subject.id);
    for (const auto& label : subject.hexes) named(label);
    if (!cells.empty() || context_.scenario() == nullptr) return;
    if (subject.kind == zone) {
        const auto* found = context_.zone(model::ZoneId(subject.id));
        if (found != nullptr && found->size() <= mostHexes) cells = *found;
    } else if (subject.kind == counter) {
        const auto& roster = context_.roster();
        const auto unit = roster.find(model::CounterId(subject.id));
        if (unit != mapsets::noUnit && roster[unit].cell != mapsets::noCell)
            cells.push_back(roster[unit].cell);
    }
}

std::vector<Cell> Whereabouts::cellsOf(const model::Finding& finding) const {
    std::vector<Cell> cells;
    if (field_ == nullptr) return cells;
    add(cells, finding.subject);
    if (cells.empty())
        for (const auto& value : finding.values)  // in the sentence, but not in the subject
            if (value.name == "hex")
                if (const auto cell = field_->resolve(value.text)) cells.push_back(*cell);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

void Whereabouts::fillIn(Report& report) const {
    if (field_ != nullptr) report.suites.front().orientation = field_->orientation();
    for (auto& reported : report.findings) {
        for (const auto& cell : cellsOf(reported.finding))
            reported.hexes.push_back({field_->label(cell), field_->hexAt(cell)});
        for (const auto& related : reported.finding.related)
            reported.relatedWhere.push_back(lineOf(related, reported.finding));
        for (auto& step : reported.trail)
            if (!step.hexes.empty()) step.where = lineOf({model::SubjectKind::hex, step.hexes.front(), {}});
    }
}

}  // namespace cota::checks
