#pragma once
// A row of the message table with its enumerator, and texts that rows share.

#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

struct XmlMessageEntry {
    XmlMessage message;
    model::MessageRow row;
};

using enum model::Severity;
using model::LocalLiteral;

inline constexpr LocalLiteral limitReason =
    local("Files larger than any real scenario are refused before they use up the memory.");
inline constexpr LocalLiteral limitAdvice =
    local("Split the contents into several files, or remove what is not needed.");
inline constexpr LocalLiteral spellAdvice = local("Correct the spelling, or remove the entry.");

}  // namespace cota::xml
