#pragma once
// All messages of the readers: one row for each message, ids XML-001 and on. An id is never reused. Texts of
// a rule with several wordings share the number: XML-001.truncated.

#include <span>
#include <string>
#include <string_view>

#include "formats/model/finding/message.h"

namespace cota::xml {

enum class XmlMessage {
    // the file as a text
    malformed,
    truncated,
    mismatched,
    noRoot,
    otherFile,
    afterRoot,
    unknownEntity,
    duplicateAttribute,
    unreadable,
    notUtf8,
    utf16,
    otherEncoding,
    forbiddenCharacter,
    // limits against malicious files
    tooLarge,
    tooDeep,
    tooManyElements,
    tooManyAttributes,
    tooLong,
    doctype,
    tooManyFindings,
    // kind and version
    unknownRoot,
    unknownRootNearest,
    otherKind,
    newerVersion,
    noVersion,
    upgraded,
    needsNewer,
    readOnly,
    // words and values of elements
    unknownAttribute,
    unknownElement,
    unknownElementNearest,
    repeatedElement,
    strayText,
    missingAttribute,
    missingElement,
    notInteger,
    outOfRange,
    notFlag,
    notRational,
    unknownWord,
    unknownWordNearest,
    badId,
    emptyValue,
    badLabel,
    // boards, forces, scenarios
    unknownHex,
    hexTwice,
    badHexside,
    hexsideOffGrid,
    badTerrainList,
    badPoints,
    badLength,
    badGrid,
    tooManyMixes,
    unknownTerm,
    entryTwice,
    // files that name other files
    missingFile,
    outsideFolder,
    // one letter away from a known name
    misspeltAttribute,
    // a point that must be a mistake
    farPoint,
    // a line of one point
    fewPoints,
    // a file that a counter type names
    badPicture,
    // where a board lies in the real world
    badMeasure,
    badSystem,
    // a picture below the hexes of a board
    lostUnderlay,
    count
};

const model::MessageRow& row(XmlMessage message);
/// A word of a file as quoted in findings: complete, unless it is very long.
std::string quoted(std::string_view word);
/// The whole table, in the order of the ids.
std::span<const model::MessageRow> xmlMessages();

}  // namespace cota::xml
