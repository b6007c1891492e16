#pragma once
// For any bytes: no crash, findings with a place, and nothing lost or changed by writing and reading.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "formats/xml/documents/document_file.h"

namespace cota::fuzz {

/// Small enough for milliseconds per input.
inline const xml::ReadLimits limits{.bytes = 1U << 16U, .elements = 20'000, .findings = 200};

template <class Read, class Write>
void roundTrip(const std::uint8_t* data, std::size_t size, Read read, Write write) {
    const auto first = read("a", std::string(reinterpret_cast<const char*>(data), size), limits);
    for (const auto& finding : first.findings)
        if (!finding.where || finding.where->line < 1 || finding.where->column < 1) std::abort();
    if (!first.value) {
        if (first.findings.empty()) std::abort();
        return;
    }
    const std::string once = write(*first.value);
    const auto second = read("a", once, {});
    if (!second.value || !(*second.value == *first.value) || write(*second.value) != once) std::abort();
}

}  // namespace cota::fuzz
