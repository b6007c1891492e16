// What may be in which hex of the joined map: bridges over water, wrecks in towns, trains on rails.

#include <algorithm>
#include <array>
#include <bit>
#include <map>

#include "validator/engine/asked_tags.h"
#include "validator/rules/board/board_topics.h"
#include "validator/rules/facts/places.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

/// By path kind, the tags of the terrain that it gives to its hexes.
std::vector<mapsets::TagMask> tagsOfPaths(const CheckContext& context) {
    std::vector<mapsets::TagMask> masks;
    for (const auto& kind : context.catalogue().pathKinds) {
        const auto* terrain = context.catalogue().terrain(kind.terrain);
        auto& mask = masks.emplace_back(0);
        if (terrain)
            for (const auto& tag : terrain->tags) mask |= context.battlefield().maskOf(tag);
    }
    return masks;
}

/// Tags that a hex gets from a path that ends in it: a tributary reaches the river that it joins.
mapsets::TagMask tagsOfMouths(const mapsets::Battlefield& field, const std::vector<mapsets::TagMask>& ofPaths,
                              Cell cell) {
    mapsets::TagMask mask = 0;
    for (std::size_t kind = 0; kind < ofPaths.size(); ++kind)
        if (std::popcount(field.links(kind, cell)) == 1) mask |= ofPaths[kind];
    return mask;
}

void exclusiveTags(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto tags = with.words("tags");
    const auto& field = context.battlefield();
    std::vector<mapsets::TagMask> masks;
    for (const auto& tag : tags) masks.push_back(field.maskOf(tag));
    const auto ofPaths = tagsOfPaths(context);
    for (const auto cell : field.hexes()) {
        const auto countIn = [&](mapsets::TagMask all) {
            return std::ranges::count_if(masks, [&](auto mask) { return (all & mask) != 0; });
        };
        const auto present = field.tags(cell);
        if (countIn(present) <= 1) continue;
        if (countIn(present & ~tagsOfMouths(field, ofPaths, cell)) == 1) continue;
        auto note = noteIn(context, cell, {});
        addLocal(note.values, "terrains", namesIn(context, cell, tags));
        out.add(std::move(note));
    }
}

void needsOneOf(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto tags = with.words("tags");
    const Places any(context, with.words("any"), {});
    const Places needed(context, tags, {});
    const auto known = namesOfTags(context.catalogue(), tags);
    for (const auto cell : context.battlefield().hexes()) {
        if (!any.hasTag(cell) || needed.hasTag(cell)) continue;
        auto note = noteIn(context, cell, {});
        addLocal(note.values, "terrains", namesIn(context, cell, with.words("any")));
        addLocal(note.values, "known", known);
        out.add(std::move(note));
    }
}

/// A subject that the source map can find, for features of scenarios and of boards.
model::Subject featureSubject(const std::string& kind, const std::string& hex) {
    return subjectOf(SubjectKind::feature, kind + "@" + hex, {hex});
}

constexpr std::array barredWordings{
    Wording{"barred", local("'{kind}' stands in {hex}, which is {known}, where it cannot be; move it.")}};

/// The note for a feature, at its place in the file.
Note noteOnFeature(const CheckContext& context, Cell cell, const std::string& kind,
                   const model::LocalText& known) {
    auto note = noteIn(context, cell, {valueOf("kind", ValueKind::onMap, kind)});
    addLocal(note.values, "known", known);
    note.places = {note.subject};
    note.subject = featureSubject(kind, note.subject.id);
    for (const auto& label : context.battlefield().labels(cell))
        note.places.push_back(featureSubject(kind, label));
    return note;
}

void placeWrongPlace(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto features = with.words("features");
    const auto courses = with.words("courses");
    const Places needed(context, with.words("hexes"), courses);
    const Places paths(context, {}, with.words("paths"));
    const Places barred(context, with.words("never"), {});
    const Places judged(context, with.words("among"), with.words("among"));
    const bool asksHexes = with.has("hexes"), asksPaths = with.has("paths");
    for (const auto& feature : context.battlefield().features()) {
        const auto& type = context.catalogue().features[feature.kind];
        if (!isOneOf(type, features) || (with.has("among") && !judged.has(feature.cell))) continue;
        if (barred.hasTag(feature.cell)) {
            auto note = noteOnFeature(context, feature.cell, type.id.text,
                                      namesIn(context, feature.cell, with.words("never")));
            note.wording = &barredWordings[0];
            out.add(std::move(note));
            continue;
        }
        const bool rightHex = !asksHexes || needed.has(feature.cell);
        const bool rightPath = !asksPaths || paths.hasPath(feature.cell);
        if (rightHex && rightPath) continue;
        auto ways = rightPath ? std::vector<std::string>{} : with.words("paths");
        if (!rightHex) ways.insert(ways.end(), courses.begin(), courses.end());
        auto note =
            noteOnFeature(context, feature.cell, type.id.text,
                          namesOfTags(context.catalogue(),
                                      rightHex ? std::vector<std::string>{} : with.words("hexes"), ways));
        if (!rightHex) note.values.push_back(value(askedTags, with.words("hexes")));
        out.add(std::move(note));
    }
}

/// For kinds that share one limit.
void tooManyTogether(const CheckContext& context, const std::vector<std::string>& features, int most,
                     FindingSink& out) {
    std::map<Cell, std::pair<int, std::vector<std::string>>> counts;
    for (const auto& feature : context.battlefield().features()) {
        const auto& type = context.catalogue().features[feature.kind];
        if (!isOneOf(type, features)) continue;
        auto& [count, kinds] = counts[feature.cell];
        ++count;
        if (kinds.empty() || kinds.back() != type.id.text) kinds.push_back(type.id.text);
    }
    for (const auto& [cell, found] : counts) {
        if (found.first <= most) continue;
        auto note = noteIn(context, cell,
                           {valueOf("kind", ValueKind::onMap, found.second), value("count", found.first),
                            value("limit", most)});
        note.at = {featureSubject(found.second.front(), note.subject.id)};
        out.add(std::move(note));
    }
}

void tooMany(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto features = with.words("features");
    const int most = with.integer("most");
    if (with.flag("together")) return tooManyTogether(context, features, most, out);
    std::map<std::pair<Cell, std::uint16_t>, int> counts;
    for (const auto& feature : context.battlefield().features())
        if (isOneOf(context.catalogue().features[feature.kind], features))
            ++counts[{feature.cell, feature.kind}];
    for (const auto& [where, count] : counts) {
        if (count <= most) continue;
        const auto& kind = context.catalogue().features[where.second].id;
        auto note =
            noteIn(context, where.first, {value("kind", kind), value("count", count), value("limit", most)});
        note.at = {featureSubject(kind.text, note.subject.id)};
        out.add(std::move(note));
    }
}

constexpr std::array roadWordings{Wording{
    "named",
    local("'{path}' ({kind}) of board {board} enters and leaves {hex}, which is water without {known}; add "
          "one or end it before the hex.")}};

void noCrossing(const CheckContext& context, const Settings& with, FindingSink& out) {
    const Places water(context, with.words("hexes"), {});
    const Places paths(context, {}, with.words("paths"));
    const Places ways(context, with.words("needs"), {});
    const auto known = namesOfTags(context.catalogue(), with.words("needs"));
    for (const auto cell : context.battlefield().hexes()) {
        if (!water.hasTag(cell) || ways.hasTag(cell) || paths.crossings(cell) <= 1) continue;
        auto note = noteIn(context, cell, {});
        addLocal(note.values, "known", known);
        note.values.push_back(value(askedTags, with.words("needs")));
        if (namePathIn(context, cell, with.words("paths"), note)) note.wording = &roadWordings[0];
        out.add(std::move(note));
    }
}

// Counts connected groups of the hexes, joined by hexsides between two of them.
// PG 15.21, 15.22.
void linesInPieces(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto units = with.words("with-units");
    const auto& order = context.orderOfBattle().units();
    if (!units.empty() && std::none_of(order.begin(), order.end(), [&](const mapsets::ListedUnit& unit) {
            return unit.hasAnyTag(units);
        }))
        return;
    const auto& field = context.battlefield();
    const Places meant(context, with.words("hexes"), with.words("paths"));
    std::vector<bool> seen(static_cast<std::size_t>(field.cellCount()), false);
    std::vector<std::string> hexes;  // the first of each group
    long long all = 0;
    for (const auto start : field.hexes()) {
        if (seen[static_cast<std::size_t>(start)] || !meant.has(start)) continue;
        hexes.push_back(field.label(start));
        std::vector<Cell> open{start};
        seen[static_cast<std::size_t>(start)] = true;
        while (!open.empty()) {
            const auto cell = open.back();
            open.pop_back();
            ++all;
            for (const auto direction : model::allDirections) {
                const auto next = field.neighbour(cell, direction);
                if (!field.isOnMap(next) || seen[static_cast<std::size_t>(next)] || !meant.has(next))
                    continue;
                seen[static_cast<std::size_t>(next)] = true;
                open.push_back(next);
            }
        }
    }
    if (hexes.size() < 2) return;
    std::vector<model::MessageValue> values{value("count", std::ssize(hexes)), value("hexes", hexes),
                                            value("all", all)};
    addLocal(values, "what", with.note().empty() ? model::textOf(local("hexes")) : with.note());
    values.push_back(value(askedTags, with.words("paths")));
    out.add({.values = std::move(values),
             .subject = subjectOf(SubjectKind::hex, hexes.front(), hexes),
             .cases = hexes.size()});
}

constexpr Parameter placeFeaturesParameter{"features", Parameter::Kind::words, nullptr,
                                           local("features by id or tag")};
constexpr Parameter hexesParameter{"hexes", Parameter::Kind::words, "", local("tags of hexes")};
constexpr Parameter pathsParameter{"paths", Parameter::Kind::words, "", local("tags of paths")};
constexpr std::array exclusiveParameters{
    Parameter{"tags", Parameter::Kind::words, nullptr, local("tags of which a hex has one at most")}};
constexpr std::array oneOfParameters{
    Parameter{"any", Parameter::Kind::words, nullptr, local("hexes with one of these tags ...")},
    Parameter{"tags", Parameter::Kind::words, nullptr, local("... have one of these too")}};
constexpr std::array wrongPlaceParameters{
    placeFeaturesParameter,
    hexesParameter,
    pathsParameter,
    Parameter{"courses", Parameter::Kind::words, "", local("tags of paths whose hexes are as good as those")},
    Parameter{"among", Parameter::Kind::words, "",
              local("only in hexes with one of these tags, of theirs or of a path through them")},
    Parameter{"never", Parameter::Kind::words, "", local("tags of hexes where they cannot be")}};
constexpr std::array tooManyParameters{
    placeFeaturesParameter,
    Parameter{"most", Parameter::Kind::integer, "1", local("number allowed in a hex")},
    Parameter{"together", Parameter::Kind::flag, "no", local("all of these kinds count together")}};
constexpr std::array crossingParameters{
    Parameter{"hexes", Parameter::Kind::words, nullptr, hexesParameter.meaning},
    Parameter{"paths", Parameter::Kind::words, nullptr, pathsParameter.meaning},
    Parameter{"needs", Parameter::Kind::words, nullptr, local("tags that make the way")}};
constexpr std::array piecesParameters{
    hexesParameter, pathsParameter,
    Parameter{"with-units", Parameter::Kind::words, "", local("only where units with such a tag take part")}};

constexpr std::array placeTable{
    Rule{.message = {"PLACE-001", Severity::error, local("two things that exclude each other"),
                     local("{hex} is {terrains} at once; it can be one of them only."),
                     local("The rules treat the two differently."), local("Keep one.")},
         .needs = need::battlefield,
         .parameters = exclusiveParameters,
         .run = exclusiveTags,
         .answer = "terrain shares"},
    Rule{.message = {"PLACE-002", Severity::error, local("a thing half described"),
                     local("{hex}: '{terrains}' needs a more exact type. Choose one of: {known}."),
                     local("The rules differ for each type."),
                     local("Paint it with the terrain that says which.")},
         .needs = need::battlefield,
         .parameters = oneOfParameters,
         .run = needsOneOf,
         .answer = "terrain shares"},
    Rule{.message = {"PLACE-003", Severity::error, local("a feature in the wrong hex"),
                     local("'{kind}' in {hex}: the hex must also have one of: {known}. Move it or add one."),
                     local("There it has no meaning in the rules."), local("Move it.")},
         .needs = need::battlefield,
         .parameters = wrongPlaceParameters,
         .variants = barredWordings,
         .run = placeWrongPlace},
    Rule{
        .message = {"PLACE-004", Severity::error, local("too many of one feature in a hex"),
                    local(
                        "{hex} holds {count} of '{kind}', but at most {limit} may stand there; remove some."),
                    local("The rules stop counting there."), local("Remove or move some.")},
        .needs = need::battlefield,
        .parameters = tooManyParameters,
        .run = tooMany},
    Rule{.message = {"PLACE-005", Severity::warning, local("a road into water"),
                     local("A road enters and leaves {hex}, which is water without {known}; add one or end "
                           "the road."),
                     local("Players will ask whether there is a bridge."),
                     local("Place the crossing, or end the road before the hex.")},
         .needs = need::battlefield,
         .parameters = crossingParameters,
         .variants = roadWordings,
         .run = noCrossing},
    Rule{.message = {"PLACE-006", Severity::error, local("a line in pieces"),
                     local("The {what} are in {count} pieces, one at each of {hexes}; connect them."),
                     local("Units that move only on such paths cannot leave a separate piece."),
                     local("Draw the missing hexes.")},
         .needs = need::battlefield,
         .parameters = piecesParameters,
         .run = linesInPieces},
};
static_assert(isSound(placeTable));

}  // namespace

Topic placeRules() { return {"places", local("What stands where"), placeTable}; }

}  // namespace cota::checks
