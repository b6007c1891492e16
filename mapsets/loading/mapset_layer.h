#pragma once
// Reads one layer of a mapset onto the layers below it: the common part of all kinds of entries. An entry
// with an existing id is merged: only the values it states change, and each of them records the layer that
// stated it. Internal to the reader.

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/loading/mapset_messages.h"

namespace cota::mapsets {

/// The state of reading all layers, besides the mapset itself.
struct LayerContext {
    Mapset& mapset;
    model::MapsetId layer;
    std::set<std::string> seen;                  // entries of this layer, by place
    std::map<std::string, Tags> moreTags;        // by place; added to the tags of `like` at the end
    std::map<std::string, std::string> wordsOf;  // place of an attribute -> its word list

    Catalogue& catalogue() { return mapset.catalogue; }
};

/// The place of an entry, for `places` and `seen`: "terrain/woods".
std::string placeOf(std::string_view kind, std::string_view id);

/// standing= and cite= of an element; those it does not state come from `around`.
Provenance provenanceOf(LayerContext& context, xml::XmlCursor& element, const Provenance* around = nullptr);

/// Records the place of an entry; reports a second entry in the same layer, which would silently replace the
/// first.
void placeOnce(LayerContext& context, const xml::XmlCursor& element, const std::string& place,
               std::string_view kind, const std::string& id, std::string_view attribute = {});

/// The words of a list; as tags, sorted and each once.
Tags tagsOf(xml::XmlCursor& element, std::string_view attribute);
std::vector<std::string> wordsOf(xml::XmlCursor& element, std::string_view attribute);
std::string joined(const std::vector<std::string>& words);

/// Sets the languages that are written; returns whether any is.
bool mergeName(xml::XmlCursor& element, model::LocalText& name);

/// Reads <value name= is=/> children.
void mergeValues(LayerContext& context, xml::XmlCursor& element, const std::string& place,
                 const Provenance& around, model::Attributes& values,
                 std::map<std::string, Provenance>& valueFrom);

/// Takes the text of a formula and remembers where it is, for faults in it.
void formulaOf(LayerContext& context, xml::XmlCursor& element, std::string_view attribute,
               const std::string& place, std::string& formula);

/// Reads <cost foot="2" .../> children (or the attributes of one <surcharge>, see mergeCostAttributes).
void mergeCosts(LayerContext& context, xml::XmlCursor& element, const std::string& place,
                const Provenance& around, CostRow& costs);
void mergeCostAttributes(LayerContext& context, xml::XmlCursor& row, const std::string& place,
                         const Provenance& around, CostRow& costs);

/// Reads <attribute .../> children onto a list of types.
void mergeAttributes(LayerContext& context, xml::XmlCursor& element, const std::string& place,
                     const Provenance& around, std::vector<AttributeType>& types);

/// tags=, more-tags=, en=, es=, like= if the entry has one, and <value>s.
template <class Entry>
void mergeCommon(LayerContext& context, xml::XmlCursor& element, const std::string& place,
                 const Provenance& from, Entry& entry) {
    if (mergeName(element, entry.name)) entry.valueFrom["name"] = from;
    if (element.has("tags")) {
        entry.tags = tagsOf(element, "tags");
        entry.valueFrom["tags"] = from;
        context.moreTags.erase(place);
    }
    if (element.has("more-tags")) {
        auto& more = context.moreTags[place];
        for (auto& tag : tagsOf(element, "more-tags")) more.push_back(std::move(tag));
        entry.valueFrom["more-tags"] = from;
    }
    mergeValues(context, element, place, from, entry.values, entry.valueFrom);
}

/// An entry while a layer is read: the entry to change, and whether this layer created it.
template <class Entry>
struct Found {
    Entry* entry = nullptr;  // null: this layer removes it
    bool isNew = false;
    std::string place;
    Provenance from;
};

const std::string& idTextOf(const std::string& id);
template <class Tag>
const std::string& idTextOf(const model::Id<Tag>& id) {
    return id.text;
}

/// Finds or creates the entry of `element` by its attribute `key`; reports an id that occurs twice in one
/// layer. Removes the entry if the layer says remove="yes".
template <class Entry, class Id>
Found<Entry> entryFor(LayerContext& context, xml::XmlCursor& element, std::vector<Entry>& entries,
                      Id Entry::*idOf, std::string_view kind, std::string_view key = "id") {
    const auto id = element.idText(key, true);
    Found<Entry> found;
    found.place = placeOf(kind, id);
    found.from = provenanceOf(context, element);
    context.mapset.places[found.place] = element.at();
    element.isAbout(model::SubjectKind::mapsetEntry, key);
    if (!context.seen.insert(found.place).second)
        element.report(row(MapsetMessage::twice), {{"kind", std::string(kind)}, {"id", id}});
    const auto it = std::find_if(entries.begin(), entries.end(),
                                 [&](const Entry& entry) { return idTextOf(entry.*idOf) == id; });
    if (element.flag("remove")) {
        if (it == entries.end())
            element.report(row(MapsetMessage::removesNothing), {{"kind", std::string(kind)}, {"id", id}});
        else
            entries.erase(it);
        return found;
    }
    if (it != entries.end()) {
        found.entry = &*it;
        if (!found.from.citation.empty()) it->from = found.from;
        return found;
    }
    entries.emplace_back();
    found.entry = &entries.back();
    found.isNew = true;
    found.entry->*idOf = Id(id);
    found.entry->from = found.from;
    return found;
}

// One function for each kind of element in a chapter.
void readTerrain(LayerContext& context, xml::XmlCursor& element);
void readHexside(LayerContext& context, xml::XmlCursor& element);
void readFeature(LayerContext& context, xml::XmlCursor& element);
void readPath(LayerContext& context, xml::XmlCursor& element);
void readMobility(LayerContext& context, xml::XmlCursor& element);
void readUnit(LayerContext& context, xml::XmlCursor& element);
void readWords(LayerContext& context, xml::XmlCursor& element);
void readPart(LayerContext& context, xml::XmlCursor& element);
void readAttributesOf(LayerContext& context, xml::XmlCursor& element);
void readOption(LayerContext& context, xml::XmlCursor& element);
void readReading(LayerContext& context, xml::XmlCursor& element);
void readStrategy(LayerContext& context, xml::XmlCursor& element);
void readRule(LayerContext& context, xml::XmlCursor& element);
void readUncovered(LayerContext& context, xml::XmlCursor& element);
void readCheck(LayerContext& context, xml::XmlCursor& element);
void readInformative(LayerContext& context, xml::XmlCursor& element);
void readScales(LayerContext& context, xml::XmlCursor& element);
void readHalfHexes(LayerContext& context, xml::XmlCursor& element);
void readGrid(LayerContext& context, xml::XmlCursor& element);
void readRulebook(LayerContext& context, xml::XmlCursor& element);
void readSymbol(LayerContext& context, xml::XmlCursor& element);
void readSpaceKind(LayerContext& context, xml::XmlCursor& element);
void readMarkerKind(LayerContext& context, xml::XmlCursor& element);
void readRelationKind(LayerContext& context, xml::XmlCursor& element);
void readPhase(LayerContext& context, xml::XmlCursor& element);
void readTerm(LayerContext& context, xml::XmlCursor& element);
void readGroupKind(LayerContext& context, xml::XmlCursor& element);
void readMust(LayerContext& context, xml::XmlCursor& element);
void readAction(LayerContext& context, xml::XmlCursor& element);
void readScore(LayerContext& context, xml::XmlCursor& element);
void readSetUp(LayerContext& context, xml::XmlCursor& element);

/// After the last layer: tags and values from `like`, words of lists, defaults.
void finishLikes(LayerContext& context, std::vector<model::Finding>& findings);
void finishWords(LayerContext& context, std::vector<model::Finding>& findings);

/// A finding about an entry after reading, at the place where it was last written.
model::Finding findingAt(const Mapset& mapset, const std::string& place, MapsetMessage message,
                         std::vector<model::MessageValue> values);

/// The findings of a check of a mapset after reading.
class MapsetFindings {
  protected:
    explicit MapsetFindings(const Mapset& mapset) : mapset_(mapset) {}
    void add(const std::string& place, MapsetMessage message, std::vector<model::MessageValue> values);
    /// For a word that is not in `known`: `nearest` if it resembles one of them, given as {nearest}; else
    /// `message` with all of them as {known}.
    void unknown(const std::string& place, MapsetMessage message, MapsetMessage nearest,
                 std::vector<model::MessageValue> values, const std::string& word,
                 const std::vector<std::string>& known);

    const Mapset& mapset_;
    std::vector<model::Finding> findings_;
};

}  // namespace cota::mapsets
