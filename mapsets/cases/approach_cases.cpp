// Which units may close on the enemy without a leader, and which have to flee.
#include "mapsets/cases/case_run.h"
#include "mapsets/command/approach.h"
#include "mapsets/play/play.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

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
        demanded(approach, cannot::noRule, "approach");
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
    const auto answer = enemies.approach->judge(enemies.roster, run.unitInPlay(enemies.roster),
                                                run.cell("from"), run.cell("to"), enemies.spots());
    return answered(answer.needsLeader ? "needs-leader" : "free");
}

CaseAnswers answerFlee(const CaseRun& run) {
    const Enemies enemies(run);
    switch (enemies.approach->flight(enemies.roster, run.unitInPlay(enemies.roster), enemies.spots())) {
        case Flight::stays:
            return answered("free");
        case Flight::flees:
            return answered("must");
        case Flight::lost:
            break;
    }
    return answered("eliminated");
}

}  // namespace cota::mapsets
