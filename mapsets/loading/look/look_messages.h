#pragma once
// Every message about a look.xml (LOOK-...), in both languages.

#include <span>

#include "formats/model/finding/message.h"

namespace cota::mapsets {

enum class LookMessage {
    unknownKind,
    unknownThing,
    unknownThingNearest,
    unknownDrawing,
    unknownDrawingNearest,
    unknownParameter,
    unknownParameterNearest,
    badValue,
    twice,
    missing,
    unknownSign,
    unknownSignNearest,
    unknownUnitKind,
    unknownUnitKindNearest,
    badPath,
    badLetters,
    crowded,
    olderSign,
    count
};

const model::MessageRow& row(LookMessage message);
std::span<const model::MessageRow> lookMessages();

}  // namespace cota::mapsets
