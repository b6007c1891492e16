#include "validator/engine/fix_kind.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "formats/xml/messages/xml_messages.h"
#include "mapsets/field/battlefield_work.h"
#include "mapsets/field/zone_messages.h"
#include "mapsets/loading/layout_messages.h"
#include "mapsets/loading/look/look_messages.h"
#include "mapsets/loading/mapset_messages.h"
#include "mapsets/loading/prints/briefing_messages.h"
#include "mapsets/look/faces/face_messages.h"
#include "validator/engine/baseline_messages.h"
#include "validator/engine/message_book.h"

namespace cota::checks {

namespace {

using look::FaceMessage;
using mapsets::AssemblyMessage;
using mapsets::BriefingMessage;
using mapsets::LayoutMessage;
using mapsets::LookMessage;
using mapsets::MapsetMessage;
using mapsets::ZoneMessage;
using xml::XmlMessage;

template <class Message>
struct ReaderFix {
    Message message;
    RuleFix fix;
};

// Readers are in folders to the left and may not depend on fixes, so theirs are listed here.
constexpr std::array ofXml{
    ReaderFix<XmlMessage>{XmlMessage::upgraded, {.kind = FixKind::newFormat}},
    ReaderFix<XmlMessage>{XmlMessage::unknownElementNearest,
                          {.kind = FixKind::nearElement, .value = "found"}},
    ReaderFix<XmlMessage>{XmlMessage::unknownTerm, {.kind = FixKind::nearElement, .value = "found"}},
    ReaderFix<XmlMessage>{XmlMessage::misspeltAttribute, {.kind = FixKind::nearName, .value = "attribute"}},
    ReaderFix<XmlMessage>{XmlMessage::unknownWord,
                          {.kind = FixKind::nearWord, .value = "value", .in = "{attribute}"}},
    ReaderFix<XmlMessage>{XmlMessage::notInteger,
                          {.kind = FixKind::plainValue, .value = "value", .in = "{attribute}"}},
    ReaderFix<XmlMessage>{XmlMessage::notFlag,
                          {.kind = FixKind::plainValue, .value = "value", .in = "{attribute}"}},
    ReaderFix<XmlMessage>{XmlMessage::badLength,
                          {.kind = FixKind::plainValue, .value = "value", .in = "{attribute}"}},
    ReaderFix<XmlMessage>{XmlMessage::badTerrainList,
                          {.kind = FixKind::plainValue, .value = "value", .in = "terrain"}},
    ReaderFix<XmlMessage>{XmlMessage::unknownHex,
                          {.kind = FixKind::plainHex, .value = "value", .to = "first"}},
    ReaderFix<XmlMessage>{XmlMessage::hexTwice, {.kind = FixKind::dropTwin}},
    ReaderFix<XmlMessage>{XmlMessage::entryTwice, {.kind = FixKind::dropTwin}},
    ReaderFix<XmlMessage>{XmlMessage::repeatedElement, {.kind = FixKind::dropTwin}},
    ReaderFix<XmlMessage>{XmlMessage::emptyValue, {.kind = FixKind::dropAttribute, .value = "attribute"}},
    ReaderFix<XmlMessage>{XmlMessage::missingFile, {.kind = FixKind::fileName, .value = "file"}},
    ReaderFix<XmlMessage>{XmlMessage::outsideFolder, {.kind = FixKind::fileName, .value = "file"}},
    ReaderFix<XmlMessage>{XmlMessage::lostUnderlay, {.kind = FixKind::fileName, .value = "file"}},
};
// For baselines, dropElement removes the entry (validator/cli/check/baseline.h).
constexpr std::array ofBaselines{
    ReaderFix<BaselineMessage>{BaselineMessage::stale, {.kind = FixKind::dropElement}},
};
constexpr std::array ofZones{
    ReaderFix<ZoneMessage>{ZoneMessage::unknownHex, {.kind = FixKind::plainHex, .value = "hex"}},
    ReaderFix<ZoneMessage>{ZoneMessage::unknownEdge, {.kind = FixKind::nearWord, .value = "word"}},
};
constexpr std::array ofAssemblies{
    ReaderFix<AssemblyMessage>{AssemblyMessage::unknownHex, {.kind = FixKind::plainHex, .value = "hex"}},
    ReaderFix<AssemblyMessage>{AssemblyMessage::unknownWord, {.kind = FixKind::nearWord, .value = "word"}},
    ReaderFix<AssemblyMessage>{AssemblyMessage::unknownOption,
                               {.kind = FixKind::nearWord, .value = "option", .in = "id"}},
    ReaderFix<AssemblyMessage>{AssemblyMessage::unknownOptionWord,
                               {.kind = FixKind::nearWord, .value = "word", .in = "value"}},
};

constexpr std::array ofMapsets{
    ReaderFix<MapsetMessage>{MapsetMessage::unknownBase,
                             {.kind = FixKind::nearWord, .value = "base", .in = "extends"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownEntry, {.kind = FixKind::nearElement, .value = "entry"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownLike,
                             {.kind = FixKind::nearWord, .value = "like", .in = "like"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownMobility,
                             {.kind = FixKind::nearWord, .value = "class", .in = "mobility"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownStanding,
                             {.kind = FixKind::nearWord, .value = "value", .in = "standing"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownTerrain,
                             {.kind = FixKind::nearWord, .value = "terrain", .in = "terrain"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownWord,
                             {.kind = FixKind::nearWord, .value = "value", .in = "value"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownOption,
                             {.kind = FixKind::nearWord, .value = "option", .in = "option"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownQuestion,
                             {.kind = FixKind::nearWord, .value = "question", .in = "question"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownStrategy,
                             {.kind = FixKind::nearWord, .value = "strategy", .in = "use"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownParameter,
                             {.kind = FixKind::nearWord, .value = "parameter", .in = "name"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownValue, {.kind = FixKind::nearWord, .value = "value"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownReason,
                             {.kind = FixKind::nearWord, .value = "reason", .in = "reason"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownWordList,
                             {.kind = FixKind::nearWord, .value = "list", .in = "words-of"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownAttributesOf,
                             {.kind = FixKind::nearWord, .value = "of", .in = "of"}},
    ReaderFix<MapsetMessage>{MapsetMessage::undeclaredWord, {.kind = FixKind::nearWord, .value = "word"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownRowKind,
                             {.kind = FixKind::nearWord, .value = "kind", .in = "kind"}},
    ReaderFix<MapsetMessage>{MapsetMessage::unknownRowValue, {.kind = FixKind::nearName, .value = "name"}},
};
constexpr std::array ofLooks{
    ReaderFix<LookMessage>{LookMessage::unknownThing, {.kind = FixKind::nearWord, .value = "id", .in = "id"}},
    ReaderFix<LookMessage>{LookMessage::unknownDrawing,
                           {.kind = FixKind::nearWord, .value = "drawing", .in = "draw"}},
    ReaderFix<LookMessage>{LookMessage::unknownParameter, {.kind = FixKind::nearName, .value = "parameter"}},
};
constexpr std::array ofLayouts{
    ReaderFix<LayoutMessage>{LayoutMessage::unknownPiece, {.kind = FixKind::nearElement, .value = "kind"}},
    ReaderFix<LayoutMessage>{LayoutMessage::badLength,
                             {.kind = FixKind::plainValue, .value = "value", .in = "{attribute}"}},
    ReaderFix<LayoutMessage>{LayoutMessage::twice, {.kind = FixKind::dropTwin}},
    ReaderFix<LayoutMessage>{LayoutMessage::unknownEntry,
                             {.kind = FixKind::nearWord, .value = "id", .in = "{kind}"}},
    ReaderFix<LayoutMessage>{LayoutMessage::nothingThere,
                             {.kind = FixKind::nearWord, .value = "id", .in = "id"}},
};

constexpr std::array ofBriefings{
    ReaderFix<BriefingMessage>{BriefingMessage::unknownElement,
                               {.kind = FixKind::nearElement, .value = "kind"}},
    ReaderFix<BriefingMessage>{BriefingMessage::unknownWord, {.kind = FixKind::nearWord, .value = "id"}},
    ReaderFix<BriefingMessage>{BriefingMessage::twice, {.kind = FixKind::dropTwin}},
};
constexpr std::array ofFaces{
    ReaderFix<FaceMessage>{FaceMessage::unknownElement, {.kind = FixKind::nearElement, .value = "kind"}},
    ReaderFix<FaceMessage>{FaceMessage::unknownWord, {.kind = FixKind::nearWord, .value = "id"}},
};

template <class Rows, class RowOf>
const RuleFix* found(const Rows& rows, std::string_view rule, RowOf rowOf) {
    const auto it = std::ranges::find_if(
        rows, [&](const auto& one) { return model::ruleOf(rowOf(one.message).id) == rule; });
    return it == rows.end() ? nullptr : &it->fix;
}

}  // namespace

const char* textOf(FixKind kind) {
    static constexpr std::array names{
        "none",        "near-word",  "near-rule",      "near-name",     "near-element", "other-name",
        "plain-value", "turn-round", "plain-date",     "plain-hex",     "file-name",    "drop-element",
        "drop-twin",   "drop-word",  "drop-attribute", "close-contour", "new-format"};
    static_assert(names.size() == static_cast<std::size_t>(FixKind::newFormat) + 1);
    return names[static_cast<std::size_t>(kind)];
}

RuleFix fixOf(const MessageBook& messages, std::string_view rule) {
    const auto id = model::ruleOf(rule);
    if (const auto* ours = messages.rule(id)) return ours->fix;
    if (const auto* one = found(ofXml, id, [](XmlMessage message) { return xml::row(message); })) return *one;
    if (const auto* one = found(ofZones, id, [](ZoneMessage message) { return mapsets::messageOf(message); }))
        return *one;
    if (const auto* one = found(ofBaselines, id, [](BaselineMessage message) { return row(message); }))
        return *one;
    if (const auto* one = found(ofMapsets, id, [](MapsetMessage message) { return mapsets::row(message); }))
        return *one;
    if (const auto* one = found(ofLooks, id, [](LookMessage message) { return mapsets::row(message); }))
        return *one;
    if (const auto* one = found(ofLayouts, id, [](LayoutMessage message) { return mapsets::row(message); }))
        return *one;
    if (const auto* one =
            found(ofBriefings, id, [](BriefingMessage message) { return mapsets::row(message); }))
        return *one;
    if (const auto* one = found(ofFaces, id, [](FaceMessage message) { return look::row(message); }))
        return *one;
    const auto* one =
        found(ofAssemblies, id, [](AssemblyMessage message) { return mapsets::messageOf(message); });
    return one ? *one : RuleFix{};
}

}  // namespace cota::checks
