// Drafts for attributes and elements with a wrong name.

#include <string>

#include "formats/xml/markup/format_steps.h"
#include "validator/fixes/drafts.h"
#include "validator/fixes/near_words.h"

namespace cota::fixes {

namespace {

constexpr const char* valuesElement = "values";

/// Renames the attribute `from` of the element, or of its free values, to `to`, unless `to` exists there
/// already.
std::vector<Change> renamed(const Case& one, std::string_view from, const std::string& to) {
    std::vector<Change> changes;
    for (std::size_t i = one.element; i < one.here().next; ++i) {
        const auto& element = one.text.elements()[i];
        const bool isOwn =
            i == one.element || (element.parent == one.element && element.name == valuesElement);
        const auto* attribute = isOwn ? element.attribute(from) : nullptr;
        if (attribute && !element.attribute(to)) changes.push_back({attribute->at, from.size(), to});
    }
    return changes;
}

}  // namespace

std::optional<Draft> nearNameDraft(const Case& one) {
    const std::string from = one.wrong();
    const auto to = onlyNear(from, one.known());
    if (!to) return std::nullopt;
    auto changes = renamed(one, from, *to);
    if (changes.size() != 1) return std::nullopt;
    return Draft{insteadOf(*to, from), std::move(changes)};
}

std::optional<Draft> otherNameDraft(const Case& one) {
    const std::string from = one.wrong(), to = one.value(one.fix.to);
    if (from.empty() || to.empty()) return std::nullopt;
    auto changes = renamed(one, from, to);
    if (changes.size() != 1) return std::nullopt;
    return Draft{insteadOf(to, from), std::move(changes)};
}

std::optional<Draft> nearElementDraft(const Case& one) {
    const std::string from = one.wrong();
    const auto& element = one.here();
    const auto to = onlyNear(from, one.known());
    if (!to || element.name != from || element.at != one.offset) return std::nullopt;
    std::vector<Change> changes{{element.at + 1, from.size(), *to}};
    if (element.close != element.inner || element.end != element.close)
        changes.push_back({element.close + 2, from.size(), *to});
    return Draft{insteadOf("<" + *to + ">", "<" + from + ">"), std::move(changes)};
}

namespace {

/// Adds the changes that apply a renaming step of the formats to an element.
void take(const xml::FormatStep& step, const ElementText& element, std::vector<Change>& changes) {
    using What = xml::FormatStep::What;
    const auto length = step.before.size();
    const std::string after(step.after);
    if (step.what == What::element) {
        changes.push_back({element.at + 1, length, after});
        if (element.end != element.close) changes.push_back({element.close + 2, length, after});
    } else if (step.what == What::word) {
        const auto* word = element.attribute(step.attribute);
        if (word && word->value == step.before) changes.push_back({word->valueAt, length, after});
    } else if (const auto* attribute = element.attribute(step.before);
               attribute && !element.attribute(step.after)) {
        changes.push_back({attribute->at, length, after});
    }
}

}  // namespace

std::optional<Draft> newFormatDraft(const Case& one) {
    const auto& elements = one.text.elements();
    if (elements.empty()) return std::nullopt;
    const auto& root = elements.front();
    const auto* written = root.attribute("format");
    const std::string now = std::to_string(xml::currentFormat);
    if (!written || written->value != one.value("format")) return std::nullopt;
    Draft draft{labelOf(local("Convert the file to format {format}"), {{"format", now}}),
                {{written->valueAt, written->value.size(), now}}};
    const auto kind = xml::fileKindOf(root.name);
    const int from = std::stoi(one.value("format"));  // a number, or the file would not have been read
    for (const auto& step : xml::formatSteps()) {
        // Assumes that no step renames a name that an earlier step has made.
        if (step.kind != kind || step.from < from) continue;
        for (const auto& element : elements) {
            if (element.name != step.element || element.parent == ElementText::none) continue;
            const auto& parent = elements[element.parent];
            const bool isThere =
                step.list.empty() ? element.parent == 0 : parent.name == step.list && parent.parent == 0;
            if (isThere) take(step, element, draft.changes);
        }
    }
    return draft;
}

}  // namespace cota::fixes
