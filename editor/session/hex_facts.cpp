#include "editor/session/hex_facts.h"

#include <algorithm>

#include "editor/session/names.h"
#include "editor/session/words.h"

namespace cota::session {

namespace {

std::string joined(const std::vector<std::string>& words, const char* between) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : between) + word;
    return text;
}

/// The terrains a hex is painted with; those the game does not know by their id.
std::string terrainNames(const Table& table, Cell cell, model::Language language) {
    std::vector<std::string> names;
    for (const auto& share : table.terrain(cell).shares) {
        const auto* type = table.game().catalogue.terrain(share.terrain);
        std::string name = type ? nameOf(*type, language) : share.terrain.text;
        if (share.percent) name += " " + std::to_string(*share.percent) + " %";
        names.push_back(std::move(name));
    }
    return joined(names, ", ");
}

std::string wayNames(const Table& table, Cell cell, model::Language language) {
    std::vector<std::string> names;
    const auto& kinds = table.game().catalogue.pathKinds;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        if (table.field().touches(kind, cell)) names.push_back(nameOf(kinds[kind], language));
    return joined(names, ", ");
}

std::string featureNames(const Table& table, Cell cell, model::Language language) {
    std::vector<std::string> names;
    for (const auto& feature : table.field().features(cell))
        names.push_back(nameOf(table.game().catalogue.features[feature.kind], language));
    return joined(names, ", ");
}

}  // namespace

std::vector<model::CounterId> countersIn(const Table& table, Cell cell) {
    std::vector<model::CounterId> counters;
    const auto& document = table.document();
    if (!document.scenario) return counters;
    for (const auto& group : (*document.scenario)->groups)
        for (const auto& placement : group.units)
            if (placement.at && table.field().resolve(placement.at->label) == cell)
                counters.push_back(placement.counter);
    if (counters.size() < 2) return counters;
    // As they lie on the map: in the order of the orders of battle, whatever the groups say.
    std::vector<model::CounterId> stack;
    const auto take = [&](const model::CounterId& id) {
        if (std::ranges::find(stack, id) == stack.end()) stack.push_back(id);
    };
    for (const auto& [file, forces] : document.forces)
        for (const auto& counter : forces->counters)
            if (std::ranges::find(counters, counter.id) != counters.end()) take(counter.id);
    for (const auto& stray : counters) take(stray);
    return stack;
}

std::vector<std::string> hexFacts(const Table& table, Cell cell, model::Language language) {
    std::vector<std::string> facts{joined(table.field().labels(cell), " = ")};
    const auto add = [&](std::string fact) {
        if (!fact.empty()) facts.push_back(std::move(fact));
    };
    add(terrainNames(table, cell, language));
    add(tr("level %s", std::to_string(table.field().level(cell))));
    if (const auto& scales = table.game().catalogue.scales; scales.heightUnit == "m")
        add(tr("ground %s m", std::to_string(table.play().heights().ground(cell))));
    add(wayNames(table, cell, language));
    add(featureNames(table, cell, language));
    std::vector<std::string> counters;
    for (const auto& counter : countersIn(table, cell)) counters.push_back(counter.text);
    add(joined(counters, ", "));
    return facts;
}

}  // namespace cota::session
