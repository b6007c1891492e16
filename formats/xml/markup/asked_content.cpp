#include "formats/xml/markup/asked_content.h"

#include <pugixml.hpp>

#include "formats/xml/markup/same_name.h"
#include "formats/xml/markup/xml_nodes.h"

namespace cota::xml {

const char* AskedContent::attribute(const void* node, std::string_view name) {
    if (nameCount_ < inlineNames)
        names_[nameCount_++] = name;
    else
        moreNames_.push_back(name);
    std::size_t index = 0;
    const auto attribute = attributeOf(node, name, index);
    if (!attribute) return nullptr;
    insert(read_, index);
    return attribute.value();
}

void AskedContent::keepAttribute(const void* node, std::string_view name) {
    std::size_t index = 0;
    if (attributeOf(node, name, index)) insert(kept_, index);
}

std::vector<std::string_view> AskedContent::attributeNames() const {
    std::vector<std::string_view> names(names_.begin(),
                                        names_.begin() + static_cast<std::ptrdiff_t>(nameCount_));
    names.insert(names.end(), moreNames_.begin(), moreNames_.end());
    return names;
}

void AskedContent::child(std::string_view name, bool many) {
    if (findChild(name) == nullptr) children_.push_back({name, many});
}

const AskedContent::Child* AskedContent::findChild(std::string_view name) const {
    for (const Child& child : children_)
        if (child.name == name) return &child;
    return nullptr;
}

const AskedContent::Child* AskedContent::findChild(const char* name) const {
    for (const Child& child : children_)
        if (isName(name, child.name)) return &child;
    return nullptr;
}

std::vector<std::string_view> AskedContent::childNames() const {
    std::vector<std::string_view> names;
    for (const Child& child : children_) names.push_back(child.name);
    return names;
}

}  // namespace cota::xml
