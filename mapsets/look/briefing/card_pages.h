#pragma once
// The blocks of a card on pages. Only for the sources of this folder.

#include "mapsets/look/briefing/briefing.h"
#include "mapsets/look/briefing/briefing_card.h"
#include "mapsets/look/briefing/card_pen.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

BriefingCard setCard(const BriefingOrder& order, const Briefing& briefing, const Scene& scene,
                     const CardCounters& counters);

}  // namespace cota::look
