#include "mapsets/field/zone_resolver.h"

#include <algorithm>
#include <iterator>

#include "formats/model/finding/nearest_word.h"
#include "mapsets/field/map_side.h"
#include "mapsets/field/zone_messages.h"

namespace cota::mapsets {

namespace {

template <class Things>
model::MessageValue knownIds(const Things& things) {
    std::vector<std::string_view> ids;
    for (const auto& thing : things) ids.push_back(thing.id.text);
    return model::sortedKnown(std::move(ids));
}

using TermKind = model::ZoneTerm::Kind;
using Cells = std::vector<Cell>;

constexpr std::size_t mostChained = 200;  // limit of zones that refer to zones that refer to zones

Cells sorted(Cells cells) {
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

Cells together(const Cells& a, const Cells& b) {
    Cells all;
    std::ranges::set_union(a, b, std::back_inserter(all));
    return all;
}

Cells common(const Cells& a, const Cells& b) {
    Cells both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    return both;
}

Cells without(const Cells& a, const Cells& b) {
    Cells rest;
    std::ranges::set_difference(a, b, std::back_inserter(rest));
    return rest;
}

}  // namespace

struct ZoneResolver::Work {
    model::Subject subject;
    std::vector<model::Finding> findings;
    bool isFaulty = false;

    model::MessageValue name() const {
        const bool isGroup = subject.kind == model::SubjectKind::group;  // whose hexes are not a zone
        return {"zone", subject.id, isGroup ? model::ValueKind::group : model::ValueKind::zone};
    }
    void report(ZoneMessage message, std::vector<model::MessageValue> values,
                std::vector<std::string> hexes = {}) {
        isFaulty = isFaulty || messageOf(message).severity == model::Severity::error;
        if (std::ranges::find(values, "zone", &model::MessageValue::name) == values.end())
            values.push_back(name());
        for (auto& value : values)
            if (value.name == "word" || value.name == "hex" || value.name == "board")
                value.foundAs = model::FoundAs::firstWord;
        model::Subject about = subject;
        about.hexes = std::move(hexes);
        findings.push_back(model::findingOf(messageOf(message), std::move(values), std::move(about)));
    }
};

ZoneResolver::ZoneResolver(const Battlefield& field, std::span<const model::Zone> zones)
    : field_(&field), zones_(zones) {
    for (const model::Zone& zone : zones) byId_.emplace(zone.id.text, &zone);
}

const ResolvedZone& ZoneResolver::resolve(const model::Zone& zone) { return enter(zone); }

const ResolvedZone* ZoneResolver::resolve(const model::ZoneId& id) {
    const auto found = byId_.find(id.text);
    return found == byId_.end() ? nullptr : &enter(*found->second);
}

ResolvedZone ZoneResolver::resolve(const model::ZoneTerm& one, const model::Subject& subject) {
    Work work{subject, {}, false};
    Cells cells = term(one, work);
    return {std::move(cells), std::move(work.findings), work.isFaulty};
}

const ResolvedZone& ZoneResolver::enter(const model::Zone& zone) {
    if (const auto done = done_.find(zone.id); done != done_.end()) return done->second;
    Work work{{model::SubjectKind::zone, zone.id.text, {}}, {}, false};
    open_.push_back(zone.id);
    Cells cells = term(zone.hexes, work);
    open_.pop_back();
    if (cells.empty() && work.findings.empty() && !work.isFaulty)
        work.report(ZoneMessage::empty, {{"zone", zone.id.text}});
    return done_[zone.id] = {std::move(cells), std::move(work.findings), work.isFaulty};
}

Cells ZoneResolver::where(const std::function<bool(Cell)>& holds) const {
    Cells cells;
    for (const Cell cell : field_->hexes())
        if (field_->use(cell) != CellUse::unplayable && holds(cell)) cells.push_back(cell);
    return cells;
}

Cells ZoneResolver::named(const std::vector<model::HexRef>& hexes, Work& work) const {
    Cells cells;
    for (const model::HexRef& hex : hexes) {
        const Cells found = field_->candidates(hex.label);
        if (found.size() == 1) {
            cells.push_back(found.front());
            continue;
        }
        std::string meanings;
        for (const Cell cell : found) meanings += (meanings.empty() ? "" : ", ") + field_->label(cell);
        if (found.empty())
            work.report(ZoneMessage::unknownHex, {{"hex", hex.label}}, {hex.label});
        else
            work.report(ZoneMessage::severalHexes, {{"hex", hex.label}, {"meanings", meanings}}, {hex.label});
    }
    return cells;
}

Cells ZoneResolver::ofZone(const model::ZoneTerm& one, Work& work) {
    const model::ZoneId id(one.word);
    const auto found = byId_.find(one.word);
    if (found == byId_.end()) {
        if (!known_) known_ = knownIds(zones_);
        work.report(ZoneMessage::unknownZone, {{"word", one.word}, *known_});
        return {};
    }
    if (std::ranges::find(open_, id) != open_.end()) {
        work.report(ZoneMessage::cyclic, {work.name(), {"word", one.word}});
        return {};
    }
    // A zone that is already resolved adds no depth.
    if (open_.size() >= mostChained && !done_.contains(id)) {
        work.report(ZoneMessage::tooDeep,
                    {work.name(), {"word", one.word}, {"limit", std::to_string(mostChained)}});
        return {};
    }
    const ResolvedZone& other = enter(*found->second);  // its findings belong to that zone
    work.isFaulty = work.isFaulty || other.isFaulty;
    return other.cells;
}

/// Grows ring by ring over the whole lattice, so gaps in the map do not lengthen a distance.
Cells ZoneResolver::within(const model::ZoneTerm& one, Work& work) {
    Cells ring = named(one.hexes, work);
    for (const model::ZoneTerm& child : one.children) ring = together(sorted(ring), term(child, work));
    std::vector<std::uint8_t> seen(static_cast<std::size_t>(field_->cellCount()), 0);
    for (const Cell cell : ring) seen[static_cast<std::size_t>(cell)] = 1;
    for (int distance = 0; distance < one.number && !ring.empty(); ++distance) {
        Cells next;
        for (const Cell cell : ring) {
            const model::HexCoord hex = field_->hexAt(cell);
            for (const model::Direction direction : model::allDirections) {
                const Cell other = field_->cellOf(model::neighbour(hex, direction));
                if (other == noCell || seen[static_cast<std::size_t>(other)]) continue;
                seen[static_cast<std::size_t>(other)] = 1;
                next.push_back(other);
            }
        }
        ring = std::move(next);
    }
    return where([&](Cell cell) { return seen[static_cast<std::size_t>(cell)] != 0; });
}

Cells ZoneResolver::onEdge(const model::ZoneTerm& one, Work& work) {
    const WayWord word = wayOf(one.word, field_->north());
    if (!word.way) {
        if (word.isCompass)
            work.report(ZoneMessage::northMissing, {{"word", one.word, model::ValueKind::word}});
        else
            work.report(ZoneMessage::unknownEdge, {{"word", one.word}, model::knownWords(wayWords())});
        return {};
    }
    return where([&](Cell cell) { return isAtEdge(*field_, cell, *word.way); });
}

Cells ZoneResolver::toward(const model::ZoneTerm& one, Work& work) {
    const Cells ends = named(one.hexes, work);
    if (ends.size() != one.hexes.size()) return {};  // already reported
    if (ends.size() != 2 || ends[0] == ends[1]) {
        work.report(ZoneMessage::noLine, {});
        return {};
    }
    const WayWord word = wayOf(one.word, field_->north());
    if (!word.way) return onEdge(one, work);  // reports the wrong word
    const model::HexCoord start = field_->hexAt(ends[0]);
    const model::HexCoord line = field_->hexAt(ends[1]) - start;
    const auto side = [&](model::HexCoord to) {
        const std::int64_t cross = std::int64_t{line.q} * to.r - std::int64_t{line.r} * to.q;
        return cross < 0 ? -1 : cross > 0 ? 1 : 0;
    };
    const int wanted = side(towards(*word.way, field_->orientation()));
    if (wanted == 0) {
        work.report(ZoneMessage::alongLine, {{"first", one.hexes[0].label},
                                             {"second", one.hexes[1].label},
                                             {"word", one.word, model::ValueKind::word}});
        return {};
    }
    return where([&](Cell cell) { return side(field_->hexAt(cell) - start) * wanted >= 0; });
}

Cells ZoneResolver::ofKind(const model::ZoneTerm& one, Work& work) {
    const Catalogue& catalogue = field_->mapset().catalogue;
    if (one.kind == TermKind::terrain) {
        const TerrainType* type = catalogue.terrain(model::TerrainId(one.word));
        if (!type)
            return work.report(ZoneMessage::unknownTerrain,
                               {{"word", one.word}, knownIds(catalogue.terrains)}),
                   Cells{};
        const auto number = static_cast<std::uint16_t>(type - catalogue.terrains.data());
        return where([&](Cell cell) { return field_->containsTerrain(cell, number); });
    }
    if (one.kind == TermKind::feature) {
        const FeatureType* type = catalogue.feature(model::FeatureId(one.word));
        if (!type)
            return work.report(ZoneMessage::unknownFeature,
                               {{"word", one.word}, knownIds(catalogue.features)}),
                   Cells{};
        const auto number = static_cast<std::uint16_t>(type - catalogue.features.data());
        return where([&](Cell cell) { return field_->featureCount(cell, number) > 0; });
    }
    const PathKind* type = catalogue.pathKind(model::PathKindId(one.word));
    if (!type)
        return work.report(ZoneMessage::unknownPath, {{"word", one.word}, knownIds(catalogue.pathKinds)}),
               Cells{};
    const auto number = static_cast<std::size_t>(type - catalogue.pathKinds.data());
    return where([&](Cell cell) { return field_->touches(number, cell); });
}

Cells ZoneResolver::ofBoard(const model::ZoneTerm& one, Work& work) {
    const auto boards = field_->boards();
    if (std::ranges::find(boards, one.word, &LaidBoard::id) == boards.end()) {
        work.report(ZoneMessage::unknownBoard, {{"board", one.word}});
        return {};
    }
    return where([&](Cell cell) {
        const PrintedHexes printed = field_->printed(cell);
        return std::any_of(printed.begin(), printed.end(),
                           [&](const PrintedHex& at) { return boards[at.placement].id == one.word; });
    });
}

Cells ZoneResolver::term(const model::ZoneTerm& one, Work& work) {
    switch (one.kind) {
        case TermKind::all:
            return where([&](Cell cell) { return field_->isPlayable(cell); });
        case TermKind::hexes:
            return sorted(named(one.hexes, work));
        case TermKind::board:
            return ofBoard(one, work);
        case TermKind::edge:
            return onEdge(one, work);
        case TermKind::within:
            return within(one, work);
        case TermKind::toward:
            return toward(one, work);
        case TermKind::terrain:
        case TermKind::feature:
        case TermKind::path:
            return ofKind(one, work);
        case TermKind::level:
            return where([&](Cell cell) {
                return field_->level(cell) >= one.number && field_->level(cell) <= one.limit;
            });
        case TermKind::zone:
            return ofZone(one, work);
        case TermKind::anyOf:
        case TermKind::allOf:
        case TermKind::butNot:
            break;
    }
    Cells cells;
    for (std::size_t i = 0; i < one.children.size(); ++i) {
        const Cells more = term(one.children[i], work);
        if (i == 0 || one.kind == TermKind::anyOf)
            cells = together(cells, more);
        else
            cells = one.kind == TermKind::allOf ? common(cells, more) : without(cells, more);
    }
    return cells;
}

}  // namespace cota::mapsets
