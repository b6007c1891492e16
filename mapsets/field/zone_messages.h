#pragma once
// The problems of zones by name; zone_messages.cpp has their rows in this order.

#include "formats/model/finding/message.h"

namespace cota::mapsets {

enum class ZoneMessage {
    unknownHex,
    severalHexes,
    unknownBoard,
    unknownEdge,
    northMissing,
    unknownTerrain,
    unknownFeature,
    unknownPath,
    unknownZone,
    cyclic,
    empty,
    noLine,
    alongLine,
    tooDeep
};
const model::MessageRow& messageOf(ZoneMessage message);

}  // namespace cota::mapsets
