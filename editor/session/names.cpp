#include "editor/session/names.h"

#include <algorithm>

namespace cota::session {

std::string nameOf(const model::Forces& forces, const model::Counter& counter, model::Language language) {
    if (!counter.name.empty()) return nameOf(counter, language);
    const auto type = std::ranges::find(forces.types, counter.type, &model::CounterType::id);
    if (type == forces.types.end() || type->name.empty()) return counter.id.text;
    return type->name.in(language) + " (" + counter.id.text + ")";
}

model::LocalText namesOf(const model::Forces& forces, const model::Counter& counter) {
    return {nameOf(forces, counter, model::Language::english),
            nameOf(forces, counter, model::Language::spanish)};
}

}  // namespace cota::session
