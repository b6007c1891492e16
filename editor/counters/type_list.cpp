#include "editor/counters/type_list.h"

#include <algorithm>
#include <functional>
#include <map>

#include "editor/counters/search_text.h"
#include "editor/documents/names.h"
#include "editor/documents/plain_letters.h"
#include "editor/words/words.h"
#include "formats/model/document/formation_tree.h"
#include "formats/model/document/type_bases.h"
#include "mapsets/units/order_of_battle.h"

namespace cota::session {

namespace {

using model::CounterType;
using model::Document;

/// How often the counters of each type take part, by side.
using Uses = std::map<model::CounterTypeId, std::map<model::SideId, int>>;

Uses usesIn(const Document& document) {
    Uses uses;
    const model::FormationTree tree(document);
    for (const auto& [file, forces] : document.forces)
        for (const auto& counter : forces->counters) ++uses[counter.type][tree.sideOf(counter)];
    return uses;
}

std::vector<model::Side> sidesOf(const Document& document) {
    return document.scenario ? (*document.scenario)->sides : std::vector<model::Side>{};
}

model::SideId sideOf(const CounterType& type, const Uses& uses, const std::vector<model::Side>& sides) {
    if (const auto found = uses.find(type.id); found != uses.end())
        return std::ranges::max_element(found->second, {}, [](const auto& entry) { return entry.second; })
            ->first;
    if (type.nation.empty()) return {};
    const auto side = std::ranges::find(sides, type.nation, &model::Side::nation);
    return side == sides.end() ? model::SideId() : side->id;
}

/// Everything about a type that may be searched for.
std::string searched(const CounterType& type, const mapsets::UnitClass* unitClass, const TypeLine& line,
                     const mapsets::Mapset* game, model::Language language) {
    std::string text = line.name + " " + line.className + " " + type.id.text;
    const auto* nations = game ? game->catalogue.wordList("nation") : nullptr;
    const auto* nation = nations ? nations->find(type.nation) : nullptr;
    text += " " + (nation ? nameOf(*nation, language) : type.nation);
    for (const auto* values : {&type.front, &type.back})
        for (const auto& [name, value] : *values) {
            text += " " + name + " " + value;
            if (!unitClass) continue;
            const auto declared = std::ranges::find(unitClass->front, name, &mapsets::AttributeType::name);
            if (declared != unitClass->front.end()) text += " " + declared->meaning.in(language);
        }
    return foldedText(text);
}

/// The lines with each type after the one it is based on, if that is there too.
std::vector<TypeLine> belowTheirBases(const Document& document, const std::vector<TypeLine>& lines,
                                      model::Language language) {
    std::vector<TypeLine> sorted;
    std::vector<bool> isDone(lines.size(), false);
    const auto baseOf = [&](const TypeLine& line) {
        const auto bases = model::basesOf(*document.forces.at(line.file), *findType(document, line.id).type);
        return bases.empty() ? nullptr : bases.front();
    };
    const auto hasInList = [&](const model::CounterTypeId& id) {
        return std::ranges::find(lines, id, &TypeLine::id) != lines.end();
    };
    const std::function<void(std::size_t, int)> add = [&](std::size_t at, int level) {
        if (isDone[at]) return;
        isDone[at] = true;
        sorted.push_back(lines[at]);
        sorted.back().level = level;
        if (const auto* base = baseOf(lines[at])) sorted.back().baseName = nameOf(*base, language);
        for (std::size_t other = 0; other < lines.size(); ++other)
            if (const auto* base = baseOf(lines[other]); base && base->id == lines[at].id)
                add(other, level + 1);
    };
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (const auto* base = baseOf(lines[i]); !base || !hasInList(base->id)) add(i, 0);
    for (std::size_t i = 0; i < lines.size(); ++i) add(i, 0);  // rings
    return sorted;
}

std::string outOf(int used, int available) {
    if (available <= 0) return std::to_string(used);
    return filledIn(tr("%s of %s", std::to_string(used)), std::to_string(available));
}

}  // namespace

std::string TypeLine::useText() const { return outOf(used, available); }

int TypeSection::used() const {
    int sum = 0;
    for (const auto& type : types) sum += type.used;
    return sum;
}

int TypeSection::available() const {
    int sum = 0;
    for (const auto& type : types) sum += type.available;
    return sum;
}

std::string TypeSection::summary() const {
    const std::string count = types.size() == 1 ? tr("1 type") : tr("%s types", std::to_string(types.size()));
    return count + " · " + outOf(used(), available());
}

std::vector<TypeSection> typesBySide(const Document& document, const mapsets::Mapset* game,
                                     model::Language language, const std::string& search) {
    const auto sides = sidesOf(document);
    const auto uses = usesIn(document);
    std::vector<TypeSection> sections;
    for (const auto& side : sides) sections.push_back({side.id, nameOf(side, language), {}});
    sections.push_back(
        {{}, sides.size() == 2 ? tr("Used by both sides") : tr("Used by several sides"), {}, true});
    const auto sectionOf = [&](const model::SideId& side, bool isShared) -> TypeSection& {
        const auto found = std::ranges::find_if(sections, [&](const TypeSection& section) {
            return isShared ? section.isShared : !section.isShared && section.side == side;
        });
        if (found != sections.end()) return *found;
        sections.push_back({side, side.empty() ? tr("Used by no side") : side.text, {}});
        return sections.back();
    };
    for (const auto& [file, forces] : document.forces)
        for (const auto& type : forces->types) {
            TypeLine line;
            line.file = file;
            line.id = type.id;
            line.name = nameOf(type, language);
            line.className = type.unitClass.text;
            line.available = type.available;
            const auto* unitClass = game ? game->catalogue.unitClass(type.unitClass) : nullptr;
            if (unitClass) line.className = nameOf(*unitClass, language);
            if (const auto found = uses.find(type.id); found != uses.end())
                for (const auto& [side, count] : found->second) line.used += count;
            const bool isShared = uses.contains(type.id) && uses.at(type.id).size() > 1;
            const auto whole = model::withInherited(*forces, type);
            if (!search.empty() && !fitsSearch(searched(whole, unitClass, line, game, language), search))
                continue;
            line.side = sideOf(whole, uses, sides);
            for (const auto* base : model::basesOf(*forces, type))
                if (line.side.empty()) line.side = sideOf(*base, uses, sides);
            sectionOf(line.side, isShared).types.push_back(std::move(line));
        }
    for (auto& section : sections) section.types = belowTheirBases(document, section.types, language);
    std::erase_if(sections, [](const TypeSection& section) { return section.types.empty(); });
    return sections;
}

FoundType findType(const Document& document, const model::CounterTypeId& id) {
    for (const auto& [file, forces] : document.forces) {
        const auto type = std::ranges::find(forces->types, id, &CounterType::id);
        if (type != forces->types.end()) return {file, &*type};
    }
    return {};
}

std::vector<model::CounterId> unitsOfType(const Document& document, const model::CounterTypeId& id) {
    std::vector<model::CounterId> units;
    for (const auto& [file, forces] : document.forces)
        for (const auto& counter : forces->counters)
            if (counter.type == id) units.push_back(counter.id);
    return units;
}

}  // namespace cota::session
