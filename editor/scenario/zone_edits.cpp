#include "editor/scenario/zone_edits.h"

#include <algorithm>
#include <utility>

#include "mapsets/field/zone_resolver.h"

namespace cota::session {

namespace {

using model::ZoneTerm;

ZoneTerm* find(ZoneTerm& whole, const TermPath& path) {
    ZoneTerm* at = &whole;
    for (const auto child : path) {
        if (child >= at->children.size()) return nullptr;
        at = &at->children[child];
    }
    return at;
}

auto placeIn(std::vector<ZoneTerm>& terms, std::size_t place) {
    return terms.begin() + static_cast<std::ptrdiff_t>(std::min(place, terms.size()));
}

TermPath parentOf(TermPath path) {
    path.pop_back();
    return path;
}

bool isBelow(const TermPath& path, const TermPath& above) {
    return path.size() >= above.size() && std::equal(above.begin(), above.end(), path.begin());
}

}  // namespace

const ZoneTerm* termAt(const ZoneTerm& whole, const TermPath& path) {
    return find(const_cast<ZoneTerm&>(whole), path);
}

bool hasChildren(ZoneTerm::Kind kind) {
    using Kind = ZoneTerm::Kind;
    return kind == Kind::anyOf || kind == Kind::allOf || kind == Kind::butNot || kind == Kind::within;
}

ZoneTerm withTerm(const ZoneTerm& whole, const TermPath& path, const ZoneTerm& term) {
    ZoneTerm made = whole;
    if (auto* at = find(made, path)) *at = term;
    return made;
}

ZoneTerm withTermAdded(const ZoneTerm& whole, const TermPath& path, const ZoneTerm& term) {
    ZoneTerm made = whole;
    auto* at = find(made, path);
    if (!at) return made;
    if (hasChildren(at->kind)) {
        at->children.push_back(term);
    } else {
        auto& siblings = find(made, parentOf(path))->children;
        siblings.insert(placeIn(siblings, path.back() + 1), term);
    }
    return made;
}

TermPath pathOfAdded(const ZoneTerm& whole, const TermPath& path) {
    const auto* at = termAt(whole, path);
    if (!at) return {};
    TermPath added = path;
    if (hasChildren(at->kind))
        added.push_back(at->children.size());
    else
        ++added.back();
    return added;
}

ZoneTerm withTermWrapped(const ZoneTerm& whole, const TermPath& path, ZoneTerm::Kind kind) {
    ZoneTerm made = whole;
    auto* at = find(made, path);
    if (!at) return made;
    ZoneTerm outer;
    outer.kind = kind;
    if (!path.empty()) {
        outer.children.push_back(std::move(*at));
        *at = std::move(outer);
        return made;
    }
    if (at->children.empty()) return made;
    if (at->children.size() == 1 || kind == ZoneTerm::Kind::anyOf || kind == ZoneTerm::Kind::allOf) {
        outer.children = std::move(at->children);
    } else {
        // "But not" takes lines away from one: from all of them together.
        ZoneTerm all;
        all.kind = ZoneTerm::Kind::anyOf;
        all.children = std::move(at->children);
        outer.children.push_back(std::move(all));
    }
    at->children = {std::move(outer)};
    return made;
}

ZoneTerm withoutTerm(const ZoneTerm& whole, const TermPath& path) {
    ZoneTerm made = whole;
    if (path.empty() || !find(made, path)) return made;
    auto& siblings = find(made, parentOf(path))->children;
    siblings.erase(placeIn(siblings, path.back()));
    return made;
}

ZoneTerm withTermMoved(const ZoneTerm& whole, const TermPath& from, const TermPath& parent,
                       std::size_t place) {
    const auto* moved = termAt(whole, from);
    const auto* into = termAt(whole, parent);
    if (from.empty() || !moved || !into || !hasChildren(into->kind) || isBelow(parent, from)) return whole;
    ZoneTerm made = whole;
    const ZoneTerm term = *moved;
    auto& target = find(made, parent)->children;
    target.insert(placeIn(target, place), term);
    // The new line may have moved the old one further down.
    TermPath old = from;
    if (isBelow(from, parent) && from.size() > parent.size() && from[parent.size()] >= place)
        ++old[parent.size()];
    return withoutTerm(made, old);
}

ZoneTerm withTermShifted(const ZoneTerm& whole, const TermPath& path, int by) {
    ZoneTerm made = whole;
    if (path.empty() || !find(made, path)) return made;
    auto& siblings = find(made, parentOf(path))->children;
    const auto to = static_cast<std::ptrdiff_t>(path.back()) + by;
    if (to < 0 || to >= std::ssize(siblings)) return made;
    std::swap(siblings[path.back()], siblings[static_cast<std::size_t>(to)]);
    return made;
}

ZoneTerm withoutCells(const ZoneTerm& whole, const JoinedMap& map, const std::set<Cell>& cells) {
    if (!map.document().scenario) return whole;
    mapsets::ZoneResolver resolver(map.field(), (*map.document().scenario)->zones);
    ZoneTerm out;
    out.kind = ZoneTerm::Kind::hexes;
    for (const Cell cell : resolver.resolve(whole, {}).cells)
        if (cells.contains(cell)) out.hexes.push_back(map.ref(cell));
    if (out.hexes.empty()) return whole;
    ZoneTerm made = whole;
    if (made.children.size() == 1 && made.children.front().kind == ZoneTerm::Kind::butNot &&
        made.children.front().children.size() > 1 &&
        made.children.front().children.back().kind == ZoneTerm::Kind::hexes) {
        auto& hexes = made.children.front().children.back().hexes;
        hexes.insert(hexes.end(), out.hexes.begin(), out.hexes.end());
        return made;
    }
    ZoneTerm inside;
    inside.kind = ZoneTerm::Kind::anyOf;
    inside.children = std::move(made.children);
    if (inside.children.size() == 1) inside = ZoneTerm(inside.children.front());
    ZoneTerm butNot;
    butNot.kind = ZoneTerm::Kind::butNot;
    butNot.children = {std::move(inside), std::move(out)};
    made.children = {std::move(butNot)};
    return made;
}

}  // namespace cota::session
