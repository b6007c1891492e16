#include "formats/xml/markup/tag_scanner.h"

#include <algorithm>

namespace cota::xml {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// How a comment, instruction, CDATA section or declaration at the start of `rest` ends; empty for a tag.
std::string_view endMarkOf(std::string_view rest) {
    if (rest.starts_with("<!--")) return "-->";
    if (rest.starts_with("<![CDATA[")) return "]]>";
    if (rest.starts_with("<?")) return "?>";
    if (rest.starts_with("<!") || rest.starts_with("</")) return ">";
    return {};
}

}  // namespace

const AttributeText* Tag::attribute(std::string_view attributeName) const {
    const auto found = std::ranges::find(attributes, attributeName, &AttributeText::name);
    return found == attributes.end() ? nullptr : &*found;
}

std::optional<AttributeText> attributeAt(std::string_view text, std::size_t at) {
    const auto nameEnd = text.find_first_of(" \t\r\n=", at);
    const auto quote = text.find_first_of("\"'", at);
    const auto end = quote == std::string_view::npos ? quote : text.find(text[quote], quote + 1);
    if (nameEnd == std::string_view::npos || end == std::string_view::npos) return std::nullopt;
    AttributeText attribute;
    attribute.name = text.substr(at, nameEnd - at);
    attribute.value = text.substr(quote + 1, end - quote - 1);
    attribute.at = at;
    attribute.valueAt = quote + 1;
    attribute.end = end + 1;
    return attribute;
}

bool TagScanner::next() {
    at_ = text_.find('<', at_);
    if (at_ == std::string_view::npos) {
        at_ = text_.size();
        return false;
    }
    tag_.at = at_;
    tag_.name = {};
    tag_.attributes.clear();
    tag_.isCutOff = false;
    const auto rest = text_.substr(at_);
    if (const auto mark = endMarkOf(rest); !mark.empty()) {
        tag_.kind = rest.starts_with("</") ? Tag::Kind::end : Tag::Kind::other;
        const auto found = text_.find(mark, at_);
        tag_.isCutOff = found == std::string_view::npos;
        tag_.end = tag_.isCutOff ? text_.size() : found + mark.size();
    } else {
        const auto nameEnd = std::min(text_.find_first_of(" \t\r\n/>", at_), text_.size());
        tag_.name = text_.substr(at_ + 1, nameEnd - at_ - 1);
        readAttributes(nameEnd);
    }
    at_ = tag_.end;
    return true;
}

void TagScanner::readAttributes(std::size_t cursor) {
    while (true) {
        cursor = text_.find_first_not_of(blanks, cursor);
        if (cursor == std::string_view::npos || text_[cursor] == '/' || text_[cursor] == '>') break;
        const auto attribute = attributeAt(text_, cursor);
        cursor = attribute ? attribute->end : std::string_view::npos;
        if (!attribute) break;
        tag_.attributes.push_back(*attribute);
    }
    const auto close = text_.find('>', cursor);
    tag_.isCutOff = close == std::string_view::npos;
    tag_.end = tag_.isCutOff ? text_.size() : close + 1;
    tag_.kind = !tag_.isCutOff && text_[close - 1] == '/' ? Tag::Kind::empty : Tag::Kind::start;
}

}  // namespace cota::xml
