#include "mapsets/look/briefing/brief_values.h"

#include <algorithm>

#include "formats/model/finding/message.h"
#include "mapsets/catalogue/translated_value.h"
#include "mapsets/spotting/force_line.h"

namespace cota::look {

namespace {

constexpr model::LocalLiteral valueIs = local("{what}: {value}");
constexpr model::LocalLiteral sayYes = local("a value", "yes");
constexpr model::LocalLiteral sayNo = local("a value", "no");

/// A name in a list of the game: the list has the name of the value, or the words that it may be.
std::string wordIn(const mapsets::Catalogue& catalogue, const mapsets::AttributeType& type,
                   const std::string& id, model::Language language) {
    const auto possible = mapsets::wordsOf(type.words);
    for (const auto& list : catalogue.wordLists) {
        const auto* word = list.find(id);
        const bool isIts =
            list.id == type.name || std::ranges::equal(list.words, possible, {}, &mapsets::Word::id);
        if (word != nullptr && isIts) return word->name.in(language);
    }
    return {};
}

/// The line of an order of battle in this language: listOfNames() of the game has its names in both.
std::string lineIn(const mapsets::Catalogue& catalogue, const mapsets::AttributeType& type,
                   const std::string& value, model::Language language) {
    const auto* names = catalogue.wordList(mapsets::listOfNames(type));
    if (names == nullptr) return {};
    auto read = mapsets::readForceLine(value);
    auto* line = std::get_if<mapsets::ForceLine>(&read);
    if (line == nullptr) return {};
    for (auto& item : line->items)
        for (const auto& word : names->words)
            if (word.name.en == item.name || word.name.es == item.name) {
                item.name = word.name.in(language);
                break;
            }
    return line->text();
}

}  // namespace

std::string BriefWords::say(const model::LocalLiteral& text,
                            std::vector<std::pair<std::string, std::string>> values) const {
    std::vector<model::MessageValue> named;
    for (auto& [name, value] : values) named.push_back({name, value});
    return model::fillTemplate(text.in(language_), named);
}

std::string BriefWords::told(const model::LocalText& text, const std::string& what) {
    const bool isSpanish = language_ == model::Language::spanish;
    const auto& own = isSpanish ? text.es : text.en;
    const auto& other = isSpanish ? text.en : text.es;
    if (!own.empty() || other.empty()) return own;
    if (std::ranges::find(missing_, what) == missing_.end()) missing_.push_back(what);
    return (isSpanish ? "[en] " : "[es] ") + other;
}

std::string BriefWords::sideName(const model::SideId& side) {
    for (const auto& one : scenario().sides)
        if (one.id == side) return nameOf(one, "side");
    return side.text;
}

std::string BriefWords::valueText(const mapsets::AttributeType& type, const std::string& value) const {
    using Kind = mapsets::ValueSchema::Kind;
    if (type.kind == Kind::flag) {
        if (value == "yes") return in(sayYes);
        if (value == "no") return in(sayNo);
    }
    const auto& catalogue = game_.catalogue;
    if (auto word = wordIn(catalogue, type, value, language_); !word.empty()) return word;
    if (auto line = lineIn(catalogue, type, value, language_); !line.empty()) return line;
    if (const auto* feature = catalogue.feature(model::FeatureId(value))) return feature->name.in(language_);
    if (const auto* terrain = catalogue.terrain(model::TerrainId(value))) return terrain->name.in(language_);
    // Ids of formations are not for readers.
    std::string names;
    for (const auto& id : mapsets::wordsOf(value)) {
        std::string name;
        for (const auto& [file, forces] : document_.forces)
            for (const auto& formation : forces->formations)
                if (formation.id.text == id && !formation.name.empty()) name = formation.name.in(language_);
        if (name.empty()) return value;
        names += (names.empty() ? "" : ", ") + name;
    }
    return names.empty() ? value : names;
}

std::string BriefWords::stated(const std::vector<mapsets::AttributeType>& types,
                               const model::Attributes& values) const {
    std::string all;
    for (const auto& type : types) {
        if (mapsets::isTranslation(types, type)) continue;
        const auto* value = mapsets::valueIn(values, type.name, language_);
        if (value == nullptr || value->empty() || *value == type.fallback) continue;
        const auto what = type.meaning.in(language_);
        const bool isYes = type.kind == mapsets::ValueSchema::Kind::flag && *value == "yes";
        all += all.empty() ? "" : "; ";
        all += isYes ? what : say(valueIs, {{"what", what}, {"value", valueText(type, *value)}});
    }
    return all;
}

/// Texts in brackets whose values are missing are left out; "{allowed?yes|no}" is one of two texts.
std::string BriefWords::filled(const std::string& phrase, const model::ScenarioPart& part,
                               const mapsets::PartKind& kind) const {
    std::string made, optional;
    bool isOptional = false, isMissing = false;
    for (std::size_t at = 0; at < phrase.size(); ++at) {
        auto& out = isOptional ? optional : made;
        const char letter = phrase[at];
        if (letter == '[') {
            isOptional = true;
            isMissing = false;
            optional.clear();
        } else if (letter == ']') {
            isOptional = false;
            if (!isMissing) made += optional;
        } else if (letter == '{') {
            const auto end = std::min(phrase.find('}', at), phrase.size());
            const auto inner = phrase.substr(at + 1, end - at - 1);
            const auto question = inner.find('?');
            const auto name = inner.substr(0, question);
            const auto type = std::ranges::find(kind.attributes, name, &mapsets::AttributeType::name);
            const auto* value = mapsets::valueIn(part.attributes, name, language_);
            const std::string text = value != nullptr                ? *value
                                     : type != kind.attributes.end() ? type->fallback
                                                                     : std::string();
            if (value == nullptr || text.empty()) isMissing = true;
            if (question != std::string::npos) {
                const auto bar = std::min(inner.find('|', question), inner.size());
                out += text == "yes" ? inner.substr(question + 1, bar - question - 1)
                                     : inner.substr(std::min(bar + 1, inner.size()));
            } else if (type != kind.attributes.end()) {
                out += valueText(*type, text);
            }
            at = end;
        } else {
            out += letter;
        }
    }
    return made;
}

std::string BriefWords::pathName(const std::string& path) const {
    const auto colon = path.find(':');
    const auto id = colon == std::string::npos ? path : path.substr(colon + 1);
    for (const auto& [file, board] : document_.boards)
        for (const auto& one : board->paths)
            if (one.id.text == id && !one.name.empty()) return one.name.in(language_);
    return id;
}

std::string BriefWords::part(const model::ScenarioPart& part) {
    const auto* kind = game_.catalogue.partKind(part.kind);
    const auto* words = plan_.wordsOf(part.kind.text);
    std::string text;
    if (kind != nullptr && words != nullptr && !words->words.empty()) {
        text = filled(words->words.in(language_), part, *kind);
    } else {
        text = kind != nullptr && !kind->name.empty() ? kind->name.in(language_) : part.kind.text;
        if (kind != nullptr)
            if (const auto values = stated(kind->attributes, part.attributes); !values.empty())
                text = say(valueIs, {{"what", text}, {"value", values}});
    }
    if (!part.hexes.empty()) text += ", " + say(local("in {hexes}"), {{"hexes", places_.labels(part.hexes)}});
    if (!part.zone.empty()) text += ", " + places_.areaOf(part.zone);
    if (!part.text.empty()) {
        const auto own = told(part.text, "part " + part.kind.text);
        text = text.empty() ? own : say(valueIs, {{"what", text}, {"value", own}});
    }
    return text;
}

}  // namespace cota::look
