#include "formats/model/finding/message.h"

#include <algorithm>

#include "formats/model/finding/utf8.h"

namespace cota::model {

namespace {

// Calls literal(text) for plain text and named(name) for placeholders, in order.
template <class Literal, class Named>
void walk(std::string_view text, Literal&& literal, Named&& named) {
    while (!text.empty()) {
        const auto brace = text.find_first_of("{}");
        if (brace == std::string_view::npos) break;
        literal(text.substr(0, brace));
        const bool doubled = text.substr(brace + 1, 1) == text.substr(brace, 1);
        const auto close = text[brace] == '{' && !doubled ? text.find('}', brace) : std::string_view::npos;
        if (close == std::string_view::npos) {
            literal(text.substr(brace, 1));
            text.remove_prefix(brace + (doubled ? 2 : 1));
        } else {
            named(text.substr(brace + 1, close - brace - 1));
            text.remove_prefix(close + 1);
        }
    }
    literal(text);
}

/// A placeholder: the name of a value and, after a colon, the words for one, for many and for none.
struct Placeholder {
    std::string_view name, one, many, none;
    bool isCount = false;

    std::string wordsFor(std::string_view number) const {
        std::string words(number == "1" ? one : number == "0" ? none : many);
        if (const auto mark = words.find('#'); mark != std::string::npos) words.replace(mark, 1, number);
        return words;
    }
};

Placeholder partsOf(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return {text, {}, {}, {}};
    const auto words = text.substr(colon + 1);
    const auto bar = words.find('|');
    if (bar == std::string_view::npos) return {text, {}, {}, {}};
    const auto others = words.substr(bar + 1);
    const auto second = std::min(others.find('|'), others.size());
    const auto many = others.substr(0, second);
    return {text.substr(0, colon), words.substr(0, bar), many,
            second < others.size() ? others.substr(second + 1) : many, true};
}

/// Appends a value. Spanish contracts "de el" and "a el"; English has no such words.
void append(std::string& filled, std::string_view value) {
    const bool joins = filled.ends_with(" de ") || filled.ends_with(" a ");
    if (joins && value.starts_with("el ")) {
        filled.pop_back();
        value.remove_prefix(1);
    }
    filled += value;
}

}  // namespace

const MessageRow* findMessage(std::span<const MessageRow> rows, std::string_view id) {
    for (const auto& row : rows)
        if (id == row.id) return &row;
    return ruleOf(id) == id ? nullptr : findMessage(rows, ruleOf(id));
}

std::string fillTemplate(std::string_view text, std::span<const MessageValue> values) {
    std::string filled;
    walk(
        text, [&](std::string_view literal) { filled += literal; },
        [&](std::string_view placeholder) {
            const auto parts = partsOf(placeholder);
            const auto it = std::find_if(values.begin(), values.end(),
                                         [&](const MessageValue& value) { return value.name == parts.name; });
            // If no word is known, the text after the last semicolon is removed too.
            if (parts.name == "known" && it != values.end() && it->text.empty())
                filled.erase(std::min(filled.rfind(';'), filled.size()));
            else if (it == values.end())
                filled.append("{").append(placeholder).append("}");
            else if (parts.isCount)
                filled += parts.wordsFor(it->text);
            else
                append(filled, printable(it->text));
        });
    return filled;
}

namespace {

/// Control characters of the first and second set, line and paragraph separators, and marks that change the
/// direction of writing.
bool isUnprintable(char32_t code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

}  // namespace

LocalText fillTemplate(const LocalLiteral& text, std::span<const MessageValue> values) {
    return {fillTemplate(text.english(), valuesIn(values, Language::english)),
            fillTemplate(text.in(Language::spanish), valuesIn(values, Language::spanish))};
}

std::string printable(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef", noCharacter = "\xEF\xBF\xBD";
    std::string told;
    for (std::size_t i = 0; i < text.size();) {
        const auto length = characterLength(text.substr(i));
        const char32_t code = length == 0 ? 0 : codePoint(text.substr(i), length);
        if (length == 0) {
            told += noCharacter;
        } else if (!isUnprintable(code)) {
            told += text.substr(i, length);
        } else {
            told += "\\u";
            for (const unsigned shift : {12U, 8U, 4U, 0U}) told += digits[(code >> shift) & 0xFU];
        }
        i += length == 0 ? 1 : length;
    }
    return told;
}

std::vector<MessageValue> valuesIn(std::span<const MessageValue> values, Language language) {
    std::vector<MessageValue> chosen(values.begin(), values.end());
    for (auto& value : chosen)
        if (!value.words.empty()) value.text = value.words.in(language);
    return chosen;
}

std::vector<MessageValue> valuesIn(const Finding& finding, Language language) {
    auto chosen = valuesIn(finding.shown, language);
    const auto plain = valuesIn(finding.values, language);
    chosen.insert(chosen.end(), plain.begin(), plain.end());  // the first value of a name is used
    for (const auto& value : plain) chosen.push_back({value.name + ".id", value.text});
    return chosen;
}

Finding findingOf(const MessageRow& row, std::vector<MessageValue> values, Subject subject) {
    Finding finding;
    finding.rule = ruleOf(row.id);
    finding.message = row.id;
    finding.severity = row.severity;
    finding.values = std::move(values);
    finding.subject = std::move(subject);
    return finding;
}

}  // namespace cota::model
