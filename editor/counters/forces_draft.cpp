#include "editor/counters/forces_draft.h"

#include <algorithm>

#include "editor/documents/names.h"

namespace cota::session {

using model::Counter;
using model::CounterType;
using model::Document;
using model::Formation;

ForcesDraft::ForcesDraft(const Document& document) : original_(document) {
    if (document.scenario) scenario_ = **document.scenario;
    for (const auto& [file, shared] : document.forces) {
        const auto& forces = forces_[file] = *shared;
        // If two things have the same id, the first one counts, as everywhere.
        for (std::size_t i = 0; i < forces.types.size(); ++i) {
            types_.try_emplace(forces.types[i].id.text, Place{file, i});
            typeNames_.add(forces.types[i].id.text, forces.types[i].name);
        }
        for (std::size_t i = 0; i < forces.formations.size(); ++i) {
            formations_.try_emplace(forces.formations[i].id.text, Place{file, i});
            formationNames_.add(forces.formations[i].id.text, forces.formations[i].name);
        }
        for (std::size_t i = 0; i < forces.counters.size(); ++i) enter(file, forces.counters[i], i);
    }
    if (!scenario_) return;
    for (std::size_t group = 0; group < scenario_->groups.size(); ++group)
        for (std::size_t i = 0; i < scenario_->groups[group].units.size(); ++i)
            posts_.try_emplace(scenario_->groups[group].units[i].counter.text, group, i);
}

void ForcesDraft::enter(const std::string& file, const Counter& unit, std::size_t index) {
    if (!units_.try_emplace(unit.id.text, Place{file, index}).second) return;
    unitNames_.add(unit.id.text, unit.name);
    for (const auto& name : std::set{foldedText(unit.name.en), foldedText(unit.name.es)})
        if (!name.empty()) unitsByName_[{name, unit.formation.text}].push_back(unit.id.text);
}

std::vector<std::string> ForcesDraft::unitsNamed(const std::string& name,
                                                 const std::string& formation) const {
    const auto found = unitsByName_.find({foldedText(name), formation});
    return found == unitsByName_.end() ? std::vector<std::string>{} : found->second;
}

std::string ForcesDraft::freeIn(const Index& index, const std::string& stem) {
    if (!index.contains(stem)) return stem;
    return freeId(stem, [&](const std::string& id) { return index.contains(id); });
}

void ForcesDraft::add(const std::string& file, Counter unit) {
    auto& counters = forces_.at(file).counters;
    enter(file, unit, counters.size());
    counters.push_back(std::move(unit));
}

void ForcesDraft::add(const std::string& file, CounterType type) {
    auto& types = forces_.at(file).types;
    types_.try_emplace(type.id.text, Place{file, types.size()});
    typeNames_.add(type.id.text, type.name);
    types.push_back(std::move(type));
}

void ForcesDraft::add(const std::string& file, Formation formation) {
    auto& formations = forces_.at(file).formations;
    formations_.try_emplace(formation.id.text, Place{file, formations.size()});
    formationNames_.add(formation.id.text, formation.name);
    formations.push_back(std::move(formation));
}

model::SideId ForcesDraft::sideOf(const Counter& unit) {
    return unit.side.empty() ? sideOf(unit.formation.text) : unit.side;
}

model::SideId ForcesDraft::sideOf(const std::string& id) {
    std::set<std::string> seen;  // formations may form a ring
    for (std::string above = id; seen.insert(above).second;) {
        const auto* formation = this->formation(above);
        if (!formation) return {};
        if (!formation->side.empty()) return formation->side;
        above = formation->parent.text;
    }
    return {};
}

std::optional<ForcesDraft::Post> ForcesDraft::post(const std::string& unit) const {
    const auto found = posts_.find(unit);
    if (found == posts_.end()) return std::nullopt;
    const auto& group = scenario_->groups[found->second.first];
    return Post{group.id, group.units[found->second.second]};
}

void ForcesDraft::place(const Post& post) {
    if (!scenario_) return;
    const auto group = std::ranges::find(scenario_->groups, post.group, &model::Group::id);
    if (group == scenario_->groups.end()) return;
    const auto index = static_cast<std::size_t>(group - scenario_->groups.begin());
    const auto& unit = post.placement.counter.text;
    const auto found = posts_.find(unit);
    if (found != posts_.end() && found->second.first == index) {
        group->units[found->second.second] = post.placement;
        return;
    }
    if (found != posts_.end()) left_.insert(found->second);
    posts_[unit] = {index, group->units.size()};
    group->units.push_back(post.placement);
}

model::GroupId ForcesDraft::setupGroup(const model::SideId& side) {
    auto& groups = scenario_->groups;
    const auto found = std::ranges::find_if(groups, [&](const model::Group& group) {
        return group.side == side && group.kind == model::Group::Kind::setup;
    });
    if (found != groups.end()) return found->id;
    model::Group made;
    const std::string stem = side.empty() ? "setup" : side.text + "-setup";
    const auto isTaken = [&](const std::string& id) {
        return std::ranges::find(groups, model::GroupId(id), &model::Group::id) != groups.end();
    };
    made.id = model::GroupId(isTaken(stem) ? freeId(stem, isTaken) : stem);
    made.side = side;
    groups.push_back(made);
    return made.id;
}

Document ForcesDraft::document() const {
    Document changed = original_;
    for (const auto& [file, forces] : forces_)
        if (!(*original_.forces.at(file) == forces)) changed.forces[file] = forces;
    if (!scenario_) return changed;
    model::Scenario scenario = *scenario_;
    for (std::size_t group = 0; group < scenario.groups.size(); ++group) {
        std::vector<model::Placement> kept;
        for (std::size_t i = 0; i < scenario.groups[group].units.size(); ++i)
            if (!left_.contains({group, i})) kept.push_back(scenario.groups[group].units[i]);
        scenario.groups[group].units = std::move(kept);
    }
    if (!(scenario == **original_.scenario)) changed.scenario = std::move(scenario);
    return changed;
}

}  // namespace cota::session
