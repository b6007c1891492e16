#pragma once
// The tags and attributes of an XML text with their byte offsets. Changes of a text and places in it need the
// offsets, and a tree of values does not have them. scanXml is the check that a text is well-formed.

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace cota::xml {

struct AttributeText {
    std::string_view name;
    std::string_view value;  // as written, with entities
    std::size_t at = 0;      // of the name
    std::size_t valueAt = 0;
    std::size_t end = 0;  // after the closing quote
};

struct Tag {
    enum class Kind { start, empty, end, other };  // other: comment, instruction, CDATA section, declaration
    Kind kind = Kind::other;
    std::string_view name;  // of a start tag or an empty element
    std::vector<AttributeText> attributes;
    std::size_t at = 0;     // of '<'
    std::size_t end = 0;    // after '>'
    bool isCutOff = false;  // the text ends inside it

    bool opens() const { return kind == Kind::start || kind == Kind::empty; }
    /// Null if the tag does not have it.
    const AttributeText* attribute(std::string_view attributeName) const;
};

/// Walks over the tags of a text. The views point into it, so it must live as long and must not move. A text
/// that is not well-formed gives the tags that can be read.
class TagScanner {
  public:
    explicit TagScanner(std::string_view text, std::size_t from = 0) : text_(text), at_(from) {}

    /// Reads the next tag; false if there is none.
    bool next();
    /// The tag that next() read; a caller may move from it.
    Tag& tag() { return tag_; }

  private:
    void readAttributes(std::size_t cursor);

    std::string_view text_;
    std::size_t at_;
    Tag tag_;
};

/// The attribute whose name begins at `at`; nothing if the text ends before its value does.
std::optional<AttributeText> attributeAt(std::string_view text, std::size_t at);

}  // namespace cota::xml
