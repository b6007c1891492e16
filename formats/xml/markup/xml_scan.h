#pragma once
// Checks an XML text before a tree is built: is it well-formed and within limits? So no file can exhaust
// memory or the stack, and errors are reported with the open elements and their places.

#include <cstddef>
#include <string_view>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/xml/disk/text_file.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

/// Limits of a file. The defaults are far above every real document.
struct ReadLimits {
    std::size_t bytes = maxFileBytes;
    std::size_t depth = 64;
    std::size_t elements = 4'000'000;
    std::size_t attributes = 200;        // of one element
    std::size_t valueBytes = 1U << 20U;  // one attribute value, text or comment
    std::size_t nameBytes = 256;         // of an element or attribute
    std::size_t findings = 2'000;        // of one file; others are only announced
    std::size_t terrainMixes = 65'535;  // different lists of terrains on a board; layers have two bytes a hex
};

struct ScanProblem {
    XmlMessage message = XmlMessage::malformed;
    std::size_t offset = 0;
    std::vector<model::MessageValue> values;
};

struct ScanResult {
    bool canBuild = true;   // false: the last problem is the reason
    bool hasNeeds = false;  // some element states the format that it needs
    std::vector<ScanProblem> problems;
};

/// The attribute of an element that older programs must not read, with the format version it needs.
inline constexpr const char* needsAttribute = "needs";

/// Whether a text is a valid name of an element or an attribute.
bool isXmlName(std::string_view text);

ScanResult scanXml(const TextFile& file, const ReadLimits& limits);

}  // namespace cota::xml
