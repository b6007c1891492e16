#include "mapsets/look/symbols/symbology.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

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

std::optional<DrawingValue> valueFrom(const mapsets::Parameter& parameter, std::string_view text) {
    using Kind = mapsets::Parameter::Kind;
    if (mapsets::faultOf(parameter, text)) return std::nullopt;
    switch (parameter.kind) {
        case Kind::colour:
            return *picture::colourFrom(text);
        case Kind::millimetres:
        case Kind::decimal:
            return *mapsets::readDecimal(text);
        case Kind::flag:
            return *mapsets::readFlag(text);
        default:
            return std::string(text);
    }
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
    return text == "none" ? std::vector<std::string>{} : mapsets::listedWords(text);
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

const TypePicture* Symbology::picture(std::string_view type) const {
    const auto found = pictures_.find(type);
    return found == pictures_.end() ? nullptr : found->second.get();
}

}  // namespace cota::look
