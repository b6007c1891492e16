#include "editor/answers/hex_facts.h"

#include <algorithm>
#include <optional>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/words/words.h"

namespace cota::session {

namespace {

std::string joined(const std::vector<std::string>& words, const char* between) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : between) + word;
    return text;
}

std::string withShare(std::string name, std::optional<int> percent) {
    return percent ? name + " " + std::to_string(*percent) + " %" : name;
}

/// The ground terrains of the boards that print a hex.
std::vector<model::TerrainId> groundsOf(const Table& table, Cell cell) {
    std::vector<model::TerrainId> grounds;
    const auto& boards = table.document().boards;
    for (const auto& [file, hex] : table.printed(cell))
        if (const auto found = boards.find(file); found != boards.end())
            grounds.push_back(found->second->ground);
    return grounds;
}

/// The terrains painted in a hex, by id if the game does not know them. If outlines cover the whole hex, its
/// unpainted ground is left out; other terrains are listed all the same.
std::string paintedNames(const Table& table, Cell cell, model::Language language) {
    const auto areas = table.field().areasOver(cell);
    const bool isCovered = std::ranges::any_of(areas, [](const auto& area) { return area.percent == 100; });
    const auto grounds = isCovered ? groundsOf(table, cell) : std::vector<model::TerrainId>{};
    std::vector<std::string> names;
    for (const auto& share : table.terrain(cell).shares) {
        if (std::ranges::find(grounds, share.terrain) != grounds.end()) continue;
        const auto* type = table.game().catalogue.terrain(share.terrain);
        names.push_back(withShare(type ? nameOf(*type, language) : share.terrain.text, share.percent));
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

std::string areasOver(const Table& table, Cell cell, model::Language language) {
    std::vector<std::string> names;
    for (const auto& area : table.field().areasOver(cell))
        names.push_back(
            withShare(nameOf(table.game().catalogue.terrains[area.terrain], language), area.percent));
    return joined(names, ", ");
}

std::vector<model::CounterId> countersIn(const Table& table, Cell cell) {
    std::vector<model::CounterId> counters;
    const auto& document = table.document();
    if (!document.scenario) return counters;
    for (const auto& group : (*document.scenario)->groups)
        for (const auto& placement : group.units)
            if (placement.at && table.field().resolve(placement.at->label) == cell)
                counters.push_back(placement.counter);
    if (counters.size() < 2) return counters;
    // In drawing order: that of the orders of battle, whatever the order of the groups.
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
    add(areasOver(table, cell, language));
    add(paintedNames(table, cell, language));
    add(tr("level %s", std::to_string(table.field().level(cell))));
    if (const auto& scales = table.game().catalogue.scales; scales.heightUnit == "m")
        add(tr("ground %s m", std::to_string(table.play().heights().ground(cell))));
    add(wayNames(table, cell, language));
    add(featureNames(table, cell, language));
    std::vector<std::string> counters;
    for (const auto& counter : countersIn(table, cell))
        counters.push_back(counterName(table.document(), counter).in(language));
    add(joined(counters, ", "));
    return facts;
}

}  // namespace cota::session
