#include "validator/cli/commands/reach_boarding.h"

#include "mapsets/units/ride.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/command_line.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral noSuchUnit = local("There is no unit '{id}' in the file.");
constexpr LocalLiteral nearUnit = local("There is no unit '{id}' in the file; did you mean '{near}'?");
constexpr LocalLiteral oneOfThem = local("Give --load or --unload, not both.");
constexpr LocalLiteral noBoarding = local("'{game}' does not say how units get aboard others.");
constexpr LocalLiteral notAboard = local("'{cargo}' is not aboard '{id}'.");
constexpr LocalLiteral notNear = local("'{cargo}' cannot come to '{id}' in one turn.");
constexpr LocalLiteral cannotBoard = local("'{cargo}' cannot do that with '{id}': {reason} ({cite}).");

constexpr LocalLiteral noPoints =
    local("'{value}' is not a number of movement points such as 4 or 2/3 (--ridden).");
constexpr LocalLiteral noRide = local("'{id}' is aboard nobody, or '{game}' does not say what a ride costs.");

/// What the unit spent while its carrier moved, in units of 1/D, rounded up.
mapsets::Points spentOnTheWay(const BoardingGround& ground, const BoardingWish& wish) {
    if (wish.ridden.empty()) return 0;
    const auto points = model::Rational::parse(wish.ridden);
    if (!points) throw CommandError(exitUsage, noPoints, {{"value", wish.ridden}});
    const auto own = mapsets::spentRiding(ground.field, ground.roster, wish.carrier, *points);
    if (!own)
        throw CommandError(
            exitUsage, noRide,
            {{"id", ground.roster[wish.carrier].id.text}, {"game", ground.field.mapset().id.text}});
    const auto whole = *own * model::Rational(ground.movement.denominator());
    return static_cast<mapsets::Points>(whole.ceil());
}

}  // namespace

mapsets::UnitIndex unitNamed(const mapsets::Roster& roster, const std::string& id) {
    const auto index = roster.find(model::CounterId(id));
    if (index != mapsets::noUnit) return index;
    std::vector<std::string> known;
    for (const auto& unit : roster.units()) known.push_back(unit.id.text);
    const std::string near = nearestWord(id, known);
    throw CommandError(exitUsage, near.empty() ? noSuchUnit : nearUnit, {{"id", id}, {"near", near}});
}

mapsets::Points spentBoarding(const BoardingGround& ground, const BoardingWish& wish,
                              const AnswerOptions& common) {
    const auto ridden = spentOnTheWay(ground, wish);
    if (wish.load.empty() && wish.unload.empty()) return ridden;
    if (!wish.load.empty() && !wish.unload.empty()) throw CommandError(exitUsage, oneOfThem);
    const auto boarding = mapsets::makeBoarding(ground.field, ground.roster.tags());
    if (!boarding) throw CommandError(exitUnreadable, noBoarding, {{"game", ground.field.mapset().id.text}});
    const std::string& cargo = wish.load.empty() ? wish.unload : wish.load;
    const std::string& id = ground.roster[wish.carrier].id.text;
    const auto passenger = unitNamed(ground.roster, cargo);
    mapsets::BoardingAnswer answer;
    if (wish.load.empty()) {
        if (ground.roster[passenger].carrier != wish.carrier)
            throw CommandError(exitUsage, notAboard, {{"cargo", cargo}, {"id", id}});
        answer = boarding->unload(ground.roster, ground.movement, passenger);
    } else {
        const auto spent = mapsets::spentToReach(ground.field, ground.roster, ground.movement,
                                                 ground.stacking, passenger, wish.at);
        if (!spent) throw CommandError(exitUsage, notNear, {{"cargo", cargo}, {"id", id}});
        answer = boarding->load(ground.roster, ground.movement, wish.carrier, passenger, *spent);
    }
    if (answer.possible) return ridden + answer.carrierSpends;
    throw CommandError(exitUsage, cannotBoard,
                       {{"id", id},
                        {"cargo", cargo},
                        {"reason", answer.because.text(common.language)},
                        {"cite", answer.because.citation}});
}

}  // namespace cota::cli
