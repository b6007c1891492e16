#include "editor/scenario/zone_terms.h"

#include <algorithm>
#include <array>

#include "editor/documents/names.h"
#include "editor/editing/property_rows.h"
#include "editor/scenario/form_edits.h"
#include "editor/words/words.h"
#include "mapsets/field/map_side.h"
#include "validator/engine/shown_names.h"

namespace cota::session {

namespace {

using model::ZoneTerm;
using ZoneTermKind = ZoneTerm::Kind;

constexpr int mostDistance = 1000;
constexpr int mostLevel = mapsets::highestLevel;
const int noLimit = ZoneTerm().limit;

struct KindRow {
    ZoneTermKind kind;
    Phrase label;
};
constexpr std::array kinds{KindRow{ZoneTermKind::within, trLater("within some hexes of")},
                           KindRow{ZoneTermKind::hexes, trLater("listed hexes")},
                           KindRow{ZoneTermKind::board, trLater("board")},
                           KindRow{ZoneTermKind::edge, trLater("map edge")},
                           KindRow{ZoneTermKind::toward, trLater("on or beyond a line")},
                           KindRow{ZoneTermKind::terrain, trLater("terrain")},
                           KindRow{ZoneTermKind::feature, trLater("feature")},
                           KindRow{ZoneTermKind::path, trLater("path")},
                           KindRow{ZoneTermKind::level, trLater("elevation level")},
                           KindRow{ZoneTermKind::zone, trLater("another zone")},
                           KindRow{ZoneTermKind::all, trLater("every hex of the map")},
                           KindRow{ZoneTermKind::anyOf, trLater("any of")},
                           KindRow{ZoneTermKind::allOf, trLater("all of")},
                           KindRow{ZoneTermKind::butNot, trLater("but not")}};

bool hasNorth(const SheetSource& source) {
    return (*source.document.scenario)->assembly.north != model::North::unset;
}

/// By compass and as seen on paper; only the latter if the map has no north.
std::vector<PaletteEntry> wayChoices(const SheetSource& source) {
    const auto words = mapsets::wayWords();  // the half by compass first
    std::vector<PaletteEntry> choices;
    for (std::size_t i = hasNorth(source) ? 0 : words.size() / 2; i < words.size(); ++i)
        choices.push_back({words[i], wayName(words[i], source.language)});
    return choices;
}

std::vector<PaletteEntry> boardChoices(const SheetSource& source) {
    std::vector<PaletteEntry> choices;
    for (const auto& board : (*source.document.scenario)->assembly.boards)
        choices.push_back({board.id.text, board.id.text});
    return choices;
}

/// Zones that an expression of this home can name: not its own.
std::vector<PaletteEntry> otherZones(const SheetSource& source, const TermHome& home) {
    std::vector<PaletteEntry> choices;
    for (const auto& zone : (*source.document.scenario)->zones)
        if (!home.isOf(zone.id)) choices.push_back({zone.id.text, nameOf(zone, source.language)});
    return choices;
}

std::vector<PaletteEntry> wordChoices(const SheetSource& source, const TermHome& home, ZoneTermKind kind) {
    switch (kind) {
        case ZoneTermKind::board:
            return boardChoices(source);
        case ZoneTermKind::edge:
        case ZoneTermKind::toward:
            return wayChoices(source);
        case ZoneTermKind::terrain:
            return source.palette.terrains;
        case ZoneTermKind::feature:
            return source.palette.features;
        case ZoneTermKind::path:
            return source.palette.pathKinds;
        case ZoneTermKind::zone:
            return otherZones(source, home);
        default:
            return {};
    }
}

bool hasWord(ZoneTermKind kind) {
    return kind == ZoneTermKind::board || kind == ZoneTermKind::edge || kind == ZoneTermKind::toward ||
           kind == ZoneTermKind::terrain || kind == ZoneTermKind::feature || kind == ZoneTermKind::path ||
           kind == ZoneTermKind::zone;
}
bool hasHexes(ZoneTermKind kind) {
    return kind == ZoneTermKind::hexes || kind == ZoneTermKind::within || kind == ZoneTermKind::toward;
}

StepName wordLabel(ZoneTermKind kind) {
    if (kind == ZoneTermKind::board) return named("Board");
    if (kind == ZoneTermKind::edge) return named("Map edge");
    if (kind == ZoneTermKind::toward) return named("Towards");
    if (kind == ZoneTermKind::terrain) return named("Terrain");
    if (kind == ZoneTermKind::feature) return named("Feature");
    if (kind == ZoneTermKind::path) return named("Path");
    return named("Zone");
}

}  // namespace

std::string wayName(const std::string& word, model::Language language) {
    const auto name = checks::nameOfCommonWord(word);
    return name.empty() ? word : name.in(language);
}

std::vector<PaletteEntry> termKinds(const SheetSource& source, const TermHome& home) {
    std::vector<PaletteEntry> entries;
    for (const auto& row : kinds)
        if (!hasWord(row.kind) || !wordChoices(source, home, row.kind).empty())
            entries.push_back({model::textOf(row.kind), tr(row.label)});
    return entries;
}

ZoneTerm newTerm(const SheetSource& source, const TermHome& home, const std::string& kind,
                 const std::vector<model::HexRef>& hexes) {
    ZoneTerm term;
    const auto row =
        std::ranges::find_if(kinds, [&](const KindRow& one) { return model::textOf(one.kind) == kind; });
    if (row == kinds.end()) return term;
    term.kind = row->kind;
    const auto words = wordChoices(source, home, term.kind);
    if (!words.empty()) term.word = words.front().id;
    if (hasHexes(term.kind)) term.hexes = hexes;
    if (term.kind == ZoneTermKind::within) term.number = 2;
    if (term.kind == ZoneTermKind::level) term.number = 1;
    if (term.kind == ZoneTermKind::toward) {
        term.hexes.resize(std::min<std::size_t>(term.hexes.size(), 2));
        if (term.hexes.size() < 2 && source.map && source.map->field().hexes().size() > 1) {
            // A line across the map, to begin with.
            const auto cells = source.map->field().hexes();
            term.hexes = {source.map->ref(cells[cells.size() / 2])};
            term.hexes.push_back(source.map->ref(cells[cells.size() / 2 + 1]));
        }
    }
    return term;
}

PropertySheet termSheet(const SheetSource& source, const TermHome& home, const TermPath& path) {
    const auto* whole = home.in(source.document);
    const auto* term = whole ? termAt(*whole, path) : nullptr;
    if (!term || path.empty()) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto edit = [&](const auto& set) {
        return [kept, home, path, set](auto value) {
            ZoneTerm made = *termAt(*home.in(kept->document), path);
            set(made, std::move(value));
            return home.with(kept->document, withTerm(*home.in(kept->document), path, made));
        };
    };
    PropertyRows rows(home.name(source.document), source, {model::SubjectKind::scenario, "", {}});
    rows.about(home.subject());
    if (term->kind == ZoneTermKind::within)
        rows.number(named("Distance in hexes"), term->number, 0, mostDistance, false,
                    edit([](ZoneTerm& one, std::optional<int> number) { one.number = number.value_or(0); }));
    if (term->kind == ZoneTermKind::level) {
        rows.number(named("Lowest level"), term->number, -mostLevel, mostLevel, false,
                    edit([](ZoneTerm& one, std::optional<int> number) { one.number = number.value_or(0); }));
        rows.number(
            named("Highest level"), term->limit == noLimit ? std::nullopt : std::optional(term->limit),
            -mostLevel, mostLevel, true,
            edit([](ZoneTerm& one, std::optional<int> number) { one.limit = number.value_or(noLimit); }));
        rows.hint(tr("no limit"));
    }
    if (hasWord(term->kind))
        rows.choice(wordLabel(term->kind), term->word, wordChoices(source, home, term->kind),
                    edit([](ZoneTerm& one, const std::string& word) { one.word = word; }));
    if (hasHexes(term->kind))
        addHexes(rows, kept, named("Hexes"), term->hexes,
                 edit([](ZoneTerm& one, std::vector<model::HexRef> hexes) { one.hexes = std::move(hexes); }));
    return std::move(rows).sheet();
}

}  // namespace cota::session
