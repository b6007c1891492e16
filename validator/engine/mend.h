#pragma once
// What can be done about a finding without guessing what its author meant. A rule names the kind in its row;
// validator/fixes knows how each is done.

#include <string_view>

namespace cota::checks {

enum class Mend {
    none,
    nearWord,       // a misspelt word becomes the one known word near it
    nearRule,       // the same for the id of a rule
    nearName,       // the same for the name of an attribute or value
    nearElement,    // the same for the name of an element
    otherName,      // a value stands under the name that shows the same thing
    plainValue,     // a number, flag or range in another way of writing
    turnRound,      // first and last turn stand the wrong way round
    plainDate,      // a date or time without its noughts
    plainHex,       // the number of a hex without its noughts, in small letters or with a space
    fileName,       // the name of a file in another case or with backslashes
    dropElement,    // an element nothing depends on goes
    dropTwin,       // of two elements that say the same the second one goes
    dropWord,       // of two words of a list that mean the same the second one goes
    dropAttribute,  // an attribute that says nothing goes
    closeContour,   // a contour that ends where it begins is closed
    newFormat       // a file of an older format is written in the present one
};
const char* textOf(Mend mend);  // "near-word"

/// How findings of a rule, or of a reader's message, are put right.
struct Repair {
    Mend mend = Mend::none;
    const char* value = "";  // the value of the finding that holds what is wrong
    /// The attribute it stands in, or "{name}" for the one a value of the finding names; empty: any.
    const char* in = "";
    const char* to = "";      // for otherName and dropWord: the value of the finding that says it right
    bool everywhere = false;  // in the whole file, not only in the element the finding points at

    constexpr explicit operator bool() const { return mend != Mend::none; }
};

class MessageBook;
/// Of a rule or of a reader's message, by its id.
Repair repairOf(const MessageBook& messages, std::string_view rule);

}  // namespace cota::checks
