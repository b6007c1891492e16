#pragma once
// JSON as a tree that knows where everything stood, read within limits: who reads files of strangers must say
// what is wrong at its line, and must not be brought down by their size.

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/loaded.h"
#include "formats/xml/disk/text_file.h"

namespace cota::interchange {

struct JsonNode {
    enum class Kind { null, boolean, number, text, list, object };
    Kind kind = Kind::null;
    std::string name;             // of a member of an object
    std::string text;             // of a text
    std::vector<JsonNode> parts;  // of an object or a list
    std::size_t offset = 0;       // of the value, in bytes
    const JsonNode* find(std::string_view key) const;
};

/// The defaults are far above every real export.
struct JsonLimits {
    std::size_t depth = 200;
    std::size_t values = 4'000'000;  // in all
    std::size_t findings = 200;      // the rest is not said
};

/// Builds the members of the outermost object whose names are in `wanted`; what stands in the others is JSON,
/// and nothing more is asked of it. A key that stands twice in what is built is a finding, and the first one
/// counts. Without value where the text is no JSON, no object, or beyond a limit (JSON-001, JSON-003,
/// JSON-006).
model::Loaded<JsonNode> readJsonTree(const xml::TextFile& file, const std::vector<std::string_view>& wanted,
                                     const JsonLimits& limits = {});

}  // namespace cota::interchange
