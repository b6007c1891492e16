#pragma once
// Orders that a scenario gives as details: their units and their state. Shared by the rules on orders.

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "mapsets/strategy/task_list.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

/// A value of a detail, otherwise the default of its type, otherwise empty.
inline std::string textOf(const CheckContext& context, const model::ScenarioPart& part,
                          const std::string& name) {
    if (const auto* text = part.attributes.find(name)) return *text;
    const auto* kind = context.catalogue().partKind(part.kind);
    if (!kind) return {};
    for (const auto& type : kind->attributes)
        if (type.name == name) return type.fallback;
    return {};
}

inline std::vector<const model::ScenarioPart*> partsOf(const CheckContext& context, const std::string& kind) {
    std::vector<const model::ScenarioPart*> parts;
    for (const auto& part : context.scenario()->parts)
        if (part.kind.text == kind) parts.push_back(&part);
    return parts;
}

/// The sum of `number` over the details of the same kind and side with the same word for `name`; nothing
/// unless `part` is the first of them.
inline std::optional<int> statedTogether(const CheckContext& context, const model::ScenarioPart& part,
                                         const std::string& name, const std::string& number) {
    std::optional<int> sum;
    for (const auto* one : partsOf(context, part.kind.text)) {
        if (one->side != part.side || textOf(context, *one, name) != textOf(context, part, name)) continue;
        if (!sum && one != &part) return std::nullopt;
        sum = sum.value_or(0) + mapsets::readInteger(textOf(context, *one, number)).value_or(0);
    }
    return sum;
}

inline bool isAmong(const std::vector<std::string>& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

inline bool holds(const mapsets::TaskList& list, const model::Counter* counter) {
    return std::find(list.counters.begin(), list.counters.end(), counter) != list.counters.end();
}

/// A note about a detail, with its own name if it has one.
inline Note noteOn(const CheckContext& context, const model::ScenarioPart& part,
                   std::vector<model::MessageValue> values) {
    Note note;
    note.values = std::move(values);
    const auto* name = part.attributes.find("name");
    note.values.push_back(valueOf("part", ValueKind::part, name ? *name : context.subjectOf(part).id));
    note.values.push_back(value("side", part.side));
    note.subject = context.subjectOf(part);
    return note;
}

}  // namespace cota::checks
