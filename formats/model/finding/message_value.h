#pragma once
// A named value of a message: "{side}" in its template. It keeps what it is, an id of something or a number
// or words, so that sentences, files and cures need not guess.

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::model {

/// What a value is. From `side` on it is the id of something that may have a name.
enum class ValueKind {
    text,    // as it is, in both languages
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
    part,  // of a scenario: its kind and whose it is
    // --- words of the game
    unitClass,
    mobility,
    terrain,
    feature,
    hexside,
    pathKind,
    onMap,  // one of the four before, or a kind of part: whatever the game declares under the id
    option,
    word,                // of one of its lists: a nation, a sort of light
    attribute,           // the name of a declared value
    formationAttribute,  // the same, of formations
    state,               // the name of a value of placements
    // --- words of the file format
    victoryForm,
    amendment
};

/// What a sentence shows of an id: "Germans", "de", or "machine guns (machine-gun)" where it has to be typed.
enum class ShowAs { name, id, nameAndId };

/// The attribute of a file in which the value is the word the finding is about.
enum class FoundAs {
    notLookedFor,
    firstWord,  // the first place in the element
    lastWord,   // the last: a repetition
    ownId       // the id= of the element itself
};

struct MessageValue {
    std::string name;
    std::string text;  // an id or number as files write it; of a list "a, b", shortened; empty for words
    ValueKind kind = ValueKind::text;
    /// Of words: they. Of an id: the phrase it is in, between quotes: "group 'late'"; mostly empty.
    LocalText words = {};
    std::vector<MessageValue> items = {};  // of a list: all of them
    ShowAs showAs = ShowAs::name;
    FoundAs foundAs = FoundAs::notLookedFor;

    bool isId() const { return kind >= ValueKind::side; }
    bool isEmpty() const { return text.empty() && words.empty() && items.empty(); }
    /// The ids of a kind it holds: its own, or those of its items.
    std::vector<std::string> ids(ValueKind of) const;

    /// Of a list: the text of each.
    std::vector<std::string_view> itemTexts() const;

    friend bool operator==(const MessageValue& a, const MessageValue& b);
    friend std::strong_ordering operator<=>(const MessageValue& a, const MessageValue& b);
};

/// A text in both languages; where both are the same, a plain one.
MessageValue inWords(std::string name, const LocalText& words);
inline MessageValue inWords(std::string name, const LocalLiteral& words) {
    return inWords(std::move(name), textOf(words));
}

/// The value "known": the words that may be there, in this order. `none`: its text where there are none.
MessageValue knownWords(const std::vector<std::string>& words, std::string_view none = "");
/// The same, sorted and each word once; at most a thousand.
MessageValue sortedKnown(std::vector<std::string_view> words, std::string_view none = "");

/// The name used in reports ("counter-type").
const char* textOf(ValueKind kind);

/// The value of that name, or null.
const MessageValue* findValue(const std::vector<MessageValue>& values, std::string_view name);
/// Its text; empty where there is none of that name.
std::string textOfValue(const std::vector<MessageValue>& values, std::string_view name);

}  // namespace cota::model
