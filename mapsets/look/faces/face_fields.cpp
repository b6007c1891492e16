#include "mapsets/look/faces/face_fields.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace cota::look {

namespace {

std::string withMinus(std::string text) { return text.starts_with('-') ? "\u2212" + text.substr(1) : text; }

std::string formOf(const FaceValue& value, std::string_view form) {
    if (form == "label") return value.label;
    if (!value.isKnown) return "?";
    if (form == "word") return value.word.empty() ? value.text : value.word;
    if (form == "first" || form == "second") {
        const auto join = value.text.find('-', 1);
        if (join == std::string::npos) return form == "first" ? withMinus(value.text) : std::string();
        return form == "first" ? withMinus(value.text.substr(0, join)) : value.text.substr(join + 1);
    }
    if (form == "signed" && value.text != "0" && !value.text.starts_with('-')) return "+" + value.text;
    return withMinus(value.text);
}

const FaceValue* shownValue(const FaceSubject& subject, std::string_view name) {
    const auto value = subject.values.find(name);
    if (value == subject.values.end() || (value->second.isKnown && value->second.text.empty()))
        return nullptr;
    return &value->second;
}

std::vector<std::string> namesIn(const std::string& of, const FaceSubject& subject) {
    std::vector<std::string> names;
    std::istringstream stream(of);
    for (std::string word; stream >> word;) {
        if (word == "values")
            names.insert(names.end(), subject.printed.begin(), subject.printed.end());
        else
            names.push_back(word);
    }
    return names;
}

}  // namespace

FilledText filledIn(const std::string& text, const FaceSubject& subject) {
    FilledText filled;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = text[at] == '{' ? text.find('}', at) : std::string::npos;
        if (end == std::string::npos) {
            filled.words += text[at++];
            continue;
        }
        const auto field = std::string_view(text).substr(at + 1, end - at - 1);
        const auto colon = field.find(':');
        const auto value = subject.values.find(field.substr(0, colon));
        const auto form = colon == std::string_view::npos ? std::string_view() : field.substr(colon + 1);
        if (value != subject.values.end()) {
            filled.words += formOf(value->second, form);
            filled.isUnknown = filled.isUnknown || (!value->second.isKnown && form != "label");
        }
        at = end + 1;
    }
    return filled;
}

int numberOf(const FaceSubject& subject, std::string_view name) {
    int number = 0;
    if (std::from_chars(name.data(), name.data() + name.size(), number).ec == std::errc()) return number;
    const auto value = subject.values.find(name);
    if (value != subject.values.end() && value->second.isKnown)
        std::from_chars(value->second.text.data(), value->second.text.data() + value->second.text.size(),
                        number);
    return number;
}

bool isMet(const FaceElement& element, const FaceSubject& subject) {
    if (!holds(element.tests, subject)) return false;
    if (element.counts.empty()) return true;
    const auto names = namesIn(element.of, subject);
    const auto count = std::ranges::count_if(
        names, [&](const std::string& name) { return shownValue(subject, name) != nullptr; });
    return std::ranges::find(element.counts, static_cast<int>(count)) != element.counts.end();
}

std::vector<FaceSubject> repeated(const FaceElement& element, const FaceSubject& subject) {
    const auto most = static_cast<std::size_t>(element.limit);
    if (!element.full.empty())
        return std::vector<FaceSubject>(
            std::min(most, static_cast<std::size_t>(std::max(0, numberOf(subject, element.full)))), subject);
    std::vector<FaceSubject> all;
    for (const auto& name : namesIn(element.of, subject)) {
        const auto* value = shownValue(subject, name);
        if (value == nullptr) continue;
        if (all.size() == most) break;
        all.push_back(subject);
        all.back().values.insert_or_assign("value", *value);
        all.back().values.insert_or_assign("kind", FaceValue{name, value->label, {}});
    }
    return all;
}

}  // namespace cota::look
