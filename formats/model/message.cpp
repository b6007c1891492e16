#include "formats/model/message.h"

#include <algorithm>

namespace cota::model {

namespace {

// Calls literal(text) for plain runs and named(name) for placeholders, in order.
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
        [&](std::string_view name) {
            const auto it = std::find_if(values.begin(), values.end(),
                                         [&](const MessageValue& value) { return value.name == name; });
            if (it != values.end())
                filled += it->text;
            else
                filled.append("{").append(name).append("}");
        });
    return filled;
}

std::vector<std::string> placeholders(std::string_view text) {
    std::vector<std::string> names;
    walk(
        text, [](std::string_view) {}, [&](std::string_view name) { names.emplace_back(name); });
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
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
