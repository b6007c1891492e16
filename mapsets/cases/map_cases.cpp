// Hexes, their neighbours and numbers, and zones.
#include <algorithm>
#include <array>

#include "mapsets/cases/case_run.h"
#include "mapsets/field/zone_resolver.h"

namespace cota::mapsets {

namespace {

std::string namedCase(const CaseRun& run, const std::vector<Cell>& cells) {
    std::string text;
    for (const Cell cell : cells) text += (text.empty() ? "" : " ") + run.text(cell);
    return text;
}

}  // namespace

CaseAnswers answerAdjacent(const CaseRun& run) {
    return answered(run.field.distance(run.cell("from"), run.cell("to")) == 1 ? "yes" : "no");
}

CaseAnswers answerDistance(const CaseRun& run) {
    return answered(std::to_string(run.field.distance(run.cell("from"), run.cell("to"))));
}

CaseAnswers answerNeighbours(const CaseRun& run) {
    const Cell at = run.cell("at");
    std::vector<Cell> cells;
    for (const auto direction : model::allDirections)
        if (const Cell next = run.field.neighbour(at, direction); run.field.isOnMap(next))
            cells.push_back(next);
    return answered(namedCase(run, cells));
}

CaseAnswers answerHexNumber(const CaseRun& run) {
    const std::string& text = run.needed("text");
    const auto cell = run.field.resolve(text);
    if (!cell || run.field.printed(*cell).empty()) return answered("none");
    const PrintedHex printed = run.field.printed(*cell)[0];
    const LaidBoard& board = run.field.boards()[printed.placement];
    const auto at = board.grid.offsetOf(printed.hex);
    const auto number = [](const model::LabelAxis& axis, int place) {
        return std::to_string(axis.first + (axis.descending ? -place : place));
    };
    const std::string prefix = text.starts_with(board.id) ? board.id : "-";
    return answered(prefix + " " + number(board.grid.labels.column, at.column) + " " +
                    number(board.grid.labels.row, at.row));
}

CaseAnswers answerUse(const CaseRun& run) {
    static constexpr std::array<const char*, 4> words{"off", "playable", "unplayable", "staging"};
    return answered(words[static_cast<std::size_t>(run.field.use(run.cell("at")))]);
}

std::vector<Cell> zoneCells(const CaseRun& run, const std::string& id) {
    ZoneResolver resolver(run.field, (*run.document.scenario)->zones);
    const ResolvedZone* zone = resolver.resolve(model::ZoneId(id));
    if (!zone || !zone->findings.empty()) throw CannotAsk{cannot::faultyZone, id};
    return zone->cells;
}

CaseAnswers answerZone(const CaseRun& run) {
    std::vector<Cell> cells = zoneCells(run, run.needed("id"));
    using enum CellUse;
    const auto keep = [&](CellUse use) {
        std::erase_if(cells, [&](Cell cell) { return run.field.use(cell) != use; });
    };
    if (run.query.value("what") == "entered") {
        keep(staging);
        std::vector<Cell> inside;
        for (const Cell cell : cells)
            for (const auto direction : model::allDirections)
                if (const Cell next = run.field.neighbour(cell, direction); run.field.isPlayable(next))
                    inside.push_back(next);
        std::ranges::sort(inside);
        inside.erase(std::unique(inside.begin(), inside.end()), inside.end());
        cells = inside;
    } else if (run.query.value("what") == "playable") {
        keep(playable);
    } else if (run.query.value("what") == "staging") {
        keep(staging);
    }
    return answered(namedCase(run, cells));
}

}  // namespace cota::mapsets
