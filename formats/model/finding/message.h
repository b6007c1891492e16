#pragma once
// Message templates: what a finding says, in both languages, as one row per message id. A finding holds only
// the id and named values; its sentence is made at the edge by fillTemplate. Readers, mapsets and rules share
// the row.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"

namespace cota::model {

/// One message. `text` may hold placeholders `{name}`, the same ones in both languages.
struct MessageRow {
    const char* id = "";  // "TOPIC-NNN", or "TOPIC-NNN.variant" for another wording of the same rule
    Severity severity = Severity::error;
    LocalLiteral title;   // a few words, for lists of rules
    LocalLiteral text;    // the sentence of a finding
    LocalLiteral reason;  // why it matters
    LocalLiteral advice;  // what to do about it
};

/// The rule a message belongs to: the id without its variant.
constexpr std::string_view ruleOf(std::string_view messageId) {
    return messageId.substr(0, messageId.find('.'));
}

/// True if no id stands twice; for static_assert beside each table.
constexpr bool idsAreUnique(std::span<const MessageRow> rows) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = i + 1; j < rows.size(); ++j)
            if (std::string_view(rows[i].id) == std::string_view(rows[j].id)) return false;
    return true;
}

/// The row of `id` (a variant without a row of its own has the row of its rule), or null.
const MessageRow* findMessage(std::span<const MessageRow> rows, std::string_view id);

/// `text` with every `{name}` replaced by the value of that name. Names without a value stay as written, so
/// that a forgotten value is seen; values are never searched. "{{" and "}}" give single braces. A plural
/// form is `{count:hex|hexes}`: the first word where the value is 1, else the second, without the number; a
/// third is for 0: `{limit:only # fits|only # fit|none fits}`. A "#" there is the number.
std::string fillTemplate(std::string_view text, std::span<const MessageValue> values);

/// The text with its control characters, and those that turn the direction of writing, in words ("\u000a"):
/// what a file says must not begin a line of its own in an answer.
std::string printable(std::string_view text);

/// The values as a sentence in `language` takes them: those in words with their text in that language.
std::vector<MessageValue> valuesIn(std::span<const MessageValue> values, Language language);

/// The same for a finding, names instead of ids. What has to be typed is there too: "part.id" beside "part".
std::vector<MessageValue> valuesIn(const Finding& finding, Language language);

/// The names of the placeholders in `text`, sorted, each once: tests compare languages with it.
std::vector<std::string> placeholders(std::string_view text);

/// A finding of `row` with its id, rule and severity filled in.
Finding findingOf(const MessageRow& row, std::vector<MessageValue> values = {}, Subject subject = {});

}  // namespace cota::model
