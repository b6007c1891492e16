#include "validator/engine/message_book.h"

#include <algorithm>
#include <array>

#include "formats/model/finding/nearest_word.h"
#include "validator/engine/causes.h"
#include "validator/engine/fix_kind.h"

namespace cota::checks {

namespace {

constexpr model::LocalLiteral didYouMean = local(" Did you mean '{word}'?");
constexpr model::LocalLiteral moreFollow =
    local(" {count} more {count:finding follows|findings follow} from this.");
/// Ends the sentence before another one is added.
void endSentence(std::string& text) {
    if (!text.ends_with('.') && !text.ends_with('?')) text += '.';
}

/// Cuts long lists of known words, because forty are too many to read. The values keep them all for
/// programs.
std::vector<model::MessageValue> withFewKnown(std::vector<model::MessageValue> values) {
    constexpr std::size_t most = 10, andSoOn = 3;
    for (auto& value : values) {
        if (value.name != "known") continue;
        if (value.items.size() <= most + andSoOn) continue;
        value.items.resize(most);
        value.text.clear();
        for (const auto& word : value.items) value.text += word.text + ", ";
        value.text += "...";
    }
    return values;
}

/// Removes the total if the list is complete.
std::string withoutNeedlessTotals(std::string text, std::span<const model::MessageValue> values) {
    constexpr auto inAll = local(" ({count} in all)");
    const std::array totals{inAll.english(), inAll.in(model::Language::spanish)};
    const auto find = [&](std::string_view name) {
        const auto found = std::ranges::find(values, name, &model::MessageValue::name);
        return found == values.end() ? nullptr : &*found;
    };
    const auto* count = find("count");
    for (const auto total : totals) {
        const auto at = text.find(total);
        const auto open = at == std::string::npos ? at : text.rfind('{', at);
        if (open == std::string::npos) continue;
        const auto name = text.substr(open + 1, text.find('}', open) - open - 1);
        const auto* list = find(name);
        if (!list || !count || list->text.ends_with("...")) continue;
        const auto listed = list->kind == model::ValueKind::list ? list->items.size() : 1;
        if (std::to_string(listed) == count->text) text.erase(at, total.size());
    }
    return text;
}

}  // namespace

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
    auto text = sentence(finding, language);
    if (const auto count = finding.consequences; count > 0) {
        endSentence(text);
        const std::vector<model::MessageValue> values{{"count", std::to_string(count)}};
        text += model::fillTemplate(moreFollow.in(language), values);
    }
    return text;
}

std::string MessageBook::sentence(const model::Finding& finding, model::Language language) const {
    const auto values = model::valuesIn(finding, language);
    auto found = texts_.find(finding.message);
    if (found == texts_.end()) found = texts_.find(finding.rule);
    if (found != texts_.end()) {
        const std::string_view literal = found->second.in(language);
        const auto few = withFewKnown(values);
        auto sentence = model::fillTemplate(withoutNeedlessTotals(std::string(literal), values), few);
        if (sentence.ends_with("....")) sentence.pop_back();  // a cut list at the end of the sentence
        // Rules list the nearest words, or all if there are few; readers have no such list.
        const bool isTold = rules_.contains(finding.rule) && few == values &&
                            literal.find("{known}") != std::string_view::npos;
        if (isTold || literal.find("{nearest}") != std::string_view::npos) return sentence;
        const auto meant = meantBy(finding);
        if (meant.empty()) return sentence;
        endSentence(sentence);
        return sentence + model::fillTemplate(didYouMean.in(language),
                                              std::vector<model::MessageValue>{{"word", meant}});
    }
    std::string text = finding.message.empty() ? finding.rule : finding.message;
    for (const auto& value : model::valuesIn(finding.values, language))
        text.append(" ").append(value.name).append("=").append(value.text);
    return text;
}

std::string MessageBook::meantBy(const model::Finding& finding) const {
    const auto fix = fixOf(*this, finding.rule);
    const auto wrong = model::textOfValue(finding.values, fix ? fix.value : "word");
    if (wrong.empty()) return {};
    const auto* list = model::findValue(finding.values, "known");
    auto known = list ? list->itemTexts() : std::vector<std::string_view>{};
    if (fix.kind == FixKind::nearRule)
        for (const auto& entry : rows_) known.push_back(model::ruleOf(entry.first));
    const auto nearest = model::nearestWord(wrong, known);
    // Names that differ only in a number are different items, not typing mistakes.
    const bool isMeant = nearest && *nearest != wrong && model::digitsOf(*nearest) == model::digitsOf(wrong);
    return isMeant ? std::string(*nearest) : std::string();
}

const model::MessageRow* MessageBook::row(std::string_view rule) const {
    const auto found = rows_.lower_bound(rule);
    // A rule that has only several wordings has the row of the first.
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
