#pragma once
// Checked reading of one element. Every value is typed, range-checked and either required or optional.
// Everything that is not read becomes a finding with its place and the nearest known word, and can be kept
// as model::Extras.
//
//   for (XmlCursor hex : hexes.children("hex")) {
//       const auto label = hex.requiredText("at");
//       const int level = hex.integer("level", {.min = -100, .max = 100}, 0);
//       note.extras = hex.extras();  // or hex.finish() if nothing is kept
//   }
//
// A value that cannot be read is a finding, the fallback is used, and the attribute is kept among the
// extras. Names passed to a cursor must outlive it (string literals do). A cursor can be moved, but not
// copied. The document must outlive its cursors and their string views.

#include <climits>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "formats/model/finding/message.h"
#include "formats/model/geometry/rational.h"
#include "formats/xml/markup/asked_content.h"
#include "formats/xml/markup/kept_content.h"
#include "formats/xml/markup/xml_element.h"

namespace cota::xml {

class XmlChildren;

/// Both ends included.
struct IntRange {
    int min = INT_MIN;
    int max = INT_MAX;
};

/// Whether a text may be an id: 1 to 64 characters without spaces, control characters and < > & " ' ; , : *
/// | =
bool isIdText(std::string_view text);

class XmlCursor {
  public:
    XmlCursor() = default;  // no element: behaves like one without attributes and children
    explicit XmlCursor(const XmlElement& element) : element_(element) {}
    XmlCursor(XmlCursor&&) = default;
    XmlCursor& operator=(XmlCursor&&) = default;
    explicit operator bool() const { return element_.exists(); }

    XmlDocument& document() const { return element_.document(); }
    std::string_view name() const { return element_.name(); }
    /// Byte offset of the element ('<') or of an attribute's name in the file.
    std::uint32_t offset() const { return element_.offset(); }
    std::uint32_t offset(std::string_view attribute) const { return element_.offset(attribute); }
    model::SourceSpan at() const { return element_.at(); }
    model::SourceSpan at(std::string_view attribute) const { return element_.at(attribute); }

    // --- Attributes. find...: nothing if absent or unreadable; required...: absence is a finding too.

    bool has(std::string_view name) const { return element_.has(name); }
    std::optional<std::string_view> findText(std::string_view name);
    std::string text(std::string_view name, std::string_view fallback = {});
    std::string requiredText(std::string_view name);  // empty text is a finding

    std::optional<int> findInteger(std::string_view name, IntRange range = {});
    int integer(std::string_view name, IntRange range, int fallback);
    std::optional<int> requiredInteger(std::string_view name, IntRange range = {});

    std::optional<bool> findFlag(std::string_view name);  // "yes" or "no"
    bool flag(std::string_view name, bool fallback = false);

    std::optional<model::Rational> findRational(std::string_view name);  // "2", "-1/2"

    /// One of the words; returns its index.
    std::optional<std::size_t> findWord(std::string_view name, const std::vector<std::string_view>& words);

    /// One of the words of an enum, whose values are 0 to `last` and which has a textOf().
    template <class Enum>
    std::optional<Enum> findEnum(std::string_view name, Enum last) {
        const auto index = has(name) ? findWord(name, wordsOf(last)) : findWord(name, {});
        return index ? std::optional<Enum>(static_cast<Enum>(*index)) : std::nullopt;
    }
    template <class Enum>
    Enum word(std::string_view name, Enum last, Enum fallback) {
        const auto found = findEnum(name, last);
        if (found == fallback) keepStated(name);
        return found.value_or(fallback);
    }
    template <class Enum>
    std::optional<Enum> requiredEnum(std::string_view name, Enum last) {
        require(name);
        return completes(findEnum(name, last));
    }

    /// An id; one with invalid characters is a finding, but is used.
    template <class IdType>
    IdType id(std::string_view name) {
        return IdType(idText(name, false));
    }
    template <class IdType>
    IdType requiredId(std::string_view name) {
        return IdType(idText(name, true));
    }
    std::string idText(std::string_view name, bool required);
    /// A text without white space, such as the label of a hex; nothing if absent or invalid.
    std::optional<std::string> findLabel(std::string_view name);
    std::string requiredLabel(std::string_view name);

    /// The words of a list separated by white space; they are valid as long as the document.
    std::vector<std::string_view> list(std::string_view name);
    /// English in `name`, Spanish in `nameEs`.
    model::LocalText localText(std::string_view name, std::string_view nameEs);
    /// All attributes that have not been read before, with any names.
    model::Attributes freeAttributes();

    // --- Children and text

    bool hasChildren() const { return element_.hasChildren(); }
    /// The first child of that name, or no element. Further ones are findings.
    XmlCursor child(std::string_view name);
    XmlCursor requiredChild(std::string_view name);
    /// All children of that name, or all children.
    XmlChildren children(std::string_view name);
    XmlChildren children();
    /// Whether child() or children() was called with that name.
    bool isAsked(std::string_view name) const { return asked_.findChild(name) != nullptr; }
    /// The text of the element itself.
    std::string content();
    /// The texts of children <en> and <es>.
    model::LocalText localContent();
    /// A child of free attributes, and of <value name="any text">...</value> for names that XML does not
    /// allow.
    model::Attributes values(std::string_view name = "values");

    // --- Findings, and the end of reading

    /// Sets the subject of findings about this element and its children; its id is in `attribute`.
    void isAbout(model::SubjectKind kind, std::string_view attribute) { element_.isAbout(kind, attribute); }
    model::Subject subject() const { return element_.subject(); }

    void report(const model::MessageRow& message, std::vector<model::MessageValue> values = {},
                std::optional<model::Subject> about = {}) const {
        element_.report(message, std::move(values), std::move(about));
    }
    void reportAt(std::string_view attribute, const model::MessageRow& message,
                  std::vector<model::MessageValue> values = {},
                  std::optional<model::Subject> about = {}) const {
        element_.reportAt(attribute, message, std::move(values), std::move(about));
    }
    /// Reports a value that the caller could not read, at its attribute, which is kept. Adds the values
    /// "attribute" and "value".
    void reject(std::string_view attribute, const model::MessageRow& message,
                std::vector<model::MessageValue> values = {});
    /// Keeps an attribute as written, after a part of it could not be read and was reported.
    void keepAttribute(std::string_view name) { asked_.keepAttribute(element_.node(), name); }
    /// Reports the attribute if it is missing.
    void require(std::string_view name);
    /// False if something required was missing or could not be read; such an element should be kept as it
    /// is.
    bool isComplete() const { return isComplete_; }
    void markIncomplete() { isComplete_ = false; }

    /// Keeps `child` as written, among the extras of this element.
    void keep(const XmlCursor& child) { kept_.keep(child.element_.node()); }
    /// Keeps it as a comment, because it could be read as something else the next time.
    void keepAsComment(const XmlCursor& child) { kept_.keepAsComment(child.element_.node()); }
    /// Ends reading a child that is not an object of its own; its unknown content is kept with this element,
    /// under the name of the child and, if several may have the same name, a key.
    void finishPart(XmlCursor& child, std::string_view key = {});

    /// Ends reading: reports everything that was not read.
    void finish() { end(nullptr); }
    /// The same, and returns the content to be kept.
    model::Extras extras() {
        model::Extras extras;
        end(&extras);
        return extras;
    }

  private:
    template <class Enum>
    static std::vector<std::string_view> wordsOf(Enum last) {
        std::vector<std::string_view> words;
        for (int i = 0; i <= static_cast<int>(last); ++i) words.emplace_back(textOf(static_cast<Enum>(i)));
        return words;
    }
    template <class Value>
    std::optional<Value> completes(std::optional<Value> value) {
        if (!value) isComplete_ = false;
        return value;
    }
    /// Values that are stated although they are the default are written again (XmlPen::unless).
    void keepStated(std::string_view name) { keepAttribute(name); }
    void askChild(std::string_view name, bool many) {
        if (hasChildren()) asked_.child(name, many);
    }
    void end(model::Extras* extras);

    XmlElement element_;
    AskedContent asked_;
    KeptContent kept_;
    bool isComplete_ = true;
};

/// The children of an element: for (XmlCursor hex : cursor.children("hex")). Elements that need a newer
/// program are left out; they are kept and reported at the end of the parent.
class XmlChildren {
  public:
    class Iterator {
      public:
        Iterator(const XmlChildren* range, void* node) : range_(range), node_(node) {}
        XmlCursor operator*() const;
        Iterator& operator++();
        /// For an element without children and comments that has no other attributes than these, each at
        /// most once: fills in their values, null if absent. Then the element needs no cursor, which is
        /// faster for thousands of elements. Otherwise returns false.
        bool plainValues(std::span<const std::string_view> names, std::span<const char*> values) const;
        std::uint32_t offset() const;
        friend bool operator==(const Iterator&, const Iterator&) = default;

      private:
        const XmlChildren* range_;
        void* node_;
    };
    Iterator begin() const;
    Iterator end() const { return {this, nullptr}; }

  private:
    friend class XmlCursor;
    XmlChildren(const XmlElement& parent, std::string_view name, bool any)
        : parent_(&parent), name_(name), any_(any) {}
    void* firstFrom(void* sibling) const;

    const XmlElement* parent_;
    std::string_view name_;
    bool any_;
};

}  // namespace cota::xml
