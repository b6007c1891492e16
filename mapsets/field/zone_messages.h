#pragma once
// What can be wrong with a zone, by name; the rows are in zone_messages.cpp in this order.

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
