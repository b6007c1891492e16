#pragma once
// Every message about faces in the data of a game (FACE-...), in both languages.

#include <span>

#include "formats/model/finding/message.h"

namespace cota::look {

enum class FaceMessage {
    unknownElement,
    unknownElementNearest,
    badValue,
    unknownWord,
    unknownWordNearest,
    tooDeep,
    count
};

const model::MessageRow& row(FaceMessage message);
std::span<const model::MessageRow> faceMessages();

}  // namespace cota::look
