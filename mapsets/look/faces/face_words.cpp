#include "mapsets/look/faces/face_words.h"

#include <algorithm>
#include <array>

#include "formats/model/finding/nearest_word.h"
#include "formats/xml/markup/filled.h"
#include "mapsets/catalogue/value_schema.h"
#include "mapsets/look/faces/face_messages.h"

namespace cota::look {

namespace {

constexpr std::array<std::string_view, 7> ownFields{"name",   "other-name", "class", "nation",
                                                    "copies", "id",         "value"};
/// What can be asked about counters besides: the printed values are in counter_subject.h.
constexpr std::array<std::string_view, 7> counterFields{"kind",   "formation", "code",    "reverse",
                                                        "number", "band",      "own-name"};

}  // namespace

void requireWord(xml::XmlCursor& element, std::string_view attribute, const model::LocalLiteral& kind,
                 std::string_view word, const KnownWords& known) {
    if (known.contains(word)) return;
    const std::vector<std::string_view> words(known.begin(), known.end());
    const auto nearest = model::nearestWord(word, words);
    std::vector<model::MessageValue> values{
        model::inWords("kind", kind), {"id", std::string(word)}, model::sortedKnown(words)};
    if (nearest) values.push_back({"nearest", std::string(*nearest)});
    element.reportAt(attribute, row(nearest ? FaceMessage::unknownWordNearest : FaceMessage::unknownWord),
                     std::move(values));
}

void FaceWords::declare(const std::vector<mapsets::AttributeType>& types) {
    using Kind = mapsets::ValueSchema::Kind;
    for (const auto& value : types) {
        values_.insert(value.name);
        const mapsets::ValueSchema schema = value;
        auto& words = words_[value.name];
        if (schema.kind == Kind::word)
            for (const auto& word : mapsets::wordsOf(schema.words)) words.insert(word);
        else if (schema.kind == Kind::flag)
            words.insert({"yes", "no"});
        else
            open_.insert(value.name);
    }
}

void FaceWords::declareForCounters(const mapsets::Catalogue& catalogue) {
    for (const auto& one : catalogue.unitClasses) declare(one.back);
    declare(catalogue.counterAttributes);
    declare(catalogue.formationAttributes);
    values_.insert(counterFields.begin(), counterFields.end());
    // In a for-each it is the name of a value.
    words_["kind"].insert(values_.begin(), values_.end());
    open_.insert({"number", "band"});
    words_["reverse"].insert({"yes", "no"});
}

FaceWords::FaceWords(const mapsets::Catalogue& catalogue, Faces::Use use) : catalogue_(catalogue) {
    for (const auto& one : catalogue.unitClasses) {
        classes_.insert(one.id.text);
        tags_.insert(one.tags.begin(), one.tags.end());
        declare(one.front);
        for (const auto& [name, value] : one.values) {
            values_.insert(name);
            words_[name].insert(value);
        }
    }
    if (use == Faces::Use::counters) declareForCounters(catalogue);
    if (const auto* nations = catalogue.wordList("nation"))
        for (const auto& word : nations->words) nations_.insert(word.id);
    for (const auto& kind : catalogue.table.groups) groupKinds_.insert(kind.id);
    values_.insert(ownFields.begin(), ownFields.end());
}

FaceTests FaceWords::tests(xml::XmlCursor& element) const {
    FaceTests read;
    read.all = testsIn(element, "is");
    read.any = testsIn(element, "any");
    read.none = testsIn(element, "not");
    return read;
}

std::vector<FaceTest> FaceWords::testsIn(xml::XmlCursor& element, const char* attribute) const {
    std::vector<FaceTest> all;
    if (xml::isFilled(element, attribute))
        for (const auto& word : mapsets::wordsOf(element.text(attribute)))
            if (auto one = test(element, attribute, word)) all.push_back(std::move(*one));
    return all;
}

std::optional<FaceTest> FaceWords::test(xml::XmlCursor& element, const char* attribute,
                                        const std::string& text) const {
    const auto colon = text.find(':');
    if (colon == std::string::npos || colon + 1 == text.size()) {
        element.reject(attribute, row(FaceMessage::badValue),
                       {model::knownWords({"class:", "tag:", "nation:", "has:", "unknown:"})});
        return std::nullopt;
    }
    const auto kind = text.substr(0, colon), word = text.substr(colon + 1);
    if (kind == "class") {
        requireWord(element, attribute, local("on a face", "class"), word, classes_);
        return FaceTest{FaceTest::Kind::unitClass, {}, word};
    }
    if (kind == "tag") {
        requireWord(element, attribute, local("on a face", "tag"), word, tags_);
        return FaceTest{FaceTest::Kind::tag, {}, word};
    }
    if (kind == "nation") {
        requireWord(element, attribute, local("on a face", "nation"), word, nations_);
        return FaceTest{FaceTest::Kind::nation, {}, word};
    }
    const bool isHas = kind == "has", isUnknown = kind == "unknown";
    if (!isHas && !isUnknown) return valueTest(element, attribute, kind, word);
    requireWord(element, attribute, local("on a face", "value"), word, values_);
    return FaceTest{isHas ? FaceTest::Kind::has : FaceTest::Kind::unknown, word, {}};
}

void FaceWords::requireFormationValue(xml::XmlCursor& element, const char* attribute, const std::string& name,
                                      const std::string& word) const {
    const auto& types = catalogue_.formationAttributes;
    KnownWords names;
    for (const auto& value : types) names.insert(value.name);
    requireWord(element, attribute, local("on a face", "value of a formation"), name, names);
    const auto value = std::ranges::find(types, name, &mapsets::AttributeType::name);
    if (value == types.end() || value->kind != mapsets::ValueSchema::Kind::word) return;
    const auto words = mapsets::wordsOf(value->words);
    requireWord(element, attribute, local("on a face", "word of a value"), word,
                KnownWords(words.begin(), words.end()));
}

/// A word that the value never has would just never be true.
FaceTest FaceWords::valueTest(xml::XmlCursor& element, const char* attribute, const std::string& name,
                              const std::string& word) const {
    requireWord(element, attribute, local("on a face", "value"), name, values_);
    const auto words = words_.find(name);
    if (words != words_.end() && !open_.contains(name))
        requireWord(element, attribute, local("on a face", "word of a value"), word,
                    KnownWords(words->second.begin(), words->second.end()));
    return FaceTest{FaceTest::Kind::value, name, word};
}

}  // namespace cota::look
