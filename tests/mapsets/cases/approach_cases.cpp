// Who may close on the enemy unled, and who has to flee.
#include <gtest/gtest.h>

#include "mapsets/play/approach.h"
#include "mapsets/play/play.h"
#include "mapsets/play/roster.h"
#include "tests/mapsets/cases/case_kinds.h"

namespace cota::mapsets::test {

namespace {

struct Enemies {
    Roster roster;
    Play play;
    std::unique_ptr<Approach> approach;
    TurnConditions turn;

    explicit Enemies(const CaseRun& run)
        : roster(run.document, run.field),
          play(run.field),
          approach(makeApproach(run.field, roster.tags())),
          turn(conditionsOf((*run.document.scenario)->turns, 1)) {
        EXPECT_TRUE(approach);
    }
    UnitIndex unit(const CaseRun& run) const {
        const auto found = roster.find(model::CounterId(run.needed("unit")));
        EXPECT_NE(found, noUnit);
        return found;
    }
    SpotsAt spots() const {
        return [this](UnitIndex enemy, UnitIndex unit, Cell cell) {
            return play.spotting().spots(
                {roster[enemy].cell, cell, turn, &roster[enemy].values, &roster[unit].values});
        };
    }
};

}  // namespace

CaseAnswers answerApproach(const CaseRun& run) {
    const Enemies enemies(run);
    const auto answer = enemies.approach->judge(enemies.roster, enemies.unit(run), run.cell("from"),
                                                run.cell("to"), enemies.spots());
    return {{"expect", answer.needsLeader ? "needs-leader" : "free"}};
}

CaseAnswers answerFlee(const CaseRun& run) {
    const Enemies enemies(run);
    switch (enemies.approach->flight(enemies.roster, enemies.unit(run), enemies.spots())) {
        case Flight::stays:
            return {{"expect", "free"}};
        case Flight::flees:
            return {{"expect", "must"}};
        case Flight::lost:
            break;
    }
    return {{"expect", "eliminated"}};
}

}  // namespace cota::mapsets::test
