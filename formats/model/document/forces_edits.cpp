#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/type_bases.h"

namespace cota::model {

Document withCounterType(const Document& document, const std::string& key, const CounterType& type) {
    return withForces(document, key, [&](Forces& forces) { putById(forces.types, type); });
}

Document withFormation(const Document& document, const std::string& key, const Formation& formation) {
    return withForces(document, key, [&](Forces& forces) { putById(forces.formations, formation); });
}

Document withCounter(const Document& document, const std::string& key, const Counter& counter) {
    return withForces(document, key, [&](Forces& forces) { putById(forces.counters, counter); });
}

Document withoutCounterType(const Document& document, const std::string& key, const CounterTypeId& id) {
    return withForces(document, key, [&](Forces& forces) {
        const auto gone = std::ranges::find(forces.types, id, &CounterType::id);
        if (gone == forces.types.end()) return;
        // What types inherit from it is stated by them from now on.
        for (CounterType& type : forces.types)
            if (type.base == id && type.id != id) type = withInheritedFrom(type, *gone);
        dropById(forces.types, id);
    });
}

Document withoutFormation(const Document& document, const std::string& key, const FormationId& id) {
    return withForces(document, key, [&](Forces& forces) {
        const auto it = std::find_if(forces.formations.begin(), forces.formations.end(),
                                     [&](const Formation& formation) { return formation.id == id; });
        if (it == forces.formations.end()) return;
        const Formation gone = *it;
        forces.formations.erase(it);
        for (Formation& formation : forces.formations)
            if (formation.parent == id) formation.parent = gone.parent;
        for (Counter& counter : forces.counters) {
            if (counter.formation != id) continue;
            counter.formation = gone.parent;
            if (counter.side.empty() && gone.parent.empty()) counter.side = gone.side;
        }
    });
}

Document withoutCounter(const Document& document, const std::string& key, const CounterId& id) {
    const Document without =
        withForces(document, key, [&](Forces& forces) { dropById(forces.counters, id); });
    return withoutPlacement(without, id);
}

}  // namespace cota::model
