#include "formats/xml/markup/raw_markup.h"

#include <algorithm>
#include <pugixml.hpp>
#include <string_view>
#include <utility>

#include "formats/xml/markup/xml_nodes.h"
#include "formats/xml/markup/xml_pen.h"

namespace cota::xml {

namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// The scan limits the depth.
void writeRaw(pugi::xml_node node, std::string& out) {
    if (node.type() == pugi::node_comment) {
        out.append("<!--").append(node.value()).append("-->");
    } else if (node.type() == pugi::node_pi) {
        out.append("<?").append(node.name());
        if (*node.value() != '\0') out.append(" ").append(node.value());
        out.append("?>");
    } else if (isText(node)) {
        appendText(out, node.value());
    } else {
        out.append("<").append(node.name());
        for (const auto& attribute : node.attributes()) {
            if (node.attribute(attribute.name()) != attribute) continue;
            out.append(" ").append(attribute.name()).append("=\"");
            appendAttribute(out, attribute.value());
            out += '"';
        }
        if (node.first_child().empty()) {
            out.append("/>");
            return;
        }
        out += '>';
        for (const auto& child : node.children()) writeRaw(child, out);
        out.append("</").append(node.name()).append(">");
    }
}

}  // namespace

std::string rawText(const pugi::xml_node& node) {
    std::string text;
    writeRaw(node, text);
    return text;
}

void addElement(std::vector<std::string>& elements, std::string raw) {
    if (!elements.empty() && !elements.back().starts_with('<') && !raw.starts_with('<'))
        elements.back().append(" ").append(raw);
    else
        elements.push_back(std::move(raw));
}

void keepElement(std::vector<std::string>& elements, const pugi::xml_node& node) {
    if (!isText(node)) return elements.push_back(rawText(node));
    std::string_view text = node.value();
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    std::string raw;
    appendText(raw, text);
    addElement(elements, std::move(raw));
}

std::vector<std::string> commentsBefore(const pugi::xml_node& node) {
    std::vector<std::string> comments;
    for (auto before = node.previous_sibling(); before.type() == pugi::node_comment;
         before = before.previous_sibling())
        comments.emplace_back(before.value());
    std::reverse(comments.begin(), comments.end());
    return comments;
}

}  // namespace cota::xml
