#pragma once
// The elements of an XML text with their byte offsets, for changes of the text.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/xml/disk/text_places.h"
#include "formats/xml/markup/tag_scanner.h"

namespace cota::fixes {

using xml::AttributeText;

struct ElementText {
    std::string_view name;
    std::vector<AttributeText> attributes;
    std::size_t at = 0;     // of '<'
    std::size_t inner = 0;  // after the start tag
    std::size_t close = 0;  // of "</"; equal to inner for <a/>
    std::size_t end = 0;    // after the element
    std::size_t parent = none;
    std::size_t next = 0;  // the first element after this one and all inside it

    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    const AttributeText* attribute(std::string_view attributeName) const {
        const auto found = std::ranges::find(attributes, attributeName, &AttributeText::name);
        return found == attributes.end() ? nullptr : &*found;
    }
};

/// Views point into `text`, which must live as long and must not move. If a text is not well-formed, only
/// the elements before the error are there.
class XmlText {
  public:
    explicit XmlText(std::string_view text);

    std::string_view text() const { return text_; }
    /// In the order of the text; the elements inside element i are i + 1 to elements()[i].next - 1.
    const std::vector<ElementText>& elements() const { return elements_; }
    /// The innermost element that contains the place; nothing outside the root.
    std::optional<std::size_t> elementAt(std::size_t offset) const;
    /// Byte offset of a line and column, in code points from 1; nothing if the text has no such place.
    std::optional<std::size_t> offsetOf(const model::SourceSpan& where) const;
    model::SourceSpan spanOf(std::size_t offset, const std::string& file) const;
    /// The element in a normal form, without comments and with uniform white space: equal for equal
    /// elements.
    std::string said(std::size_t element) const;

  private:
    void start(xml::Tag tag, std::vector<std::size_t>& open);
    void close(const xml::Tag& tag, std::vector<std::size_t>& open);

    std::string_view text_;
    std::vector<ElementText> elements_;
    xml::TextPlaces places_;
};

/// Finds equal elements with the same parent.
class Twins {
  public:
    explicit Twins(const XmlText& text);
    /// The first other element with the same parent that is equal.
    std::optional<std::size_t> of(std::size_t element) const;

  private:
    std::size_t keyOf(std::size_t element) const;

    const XmlText& text_;
    std::unordered_map<std::size_t, std::vector<std::size_t>> alike_;  // by hash of their normal form
};

}  // namespace cota::fixes
