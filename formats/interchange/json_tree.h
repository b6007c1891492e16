#pragma once
// JSON as a tree with the offset of every value, read within limits: findings about files from outside need
// their line, and the size of such files must not crash the program.

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

/// The defaults are far above the size of any real export.
struct JsonLimits {
    std::size_t depth = 200;
    std::size_t values = 4'000'000;  // in total
    std::size_t findings = 200;      // further findings are not reported
};

/// Builds the members of the outermost object whose names are in `wanted`; the others are only checked to be
/// JSON. A repeated key in the built members is a finding, and its first value is used. There is no value if
/// the text is not JSON, not an object, or exceeds a limit (JSON-001, JSON-003, JSON-006).
model::Loaded<JsonNode> readJsonTree(const xml::TextFile& file, const std::vector<std::string_view>& wanted,
                                     const JsonLimits& limits = {});

}  // namespace cota::interchange
