#pragma once
// Everything that can be wrong with a mapset, MAPSET-001 and on: one row per message, in both languages.

#include <span>

#include "formats/model/message.h"

namespace cota::mapsets {

enum class MapsetMessage {
    noMapset,
    otherMapset,
    unknownBase,
    extendsItself,
    unknownEntry,
    unknownEntryNearest,
    twice,
    removesNothing,
    unknownLike,
    likeOfLike,
    notACost,
    unknownMobility,
    missingCost,
    missingEnglish,
    missingSpanish,
    missingCitation,
    unknownStanding,
    tooManyMapTags,
    tooManyUnitTags,
    unknownTerrain,
    unknownWord,
    noChoice,
    unknownOption,
    unknownQuestion,
    unknownStrategy,
    unknownParameter,
    unknownValue,
    unknownReason,
    missingStrategy,
    unknownWordList,
    unknownCheck,
    openCheck,
    coveredAndNot,
    badDefault,
    sameOrder,
    setsNothing,
    unknownAttributesOf,
    caseTwice,
    caseUnknown,
    caseBadHex,
    caseBadHeight,
    caseEmpty,
    caseAsksOutOfScope,
    costsTooFine,
    notInstalled,
    notInstalledNearest,
    noGameNamed,
    undeclaredWord,
    undeclaredWordNearest,
    unknownRowKind,
    unknownRowValue,
    missingRowValue,
    unreadableValue,
    emptyBounds,
    noWords,
    strayLimit,
    missingEntries,
    missingEnglishText,
    missingSpanishText,
    standsNowhere,
    caseBadValue,
    symbolOfNothing,
    caseFails,
    caseCannotAsk,
    unknownQuestionNearest,
    unknownStrategyNearest,
    unknownParameterNearest,
    unknownValueNearest,
    unknownReasonNearest,
    unknownRowKindNearest,
    unknownRowValueNearest,
    count
};

const model::MessageRow& row(MapsetMessage message);
std::span<const model::MessageRow> mapsetMessages();

}  // namespace cota::mapsets
