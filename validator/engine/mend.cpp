#include "validator/engine/mend.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "formats/xml/messages/xml_messages.h"
#include "mapsets/field/battlefield_work.h"
#include "mapsets/field/zone_messages.h"
#include "mapsets/loading/look_messages.h"
#include "mapsets/loading/mapset_messages.h"
#include "validator/engine/baseline_messages.h"
#include "validator/engine/message_book.h"

namespace cota::checks {

namespace {

using mapsets::AssemblyMessage;
using mapsets::LookMessage;
using mapsets::MapsetMessage;
using mapsets::ZoneMessage;
using xml::XmlMessage;

template <class Message>
struct ReaderRepair {
    Message message;
    Repair repair;
};

// Readers are in folders to the left and may not depend on repairs, so their repairs are listed here.
constexpr std::array ofXml{
    ReaderRepair<XmlMessage>{XmlMessage::upgraded, {.mend = Mend::newFormat}},
    ReaderRepair<XmlMessage>{XmlMessage::unknownElementNearest,
                             {.mend = Mend::nearElement, .value = "found"}},
    ReaderRepair<XmlMessage>{XmlMessage::unknownTerm, {.mend = Mend::nearElement, .value = "found"}},
    ReaderRepair<XmlMessage>{XmlMessage::misspeltAttribute, {.mend = Mend::nearName, .value = "attribute"}},
    ReaderRepair<XmlMessage>{XmlMessage::unknownWord,
                             {.mend = Mend::nearWord, .value = "value", .in = "{attribute}"}},
    ReaderRepair<XmlMessage>{XmlMessage::notInteger,
                             {.mend = Mend::plainValue, .value = "value", .in = "{attribute}"}},
    ReaderRepair<XmlMessage>{XmlMessage::notFlag,
                             {.mend = Mend::plainValue, .value = "value", .in = "{attribute}"}},
    ReaderRepair<XmlMessage>{XmlMessage::badLength,
                             {.mend = Mend::plainValue, .value = "value", .in = "{attribute}"}},
    ReaderRepair<XmlMessage>{XmlMessage::badTerrainList,
                             {.mend = Mend::plainValue, .value = "value", .in = "terrain"}},
    ReaderRepair<XmlMessage>{XmlMessage::unknownHex,
                             {.mend = Mend::plainHex, .value = "value", .to = "first"}},
    ReaderRepair<XmlMessage>{XmlMessage::hexTwice, {.mend = Mend::dropTwin}},
    ReaderRepair<XmlMessage>{XmlMessage::entryTwice, {.mend = Mend::dropTwin}},
    ReaderRepair<XmlMessage>{XmlMessage::repeatedElement, {.mend = Mend::dropTwin}},
    ReaderRepair<XmlMessage>{XmlMessage::emptyValue, {.mend = Mend::dropAttribute, .value = "attribute"}},
    ReaderRepair<XmlMessage>{XmlMessage::missingFile, {.mend = Mend::fileName, .value = "file"}},
    ReaderRepair<XmlMessage>{XmlMessage::outsideFolder, {.mend = Mend::fileName, .value = "file"}},
};
// For baselines, dropElement removes the entry (validator/cli/check/baseline.h).
constexpr std::array ofBaselines{
    ReaderRepair<BaselineMessage>{BaselineMessage::stale, {.mend = Mend::dropElement}},
};
constexpr std::array ofZones{
    ReaderRepair<ZoneMessage>{ZoneMessage::unknownHex, {.mend = Mend::plainHex, .value = "hex"}},
    ReaderRepair<ZoneMessage>{ZoneMessage::unknownEdge, {.mend = Mend::nearWord, .value = "word"}},
};
constexpr std::array ofAssemblies{
    ReaderRepair<AssemblyMessage>{AssemblyMessage::unknownHex, {.mend = Mend::plainHex, .value = "hex"}},
    ReaderRepair<AssemblyMessage>{AssemblyMessage::unknownWord, {.mend = Mend::nearWord, .value = "word"}},
    ReaderRepair<AssemblyMessage>{AssemblyMessage::unknownOption,
                                  {.mend = Mend::nearWord, .value = "option", .in = "id"}},
    ReaderRepair<AssemblyMessage>{AssemblyMessage::unknownOptionWord,
                                  {.mend = Mend::nearWord, .value = "word", .in = "value"}},
};

constexpr std::array ofMapsets{
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownBase,
                                {.mend = Mend::nearWord, .value = "base", .in = "extends"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownEntry, {.mend = Mend::nearElement, .value = "entry"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownLike,
                                {.mend = Mend::nearWord, .value = "like", .in = "like"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownMobility,
                                {.mend = Mend::nearWord, .value = "class", .in = "mobility"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownStanding,
                                {.mend = Mend::nearWord, .value = "value", .in = "standing"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownTerrain,
                                {.mend = Mend::nearWord, .value = "terrain", .in = "terrain"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownWord,
                                {.mend = Mend::nearWord, .value = "value", .in = "value"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownOption,
                                {.mend = Mend::nearWord, .value = "option", .in = "option"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownQuestion,
                                {.mend = Mend::nearWord, .value = "question", .in = "question"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownStrategy,
                                {.mend = Mend::nearWord, .value = "strategy", .in = "use"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownParameter,
                                {.mend = Mend::nearWord, .value = "parameter", .in = "name"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownValue, {.mend = Mend::nearWord, .value = "value"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownReason,
                                {.mend = Mend::nearWord, .value = "reason", .in = "reason"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownWordList,
                                {.mend = Mend::nearWord, .value = "list", .in = "words-of"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownAttributesOf,
                                {.mend = Mend::nearWord, .value = "of", .in = "of"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::undeclaredWord, {.mend = Mend::nearWord, .value = "word"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownRowKind,
                                {.mend = Mend::nearWord, .value = "kind", .in = "kind"}},
    ReaderRepair<MapsetMessage>{MapsetMessage::unknownRowValue, {.mend = Mend::nearName, .value = "name"}},
};
constexpr std::array ofLooks{
    ReaderRepair<LookMessage>{LookMessage::unknownThing, {.mend = Mend::nearWord, .value = "id", .in = "id"}},
    ReaderRepair<LookMessage>{LookMessage::unknownDrawing,
                              {.mend = Mend::nearWord, .value = "drawing", .in = "draw"}},
    ReaderRepair<LookMessage>{LookMessage::unknownParameter, {.mend = Mend::nearName, .value = "parameter"}},
};

template <class Rows, class RowOf>
const Repair* found(const Rows& rows, std::string_view rule, RowOf rowOf) {
    const auto it = std::ranges::find_if(
        rows, [&](const auto& one) { return model::ruleOf(rowOf(one.message).id) == rule; });
    return it == rows.end() ? nullptr : &it->repair;
}

}  // namespace

const char* textOf(Mend mend) {
    static constexpr std::array names{
        "none",        "near-word",  "near-rule",      "near-name",     "near-element", "other-name",
        "plain-value", "turn-round", "plain-date",     "plain-hex",     "file-name",    "drop-element",
        "drop-twin",   "drop-word",  "drop-attribute", "close-contour", "new-format"};
    static_assert(names.size() == static_cast<std::size_t>(Mend::newFormat) + 1);
    return names[static_cast<std::size_t>(mend)];
}

Repair repairOf(const MessageBook& messages, std::string_view rule) {
    const auto id = model::ruleOf(rule);
    if (const auto* ours = messages.rule(id)) return ours->repair;
    if (const auto* one = found(ofXml, id, [](XmlMessage message) { return xml::row(message); })) return *one;
    if (const auto* one = found(ofZones, id, [](ZoneMessage message) { return mapsets::messageOf(message); }))
        return *one;
    if (const auto* one = found(ofBaselines, id, [](BaselineMessage message) { return row(message); }))
        return *one;
    if (const auto* one = found(ofMapsets, id, [](MapsetMessage message) { return mapsets::row(message); }))
        return *one;
    if (const auto* one = found(ofLooks, id, [](LookMessage message) { return mapsets::row(message); }))
        return *one;
    const auto* one =
        found(ofAssemblies, id, [](AssemblyMessage message) { return mapsets::messageOf(message); });
    return one ? *one : Repair{};
}

}  // namespace cota::checks
