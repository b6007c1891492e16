#include "mapsets/loading/mapset_layer.h"

#include "formats/model/finding/nearest_word.h"
#include "formats/xml/markup/filled.h"

namespace cota::mapsets {

namespace {

constexpr int lastKind = static_cast<int>(AttributeType::Kind::turns);

std::optional<MoveCost> parseCost(const std::string& text) {
    MoveCost cost;
    if (text == "no") {
        cost.kind = MoveCost::Kind::prohibited;
    } else if (text == "unknown") {
        cost.kind = MoveCost::Kind::unknown;
    } else {
        const auto points = model::Rational::parse(text);
        if (!points || *points < model::Rational(0)) return std::nullopt;
        cost.kind = MoveCost::Kind::points;
        cost.points = *points;
    }
    return cost;
}

void readAttributeKind(xml::XmlCursor& element, AttributeType& type, bool isNew) {
    static const std::vector<std::string_view> kinds{"flag", "integer", "rational", "fire",
                                                     "word", "text",    "hexes",    "turns"};
    static_assert(lastKind == 7, "the words above are the kinds in their order");
    if (isNew) element.require("kind");
    if (const auto kind = element.findWord("kind", kinds))
        type.kind = static_cast<AttributeType::Kind>(*kind);
}

/// Reports bounds and words that do not fit the kind of the attribute, since they would have no effect.
void reportStray(const xml::XmlCursor& element, const AttributeType& type) {
    using Kind = AttributeType::Kind;
    const bool isNumber =
        type.kind == Kind::integer || type.kind == Kind::rational || type.kind == Kind::fire;
    const auto belongs = [&](std::string_view limit, bool fits) {
        if (element.has(limit) && !fits)
            element.reportAt(limit, row(MapsetMessage::strayLimit),
                             {{"attribute", type.name}, {"limit", std::string(limit)}});
    };
    belongs("min", isNumber);
    belongs("max", isNumber);
    belongs("min-range", type.kind == Kind::fire);
    belongs("words", type.kind == Kind::word);
    belongs("words-of", type.kind == Kind::word || type.kind == Kind::text);
}

}  // namespace

const std::string& idTextOf(const std::string& id) { return id; }

std::string placeOf(std::string_view kind, std::string_view id) {
    return std::string(kind).append("/").append(id);
}

Provenance provenanceOf(LayerContext& context, xml::XmlCursor& element, const Provenance* around) {
    Provenance from;
    if (around) from = *around;
    from.layer = context.layer;
    if (const auto text = element.findText("standing")) {
        if (const auto standing = parseStanding(*text)) {
            from.standing = *standing;
        } else {
            std::vector<std::string> known;
            for (int i = 0; i <= static_cast<int>(Standing::own); ++i)
                known.emplace_back(textOf(static_cast<Standing>(i)));
            element.reject("standing", row(MapsetMessage::unknownStanding), {model::knownWords(known)});
        }
    }
    if (const auto cite = element.findText("cite")) from.citation = *cite;
    return from;
}

void placeOnce(LayerContext& context, const xml::XmlCursor& element, const std::string& place,
               std::string_view kind, const std::string& id, std::string_view attribute) {
    context.mapset.places[place] = attribute.empty() ? element.at() : element.at(attribute);
    if (context.seen.insert(place).second) return;
    const std::vector<model::MessageValue> values{{"kind", std::string(kind)}, {"id", id}};
    if (attribute.empty())
        element.report(row(MapsetMessage::twice), values);
    else
        element.reportAt(attribute, row(MapsetMessage::twice), values);
}

std::vector<std::string> wordsOf(xml::XmlCursor& element, std::string_view attribute) {
    const auto list = element.list(attribute);
    return {list.begin(), list.end()};
}

Tags tagsOf(xml::XmlCursor& element, std::string_view attribute) {
    auto tags = wordsOf(element, attribute);
    std::sort(tags.begin(), tags.end());
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
    return tags;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text.append(text.empty() ? "" : ", ").append(word);
    return text.empty() ? "-" : text;
}

bool mergeName(xml::XmlCursor& element, model::LocalText& name) {
    const model::LocalText written{xml::filledText(element, "en"), xml::filledText(element, "es")};
    if (!written.en.empty()) name.en = written.en;
    if (!written.es.empty()) name.es = written.es;
    return !written.empty();
}

void mergeValues(LayerContext& context, xml::XmlCursor& element, const std::string& place,
                 const Provenance& around, model::Attributes& values,
                 std::map<std::string, Provenance>& valueFrom) {
    for (auto value : element.children("value")) {
        const auto name = value.requiredText("name");
        const auto from = provenanceOf(context, value, &around);
        placeOnce(context, value, place + "/value/" + name, "value", name);
        if (value.flag("remove"))
            values.erase(name);
        else
            values.set(name, value.requiredText("is"));
        valueFrom[name] = from;
        value.finish();
    }
}

void mergeCostAttributes(LayerContext& context, xml::XmlCursor& element, const std::string& place,
                         const Provenance& around, CostRow& costs) {
    const auto from = provenanceOf(context, element, &around);
    for (const auto& [mobility, text] : element.freeAttributes()) {
        auto cost = parseCost(text);
        if (!cost) {
            element.reject(mobility, row(MapsetMessage::notACost), {{"value", text}, {"class", mobility}});
            cost.emplace();  // treated as unknown
        }
        cost->from = from;
        costs[model::MobilityId(mobility)] = *cost;
        placeOnce(context, element, place + "/cost/" + mobility, "cost", mobility, mobility);
    }
    element.finish();
}

void mergeCosts(LayerContext& context, xml::XmlCursor& element, const std::string& place,
                const Provenance& around, CostRow& costs) {
    for (auto cost : element.children("cost")) mergeCostAttributes(context, cost, place, around, costs);
}

void mergeAttributes(LayerContext& context, xml::XmlCursor& element, const std::string& place,
                     const Provenance& around, std::vector<AttributeType>& types) {
    for (auto child : element.children("attribute")) {
        const auto name = child.requiredText("name");
        const auto attributePlace = place + "/attribute/" + name;
        placeOnce(context, child, attributePlace, "attribute", name);
        const auto it = std::find_if(types.begin(), types.end(),
                                     [&](const AttributeType& type) { return type.name == name; });
        if (child.flag("remove")) {
            if (it != types.end()) types.erase(it);
            child.finish();
            continue;
        }
        const bool isNew = it == types.end();
        auto& type = isNew ? types.emplace_back() : *it;
        type.name = name;
        readAttributeKind(child, type, isNew);
        reportStray(child, type);
        if (const auto min = child.findInteger("min")) type.least = *min;
        if (const auto max = child.findInteger("max")) type.most = *max;
        if (const auto range = child.findInteger("min-range")) type.leastRange = *range;
        if (child.has("words")) type.words = textOf(wordsOf(child, "words"));
        if (const auto list = child.findText("words-of")) {
            context.wordsOf[attributePlace] = *list;
            context.mapset.places[attributePlace + "/words-of"] = child.at("words-of");
        }
        if (const auto required = child.findFlag("required")) type.required = *required;
        if (const auto fallback = child.findText("default")) type.fallback = *fallback;
        if (const auto start = child.findText("start")) type.start = *start;
        mergeName(child, type.meaning);
        type.from = provenanceOf(context, child, &around);
        child.finish();
    }
}

model::Finding findingAt(const Mapset& mapset, const std::string& place, MapsetMessage message,
                         std::vector<model::MessageValue> values) {
    auto finding =
        model::findingOf(row(message), std::move(values), {model::SubjectKind::mapsetEntry, place, {}});
    if (const auto it = mapset.places.find(place); it != mapset.places.end()) finding.where = it->second;
    return finding;
}

void MapsetFindings::add(const std::string& place, MapsetMessage message,
                         std::vector<model::MessageValue> values) {
    findings_.push_back(findingAt(mapset_, place, message, std::move(values)));
}

void MapsetFindings::unknown(const std::string& place, MapsetMessage message, MapsetMessage nearest,
                             std::vector<model::MessageValue> values, const std::string& word,
                             const std::vector<std::string>& known) {
    const std::vector<std::string_view> words(known.begin(), known.end());
    const auto meant = model::nearestWord(word, words);
    if (meant) values.push_back({"nearest", std::string(*meant)});
    values.push_back(model::knownWords(known, "-"));
    add(place, meant ? nearest : message, std::move(values));
}

}  // namespace cota::mapsets
