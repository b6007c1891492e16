#include "editor/tools/new_names.h"

#include <cctype>

#include "formats/xml/markup/xml_cursor.h"

namespace cota::tools {

bool isPlainId(const std::string& text) {
    const auto isPlain = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x80 && (std::isalnum(byte) || c == '-' || c == '_' || c == '.');
    };
    return xml::isIdText(text) && std::ranges::all_of(text, isPlain);
}

}  // namespace cota::tools
