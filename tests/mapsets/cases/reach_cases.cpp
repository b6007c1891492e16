// What steps cost, how far units may move, and where they get.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "mapsets/play/movement.h"
#include "mapsets/play/obstacles.h"
#include "mapsets/play/reach.h"
#include "mapsets/play/roster.h"
#include "mapsets/play/stacking.h"
#include "tests/mapsets/cases/case_kinds.h"

namespace cota::mapsets::test {

namespace {

/// The strategies a question about movement needs, on its battlefield.
struct Moving {
    Roster roster;
    std::unique_ptr<Movement> movement;
    std::unique_ptr<Stacking> stacking;

    explicit Moving(const CaseRun& run)
        : roster(run.document, run.field),
          movement(makeMovement(run.field, roster.tags(), &**run.document.scenario)),
          stacking(makeStacking(run.field, roster.tags())) {
        EXPECT_TRUE(movement);
    }
    UnitIndex unit(const CaseRun& run) const {
        const auto found = roster.find(model::CounterId(run.needed("unit")));
        EXPECT_NE(found, noUnit);
        return found;
    }
};

std::optional<model::Direction> directionTo(const Battlefield& field, Cell from, Cell to) {
    for (const auto direction : model::allDirections)
        if (field.neighbour(from, direction) == to) return direction;
    return std::nullopt;
}

int mobilityOf(const Catalogue& catalogue, const std::string& id) {
    const auto found = std::ranges::find(catalogue.mobilities, model::MobilityId(id), &Mobility::id);
    EXPECT_NE(found, catalogue.mobilities.end()) << "no movement class " << id;
    return static_cast<int>(found - catalogue.mobilities.begin());
}

}  // namespace

CaseAnswers answerMove(const CaseRun& run) {
    const Moving moving(run);
    const auto unit = moving.unit(run);
    const auto& one = moving.roster[unit];
    const auto mover =
        run.query.values.has("alone") ? Mover{one.mobility, one.tags} : moverOf(moving.roster, unit);
    Cell from = one.cell;
    Points total = 0;
    int lane = 0;
    std::istringstream also(run.query.value("also"));
    for (std::string what; also >> what;) {
        const auto spent = moving.movement->spending(what);
        EXPECT_TRUE(spent) << "nobody spends points on " << what;
        total += spent.value_or(0);
    }
    std::istringstream along(run.needed("along"));
    for (std::string hex; along >> hex;) {
        const auto to = run.cellOf(hex);
        const auto direction = directionTo(run.field, from, to);
        EXPECT_TRUE(direction) << hex << " is no neighbour";
        if (!direction) return {};
        const auto step = moving.movement->step(mover, from, lane, *direction);
        if (step.prohibited || (step.flags & (stepHelpThere | stepHelpHere)) != 0)
            return {{"expect", "prohibited"}};
        total += step.atLeast;
        lane = step.lane;
        from = to;
    }
    return {{"expect", moving.movement->rationalOf(total).text()}};
}

CaseAnswers answerAllowance(const CaseRun& run) {
    const Moving moving(run);
    const auto& allowance = moving.roster[moving.unit(run)].allowance;
    return {{"expect", allowance ? allowance->text() : "none"}};
}

CaseAnswers answerReach(const CaseRun& run) {
    const Moving moving(run);
    ReachQuery query;
    Mover mover;
    CellRules rules;
    if (run.query.values.has("unit")) {
        const auto unit = moving.unit(run);
        mover = moverOf(moving.roster, unit);
        query = queryFor(moving.roster, *moving.movement, unit, 0);
        rules = Obstacles(run.field, moving.roster, *moving.movement, moving.stacking.get())
                    .rules({.unit = unit, .side = {}, .closed = {}});
        query.rules = {&rules};
    } else {
        mover.mobility = mobilityOf(run.mapset.catalogue, run.needed("class"));
        mover.tags = moving.roster.tags().maskOf(
            run.mapset.catalogue.mobilities[static_cast<std::size_t>(mover.mobility)].tags);
        query.start = run.cell("from");
        const auto points = model::Rational::parse(run.needed("allowance"));
        EXPECT_TRUE(points);
        query.allowance = moving.movement->pointsOf(points.value_or(model::Rational()));
        query.turns = 0;
        query.oneHexAlways = moving.movement->oneHexAlways();
    }
    const ReachGraph graph(run.field, *moving.movement, mover);
    ReachSearch search(graph);
    search.run(query);
    const auto hex = search.at(run.cell("to"));
    if (!hex) return {{"expect", "never"}};
    return {{"expect", std::to_string(hex->turn)},
            {"cost", moving.movement->rationalOf(hex->cost).text()},
            {"minimum", hex->minimumMove ? "yes" : "no"}};
}

}  // namespace cota::mapsets::test
