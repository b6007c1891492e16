#pragma once
// A board of the moving game, for searches.

#include <memory>
#include <utility>

#include "mapsets/movement/reach.h"
#include "mapsets/units/unit_tags.h"
#include "tests/support/moving_game.h"

namespace cota::support {

struct ReachGround {
    Field field;
    mapsets::UnitTags tags;
    std::unique_ptr<mapsets::Movement> movement;

    explicit ReachGround(const model::Board& board, mapsets::Mapset game = movingGame())
        : field(fieldOf(board, std::move(game))),
          tags(field.game->catalogue),
          movement(mapsets::makeMovement(*field, tags, nullptr)) {}
    mapsets::ReachQuery query(const char* from, int points, int turns) const {
        mapsets::ReachQuery made;
        made.start = field.at(from);
        made.allowance = movement->pointsOf(model::Rational(points));
        made.turns = turns;
        return made;
    }
    mapsets::Reached reach(int mobility, const mapsets::ReachQuery& query) const {
        const mapsets::ReachGraph graph(*field, *movement, {mobility, 0});
        mapsets::ReachSearch search(graph);
        search.run(query);
        return search.result();
    }
};

}  // namespace cota::support
