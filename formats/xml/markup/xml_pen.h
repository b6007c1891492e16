#pragma once
// Writing one canonical text: two spaces a level, one record a line, LF endings, numbers by to_chars, no
// locale. What a reader kept as extras is written back where it was found: comments before, unknown
// attributes behind the known ones, unknown elements behind the known children.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/zone.h"
#include "formats/model/finding/local_text.h"

namespace cota::xml {

/// Append text so that a reader gives back exactly the same. Characters XML has no way to write become
/// U+FFFD.
void appendText(std::string& out, std::string_view text);
void appendAttribute(std::string& out, std::string_view text);
/// A comment; "--" cannot stand in one and becomes "- -".
void appendComment(std::string& out, std::string_view text);

class XmlPen {
  public:
    XmlPen();

    /// Begins an element; `extras` must live until it is closed. Names must be literals or live as long.
    void open(std::string_view name, const model::Extras& extras);
    /// The same, with everything inside it on one line.
    void openLine(std::string_view name, const model::Extras& extras);
    /// A child that is no thing of its own; its extras are those its parent keeps for it (see
    /// XmlCursor::finishPart). It is not written if it stays empty, unless `always`.
    void openPart(std::string_view name, bool always = false);
    void openPartLine(std::string_view name, std::string_view key, bool always);
    /// A child with extras of its own that is not written if it stays empty.
    void openIfAny(std::string_view name, const model::Extras& extras);
    void close();

    void attribute(std::string_view name, std::string_view value);
    void number(std::string_view name, std::int64_t value);
    /// Written even if it is what a reader assumes; then only a text that could not be read goes before it.
    void always(std::string_view name, std::string_view value, bool isUsual);
    void flag(std::string_view name, bool value) { attribute(name, value ? "yes" : "no"); }
    /// Left out where it says nothing new.
    void given(std::string_view name, std::string_view value) {
        if (!value.empty()) attribute(name, value);
    }
    void given(std::string_view name, std::optional<int> value) {
        if (value) number(name, *value);
    }
    /// Left out if it is the default, unless the file stated it anyway.
    void unless(std::int64_t usual, std::string_view name, std::int64_t value);
    void unless(bool isUsual, std::string_view name, std::string_view value);
    /// Labels separated by spaces.
    void hexes(std::string_view name, const std::vector<model::HexRef>& refs);
    void localText(std::string_view name, std::string_view nameEs, const model::LocalText& text) {
        given(name, text.en);
        given(nameEs, text.es);
    }
    /// Free attributes of the element itself; those XML has no name for become <value> children.
    void freeAttributes(const model::Attributes& values);
    /// Children <en> and <es>.
    void localContent(const model::LocalText& text);
    /// A child of free attributes.
    void values(const model::Attributes& values, std::string_view name = "values");
    void content(std::string_view text);

    /// The whole text; every element must be closed. Bytes that are no UTF-8 become U+FFFD.
    std::string take();

  private:
    struct Level {
        std::string_view name;
        const model::Extras* extras = nullptr;
        bool isTagOpen = true;
        bool isLine = false;  // no line breaks inside
        bool isPart = false;  // dropped if empty
        bool hasAttributes = false;
        std::size_t start = 0;  // where it begins in the text, and how its parent was before
        bool parentTagOpen = false;
        std::map<std::string_view, const model::Extras*> parts;  // of `extras`, once somebody asked for one
        std::vector<std::string_view> names;  // written attributes, only where extras have some
    };
    void begin(std::string_view name, const model::Extras& extras, bool isLine, bool isPart);
    const model::Extras& partOf(std::string_view name);
    void endTag();
    void breakLine();

    std::string out_;
    std::vector<Level> levels_;
};

}  // namespace cota::xml
