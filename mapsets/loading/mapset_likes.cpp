// like="woods": an entry takes the values it does not state from another one. One level only, resolved after
// the last layer, so that a game may change either entry.

#include "mapsets/loading/mapset_layer.h"

namespace cota::mapsets {

namespace {

template <class Entry>
const Entry* findById(const std::vector<Entry>& entries, std::string_view id) {
    const auto it =
        std::find_if(entries.begin(), entries.end(), [&](const Entry& one) { return one.id.text == id; });
    return it == entries.end() ? nullptr : &*it;
}

void inheritTags(LayerContext& context, const std::string& place, bool ownTags, const Tags& likeTags,
                 Tags& tags) {
    if (!ownTags) tags = likeTags;
    if (const auto it = context.moreTags.find(place); it != context.moreTags.end())
        tags.insert(tags.end(), it->second.begin(), it->second.end());
    std::sort(tags.begin(), tags.end());
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
}

template <class Entry>
void inheritValues(const Entry& like, Entry& entry) {
    for (const auto& [name, value] : like.values) {
        if (entry.valueFrom.contains(name)) continue;
        entry.values.set(name, value);
        if (const auto from = like.valueFrom.find(name); from != like.valueFrom.end())
            entry.valueFrom[name] = from->second;
    }
}

void inherit(const TerrainType& like, TerrainType& terrain) {
    const auto take = [&](const char* field, auto TerrainType::*member) {
        if (terrain.valueFrom.contains(field)) return;
        terrain.*member = like.*member;
        if (const auto from = like.valueFrom.find(field); from != like.valueFrom.end())
            terrain.valueFrom[field] = from->second;
    };
    take("height", &TerrainType::height);
    take("additive", &TerrainType::additive);
    for (const auto& [mobility, cost] : like.costs) terrain.costs.emplace(mobility, cost);
}

void inheritTypes(const std::vector<AttributeType>& like, std::vector<AttributeType>& types) {
    // In the order of the class they are like; own types follow.
    auto own = std::move(types);
    types.clear();
    for (const auto& type : like) {
        const auto it = std::find_if(own.begin(), own.end(),
                                     [&](const AttributeType& one) { return one.name == type.name; });
        types.push_back(it != own.end() ? *it : type);
        if (it != own.end()) own.erase(it);
    }
    types.insert(types.end(), own.begin(), own.end());
}

void inherit(const UnitClass& like, UnitClass& unit) {
    if (!unit.valueFrom.contains("mobility")) {
        unit.mobility = like.mobility;
        if (const auto from = like.valueFrom.find("mobility"); from != like.valueFrom.end())
            unit.valueFrom["mobility"] = from->second;
    }
    inheritTypes(like.front, unit.front);
    inheritTypes(like.back, unit.back);
}

template <class Entry>
void finishLikesOf(LayerContext& context, std::vector<Entry>& entries, std::string_view kind,
                   std::vector<model::Finding>& findings) {
    const auto before = entries;  // as written, so that the order of entries does not matter
    for (auto& entry : entries) {
        const auto place = placeOf(kind, entry.id.text);
        if (entry.like.empty()) {
            inheritTags(context, place, true, {}, entry.tags);
            continue;
        }
        const auto* like = findById(before, entry.like.text);
        if (!like || like->id == entry.id) {
            std::vector<std::string> known;
            for (const auto& one : before)
                if (!(one.id == entry.id)) known.push_back(one.id.text);
            findings.push_back(
                findingAt(context.mapset, place, MapsetMessage::unknownLike,
                          {{"id", entry.id.text}, {"like", entry.like.text}, model::knownWords(known, "-")}));
            inheritTags(context, place, true, {}, entry.tags);
            continue;
        }
        auto base = *like;
        inheritTags(context, placeOf(kind, base.id.text), true, {}, base.tags);
        if (!base.like.empty()) {
            // Only one level is allowed; a class that is like a class that is like a third one is reported.
            findings.push_back(
                findingAt(context.mapset, place, MapsetMessage::likeOfLike,
                          {{"id", entry.id.text}, {"like", base.id.text}, {"other", base.like.text}}));
        }
        inheritTags(context, place, entry.valueFrom.contains("tags"), base.tags, entry.tags);
        inheritValues(base, entry);
        inherit(base, entry);
    }
}

/// Entries that cannot be like another one only collect their additional tags.
template <class Entry>
void finishTagsOf(LayerContext& context, std::vector<Entry>& entries, std::string_view kind) {
    for (auto& entry : entries) inheritTags(context, placeOf(kind, entry.id.text), true, {}, entry.tags);
}

}  // namespace

void finishLikes(LayerContext& context, std::vector<model::Finding>& findings) {
    auto& catalogue = context.catalogue();
    finishLikesOf(context, catalogue.terrains, "terrain", findings);
    finishLikesOf(context, catalogue.unitClasses, "unit", findings);
    finishTagsOf(context, catalogue.hexsides, "hexside");
    finishTagsOf(context, catalogue.features, "feature");
    finishTagsOf(context, catalogue.pathKinds, "path");
    finishTagsOf(context, catalogue.mobilities, "mobility");
}

}  // namespace cota::mapsets
