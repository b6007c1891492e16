#include "editor/tools/new_names.h"

namespace cota::tools {

namespace {

bool isSmallOrDigit(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }
bool isLarge(char c) { return c >= 'A' && c <= 'Z'; }

}  // namespace

bool isPlainId(const std::string& text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return isSmallOrDigit(c) || isLarge(c) || c == '-' || c == '_' || c == '.';
    });
}

}  // namespace cota::tools
