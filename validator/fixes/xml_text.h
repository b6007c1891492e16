#pragma once
// Where elements and attributes of a well-formed XML text stand, byte by byte: what a change of the text
// needs to know, and a tree of values has lost.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/xml/disk/text_places.h"

namespace cota::fixes {

struct AttributeText {
    std::string_view name;
    std::string_view value;  // as written, entities and all
    std::size_t at = 0;      // of the name
    std::size_t valueAt = 0;
    std::size_t end = 0;  // behind the closing quote
};

struct ElementText {
    std::string_view name;
    std::vector<AttributeText> attributes;
    std::size_t at = 0;     // of '<'
    std::size_t inner = 0;  // behind the start tag
    std::size_t close = 0;  // of "</"; equal to inner for <a/>
    std::size_t end = 0;    // behind the element
    std::size_t parent = none;
    std::size_t next = 0;  // the first element behind this one and all in it

    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    const AttributeText* attribute(std::string_view called) const;
};

/// Views look into `text`, which must live as long and stay where it is. A text that is not well-formed has
/// the elements up to the fault.
class XmlText {
  public:
    explicit XmlText(std::string_view text);

    std::string_view text() const { return text_; }
    /// In the order of the text; those inside element i are the ones from i + 1 to elements()[i].next.
    const std::vector<ElementText>& elements() const { return elements_; }
    /// The innermost element whose text holds the place; nothing outside of the root.
    std::optional<std::size_t> elementAt(std::size_t offset) const;
    /// Byte offset of a line and column, in code points from 1; nothing where the text has no such place.
    std::optional<std::size_t> offsetOf(const model::SourceSpan& where) const;
    model::SourceSpan spanOf(std::size_t offset, const std::string& file) const;
    /// An element with its comment-free white space on one line: equal for elements that say the same.
    std::string said(std::size_t element) const;

  private:
    void readTag(std::size_t& at, std::vector<std::size_t>& open);
    void closeTag(std::size_t& at, std::vector<std::size_t>& open);

    std::string_view text_;
    std::vector<ElementText> elements_;
    xml::TextPlaces places_;
};

/// Which elements of a text say the same as others beside them.
class Twins {
  public:
    explicit Twins(const XmlText& text);
    /// The first other element below the same one that says the same.
    std::optional<std::size_t> of(std::size_t element) const;

  private:
    std::size_t keyOf(std::size_t element) const;

    const XmlText& text_;
    std::unordered_map<std::size_t, std::vector<std::size_t>> alike_;  // by a hash of what they say
};

}  // namespace cota::fixes
