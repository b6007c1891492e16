#include "validator/engine/message_book.h"

namespace cota::checks {

void MessageBook::add(std::span<const model::MessageRow> rows) {
    for (const auto& row : rows) {
        rows_.emplace(row.id, &row);
        texts_.emplace(row.id, row.text);
    }
}

void MessageBook::add(std::span<const Topic> topics) {
    for (const auto& topic : topics) {
        topics_.push_back(topic);
        for (const auto& rule : topic.rules) {
            rules_.emplace(rule.id(), &rule);
            rows_.emplace(rule.id(), &rule.message);
            texts_.emplace(rule.id(), rule.message.text);
            for (const auto& wording : rule.variants)
                texts_.emplace(std::string(rule.id()) + "." + wording.name, wording.text);
        }
    }
}

std::string MessageBook::text(const model::Finding& finding, model::Language language) const {
    const auto values = model::valuesIn(finding, language);
    auto found = texts_.find(finding.message);
    if (found == texts_.end()) found = texts_.find(finding.rule);
    if (found != texts_.end()) return model::fillTemplate(found->second.in(language), values);
    std::string text = finding.message.empty() ? finding.rule : finding.message;
    for (const auto& value : model::valuesIn(finding.values, language)) text.append(" ").append(value.name).append("=").append(value.text);
    return text;
}

const model::MessageRow* MessageBook::row(std::string_view rule) const {
    const auto found = rows_.lower_bound(rule);
    // A rule of several wordings and none of its own has the row of the first.
    const bool isThere =
        found != rows_.end() && (found->first == rule || model::ruleOf(found->first) == rule);
    return isThere ? found->second : nullptr;
}

const Rule* MessageBook::rule(std::string_view id) const {
    const auto found = rules_.find(id);
    return found == rules_.end() ? nullptr : found->second;
}

std::vector<const model::MessageRow*> MessageBook::readerRows() const {
    std::vector<const model::MessageRow*> rows;
    for (const auto& [id, row] : rows_)
        if (!rules_.contains(id) && (model::ruleOf(id) == id || !rows_.contains(model::ruleOf(id))))
            rows.push_back(row);
    return rows;
}

}  // namespace cota::checks
