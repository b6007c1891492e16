// A counter on a card.

#include "mapsets/look/briefing/card_pen.h"

namespace cota::look {

void drawCardCounter(const CardPen& pen, const model::CounterType& type, const model::SideId& side,
                     picture::Point middle, double size, std::vector<picture::Mark>& marks) {
    const auto& counters = pen.counters();
    counters.faces.drawLoose(counters.subjects.of(type, nullptr, side, CounterSide::front), middle, size,
                             marks);
}

}  // namespace cota::look
