#include "formats/xml/markup/source_map.h"

#include "formats/xml/markup/hex_text.h"
#include "formats/xml/markup/tag_scanner.h"

namespace cota::xml {

using model::SourceSpan;
using model::SubjectKind;

std::optional<SourceMap::Place> SourceMap::place(SubjectKind kind, const std::string& id) const {
    if (kind == SubjectKind::hex) return placeOfHex(id);
    for (const FilePlaces& places : files_) {
        if (kind == SubjectKind::file && places.file->name() == id) return Place{&places, 0};
        const auto it = places.offsets.find({kind, id});
        if (it != places.offsets.end()) return Place{&places, it->second.front()};
    }
    return placeOnBoard(kind, id);
}

// "bridge@5-0812" on the assembled map is "bridge@0812" in the file of board 5; the same for hexsides.
std::optional<SourceMap::Place> SourceMap::placeOnBoard(SubjectKind kind, const std::string& id) const {
    if (kind != SubjectKind::feature && kind != SubjectKind::hexside) return std::nullopt;
    const auto at = id.find('@');
    const std::size_t label = kind == SubjectKind::feature && at != std::string::npos ? at + 1 : 0;
    for (const auto& [file, prefix] : boards_) {
        if (prefix.empty() || id.compare(label, prefix.size(), prefix) != 0) continue;
        const FilePlaces& places = files_[file];
        const auto it = places.offsets.find({kind, id.substr(0, label) + id.substr(label + prefix.size())});
        if (it != places.offsets.end()) return Place{&places, it->second.front()};
    }
    return std::nullopt;
}

std::optional<SourceMap::Place> SourceMap::placeOfHex(std::string_view label) const {
    for (const auto& [file, prefix] : boards_) {
        const FilePlaces& places = files_[file];
        if (!label.starts_with(prefix)) continue;
        const auto hex = HexText(places.grid).hex(label.substr(prefix.size()));
        if (!hex || !places.grid.contains(*hex)) continue;
        const auto index = places.grid.index(*hex);
        const auto offset = index < places.hexOffsets.size() ? places.hexOffsets[index] : 0;
        return Place{&places, offset != 0 ? offset : places.hexesOffset};
    }
    return std::nullopt;
}

std::optional<SourceSpan> SourceMap::find(const model::Subject& subject) const {
    if (const auto found = place(subject.kind, subject.id)) return found->span();
    for (const std::string& hex : subject.hexes)
        if (const auto found = placeOfHex(hex)) return found->span();
    return std::nullopt;
}

std::optional<SourceSpan> SourceMap::find(const model::ListItem& item) const {
    for (const FilePlaces& places : files_) {
        if (places.key != item.file) continue;
        const auto list = places.items.find(item.list);
        if (list != places.items.end() && item.index < list->second.size())
            return places.file->span(list->second[item.index]);
    }
    return std::nullopt;
}

std::optional<SourceSpan> SourceMap::findIn(const std::string& file, const model::Subject& subject) const {
    const auto* places = this->file(file);
    if (!places) return std::nullopt;
    const auto it = places->offsets.find({subject.kind, subject.id});
    if (it == places->offsets.end()) return std::nullopt;
    return places->file->span(it->second.front());
}

std::optional<SourceSpan> SourceMap::findRootAttribute(std::string_view attribute) const {
    if (files_.empty()) return std::nullopt;
    const FilePlaces& places = files_.front();
    const auto offset = attributeOffset(places.file->text(), places.rootOffset, attribute);
    return places.file->span(offset.value_or(places.rootOffset));
}

const FilePlaces* SourceMap::file(std::string_view name) const {
    for (const FilePlaces& places : files_)
        if (places.file->name() == name) return &places;
    return nullptr;
}

std::optional<std::size_t> attributeOffset(std::string_view text, std::size_t element,
                                           std::string_view attribute) {
    TagScanner scanner(text, element);
    if (!scanner.next()) return std::nullopt;
    const auto* found = scanner.tag().attribute(attribute);
    return found ? std::optional(found->at) : std::nullopt;
}

}  // namespace cota::xml
