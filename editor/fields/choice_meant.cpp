#include "editor/fields/choice_meant.h"

#include <functional>
#include <optional>

#include "editor/documents/plain_letters.h"
#include "editor/editing/property_rows.h"

namespace cota::fields {

std::string choiceMeant(const std::vector<session::PaletteEntry>& choices, const std::string& typed) {
    for (const auto& choice : choices)
        if (choice.name == typed) return choice.id;
    const std::string wanted = session::foldedText(typed);
    if (wanted.empty()) return typed;
    const auto only =
        [&](const std::function<bool(const std::string& name)>& isMeant) -> const session::PaletteEntry* {
        const session::PaletteEntry *found = nullptr, *unset = nullptr;
        for (const auto& choice : choices) {
            if (choice.id == session::otherWord || !isMeant(session::foldedText(choice.name))) continue;
            if (choice.id.empty()) {
                unset = &choice;
                continue;
            }
            if (found) return nullptr;
            found = &choice;
        }
        // Who types wants a value: "s" is "sí", not "sin definir".
        return found ? found : unset;
    };
    for (const auto* found :
         {only([&](const std::string& name) { return name == wanted; }),
          only([&](const std::string& name) { return name.starts_with(wanted); }),
          only([&](const std::string& name) { return name.find(wanted) != std::string::npos; })})
        if (found) return found->id;
    return typed;
}

std::vector<std::size_t> choicesWith(const std::vector<session::PaletteEntry>& choices,
                                     const std::string& typed) {
    const std::string wanted = session::foldedText(typed);
    std::vector<std::size_t> exact, begin, others;
    std::optional<std::size_t> other;
    // What leaves the value open comes after the values that begin so.
    std::optional<std::size_t> unset;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (choices[i].id == session::otherWord) {
            other = i;
            continue;
        }
        const std::string name = session::foldedText(choices[i].name);
        if (wanted.empty() || name.find(wanted) == std::string::npos) {
            if (wanted.empty()) others.push_back(i);
            continue;
        }
        if (choices[i].id.empty() && name != wanted && name.starts_with(wanted)) {
            unset = i;
            continue;
        }
        (name == wanted ? exact : name.starts_with(wanted) ? begin : others).push_back(i);
    }
    if (unset) begin.push_back(*unset);
    const bool isNew = exact.empty() && !wanted.empty() && other;
    if (isNew) others.push_back(*other);
    // Who types a word that none has sees which there are.
    if (isNew && begin.empty() && others.size() == 1)
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (i != *other && !choices[i].id.empty()) others.push_back(i);
    for (const auto* more : {&begin, &others}) exact.insert(exact.end(), more->begin(), more->end());
    return exact;
}

bool differs(const session::Property& before, const session::Property& now, bool isTyping) {
    return now.value != before.value || (now.choices != before.choices && !isTyping);
}

}  // namespace cota::fields
