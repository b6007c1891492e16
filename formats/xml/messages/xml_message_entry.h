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

inline constexpr LocalLiteral limitReason{
    "Files beyond every real scenario are refused before they can exhaust memory.",
    "Los archivos mayores que cualquier escenario real se rechazan antes de agotar "
    "la memoria."};
inline constexpr LocalLiteral limitAdvice{
    "Split the content over several files, or remove what is not part of it.",
    "Reparta el contenido en varios archivos o quite lo que sobra."};
inline constexpr LocalLiteral spellAdvice{"Correct the spelling, or remove it.",
                                          "Corrija la ortografía o quítelo."};

}  // namespace cota::xml
