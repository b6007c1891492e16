#include "validator/engine/mend.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "formats/xml/xml_messages.h"
#include "mapsets/play/battlefield_work.h"
#include "mapsets/play/zone_messages.h"
#include "validator/engine/message_book.h"

namespace cota::checks {

namespace {

using mapsets::AssemblyMessage;
using mapsets::ZoneMessage;
using xml::XmlMessage;

template <class Message>
struct ReaderRepair {
    Message message;
    Repair repair;
};

// The rows of readers know nothing of repairs: they stand in folders to the left.
constexpr std::array ofXml{
    ReaderRepair<XmlMessage>{XmlMessage::upgraded, {.mend = Mend::newFormat}},
    ReaderRepair<XmlMessage>{XmlMessage::unknownElementNearest, {.mend = Mend::nearElement, .value = "found"}},
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
    ReaderRepair<XmlMessage>{XmlMessage::unknownHex, {.mend = Mend::plainHex, .value = "value", .to = "first"}},
    ReaderRepair<XmlMessage>{XmlMessage::hexTwice, {.mend = Mend::dropTwin}},
    ReaderRepair<XmlMessage>{XmlMessage::entryTwice, {.mend = Mend::dropTwin}},
    ReaderRepair<XmlMessage>{XmlMessage::repeatedElement, {.mend = Mend::dropTwin}},
    ReaderRepair<XmlMessage>{XmlMessage::emptyValue, {.mend = Mend::dropAttribute, .value = "attribute"}},
    ReaderRepair<XmlMessage>{XmlMessage::missingFile, {.mend = Mend::fileName, .value = "file"}},
    ReaderRepair<XmlMessage>{XmlMessage::outsideFolder, {.mend = Mend::fileName, .value = "file"}},
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

template <class Rows, class RowOf>
const Repair* found(const Rows& rows, std::string_view rule, RowOf rowOf) {
    const auto it = std::ranges::find_if(
        rows, [&](const auto& one) { return model::ruleOf(rowOf(one.message).id) == rule; });
    return it == rows.end() ? nullptr : &it->repair;
}

}  // namespace

const char* textOf(Mend mend) {
    static constexpr std::array names{"none",         "near-word",    "near-rule",  "near-name",
                                      "near-element", "other-name",   "plain-value", "turn-round",     "plain-date",
                                      "plain-hex",    "file-name",    "drop-element", "drop-twin",
                                      "drop-word",    "drop-attribute", "close-contour", "new-format"};
    static_assert(names.size() == static_cast<std::size_t>(Mend::newFormat) + 1);
    return names[static_cast<std::size_t>(mend)];
}

Repair repairOf(const MessageBook& messages, std::string_view rule) {
    const auto id = model::ruleOf(rule);
    if (const auto* ours = messages.rule(id)) return ours->repair;
    if (const auto* one = found(ofXml, id, [](XmlMessage message) { return xml::row(message); })) return *one;
    if (const auto* one = found(ofZones, id, [](ZoneMessage message) { return mapsets::messageOf(message); })) return *one;
    const auto* one = found(ofAssemblies, id, [](AssemblyMessage message) { return mapsets::messageOf(message); });
    return one ? *one : Repair{};
}

}  // namespace cota::checks
