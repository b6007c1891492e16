#pragma once
// Writes one canonical text: two spaces for each level, one record on each line, LF endings, numbers by
// to_chars, no locale. Extras of a reader are written where they were found: comments before the element,
// unknown attributes after the known ones, unknown elements after the known children.

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

/// Append text so that a reader returns exactly the same. Characters that XML cannot contain become U+FFFD.
void appendText(std::string& out, std::string_view text);
void appendAttribute(std::string& out, std::string_view text);
/// A comment; "--" is not allowed in it and becomes "- -".
void appendComment(std::string& out, std::string_view text);

class XmlPen {
  public:
    XmlPen();

    /// Begins an element; `extras` must outlive it. Names must be literals or outlive it too.
    void open(std::string_view name, const model::Extras& extras);
    /// The same, with all its content on one line.
    void openLine(std::string_view name, const model::Extras& extras);
    /// A child that is not an object of its own; its extras are those that its parent keeps for it (see
    /// XmlCursor::finishPart). It is not written if it stays empty, unless `always`.
    void openPart(std::string_view name, bool always = false);
    void openPartLine(std::string_view name, std::string_view key, bool always);
    /// A child with extras of its own that is not written if it stays empty.
    void openIfAny(std::string_view name, const model::Extras& extras);
    void close();

    void attribute(std::string_view name, std::string_view value);
    void number(std::string_view name, std::int64_t value);
    /// Written even if it is the default; only a text that could not be read has priority.
    void always(std::string_view name, std::string_view value, bool isUsual);
    void flag(std::string_view name, bool value) { attribute(name, value ? "yes" : "no"); }
    /// Left out if empty.
    void given(std::string_view name, std::string_view value) {
        if (!value.empty()) attribute(name, value);
    }
    void given(std::string_view name, std::optional<int> value) {
        if (value) number(name, *value);
    }
    /// Left out if it is the default, unless the file stated it.
    void unless(std::int64_t usual, std::string_view name, std::int64_t value);
    void unless(bool isUsual, std::string_view name, std::string_view value);
    /// Labels separated by spaces.
    void hexes(std::string_view name, const std::vector<model::HexRef>& refs);
    void localText(std::string_view name, std::string_view nameEs, const model::LocalText& text) {
        given(name, text.en);
        given(nameEs, text.es);
    }
    /// Free attributes of the element itself; those without a valid XML name become <value> children.
    void freeAttributes(const model::Attributes& values);
    /// Children <en> and <es>.
    void localContent(const model::LocalText& text);
    /// A child of free attributes.
    void values(const model::Attributes& values, std::string_view name = "values");
    void content(std::string_view text);

    /// The whole text; every element must be closed. Invalid UTF-8 becomes U+FFFD.
    std::string take();

  private:
    struct Level {
        std::string_view name;
        const model::Extras* extras = nullptr;
        bool isTagOpen = true;
        bool isLine = false;  // no line breaks inside
        bool isPart = false;  // dropped if empty
        bool hasAttributes = false;
        std::size_t start = 0;  // position in the text, and the state of its parent before
        bool parentTagOpen = false;
        std::map<std::string_view, const model::Extras*> parts;  // of `extras`, filled on first use
        std::vector<std::string_view> names;  // written attributes, only if the extras have some
    };
    void begin(std::string_view name, const model::Extras& extras, bool isLine, bool isPart);
    const model::Extras& partOf(std::string_view name);
    void endTag();
    void breakLine();

    std::string out_;
    std::vector<Level> levels_;
};

}  // namespace cota::xml
