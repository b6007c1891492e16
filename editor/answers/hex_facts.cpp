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
std::vector<model::TerrainId> groundsOf(const JoinedMap& map, Cell cell) {
    std::vector<model::TerrainId> grounds;
    const auto& boards = map.document().boards;
    for (const auto& [file, hex] : map.printed(cell))
        if (const auto found = boards.find(file); found != boards.end())
            grounds.push_back(found->second->ground);
    return grounds;
}

/// The terrains painted in a hex, by id if the game does not know them. If outlines cover the whole hex, its
/// unpainted ground is left out; other terrains are listed all the same.
std::string paintedNames(const JoinedMap& map, Cell cell, model::Language language) {
    const auto areas = map.field().areasOver(cell);
    const bool isCovered = std::ranges::any_of(areas, [](const auto& area) { return area.percent == 100; });
    const auto grounds = isCovered ? groundsOf(map, cell) : std::vector<model::TerrainId>{};
    std::vector<std::string> names;
    for (const auto& share : map.terrain(cell).shares) {
        if (std::ranges::find(grounds, share.terrain) != grounds.end()) continue;
        const auto* type = map.game().catalogue.terrain(share.terrain);
        names.push_back(withShare(type ? nameOf(*type, language) : share.terrain.text, share.percent));
    }
    return joined(names, ", ");
}

/// Whether the scenario gives the hex another terrain than the boards.
bool isTerrainAmended(const JoinedMap& map, Cell cell) {
    const auto& document = map.document();
    return document.scenario &&
           std::ranges::any_of((*document.scenario)->assembly.amendments, [&](const auto& amendment) {
               return amendment.action == model::Amendment::Action::terrain &&
                      std::ranges::any_of(amendment.hexes, [&](const model::HexRef& hex) {
                          return map.field().resolve(hex.label) == cell;
                      });
           });
}

std::string terrainNames(const JoinedMap& map, Cell cell, model::Language language) {
    std::vector<std::string> names;
    for (const auto terrain : map.field().terrainsIn(cell))
        names.push_back(nameOf(map.game().catalogue.terrains[terrain], language));
    return joined(names, ", ");
}

std::string wayNames(const JoinedMap& map, Cell cell, model::Language language) {
    std::vector<std::string> names;
    const auto& kinds = map.game().catalogue.pathKinds;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        if (map.field().touches(kind, cell)) names.push_back(nameOf(kinds[kind], language));
    return joined(names, ", ");
}

std::string featureNames(const JoinedMap& map, Cell cell, model::Language language) {
    std::vector<std::string> names;
    for (const auto& feature : map.field().features(cell))
        names.push_back(nameOf(map.game().catalogue.features[feature.kind], language));
    return joined(names, ", ");
}

}  // namespace

std::string areasOver(const JoinedMap& map, Cell cell, model::Language language) {
    std::vector<std::string> names;
    for (const auto& area : map.field().areasOver(cell))
        names.push_back(
            withShare(nameOf(map.game().catalogue.terrains[area.terrain], language), area.percent));
    return joined(names, ", ");
}

std::vector<model::CounterId> countersIn(const JoinedMap& map, Cell cell) {
    std::vector<model::CounterId> counters;
    const auto& document = map.document();
    if (!document.scenario) return counters;
    for (const auto& group : (*document.scenario)->groups)
        for (const auto& placement : group.units)
            if (placement.at && map.field().resolve(placement.at->label) == cell)
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

std::vector<std::string> hexFacts(const JoinedMap& map, Cell cell, model::Language language) {
    std::vector<std::string> facts{joined(map.field().labels(cell), " = ")};
    const auto add = [&](std::string fact) {
        if (!fact.empty()) facts.push_back(std::move(fact));
    };
    add(areasOver(map, cell, language));
    add(isTerrainAmended(map, cell) ? terrainNames(map, cell, language) : paintedNames(map, cell, language));
    add(tr("level %s", std::to_string(map.field().level(cell))));
    if (const auto& scales = map.game().catalogue.scales; scales.heightUnit == "m")
        add(tr("ground %s m", std::to_string(map.play().heights().ground(cell))));
    add(wayNames(map, cell, language));
    add(featureNames(map, cell, language));
    std::vector<std::string> counters;
    for (const auto& counter : countersIn(map, cell))
        counters.push_back(counterName(map.document(), counter).in(language));
    add(joined(counters, ", "));
    return facts;
}

}  // namespace cota::session
