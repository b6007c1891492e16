#pragma once
// Every message about a layout.xml (LAYOUT-...), in both languages.

#include <span>

#include "formats/model/finding/message.h"

namespace cota::mapsets {

enum class LayoutMessage {
    unknownPiece,
    unknownPieceNearest,
    badLength,
    twice,
    unknownEntry,
    unknownEntryNearest,
    nothingThere,
    count
};

const model::MessageRow& row(LayoutMessage message);
std::span<const model::MessageRow> layoutMessages();

}  // namespace cota::mapsets
