#pragma once
// Ways to fix a finding without guessing what its author intended. A rule names the kind in its row;
// validator/fixes implements them.

#include <string_view>

namespace cota::checks {

enum class FixKind {
    none,
    nearWord,       // a misspelt word becomes the one known word near it
    nearRule,       // the same for the id of a rule
    nearName,       // the same for the name of an attribute or value
    nearElement,    // the same for the name of an element
    otherName,      // the name of a value is replaced by another that shows the same thing
    plainValue,     // a number, flag or range is written in another way
    turnRound,      // first and last turn are swapped
    plainDate,      // a date or time lacks leading zeros
    plainHex,       // a hex number lacks leading zeros, has small letters or a space
    fileName,       // a file name has the wrong case or backslashes
    dropElement,    // an element that nothing depends on is removed
    dropTwin,       // of two equal elements the second one is removed
    dropWord,       // of two words of a list with the same meaning the second one is removed
    dropAttribute,  // an attribute without effect is removed
    closeContour,   // a contour that ends where it begins is closed
    newFormat       // a file of an older format is converted to the present one
};
const char* textOf(FixKind kind);  // "near-word"

/// How findings of a rule, or of a reader's message, are fixed.
struct RuleFix {
    FixKind kind = FixKind::none;
    const char* value = "";  // the value of the finding that is wrong
    /// The attribute that contains it, or "{name}" if a value of the finding has its name; empty: any.
    const char* in = "";
    const char* to = "";      // for otherName and dropWord: the value of the finding that is right
    bool everywhere = false;  // in the whole file, not only in the element the finding points at

    constexpr explicit operator bool() const { return kind != FixKind::none; }
};

class MessageBook;
/// The fix for a rule or a reader's message, by its id.
RuleFix fixOf(const MessageBook& messages, std::string_view rule);

}  // namespace cota::checks
