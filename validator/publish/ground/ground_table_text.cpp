#include "validator/publish/ground/ground_table_text.h"

#include <cctype>

#include "formats/xml/markup/tag_scanner.h"

namespace cota::publish {

namespace {

std::string escaped(std::string_view value) {
    std::string text;
    for (const char letter : value) {
        if (letter == '&')
            text += "&amp;";
        else if (letter == '<')
            text += "&lt;";
        else if (letter == '"')
            text += "&quot;";
        else
            text += static_cast<unsigned char>(letter) < ' ' ? ' ' : letter;
    }
    return text;
}

std::string attributeText(const std::string& name, std::string_view value) {
    return name + "=\"" + escaped(value) + "\"";
}

}  // namespace

std::string withRowValues(std::string text, std::size_t offset,
                          const std::vector<std::pair<std::string, std::string>>& values) {
    for (const auto& [name, value] : values) {
        xml::TagScanner scanner(text, offset);
        if (!scanner.next() || !scanner.tag().opens() || scanner.tag().at != offset) return text;
        const xml::Tag tag = scanner.tag();
        if (const auto* known = tag.attribute(name)) {
            std::size_t from = known->at;
            const std::size_t end = known->end;
            if (value.empty())
                while (from > offset && std::isspace(static_cast<unsigned char>(text[from - 1])) != 0) --from;
            text.replace(from, end - from, value.empty() ? std::string() : attributeText(name, value));
        } else if (!value.empty()) {
            const std::size_t at =
                tag.attributes.empty() ? offset + 1 + tag.name.size() : tag.attributes.back().end;
            text.insert(at, " " + attributeText(name, value));
        }
    }
    return text;
}

std::string withNewRow(std::string text, const std::vector<std::pair<std::string, std::string>>& values) {
    std::string row = "<row";
    for (const auto& [name, value] : values)
        if (!value.empty()) row += " " + attributeText(name, value);
    row += "/>";
    const std::size_t end = text.rfind("</ground");
    if (end != std::string::npos) {
        const bool isOwnLine = end == 0 || text[end - 1] == '\n';
        return text.insert(end, (isOwnLine ? "  " : "\n  ") + row + "\n");
    }
    // A table without rows may be <ground/>.
    const std::size_t empty = text.rfind("/>");
    if (empty == std::string::npos) return text;
    return text.replace(empty, 2, ">\n  " + row + "\n</ground>");
}

}  // namespace cota::publish
