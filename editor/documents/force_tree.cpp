#include "editor/documents/force_tree.h"

#include <algorithm>
#include <map>
#include <set>

#include "editor/documents/names.h"
#include "editor/words/words.h"
#include "formats/model/document/formation_tree.h"

namespace cota::session {

namespace {

using model::CounterId;
using model::Document;
using model::FormationId;
using model::Language;

const model::Formation* formationOf(const model::Forces& forces, const FormationId& id) {
    const auto it = std::ranges::find(forces.formations, id, &model::Formation::id);
    return it == forces.formations.end() ? nullptr : &*it;
}

class FileTree {
  public:
    FileTree(const Document& document, const Placements& placements, const std::string& file,
             Language language)
        : document_(document),
          placements_(placements),
          file_(file),
          forces_(*document.forces.at(file)),
          language_(language) {
        for (const auto& formation : forces_.formations) {
            known_.insert(formation.id);
            parts_[formation.parent].push_back(&formation);
        }
        for (const auto& counter : forces_.counters) members_[counter.formation].push_back(&counter);
    }

    ForceNode root() {
        const std::string& title = forces_.title.in(language_);
        ForceNode node{ForceNode::Kind::file, file_, {}, title.empty() ? file_ : title, {}, 0, {}};
        addBelow({}, node);
        // Formations in a loop of parents, and things whose parent does not exist, are shown all the same.
        for (const auto& formation : forces_.formations)
            if (!shown_.contains(formation.id)) add(formation, node);
        for (const auto& counter : forces_.counters)
            if (!counter.formation.empty() && !known_.contains(counter.formation)) add(counter, node);
        return node;
    }

  private:
    void addBelow(const FormationId& parent, ForceNode& node) {
        if (const auto found = parts_.find(parent); found != parts_.end())
            for (const auto* formation : found->second)
                if (!shown_.contains(formation->id)) add(*formation, node);
        if (const auto found = members_.find(parent); found != members_.end())
            for (const auto* counter : found->second) add(*counter, node);
    }
    void add(const model::Formation& formation, ForceNode& parent) {
        shown_.insert(formation.id);
        ForceNode node{
            ForceNode::Kind::formation, file_, formation.id.text, nameOf(formation, language_), {}, 0, {}};
        addBelow(formation.id, node);
        parent.missing += node.missing;
        parent.children.push_back(std::move(node));
    }
    void add(const model::Counter& counter, ForceNode& parent) {
        ForceNode node{ForceNode::Kind::counter,
                       file_,
                       counter.id.text,
                       nameOf(forces_, counter, language_),
                       placeOf(placements_, counter.id, language_),
                       0,
                       {}};
        node.missing = document_.scenario && node.place.empty() ? 1 : 0;
        parent.missing += node.missing;
        parent.children.push_back(std::move(node));
    }

    const Document& document_;
    const Placements& placements_;
    const std::string& file_;
    const model::Forces& forces_;
    Language language_;
    std::set<FormationId> known_, shown_;
    std::map<FormationId, std::vector<const model::Formation*>> parts_;
    std::map<FormationId, std::vector<const model::Counter*>> members_;
};

}  // namespace

namespace {

std::string placeOf(const FoundPlacement& found, Language language) {
    const auto& [group, placement, scenario] = found;
    if (!placement) return {};
    if (placement->at) return labelIn(*scenario, *placement->at);
    if (placement->aboard) return tr("aboard %s", placement->aboard->text);
    if (group->kind == model::Group::Kind::out) return tr("not in this scenario");
    if (group->kind == model::Group::Kind::pool) return tr("in the pool");
    if (group->turn && group->roll) return tr("from turn %s, by dice", std::to_string(*group->turn));
    if (group->turn) return tr("turn %s", std::to_string(*group->turn));
    return nameOf(*group, language);
}

}  // namespace

std::string placeOf(const Document& document, const CounterId& id, Language language) {
    return placeOf(findPlacement(document, id), language);
}

std::string placeOf(const Placements& placements, const CounterId& id, Language language) {
    const auto found = placements.find(id);
    return found == placements.end() ? std::string() : placeOf(found->second, language);
}

Placements placementsOf(const Document& document) {
    Placements placements;
    if (!document.scenario) return placements;
    for (const auto& group : (*document.scenario)->groups)
        for (const auto& unit : group.units)
            placements.try_emplace(unit.counter, FoundPlacement{&group, &unit, &**document.scenario});
    return placements;
}

Selection ForceNode::subject() const {
    if (kind == Kind::file || kind == Kind::side) return {};
    return {{kind == Kind::counter ? model::SubjectKind::counter : model::SubjectKind::formation, id, {}}};
}

std::vector<ForceNode> forceTree(const Document& document, Language language) {
    std::vector<ForceNode> files;
    const Placements placements = placementsOf(document);
    for (const auto& [file, forces] : document.forces)
        files.push_back(FileTree(document, placements, file, language).root());
    return files;
}

FoundCounter findCounter(const Document& document, const CounterId& id) {
    for (const auto& [file, forces] : document.forces) {
        const auto it = std::ranges::find(forces->counters, id, &model::Counter::id);
        if (it != forces->counters.end()) return {file, &*forces, &*it};
    }
    return {};
}

const model::CounterType* typeOfCounter(const FoundCounter& found) {
    if (!found.counter) return nullptr;
    const auto type = std::ranges::find(found.forces->types, found.counter->type, &model::CounterType::id);
    return type == found.forces->types.end() ? nullptr : &*type;
}

FoundFormation findFormation(const Document& document, const FormationId& id) {
    for (const auto& [file, forces] : document.forces)
        if (const auto* formation = formationOf(*forces, id)) return {file, formation};
    return {};
}

FoundPlacement findPlacement(const Document& document, const CounterId& id) {
    if (!document.scenario) return {};
    for (const auto& group : (*document.scenario)->groups) {
        const auto unit = std::ranges::find(group.units, id, &model::Placement::counter);
        if (unit != group.units.end()) return {&group, &*unit, &**document.scenario};
    }
    return {};
}

model::Subject subjectOfForces(const Document& document, const std::string& id) {
    const bool isCounter = findCounter(document, model::CounterId(id)).counter != nullptr;
    return {isCounter ? model::SubjectKind::counter : model::SubjectKind::formation, id, {}};
}

namespace {

/// The lines of a file below the lines of their sides; those of no side come last.
void divideBySide(ForceNode& file, const Document& document, bool isAlone, Language language) {
    const model::FormationTree tree(document);
    const auto sideOf = [&](const ForceNode& node) {
        if (node.kind == ForceNode::Kind::formation) return tree.sideOf(node.id);
        const auto found = findCounter(document, CounterId(node.id));
        return found.counter ? tree.sideOf(*found.counter) : model::SideId();
    };
    std::vector<ForceNode> sides;
    for (const auto& side : (*document.scenario)->sides)
        sides.push_back({ForceNode::Kind::side, file.file, side.id.text, nameOf(side, language), {}, 0, {}});
    std::vector<ForceNode> others;
    for (const auto& node : file.children) {
        const auto side = std::ranges::find(sides, sideOf(node).text, &ForceNode::id);
        if (side == sides.end()) {
            others.push_back(node);
            continue;
        }
        side->missing += node.missing;
        side->children.push_back(node);
    }
    const auto isUsed = [](const ForceNode& side) { return !side.children.empty(); };
    if (!isAlone && std::ranges::count_if(sides, isUsed) < 2) return;
    if (!isAlone) std::erase_if(sides, [&](const ForceNode& side) { return !isUsed(side); });
    file.children = std::move(sides);
    file.children.insert(file.children.end(), others.begin(), others.end());
}

}  // namespace

std::vector<ForceNode> forcesBySide(const Document& document, Language language) {
    auto files = forceTree(document, language);
    if (!document.scenario || (*document.scenario)->sides.empty()) return files;
    for (auto& file : files) divideBySide(file, document, files.size() == 1, language);
    return files;
}

}  // namespace cota::session
