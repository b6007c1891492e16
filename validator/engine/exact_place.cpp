#include "validator/engine/exact_place.h"

#include <algorithm>
#include <array>

#include "formats/xml/markup/tag_scanner.h"

namespace cota::checks {

namespace {

bool isForPeople(std::string_view attribute) {
    constexpr std::array texts{"name", "name-es", "title", "title-es", "en", "es", "reason"};
    return std::ranges::find(texts, attribute) != texts.end();
}

/// The byte offset of the place; columns count code points.
std::optional<std::size_t> offsetOf(const model::SourceSpan& where, const xml::TextFile& file) {
    std::size_t low = 0, high = file.text().size();
    while (low < high) {
        const auto middle = low + (high - low) / 2;
        const auto at = file.position(middle);
        if (at.line < where.line || (at.line == where.line && at.column < where.column))
            low = middle + 1;
        else
            high = middle;
    }
    const auto found = file.position(low);
    return found.line == where.line && found.column == where.column ? std::optional(low) : std::nullopt;
}

/// The word in a value that is a list of words: the first or the last one.
std::optional<std::size_t> wordIn(const xml::AttributeText& attribute, std::string_view text,
                                  const WantedWord& wanted) {
    constexpr std::string_view between = " \t\r\n,:";
    const auto end = attribute.valueAt + attribute.value.size();
    const auto value = text.substr(0, end);
    std::optional<std::size_t> found;
    for (auto word = value.find(wanted.word, attribute.valueAt); word < end;
         word = value.find(wanted.word, word + 1)) {
        const auto behind = word + wanted.word.size();
        const bool begins = word == attribute.valueAt || between.find(text[word - 1]) != between.npos;
        const bool ends = behind == end || between.find(text[behind]) != between.npos;
        if (!begins || !ends) continue;
        found = word;
        if (!wanted.isRepetition) break;
    }
    return found;
}

/// The word in the attributes of the element at `element` or of an element inside it.
std::optional<std::size_t> wordInElement(std::string_view text, std::size_t element,
                                         const WantedWord& wanted) {
    xml::TagScanner scanner(text, element);
    std::optional<std::size_t> found;
    int depth = 0;
    do {
        if (!scanner.next()) return found;
        const auto& tag = scanner.tag();
        for (const auto& attribute : tag.attributes) {
            const bool isOwnId = depth == 0 && attribute.name == "id";
            if (wanted.isOwnId ? !isOwnId : isOwnId || isForPeople(attribute.name)) continue;
            if (const auto word = wordIn(attribute, text, wanted)) found = word;
            if (found && !wanted.isRepetition) return found;
        }
        if (tag.kind == xml::Tag::Kind::start) ++depth;
        if (tag.kind == xml::Tag::Kind::end) --depth;
    } while (depth > 0);
    return found;
}

}  // namespace

WantedWord wantedWord(const model::Finding& finding) {
    using enum model::FoundAs;
    for (const auto& value : finding.values)
        if (value.foundAs != notLookedFor)
            return {value.text, value.foundAs == ownId, value.foundAs == lastWord};
    return {};
}

std::optional<model::SourceSpan> placeOf(const WantedWord& wanted, const model::SourceSpan& where,
                                         const xml::SourceMap& sources) {
    const auto* places = wanted.word.empty() ? nullptr : sources.file(where.file);
    if (!places) return std::nullopt;
    const std::string_view text = places->file->text();
    const auto element = offsetOf(where, *places->file);
    if (!element || *element >= text.size() || text[*element] != '<') return std::nullopt;
    const auto found = wordInElement(text, *element, wanted);
    return found ? std::optional(places->file->span(*found)) : std::nullopt;
}

}  // namespace cota::checks
