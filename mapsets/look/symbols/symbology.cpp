#include "mapsets/look/symbols/symbology.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <optional>

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

bool isKnownWord(std::string_view words, std::string_view word) {
    if (words.empty()) return true;
    while (!words.empty()) {
        const auto end = std::min(words.find(' '), words.size());
        if (words.substr(0, end) == word) return true;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return false;
}

std::vector<std::string> partsOf(std::string_view text) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find('+'), text.size());
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::optional<double> numberFrom(std::string_view text) {
    double number = 0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// All drawings, in the order of their topics.
const std::vector<DrawingDescription>& all() {
    static const std::vector<DrawingDescription> table = [] {
        std::vector<DrawingDescription> joined;
        for (const auto topic : drawingTopics()) joined.insert(joined.end(), topic.begin(), topic.end());
        return joined;
    }();
    return table;
}

/// Every drawing of a kind with its default values, in order.
const std::vector<Symbol>& plainSymbols(std::string_view kind) {
    static const std::map<std::string, std::vector<Symbol>, std::less<>> plain = [] {
        std::map<std::string, std::vector<Symbol>, std::less<>> made;
        for (const auto& one : all()) made[one.kind].emplace_back(one);
        return made;
    }();
    return plain.find(kind)->second;
}

}  // namespace

const char* textOf(ValueKind kind) {
    constexpr std::array names{"colour", "millimetres", "number", "word", "list", "flag"};
    return names[static_cast<std::size_t>(kind)];
}

std::span<const DrawingDescription> describeDrawings() { return all(); }

const DrawingDescription* drawingOf(std::string_view kind, std::string_view name) {
    for (const auto& one : all())
        if (kind == one.kind && name == one.name) return &one;
    return nullptr;
}

const DrawingDescription* firstDrawingOf(std::string_view kind) {
    for (const auto& one : all())
        if (kind == one.kind) return &one;
    return nullptr;
}

std::optional<DrawingValue> valueFrom(const DrawingParameter& parameter, std::string_view text) {
    switch (parameter.kind) {
        case ValueKind::colour:
            if (const auto colour = picture::colourFrom(text)) return *colour;
            return std::nullopt;
        case ValueKind::millimetres:
        case ValueKind::number:
            if (const auto number = numberFrom(text)) return *number;
            return std::nullopt;
        case ValueKind::word:
            if (isKnownWord(parameter.words, text)) return std::string(text);
            return std::nullopt;
        case ValueKind::list:
            for (const auto& word : partsOf(text))
                if (!isKnownWord(parameter.words, word)) return std::nullopt;
            return std::string(text);
        case ValueKind::flag:
            if (text == "yes" || text == "no") return text == "yes";
            return std::nullopt;
    }
    return std::nullopt;
}

Symbol::Symbol(const DrawingDescription& drawing) : drawing_(&drawing) {
    for (const auto& parameter : drawing.parameters) {
        const auto value = valueFrom(parameter, parameter.fallback);
        assert(value && "the fallback of a parameter is a value of its kind");
        values_.push_back(*value);
    }
}

std::vector<std::string> Symbol::list(std::string_view name) const {
    const auto& text = word(name);
    return text == "none" ? std::vector<std::string>{} : partsOf(text);
}

void Symbol::set(std::string_view name, DrawingValue value) {
    for (std::size_t i = 0; i < values_.size(); ++i)
        if (name == drawing_->parameters[i].name) values_[i] = std::move(value);
}

const DrawingValue& Symbol::value(std::string_view name) const {
    for (std::size_t i = 0; i < values_.size(); ++i)
        if (name == drawing_->parameters[i].name) return values_[i];
    assert(false && "a drawing asks for parameters it describes");
    return values_.front();
}

const Symbol* Symbology::find(std::string_view kind, std::string_view id) const {
    const auto found = symbols_.find(std::pair(std::string(kind), std::string(id)));
    return found == symbols_.end() ? nullptr : &found->second;
}

const Symbol& Symbology::symbol(std::string_view kind, std::string_view id) const {
    if (const auto* found = find(kind, id)) return *found;
    if (const auto* general = find(kind, "")) return *general;
    return plainSymbols(kind).front();
}

const Symbol& Symbology::symbolApart(std::string_view kind, std::string_view id, std::size_t nth) const {
    const auto& plain = plainSymbols(kind);
    const auto at = nth % plain.size();
    return at == 0 || find(kind, id) ? symbol(kind, id) : plain[at];
}

void Symbology::set(const std::string& kind, const std::string& id, Symbol symbol) {
    symbols_.insert_or_assign(std::pair(kind, id), std::move(symbol));
}

}  // namespace cota::look
