#include "mapsets/look/layers/boards_alone.h"

namespace cota::look {

model::Document boardsAlone(const model::Document& document) {
    model::Scenario joined;
    joined.mapset = (*document.scenario)->mapset;
    joined.assembly = (*document.scenario)->assembly;
    model::Document alone;
    alone.boards = document.boards;
    alone.scenario = joined;
    return alone;
}

}  // namespace cota::look
