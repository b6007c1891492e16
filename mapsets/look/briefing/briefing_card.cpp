#include "mapsets/look/briefing/briefing_card.h"

#include <algorithm>
#include <cmath>

#include "formats/picture/text_shape.h"
#include "mapsets/look/briefing/briefing.h"
#include "mapsets/look/briefing/card_pages.h"
#include "mapsets/look/briefing/card_pen.h"

namespace cota::look {

namespace {

struct CardLayerName {
    const char* name;
    model::LocalLiteral title;
};
constexpr CardLayerName cardLayerNames[]{{"card-map", local("of a card", "map")},
                                         {"card-words", local("of a card", "texts and counters")}};

}  // namespace

BriefingCard drawBriefing(const BriefingOrder& order) {
    const auto briefing = briefingOf(order.laid.document, order.laid.game(), order.plan, order.language);
    constexpr double anySize = 10;
    const Scene scene(order.laid.field(), order.laid.play().heights(), order.laid.document, order.look,
                      MapSheet(order.laid.field(), anySize), order.language);
    const CardCounters counters(scene);
    auto card = setCard(order, briefing, scene, counters);
    card.missing = briefing.missing;
    return card;
}

std::string briefingLayerTitle(std::string_view name, model::Language language) {
    for (const auto& layer : cardLayerNames)
        if (name == layer.name) return std::string(layer.title.in(language));
    return std::string(name);
}

}  // namespace cota::look
