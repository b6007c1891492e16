#include "mapsets/look/faces/face_values.h"

namespace cota::look {

std::string wordOf(const mapsets::Catalogue& catalogue, std::string_view list, const std::string& id,
                   model::Language language) {
    if (const auto* words = catalogue.wordList(list))
        if (const auto* word = words->find(id)) return word->name.in(language);
    return {};
}

std::string shortWordOf(const mapsets::Catalogue& catalogue, std::string_view list, const std::string& id,
                        model::Language language) {
    const auto* words = catalogue.wordList(list);
    const auto* word = words != nullptr ? words->find(id) : nullptr;
    if (word == nullptr) return {};
    if (language == model::Language::spanish)
        if (const auto* spanish = word->values.find("short-es")) return *spanish;
    const auto* text = word->values.find("short");
    return text != nullptr ? *text : word->name.in(language);
}

FaceValue valueOf(const mapsets::AttributeType& type, const model::Attributes& written,
                  const mapsets::Catalogue& catalogue, model::Language language) {
    FaceValue value;
    value.label = type.meaning.in(language);
    if (const auto* text = written.find(type.name))
        value.text = *text;
    else
        value.text = type.fallback;
    value.isKnown = !(value.text.empty() && type.required);
    value.word = wordOf(catalogue, type.name, value.text, language);
    if (type.kind == mapsets::ValueSchema::Kind::flag && value.word.empty()) {
        if (value.text == "yes") value.word = local("a value", "yes").in(language);
        if (value.text == "no") value.word = local("a value", "no").in(language);
    }
    return value;
}

}  // namespace cota::look
