#include "editor/fields/choice_meant.h"

#include <functional>

#include "editor/documents/plain_letters.h"

namespace cota::fields {

std::string choiceMeant(const std::vector<session::PaletteEntry>& choices, const std::string& typed) {
    for (const auto& choice : choices)
        if (choice.name == typed) return choice.id;
    const std::string wanted = session::foldedText(typed);
    if (wanted.empty()) return typed;
    const auto only =
        [&](const std::function<bool(const std::string& name)>& isMeant) -> const session::PaletteEntry* {
        const session::PaletteEntry* found = nullptr;
        for (const auto& choice : choices) {
            if (!isMeant(session::foldedText(choice.name))) continue;
            if (found) return nullptr;
            found = &choice;
        }
        return found;
    };
    for (const auto* found :
         {only([&](const std::string& name) { return name == wanted; }),
          only([&](const std::string& name) { return name.starts_with(wanted); }),
          only([&](const std::string& name) { return name.find(wanted) != std::string::npos; })})
        if (found) return found->id;
    return typed;
}

}  // namespace cota::fields
