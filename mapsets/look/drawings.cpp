#include "mapsets/look/drawings.h"

namespace cota::look {

std::vector<DrawingTopic> drawingTopics() { return {groundDrawings(), gridDrawings()}; }

}  // namespace cota::look
