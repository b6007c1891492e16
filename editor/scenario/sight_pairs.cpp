#include "editor/scenario/sight_pairs.h"

#include <algorithm>

#include "editor/documents/names.h"
#include "editor/scenario/lists.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"

namespace cota::session {

namespace {

void judge(const SheetSource& source, const model::SightMark& mark, SightPairRow& row) {
    if (!source.map) return;
    const auto& field = source.map->field();
    const auto& play = source.map->play();
    const auto from = field.resolve(mark.from.label), to = field.resolve(mark.to.label);
    if (!from || !to) {
        row.why = tr("There is no hex '%s' on this map.", from ? row.to : row.from);
        return;
    }
    const bool isClear = play.sight().judge(*from, *to).isClear();
    bool isSeen = isClear;
    if (mark.turn) {
        const mapsets::SpottingQuery query{
            *from, *to, mapsets::conditionsOf((*source.document.scenario)->turns, *mark.turn), nullptr,
            nullptr};
        isSeen = isClear && play.spotting().distance(*from, *to) <= play.spotting().visibility(query);
    }
    row.state = isSeen == mark.clear ? SightPairRow::State::holds : SightPairRow::State::fails;
    if (row.state == SightPairRow::State::holds) return;
    row.why = !mark.clear ? tr("The line is clear.")
              : isClear   ? tr("The distance is greater than the visibility in that turn.")
                          : tr("The line is blocked.");
}

/// A step that changes the pair.
template <class Change>
std::optional<HistoryEntry> changed(const SheetSource& source, std::size_t place, const StepName& name,
                                    const Change& change) {
    if (place >= sizeOf(source.document, ScenarioList::sightMarks)) return std::nullopt;
    return HistoryEntry{name, model::withScenario(source.document, [&](model::Scenario& scenario) {
                            change(scenario.sightMarks[place]);
                        })};
}

}  // namespace

std::vector<SightPairRow> sightPairRows(const SheetSource& source) {
    std::vector<SightPairRow> rows;
    if (!source.document.scenario) return rows;
    const auto& scenario = **source.document.scenario;
    for (const auto& mark : scenario.sightMarks) {
        SightPairRow row{labelIn(scenario, mark.from), labelIn(scenario, mark.to), mark.clear, mark.turn};
        judge(source, mark, row);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string sightPairsText(const std::vector<SightPairRow>& rows) {
    if (rows.empty()) return {};
    const auto holding = std::ranges::count(rows, SightPairRow::State::holds, &SightPairRow::state);
    const auto all = std::to_string(rows.size());
    if (holding == std::ssize(rows))
        return rows.size() == 1 ? tr("The pair holds.") : tr("All %s pairs hold.", all);
    return tr("Pairs that do not hold: %s", std::to_string(std::ssize(rows) - holding)) + " / " + all;
}

std::optional<HistoryEntry> sightPairStep(const model::Document& document, const JoinedMap& map, Cell from,
                                          Cell to, bool isOpposite, std::optional<int> turn) {
    if (!document.scenario || from == to) return std::nullopt;
    model::SightMark mark;
    mark.from = map.ref(from);
    mark.to = map.ref(to);
    mark.turn = turn;
    mark.clear = map.play().sight().judge(from, to).isClear() != isOpposite;
    const auto& scenario = **document.scenario;
    auto changed =
        model::withScenario(document, [&](model::Scenario& one) { one.sightMarks.push_back(mark); });
    return HistoryEntry{named("Mark sight from %s", labelIn(scenario, mark.from)) + " " +
                            named("to %s", labelIn(scenario, mark.to)),
                        std::move(changed)};
}

std::optional<HistoryEntry> withPairFlipped(const SheetSource& source, std::size_t place) {
    const auto name = entryName(source, ScenarioList::sightMarks, place);
    return changed(source, place, named("Change %s", name),
                   [](model::SightMark& mark) { mark.clear = !mark.clear; });
}

std::optional<HistoryEntry> withPairTurned(const SheetSource& source, std::size_t place) {
    const auto name = entryName(source, ScenarioList::sightMarks, place);
    return changed(source, place, named("Swap the ends of %s", name),
                   [](model::SightMark& mark) { std::swap(mark.from, mark.to); });
}

}  // namespace cota::session
