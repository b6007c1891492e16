#pragma once
// A named value of a message: "{side}" in its template. Its kind says how sentences show it, how reports
// write it and which fix can use it.

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::model {

/// The kind of a value. From `side` on it is the id of something that may have a name.
enum class ValueKind {
    text,    // the same in both languages
    words,   // a text in each language
    number,  // an integer
    list,    // of other values
    // --- things of the document
    side,
    group,
    zone,
    objective,
    formation,
    counterType,
    counter,
    path,
    board,
    part,  // of a scenario: its kind and its owner
    seat,
    space,
    cardGroup,
    // --- words of the game
    unitClass,
    mobility,
    terrain,
    feature,
    hexside,
    pathKind,
    onMap,  // one of the four before, or a kind of part, as the game declares the id
    option,
    word,                // of one of its lists: a nation, a kind of light
    attribute,           // the name of a declared value
    formationAttribute,  // the same, for formations
    state,               // the name of a value of placements
    // --- words of the file format
    victoryForm,
    amendment
};

/// How a sentence shows an id: "Germans", "de", or "machine guns (machine-gun)" if the reader has to type it.
enum class ShowAs { name, id, nameAndId };

/// Where in an element the finding is reported: at the attribute with this value.
enum class FoundAs {
    notLookedFor,
    firstWord,  // the first attribute with it
    lastWord,   // the last one, for repetitions
    ownId       // the id= of the element itself
};

struct MessageValue {
    std::string name;
    std::string text;  // an id or number as in files; for a list "a, b", shortened; empty for words
    ValueKind kind = ValueKind::text;
    /// The words; for an id, the phrase that has it in quotes ("group 'late'"), usually empty.
    LocalText words = {};
    std::vector<MessageValue> items = {};  // all values of a list
    ShowAs showAs = ShowAs::name;
    FoundAs foundAs = FoundAs::notLookedFor;

    bool isId() const { return kind >= ValueKind::side; }
    bool isEmpty() const { return text.empty() && words.empty() && items.empty(); }
    /// Its id, or the ids of its items, if they are of this kind.
    std::vector<std::string> ids(ValueKind of) const;

    /// The text of each item.
    std::vector<std::string_view> itemTexts() const;

    friend bool operator==(const MessageValue& a, const MessageValue& b);
    friend std::strong_ordering operator<=>(const MessageValue& a, const MessageValue& b);
};

/// A text in both languages; a plain text if both are the same.
MessageValue inWords(std::string name, const LocalText& words);
inline MessageValue inWords(std::string name, const LocalLiteral& words) {
    return inWords(std::move(name), textOf(words));
}

/// The value "known": the words that are possible, in this order; the text `none` if there are none.
MessageValue knownWords(const std::vector<std::string>& words, std::string_view none = "");
/// The same words sorted, without repetitions; at most a thousand.
MessageValue sortedKnown(std::vector<std::string_view> words, std::string_view none = "");

/// The name used in reports ("counter-type").
const char* textOf(ValueKind kind);

/// The value of that name, or null.
const MessageValue* findValue(const std::vector<MessageValue>& values, std::string_view name);
/// Its text; empty if there is no value of that name.
std::string textOfValue(const std::vector<MessageValue>& values, std::string_view name);

}  // namespace cota::model
