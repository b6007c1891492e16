// Reads units, word lists, kinds of scenario details, and the attributes of everything else.

#include "mapsets/loading/mapset_layer.h"

namespace cota::mapsets {

namespace {

void readOneWord(LayerContext& context, xml::XmlCursor& element, WordList& list, const std::string& listPlace,
                 const Provenance& around) {
    auto found = entryFor(context, element, list.words, &Word::id, listPlace);
    if (found.entry) {
        // A word of a list has the citation of the list unless it states one.
        if (found.from.citation.empty()) {
            found.from.citation = around.citation;
            if (found.isNew) found.entry->from.citation = around.citation;
        }
        mergeCommon(context, element, found.place, found.from, *found.entry);
        if (const auto order = element.findInteger("order")) {
            found.entry->order = *order;
            found.entry->valueFrom["order"] = found.from;
        }
        auto& more = context.moreTags[found.place];
        found.entry->tags.insert(found.entry->tags.end(), more.begin(), more.end());
        std::sort(found.entry->tags.begin(), found.entry->tags.end());
        context.moreTags.erase(found.place);
    }
    element.finish();
}

}  // namespace

void readUnit(LayerContext& context, xml::XmlCursor& element) {
    const auto found = entryFor(context, element, context.catalogue().unitClasses, &UnitClass::id, "unit");
    if (found.entry) {
        auto& unit = *found.entry;
        mergeCommon(context, element, found.place, found.from, unit);
        if (element.has("like")) {
            unit.like = element.id<model::UnitClassId>("like");
            unit.valueFrom["like"] = found.from;
        }
        if (element.has("mobility")) {
            unit.mobility = element.id<model::MobilityId>("mobility");
            unit.valueFrom["mobility"] = found.from;
        }
        if (auto front = element.child("front")) {
            mergeAttributes(context, front, found.place + "/front", found.from, unit.front);
            front.finish();
        }
        if (auto back = element.child("back")) {
            mergeAttributes(context, back, found.place + "/back", found.from, unit.back);
            back.finish();
        }
    }
    element.finish();
}

void readWords(LayerContext& context, xml::XmlCursor& element) {
    auto& lists = context.catalogue().wordLists;
    const auto id = element.requiredText("list");
    const auto from = provenanceOf(context, element);
    const auto place = placeOf("words", id);
    context.mapset.places[place] = element.at();
    auto it = std::find_if(lists.begin(), lists.end(), [&](const WordList& list) { return list.id == id; });
    if (it == lists.end()) {
        lists.emplace_back().id = id;
        it = std::prev(lists.end());
    }
    mergeName(element, it->name);
    if (const auto open = element.findFlag("open")) it->open = *open;
    for (auto word : element.children("word")) readOneWord(context, word, *it, place, from);
    element.finish();
}

void readPart(LayerContext& context, xml::XmlCursor& element) {
    static const std::vector<std::string_view> needs{"may", "needed"};
    const auto found = entryFor(context, element, context.catalogue().partKinds, &PartKind::id, "part");
    if (found.entry) {
        mergeName(element, found.entry->name);
        if (const auto side = element.findWord("side", needs)) found.entry->needsSide = *side == 1;
        if (const auto place = element.findWord("place", needs)) found.entry->needsPlace = *place == 1;
        mergeAttributes(context, element, found.place, found.from, found.entry->attributes);
    }
    element.finish();
}

void readAttributesOf(LayerContext& context, xml::XmlCursor& element) {
    const auto of = element.requiredText("of");
    const auto it = std::find_if(attributesOfThings.begin(), attributesOfThings.end(),
                                 [&](const auto& one) { return one.first == of; });
    if (it == attributesOfThings.end()) {
        std::vector<std::string> known;
        for (const auto& one : attributesOfThings) known.emplace_back(one.first);
        element.reject("of", row(MapsetMessage::unknownAttributesOf),
                       {{"of", of}, model::knownWords(known, "-")});
        return;
    }
    const auto from = provenanceOf(context, element);
    mergeAttributes(context, element, placeOf("attributes", of), from, it->second.in(context.catalogue()));
    element.finish();
}

void finishWords(LayerContext& context, std::vector<model::Finding>& findings) {
    auto& catalogue = context.catalogue();
    const auto fill = [&](std::vector<AttributeType>& types, const std::string& place) {
        for (auto& type : types) {
            const auto list = context.wordsOf.find(place + "/attribute/" + type.name);
            if (list == context.wordsOf.end()) continue;
            const auto it = std::find_if(catalogue.wordLists.begin(), catalogue.wordLists.end(),
                                         [&](const WordList& one) { return one.id == list->second; });
            if (it == catalogue.wordLists.end()) {
                std::vector<std::string> known;
                for (const auto& one : catalogue.wordLists) known.push_back(one.id);
                findings.push_back(findingAt(
                    context.mapset, list->first, MapsetMessage::unknownWordList,
                    {{"attribute", type.name}, {"list", list->second}, model::knownWords(known, "-")}));
                continue;
            }
            std::vector<std::string> words;
            for (const auto& word : it->words) words.push_back(word.id);
            type.words = textOf(words);
        }
    };
    for (auto& unit : catalogue.unitClasses) {
        fill(unit.front, placeOf("unit", unit.id.text) + "/front");
        fill(unit.back, placeOf("unit", unit.id.text) + "/back");
    }
    for (auto& part : catalogue.partKinds) fill(part.attributes, placeOf("part", part.id.text));
    for (auto& feature : catalogue.features) fill(feature.attributes, placeOf("feature", feature.id.text));
    for (const auto& [name, types] : attributesOfThings)
        fill(types.in(catalogue), placeOf("attributes", name));
}

}  // namespace cota::mapsets
