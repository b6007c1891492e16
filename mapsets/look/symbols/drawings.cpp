#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

std::vector<DrawingTopic> drawingTopics() {
    return {groundDrawings(), wayDrawings(),  reliefDrawings(), featureDrawings(),
            gridDrawings(),   textDrawings(), counterDrawings()};
}

}  // namespace cota::look
