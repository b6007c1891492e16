#include "mapsets/look/typeset/capitals.h"

#include "formats/model/finding/capital.h"

namespace cota::look {

std::size_t firstCharacter(const std::string& text) {
    if (text.empty()) return 0;
    std::size_t bytes = 1;
    while (bytes < text.size() && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) ++bytes;
    return bytes;
}

std::string inCapitals(const std::string& text) {
    std::string made;
    for (std::size_t at = 0; at < text.size();) {
        const std::string rest = text.substr(at);
        const std::size_t bytes = firstCharacter(rest);
        made += model::capital(rest.substr(0, bytes));
        at += bytes;
    }
    return made;
}

}  // namespace cota::look
