#include "tests/games/probe_answers.h"

#include "mapsets/field/battlefield_builder.h"
#include "mapsets/movement/movement.h"
#include "mapsets/movement/reach.h"
#include "mapsets/play/play.h"

namespace cota::games {

namespace {

using namespace mapsets;

class Answers {
  public:
    Answers(const ProbeMap& map, const Mapset& game, const Battlefield& field)
        : map_(map), game_(game), field_(field), play_(field), corridors_(corridors()) {}

    std::string text() {
        sees();
        moves();
        return std::move(text_);
    }

  private:
    Cell cellOf(model::HexCoord hex) const { return field_.cellOf(field_.boards().front().toMap(hex)); }

    /// A unit cannot leave the three hexes of a station, so it cannot avoid the item.
    CellRules corridors() const {
        CellRules rules(static_cast<std::size_t>(field_.cellCount()), cellShut);
        for (const auto& station : map_.stations)
            for (const auto hex : {station.start, station.middle, station.end})
                rules[static_cast<std::size_t>(cellOf(hex))] = 0;
        return rules;
    }

    void sees() {
        std::vector<TurnConditions> turns(1);
        for (const auto* list : {"light", "weather"})
            if (const auto* words = game_.catalogue.wordList(list))
                for (const auto& word : words->words) {
                    auto& turn = turns.emplace_back();
                    (std::string_view(list) == "light" ? turn.light : turn.weather) = word.id;
                }
        for (const auto& station : map_.stations) {
            const Cell from = cellOf(station.start), middle = cellOf(station.middle),
                       to = cellOf(station.end);
            add(play_.heights().ground(middle));
            add(play_.heights().top(middle));
            add(static_cast<int>(play_.sight().judge(from, to).verdict));
            for (const auto& turn : turns) add(play_.spotting().range({from, middle, turn}));
            text_ += '\n';
        }
    }

    void moves() {
        const UnitTags tags(game_.catalogue);
        const auto movement = makeMovement(field_, tags, &**map_.document.scenario);
        if (!movement) return;
        std::vector<Cell> starts;
        for (const auto& station : map_.stations) starts.push_back(cellOf(station.start));
        const auto& classes = game_.catalogue.mobilities;
        for (std::size_t i = 0; i < classes.size(); ++i) {
            const Mover mover{static_cast<int>(i), tags.maskOf(classes[i].tags)};
            const ReachGraph graph(field_, *movement, mover);
            ReachSearch search(graph);
            ReachQuery query;
            query.start = starts.front();
            query.alsoFrom = starts;
            query.allowance = movement->pointsOf(model::Rational(60));
            query.oneHexAlways = movement->oneHexAlways();
            query.rules = {&corridors_};
            search.run(query);
            text_ += classes[i].id.text + "\n";
            for (const auto& hex : search.result().hexes) tell(hex, *movement);
        }
    }

    void tell(const ReachedHex& hex, const Movement& movement) {
        add(hex.cell);
        text_ += movement.rationalOf(hex.cost).text() + " " + movement.rationalOf(hex.left).text() + " ";
        add(hex.turnAtMost.value_or(-1));
        text_ += movement.rationalOf(hex.leftAtLeast.value_or(-1)).text();
        for (const bool is : {hex.minimumMove, hex.stops, hex.byRoll, hex.mayStop}) text_ += is ? '1' : '0';
        text_ += '\n';
    }

    void add(int number) { text_ += std::to_string(number) + " "; }

    const ProbeMap& map_;
    const Mapset& game_;
    const Battlefield& field_;
    Play play_;
    CellRules corridors_;
    std::string text_;
};

}  // namespace

std::string answersOn(const ProbeMap& map, const Mapset& game) {
    const auto built = buildBattlefield(map.document, game);
    return built.value ? Answers(map, game, *built.value).text() : std::string("no map");
}

}  // namespace cota::games
