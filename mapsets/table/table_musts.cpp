#include "mapsets/table/table_musts.h"

#include <array>
#include <string_view>
#include <utility>

namespace cota::mapsets {

TableVerdict holds(const TableGame::Must& must, FormulaThing thing, FormulaRun& run,
                   std::vector<FormulaGap>* gaps) {
    const FormulaValue argument = FormulaValue::of(thing);
    const auto note = [&](const FormulaValue& value) {
        if (gaps != nullptr && !value.known) gaps->insert(gaps->end(), run.gaps().begin(), run.gaps().end());
    };
    bool isSure = true;
    if (must.when) {
        const auto applies = run.valueOf(*must.when, {&argument, 1});
        if (applies.known && !applies.flag) return TableVerdict::yes;
        isSure = applies.known;
        note(applies);
    }
    const auto value = run.valueOf(must.that, {&argument, 1});
    if (value.known && value.flag) return TableVerdict::yes;
    note(value);
    return value.known && isSure ? TableVerdict::no : TableVerdict::unknown;
}

JudgedMusts judgedMusts(const TableWorld& world, FormulaRun& run) {
    // Right after the set-up more must hold than later.
    constexpr std::string_view stage = "stage", setUp = "set-up";
    const auto* tableau = world.position().tableau;
    const auto* written = tableau != nullptr ? tableau->attributes.find(stage) : nullptr;
    const bool isSetUp = written != nullptr && *written == setUp;
    JudgedMusts judged;
    for (const TableGame::Must& must : world.game().musts()) {
        if (must.row->isOfSetUp && !isSetUp) continue;
        for (std::size_t i = 0; i < world.countOf(must.of); ++i) {
            const auto thing = TableWorld::thing(must.of, i);
            std::vector<FormulaGap> gaps;
            const auto verdict = holds(must, thing, run, &gaps);
            if (verdict == TableVerdict::no) judged.broken.push_back({must.row, thing});
            if (verdict == TableVerdict::unknown) judged.open.push_back({must.row, thing, std::move(gaps)});
        }
    }
    return judged;
}

std::vector<BrokenMust> brokenMusts(const TableWorld& world, FormulaRun& run) {
    return judgedMusts(world, run).broken;
}

std::vector<SeatScore> scoresOf(const TableWorld& world, FormulaRun& run) {
    std::vector<SeatScore> scores;
    for (const TableGame::Score& score : world.game().scores()) {
        for (std::size_t seat = 0; seat < world.countOf(TableKind::seat); ++seat) {
            for (std::size_t i = 0; i < world.countOf(score.of); ++i) {
                const auto thing = TableWorld::thing(score.of, i);
                const std::array arguments{FormulaValue::of(TableWorld::thing(TableKind::seat, seat)),
                                           FormulaValue::of(thing)};
                if (score.when) {
                    const auto counts = run.valueOf(*score.when, arguments);
                    if (counts.known && !counts.flag) continue;
                }
                const auto points = run.valueOf(score.is, arguments);
                scores.push_back({score.row, seat, thing, {}});
                if (points.known) scores.back().points = points.number;
            }
        }
    }
    return scores;
}

}  // namespace cota::mapsets
