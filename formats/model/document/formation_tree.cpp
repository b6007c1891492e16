#include "formats/model/document/formation_tree.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace cota::model {

FormationTree::FormationTree(const Document& document) {
    for (const auto& [file, forces] : document.forces)
        for (const auto& formation : forces->formations)
            if (byId_.emplace(formation.id.text, static_cast<int>(nodes_.size())).second)
                nodes_.push_back({.formation = &formation});
    for (Node& node : nodes_)
        if (!node.formation->parent.empty()) node.parent = indexOf(node.formation->parent.text);
    arrange();
    for (const int index : order_) {
        Node& node = nodes_[static_cast<std::size_t>(index)];
        node.isWhole = !node.isRing && (node.parent == top || (node.parent >= 0 && at(node.parent).isWhole));
    }
    sides_ = nearest([](const Formation& formation) { return !formation.side.empty(); }).found_;
}

void FormationTree::arrange() {
    enum class Step : std::uint8_t { fresh, open, done };
    std::vector<Step> steps(nodes_.size(), Step::fresh);
    const auto step = [&](int index) -> Step& { return steps[static_cast<std::size_t>(index)]; };
    std::vector<int> way;
    for (int start = 0; start < static_cast<int>(nodes_.size()); ++start) {
        way.clear();
        int next = start;
        for (; next >= 0 && step(next) == Step::fresh; next = at(next).parent) {
            step(next) = Step::open;
            way.push_back(next);
        }
        if (next >= 0 && step(next) == Step::open) {
            const auto ring = std::ranges::find(way, next);
            for (auto one = ring; one != way.end(); ++one)
                nodes_[static_cast<std::size_t>(*one)].isRing = true;
            order_.insert(order_.end(), way.rbegin(), std::make_reverse_iterator(ring));
        }
        order_.insert(order_.end(), way.rbegin(), way.rend());
        for (const int one : way) step(one) = Step::done;
    }
}

int FormationTree::indexOf(std::string_view id) const {
    const auto found = byId_.find(id);
    return found == byId_.end() ? missing : found->second;
}

const Formation* FormationTree::find(std::string_view id) const {
    const int index = indexOf(id);
    return index < 0 ? nullptr : at(index).formation;
}

SideId FormationTree::sideOf(std::string_view id) const {
    const int index = indexOf(id);
    const auto* named = index < 0 ? nullptr : sides_[static_cast<std::size_t>(index)];
    return named ? named->side : SideId();
}

bool FormationTree::isWhole(std::string_view id) const {
    const int index = indexOf(id);
    return index >= 0 && at(index).isWhole;
}

bool FormationTree::isInRing(const Formation& formation) const {
    const int index = indexOf(formation.id.text);
    return index >= 0 && at(index).isRing && at(index).formation == &formation;
}

const Formation* FormationTree::Nearest::of(std::string_view id) const {
    const int index = tree_->indexOf(id);
    return index < 0 ? nullptr : found_[static_cast<std::size_t>(index)];
}

FormationTree::Nearest FormationTree::nearest(const std::function<bool(const Formation&)>& holds) const {
    Nearest nearest;
    nearest.tree_ = this;
    nearest.found_.assign(nodes_.size(), nullptr);
    for (const int index : order_) {
        const Node& node = at(index);
        auto& found = nearest.found_[static_cast<std::size_t>(index)];
        if (holds(*node.formation))
            found = node.formation;
        else if (node.parent >= 0)
            found = nearest.found_[static_cast<std::size_t>(node.parent)];
    }
    return nearest;
}

bool FormationTree::any(const std::function<bool(const Formation&)>& holds) const {
    return std::ranges::any_of(nodes_, [&](const Node& node) { return holds(*node.formation); });
}

void FormationTree::Marked::mark(std::string_view id) {
    for (int index = tree_->indexOf(id); index >= 0 && !isMarked_[static_cast<std::size_t>(index)];
         index = tree_->at(index).parent)
        isMarked_[static_cast<std::size_t>(index)] = true;
}

bool FormationTree::Marked::has(std::string_view id) const {
    const int index = tree_->indexOf(id);
    return index >= 0 && isMarked_[static_cast<std::size_t>(index)];
}

FormationTree::Marked FormationTree::marked() const {
    Marked marked;
    marked.tree_ = this;
    marked.isMarked_.assign(nodes_.size(), false);
    return marked;
}

}  // namespace cota::model
