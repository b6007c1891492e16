#pragma once
// Message templates: the sentences of findings in both languages, one row per message id. A finding holds
// only the id and named values; reports make its sentence with fillTemplate. Readers, mapsets and rules all
// use these rows.

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

/// True if no id is repeated; for a static_assert beside each table.
constexpr bool idsAreUnique(std::span<const MessageRow> rows) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = i + 1; j < rows.size(); ++j)
            if (std::string_view(rows[i].id) == std::string_view(rows[j].id)) return false;
    return true;
}

/// The row of `id`, or null. A variant without a row uses the row of its rule.
const MessageRow* findMessage(std::span<const MessageRow> rows, std::string_view id);

/// `text` with every `{name}` replaced by the value of that name. A name without a value stays, so that a
/// forgotten value is visible. Braces inside values have no meaning. "{{" and "}}" give single braces. A
/// plural form is `{count:hex|hexes}`: the first word if the value is 1, otherwise the second, without the
/// number. A third one is for 0: `{limit:only # fits|only # fit|none fits}`. "#" is the number.
std::string fillTemplate(std::string_view text, std::span<const MessageValue> values);

/// The same in both languages.
LocalText fillTemplate(const LocalLiteral& text, std::span<const MessageValue> values);

/// The text with control characters, and those that change the direction of writing, as "\u000a": text of a
/// file must not begin a new line of a report.
std::string printable(std::string_view text);

/// The values for a sentence in `language`: words become the text of that language.
std::vector<MessageValue> valuesIn(std::span<const MessageValue> values, Language language);

/// The same for a finding, with names instead of ids. The id is a value too: "part.id" beside "part".
std::vector<MessageValue> valuesIn(const Finding& finding, Language language);

/// A finding of `row` with its id, rule and severity filled in.
Finding findingOf(const MessageRow& row, std::vector<MessageValue> values = {}, Subject subject = {});

}  // namespace cota::model
