#include "editor/scenario/zone_tree.h"

#include <algorithm>
#include <iterator>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/scenario/zone_terms.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/finding/message.h"
#include "mapsets/field/zone_resolver.h"

namespace cota::session {

namespace {

using model::ZoneTerm;
using TreeTermKind = ZoneTerm::Kind;

template <class Thing>
std::string nameOrWord(const Thing* thing, const std::string& word, model::Language language) {
    return thing ? nameOf(*thing, language) : word;
}

std::string hexesText(const SheetSource& source, const ZoneTerm& term) {
    constexpr std::size_t mostShown = 4;
    const auto& scenario = **source.document.scenario;
    auto shown = term.hexes;
    if (shown.size() > mostShown) shown.resize(mostShown);
    return labelsIn(scenario, shown) + (term.hexes.size() > mostShown ? " \u2026" : "");
}

/// The first sentence of what the resolver says.
std::string faultOf(const SheetSource& source, const std::vector<model::Finding>& findings) {
    if (findings.empty()) return {};
    const auto& finding = findings.front();
    const auto* row = model::findMessage(mapsets::zoneMessages(), finding.message);
    if (!row) return {};
    return model::fillTemplate(row->text.in(source.language), model::valuesIn(finding, source.language));
}

struct Walk {
    const SheetSource& source;
    const TermHome& home;
    mapsets::ZoneResolver* resolver;
    std::vector<ZoneLine>& lines;

    void children(const ZoneTerm& parent, const TermPath& path) {
        std::vector<Cell> first;
        for (std::size_t i = 0; i < parent.children.size(); ++i) {
            TermPath at = path;
            at.push_back(i);
            const auto& child = parent.children[i];
            ZoneLine line{at, termText(source, child), child.kind};
            line.takesAway = parent.kind == TreeTermKind::butNot && i > 0;
            if (resolver) {
                auto resolved = resolver->resolve(child, home.subject());
                line.count = resolved.cells.size();
                line.fault = faultOf(source, resolved.findings);
                if (i == 0) first = resolved.cells;
                line.givesNothing = resolved.cells.empty();
                if (line.takesAway) {
                    std::vector<Cell> taken;
                    std::ranges::set_intersection(first, resolved.cells, std::back_inserter(taken));
                    line.count = taken.size();
                    line.givesNothing = taken.empty();
                }
            }
            lines.push_back(std::move(line));
            children(child, at);
        }
    }
};

/// The whole without lines that list hexes.
ZoneTerm withoutLists(const ZoneTerm& whole) {
    ZoneTerm rest = whole;
    std::erase_if(rest.children, [](const ZoneTerm& child) { return child.kind == TreeTermKind::hexes; });
    return rest;
}

}  // namespace

const ZoneTerm* TermHome::in(const model::Document& document) const {
    if (!document.scenario) return nullptr;
    const auto& scenario = **document.scenario;
    if (!group_.empty()) {
        const auto group = std::ranges::find(scenario.groups, group_, &model::Group::id);
        return group == scenario.groups.end() ? nullptr : &group->hexes;
    }
    const auto zone = std::ranges::find(scenario.zones, zone_, &model::Zone::id);
    return zone == scenario.zones.end() ? nullptr : &zone->hexes;
}

model::Document TermHome::with(const model::Document& document, const ZoneTerm& whole) const {
    return model::withScenario(document, [&](model::Scenario& scenario) {
        const auto put = [&](auto& things, const auto& id) {
            for (auto& thing : things)
                if (thing.id == id) thing.hexes = whole;
        };
        if (group_.empty())
            put(scenario.zones, zone_);
        else
            put(scenario.groups, group_);
    });
}

model::Subject TermHome::subject() const {
    if (!group_.empty()) return {model::SubjectKind::group, group_.text, {}};
    return {model::SubjectKind::zone, zone_.text, {}};
}

StepName TermHome::name(const model::Document& document) const { return subjectName(document, subject()); }

std::string termText(const SheetSource& source, const ZoneTerm& term) {
    const auto* game = source.game ? &source.game->catalogue : nullptr;
    const auto language = source.language;
    switch (term.kind) {
        case TreeTermKind::all:
            return tr("every hex of the map");
        case TreeTermKind::hexes:
            return filledIn(trLater("hexes: {hexes}"), {{"hexes", hexesText(source, term)}});
        case TreeTermKind::board:
            return tr("board %s", term.word);
        case TreeTermKind::edge:
            return tr("map edge: %s", wayName(term.word, source.language));
        case TreeTermKind::within:
            if (term.hexes.empty())
                return filledIn(trLater("within {number} {number:hex|hexes} of"),
                                {{"number", std::to_string(term.number)}});
            return filledIn(trLater("within {number} {number:hex|hexes} of {hexes}"),
                            {{"number", std::to_string(term.number)}, {"hexes", hexesText(source, term)}});
        case TreeTermKind::toward:
            return filledIn(
                trLater("on or beyond the line {hexes}, towards: {way}"),
                {{"hexes", hexesText(source, term)}, {"way", wayName(term.word, source.language)}});
        case TreeTermKind::terrain:
            return tr("terrain: %s", nameOrWord(game ? game->terrain(model::TerrainId(term.word)) : nullptr,
                                                term.word, language));
        case TreeTermKind::feature:
            return tr("feature: %s", nameOrWord(game ? game->feature(model::FeatureId(term.word)) : nullptr,
                                                term.word, language));
        case TreeTermKind::path:
            return tr("path: %s", nameOrWord(game ? game->pathKind(model::PathKindId(term.word)) : nullptr,
                                             term.word, language));
        case TreeTermKind::level:
            if (term.limit == ZoneTerm().limit)
                return filledIn(trLater("level {from} and higher"), {{"from", std::to_string(term.number)}});
            return filledIn(trLater("levels {from} to {to}"),
                            {{"from", std::to_string(term.number)}, {"to", std::to_string(term.limit)}});
        case TreeTermKind::zone: {
            const auto& zones = (*source.document.scenario)->zones;
            const auto zone = std::ranges::find(zones, model::ZoneId(term.word), &model::Zone::id);
            return tr("zone: %s", zone == zones.end() ? term.word : nameOf(*zone, language));
        }
        case TreeTermKind::anyOf:
            return tr("any of");
        case TreeTermKind::allOf:
            return tr("all of");
        case TreeTermKind::butNot:
            return tr("but not");
    }
    return {};
}

std::vector<ZoneLine> zoneLines(const SheetSource& source, const TermHome& home) {
    std::vector<ZoneLine> lines;
    const auto* whole = home.in(source.document);
    if (!whole) return lines;
    std::optional<mapsets::ZoneResolver> resolver;
    if (source.map) resolver.emplace(source.map->field(), (*source.document.scenario)->zones);
    Walk{source, home, resolver ? &*resolver : nullptr, lines}.children(*whole, {});
    return lines;
}

std::vector<Cell> cellsOf(const SheetSource& source, const TermHome& home, const TermPath& path) {
    const auto* whole = home.in(source.document);
    const auto* term = whole ? termAt(*whole, path) : nullptr;
    if (!term || !source.map) return {};
    mapsets::ZoneResolver resolver(source.map->field(), (*source.document.scenario)->zones);
    return resolver.resolve(*term, home.subject()).cells;
}

std::optional<ZoneCount> countOf(const SheetSource& source, const TermHome& home) {
    if (!source.map || !home.in(source.document)) return std::nullopt;
    const auto cells = cellsOf(source, home, {});
    ZoneCount count{cells.size(), 0};
    count.playable = static_cast<std::size_t>(
        std::ranges::count_if(cells, [&](Cell cell) { return source.map->field().isPlayable(cell); }));
    return count;
}

std::string textOf(const ZoneCount& count) {
    const std::vector<model::MessageValue> values{{"hexes", std::to_string(count.hexes)},
                                                  {"playable", std::to_string(count.playable)}};
    return count.hexes == count.playable
               ? filledIn(trLater("{hexes} {hexes:hex|hexes}"), values)
               : filledIn(trLater("{hexes} {hexes:hex|hexes}, {playable} playable"), values);
}

std::optional<HistoryEntry> zoneStep(const SheetSource& source, const TermHome& home, const ZoneTerm& whole) {
    const auto* now = home.in(source.document);
    if (!now || *now == whole) return std::nullopt;
    return HistoryEntry{named("Change the hexes of %s", home.name(source.document)),
                        home.with(source.document, whole)};
}

std::optional<HistoryEntry> withLinePainted(const SheetSource& source, const TermHome& home,
                                            const TermPath& path) {
    const auto* whole = home.in(source.document);
    if (!whole || !source.map || !termAt(*whole, path)) return std::nullopt;
    ZoneTerm painted;
    painted.kind = TreeTermKind::hexes;
    for (const Cell cell : cellsOf(source, home, path)) painted.hexes.push_back(source.map->ref(cell));
    ZoneTerm made = *whole;
    if (!path.empty())
        made = withTerm(*whole, path, painted);
    else if (painted.hexes.empty())
        made.children.clear();
    else
        made.children = {painted};
    return zoneStep(source, home, made);
}

namespace {

/// The listed hexes that the rest gives too are left out.
ZoneTerm withoutTwice(const SheetSource& source, const TermHome& home, std::size_t& dropped) {
    const ZoneTerm& whole = *home.in(source.document);
    mapsets::ZoneResolver resolver(source.map->field(), (*source.document.scenario)->zones);
    const auto rest = resolver.resolve(withoutLists(whole), home.subject()).cells;
    ZoneTerm made = whole;
    for (auto& child : made.children) {
        if (child.kind != TreeTermKind::hexes) continue;
        dropped += std::erase_if(child.hexes, [&](const model::HexRef& hex) {
            const auto cell = source.map->field().resolve(hex.label);
            return cell && std::ranges::binary_search(rest, *cell);
        });
    }
    std::erase_if(made.children, [](const ZoneTerm& child) {
        return child.kind == TreeTermKind::hexes && child.hexes.empty() && child.extras.empty();
    });
    return made;
}

}  // namespace

std::size_t listedTwice(const SheetSource& source, const TermHome& home) {
    std::size_t dropped = 0;
    if (source.map && home.in(source.document)) withoutTwice(source, home, dropped);
    return dropped;
}

std::optional<HistoryEntry> withoutListedTwice(const SheetSource& source, const TermHome& home) {
    std::size_t dropped = 0;
    if (!source.map || !home.in(source.document)) return std::nullopt;
    return zoneStep(source, home, withoutTwice(source, home, dropped));
}

}  // namespace cota::session
