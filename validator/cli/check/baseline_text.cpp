#include "validator/cli/check/baseline_text.h"

namespace cota::cli {

std::vector<EntryPlace> placesOfEntries(std::string_view text) {
    std::vector<EntryPlace> entries;
    int line = 1, depth = 0;
    bool isInText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n') ++line;
        if (isInText) {
            if (c == '\\') ++i;
            if (c == '"') isInText = false;
            continue;
        }
        if (c == '"') isInText = true;
        if (c == '}' || c == ']') --depth;
        if (c == '}' && depth == 2 && !entries.empty()) entries.back().end = i + 1;
        if (c != '{' && c != '[') continue;
        if (c == '{' && depth == 2) entries.push_back({line, i, text.size()});
        ++depth;
    }
    return entries;
}

std::string withoutEntries(const std::string& text, const std::vector<EntryPlace>& entries,
                           const std::vector<bool>& gone) {
    std::string left;
    std::size_t from = 0;
    for (std::size_t i = 0; i < entries.size();) {
        std::size_t next = i;
        while (next < entries.size() && gone[next]) ++next;
        if (next == i) {
            ++i;
            continue;
        }
        std::size_t at = entries[i].at, end = entries.back().end;
        if (next < entries.size()) {
            end = entries[next].at;
        } else if (i > 0) {
            at = entries[i - 1].end;
        } else {  // an empty list is on one line
            at = text.rfind('[', at) + 1;
            end = text.find(']', end);
        }
        left.append(text, from, at - from);
        from = end;
        i = next;
    }
    return left.append(text, from, std::string::npos);
}

}  // namespace cota::cli
