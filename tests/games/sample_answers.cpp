#include "tests/games/sample_answers.h"

#include "mapsets/command/control.h"
#include "mapsets/command/unled.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/movement/movement.h"
#include "mapsets/movement/obstacles.h"
#include "mapsets/movement/reach.h"
#include "mapsets/play/play.h"
#include "mapsets/units/stacking.h"

namespace cota::games {

namespace {

using namespace mapsets;

class ScenarioAnswers {
  public:
    ScenarioAnswers(const model::Document& document, const Mapset& game, const Battlefield& field)
        : document_(document),
          game_(game),
          field_(field),
          play_(field),
          roster_(document, field),
          movement_(makeMovement(field, roster_.tags(), &**document.scenario)),
          stacking_(makeStacking(field, roster_.tags())) {}

    std::string text() {
        sees();
        if (movement_) steps();
        const Control control(document_, field_, roster_);
        for (const Cell cell : field_.hexes()) text_ += control.sideAt(cell).text + " ";
        for (UnitIndex unit = 0; unit < static_cast<UnitIndex>(roster_.units().size()); ++unit) units(unit);
        return std::move(text_);
    }

  private:
    void add(Points points) { text_ += movement_->rationalOf(points).text() + " "; }

    void sees() {
        constexpr std::size_t watchers = 8;
        const auto hexes = field_.hexes();
        std::vector<SightResult> seen(hexes.size());
        for (const Cell cell : hexes) text_ += std::to_string(play_.heights().ground(cell)) + " ";
        for (std::size_t at = 0; at < hexes.size(); at += hexes.size() / watchers + 1) {
            play_.sight().viewshed(hexes[at], seen);
            for (const auto& one : seen) text_ += static_cast<char>('0' + static_cast<int>(one.verdict));
        }
    }

    void steps() {
        const auto& classes = game_.catalogue.mobilities;
        for (std::size_t i = 0; i < classes.size(); ++i) {
            const Mover mover{static_cast<int>(i), roster_.tags().maskOf(classes[i].tags)};
            add(movement_->exitCost(mover).value_or(-1));
            for (const Cell cell : field_.hexes())
                for (const auto direction : model::allDirections) {
                    const auto step = movement_->step(mover, cell, 0, direction);
                    text_ += step.prohibited ? "no " : movement_->rationalOf(step.atLeast).text() + " ";
                }
        }
    }

    /// The reach of a unit in two turns, led and alone.
    void units(UnitIndex unit) {
        const auto& one = roster_[unit];
        text_ += one.id.text + " " + (one.allowance ? one.allowance->text() : "none") + " " +
                 std::to_string(one.steps) + " ";
        if (one.cell == noCell || one.isCarried() || !movement_ || unit % 3 != 0) return;
        auto query = queryFor(roster_, *movement_, unit, 2);
        const auto rules = Obstacles(field_, roster_, *movement_, stacking_.get())
                               .rules({.unit = unit, .side = one.side, .closed = {}});
        query.rules = {&rules};
        const ReachGraph graph(field_, *movement_, moverOf(roster_, unit));
        ReachSearch search(graph);
        search.run(query);
        auto reached = search.result();
        Unled unled(document_, play_, roster_, unit, 2);
        markLed(graph, search, query, unled, reached);
        for (const auto& hex : reached.hexes) {
            text_ += std::to_string(hex.cell) + (hex.needsLeader ? "L" : " ");
            add(hex.left);
        }
    }

    const model::Document& document_;
    const Mapset& game_;
    const Battlefield& field_;
    Play play_;
    Roster roster_;
    std::unique_ptr<Movement> movement_;
    std::unique_ptr<Stacking> stacking_;
    std::string text_;
};

}  // namespace

std::string answersOn(const model::Document& document, const Mapset& game) {
    const auto built = buildBattlefield(document, game);
    return built.value ? ScenarioAnswers(document, game, *built.value).text() : std::string("no map");
}

}  // namespace cota::games
