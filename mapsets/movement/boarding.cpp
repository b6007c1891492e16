#include "mapsets/movement/boarding.h"

#include "mapsets/movement/obstacles.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

class BoardingForPoints : public Boarding {
  public:
    BoardingForPoints(const Battlefield& field, const UnitTags& tags, const StrategyChoice& choice)
        : parameters_(&choice, field) {
        const auto mask = [&](const char* name) {
            return tags.maskOfAny(wordOf(parameters_, forPointsDescription, name));
        };
        carriers_ = mask("carriers");
        carriersNot_ = mask("carriers-not");
        forPoints_ = mask("for-points");
        forTheMove_ = mask("for-the-move");
        points_ = numberOf(parameters_, forPointsDescription, "points");
        passengerPays_ = wordOf(parameters_, forPointsDescription, "payers") == "both";
    }

    BoardingAnswer load(const Roster& roster, const Movement& movement, UnitIndex carrier,
                        UnitIndex passenger, Points passengerSpent) const override {
        if (!roster.has(carrier, carriers_) || roster.has(carrier, carriersNot_)) return no("carrier");
        const auto price = priceOf(roster, movement, passenger);
        if (!price) return no("cargo");
        for (const auto aboard : roster.cargo(carrier))
            if (roster.has(aboard, forPoints_ | forTheMove_)) return no("full");
        const Points own = allowanceOf(roster, movement, carrier);
        if (*price == wholeMove) return passengerSpent > 0 ? no("passenger-points") : yes(own);
        return pay(own, allowanceOf(roster, movement, passenger) - passengerSpent, *price);
    }

    BoardingAnswer unload(const Roster& roster, const Movement& movement,
                          UnitIndex passenger) const override {
        const auto carrier = roster[passenger].carrier;
        if (carrier == noUnit || !roster.has(carrier, carriers_)) return no("carrier");
        const auto price = priceOf(roster, movement, passenger);
        if (!price) return no("cargo");
        if (*price == wholeMove) return yes(0);
        return pay(allowanceOf(roster, movement, carrier), allowanceOf(roster, movement, passenger), *price);
    }

  private:
    static constexpr Points wholeMove = noLimit;

    std::optional<Points> priceOf(const Roster& roster, const Movement& movement, UnitIndex passenger) const {
        // A gun with points of its own boards like infantry: our reading of the rule.
        const bool moves = allowanceOf(roster, movement, passenger) > 0;
        if (roster.has(passenger, forPoints_) || (moves && roster.has(passenger, forTheMove_)))
            return movement.pointsOf(model::Rational(points_));
        if (roster.has(passenger, forTheMove_)) return wholeMove;
        return std::nullopt;
    }
    static Points allowanceOf(const Roster& roster, const Movement& movement, UnitIndex unit) {
        return movement.pointsOf(roster[unit].allowance.value_or(model::Rational(0)));
    }
    BoardingAnswer pay(Points carrierHas, Points passengerHas, Points price) const {
        if (carrierHas < price) return no("carrier-points");
        if (passengerPays_ && passengerHas < price) return no("passenger-points");
        return yes(price);
    }
    BoardingAnswer yes(Points spends) const { return {true, spends, because("boards")}; }
    BoardingAnswer no(const char* reason) const { return {false, 0, because(reason)}; }
    Explanation because(const char* reason) const {
        return explanationOf(forPointsDescription, parameters_, reason);
    }

    Parameters parameters_;
    TagMask carriers_ = 0;
    TagMask carriersNot_ = 0;
    TagMask forPoints_ = 0;
    TagMask forTheMove_ = 0;
    int points_ = 1;
    bool passengerPays_ = true;
};

}  // namespace

std::optional<Points> spentToReach(const Battlefield& field, const Roster& roster, const Movement& movement,
                                   const Stacking* stacking, UnitIndex unit, Cell to) {
    auto query = queryFor(roster, movement, unit, 1);
    if (query.start == to) return 0;
    const auto rules = Obstacles(field, roster, movement, stacking)
                           .rules({.unit = unit, .side = roster[unit].side, .closed = {}});
    query.rules = {&rules};
    const ReachGraph graph(field, movement, moverOf(roster, unit));
    ReachSearch search(graph);
    search.run(query);
    const auto hex = search.at(to);
    if (!hex) return std::nullopt;
    return hex->cost;
}

std::unique_ptr<Boarding> makeBoarding(const Battlefield& field, const UnitTags& tags) {
    const auto* choice = choiceOf(field, forPointsDescription);
    if (choice == nullptr) return nullptr;
    return std::make_unique<BoardingForPoints>(field, tags, *choice);
}

}  // namespace cota::mapsets
