#pragma once
// Every message about a card.xml (BRIEF-...), in both languages.

#include <span>

#include "formats/model/finding/message.h"

namespace cota::mapsets {

enum class BriefingMessage {
    unknownElement,
    unknownElementNearest,
    unknownWord,
    unknownWordNearest,
    twice,
    count
};

const model::MessageRow& row(BriefingMessage message);
std::span<const model::MessageRow> briefingMessages();

}  // namespace cota::mapsets
