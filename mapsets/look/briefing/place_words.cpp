#include "mapsets/look/briefing/place_words.h"

#include <algorithm>
#include <array>

#include "formats/model/finding/message.h"

namespace cota::look {

namespace {

using model::ZoneTerm;
using Place = ZoneTerm::Kind;

constexpr int deepest = 8;  // zones may name each other

/// A side of the map: its edge, and what lies beyond a line.
struct WayWords {
    std::string_view way;
    model::LocalLiteral edge, beyond;
};
constexpr std::array wayWordRows{
    WayWords{"north", local("the northern edge"), local("north of it")},
    WayWords{"north-east", local("the north-eastern edges"), local("north-east of it")},
    WayWords{"east", local("the eastern edge"), local("east of it")},
    WayWords{"south-east", local("the south-eastern edges"), local("south-east of it")},
    WayWords{"south", local("the southern edge"), local("south of it")},
    WayWords{"south-west", local("the south-western edges"), local("south-west of it")},
    WayWords{"west", local("the western edge"), local("west of it")},
    WayWords{"north-west", local("the north-western edges"), local("north-west of it")},
    WayWords{"top", local("the upper edge"), local("above it")},
    WayWords{"top-right", local("the upper and right edges"), local("above it, to the right")},
    WayWords{"right", local("the right edge"), local("to the right of it")},
    WayWords{"bottom-right", local("the lower and right edges"), local("below it, to the right")},
    WayWords{"bottom", local("the lower edge"), local("below it")},
    WayWords{"bottom-left", local("the lower and left edges"), local("below it, to the left")},
    WayWords{"left", local("the left edge"), local("to the left of it")},
    WayWords{"top-left", local("the upper and left edges"), local("above it, to the left")},
};

const WayWords* wayWordsOf(const std::string& way) {
    const auto found = std::ranges::find(wayWordRows, std::string_view(way), &WayWords::way);
    return found == wayWordRows.end() ? nullptr : &*found;
}

constexpr model::LocalLiteral orWord = local("between the last two of a list", " or ");

}  // namespace

std::string PlaceWords::say(const model::LocalLiteral& text,
                            std::vector<std::pair<std::string, std::string>> values) const {
    std::vector<model::MessageValue> named;
    for (auto& [name, value] : values) named.push_back({name, value});
    return model::fillTemplate(text.in(language_), named);
}

std::string PlaceWords::label(const model::HexRef& hex) const {
    const auto& boards = scenario_.assembly.boards;
    if (boards.size() != 1 || hex.label.empty() || hex.label.front() == '@') return hex.label;
    const std::string board = boards.front().id.text + scenario_.assembly.separator;
    return hex.label.starts_with(board) ? hex.label : board + hex.label;
}

std::string PlaceWords::labels(const std::vector<model::HexRef>& hexes) const {
    std::string text;
    for (const auto& hex : hexes) text += (text.empty() ? "" : ", ") + label(hex);
    return text;
}

std::string PlaceWords::nameOnMap(const ZoneTerm& term) const {
    const auto name = [&](const auto* entry) {
        return entry && !entry->name.empty() ? entry->name.in(language_) : term.word;
    };
    if (term.kind == Place::terrain) return name(catalogue_.terrain(model::TerrainId(term.word)));
    if (term.kind == Place::feature) return name(catalogue_.feature(model::FeatureId(term.word)));
    if (term.kind == Place::path) return name(catalogue_.pathKind(model::PathKindId(term.word)));
    return term.word;
}

std::string PlaceWords::joined(const std::vector<std::string>& texts, const model::LocalLiteral& last) const {
    std::string all;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) all += i + 1 == texts.size() ? std::string(last.in(language_)) : ", ";
        all += texts[i];
    }
    return all;
}

std::string PlaceWords::anyOf(const std::vector<ZoneTerm>& terms, std::size_t from, int depth) const {
    std::vector<std::string> all;
    for (std::size_t i = from; i < terms.size(); ++i) all.push_back(whereIn(terms[i], depth));
    return joined(all, orWord);
}

std::string PlaceWords::zoneWhere(const std::string& id, int depth) const {
    if (const auto area = areas_.find(id); area != areas_.end() && depth > 0)
        return say(local("in area {number}"), {{"number", area->second}});
    const auto zone = std::ranges::find(scenario_.zones, model::ZoneId(id), &model::Zone::id);
    if (zone == scenario_.zones.end()) return id;
    if (depth >= deepest) return zone->name.empty() ? id : zone->name.in(language_);
    return whereIn(zone->hexes, depth + 1);
}

std::string PlaceWords::noun(const ZoneTerm& term, int depth) const {
    switch (term.kind) {
        case Place::hexes:
            return labels(term.hexes);
        case Place::board:
            return say(local("board {board}"), {{"board", term.word}});
        case Place::edge:
            if (const auto* way = wayWordsOf(term.word)) return std::string(way->edge.in(language_));
            return term.word;
        case Place::terrain:
        case Place::feature:
        case Place::path:
            return nameOnMap(term);
        case Place::zone: {
            const auto zone = std::ranges::find(scenario_.zones, model::ZoneId(term.word), &model::Zone::id);
            const bool isNamed = zone != scenario_.zones.end() && !zone->name.empty();
            return isNamed ? zone->name.in(language_) : term.word;
        }
        default:
            return say(local("a hex {where}"), {{"where", whereIn(term, depth)}});
    }
}

std::string PlaceWords::whereIn(const ZoneTerm& term, int depth) const {
    if (depth > deepest) return {};
    const auto number = std::to_string(term.number);
    switch (term.kind) {
        case Place::all:
            return std::string(local("anywhere on the map").in(language_));
        case Place::hexes:
            return say(local("in {hexes}"), {{"hexes", labels(term.hexes)}});
        case Place::board:
        case Place::edge:
            return say(local("on {place}"), {{"place", noun(term, depth)}});
        case Place::within: {
            std::vector<std::string> from;
            if (!term.hexes.empty()) from.push_back(labels(term.hexes));
            for (const auto& child : term.children) from.push_back(noun(child, depth + 1));
            return say(local("within {number} {number:hex|hexes} of {place}"),
                       {{"number", number}, {"place", joined(from, orWord)}});
        }
        case Place::toward: {
            const auto* way = wayWordsOf(term.word);
            const auto at = [&](std::size_t i) { return i < term.hexes.size() ? label(term.hexes[i]) : "?"; };
            return say(local("on the line from {from} to {to} or {beyond}"),
                       {{"from", at(0)},
                        {"to", at(1)},
                        {"beyond", way ? std::string(way->beyond.in(language_)) : term.word}});
        }
        case Place::terrain:
        case Place::feature:
        case Place::path:
            return say(local("in hexes with {what}"), {{"what", nameOnMap(term)}});
        case Place::level:
            if (term.limit == ZoneTerm().limit)
                return say(local("at level {from} or higher"), {{"from", number}});
            return say(local("at levels {from} to {to}"),
                       {{"from", number}, {"to", std::to_string(term.limit)}});
        case Place::zone:
            return zoneWhere(term.word, depth + 1);
        case Place::anyOf:
            return anyOf(term.children, 0, depth + 1);
        case Place::allOf: {
            std::vector<std::string> all;
            for (const auto& child : term.children) all.push_back(whereIn(child, depth + 1));
            return joined(all, local("between parts of a place", ", "));
        }
        case Place::butNot:
            if (term.children.empty()) return {};
            if (term.children.size() == 1) return whereIn(term.children.front(), depth + 1);
            return say(local("{where}, but not {excluded}"),
                       {{"where", whereIn(term.children.front(), depth + 1)},
                        {"excluded", anyOf(term.children, 1, depth + 1)}});
    }
    return {};
}

}  // namespace cota::look
