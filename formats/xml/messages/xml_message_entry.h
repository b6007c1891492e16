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
    "Files larger than any real scenario are refused before they use up the memory.",
    "Los archivos mayores que cualquier escenario real se rechazan antes de agotar "
    "la memoria."};
inline constexpr LocalLiteral limitAdvice{
    "Split the contents into several files, or remove what is not needed.",
    "Reparta el contenido en varios archivos o elimine lo que sobra."};
inline constexpr LocalLiteral spellAdvice{"Correct the spelling, or remove the entry.",
                                          "Corrija la ortografía o elimine la entrada."};

}  // namespace cota::xml
