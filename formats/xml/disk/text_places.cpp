#include "formats/xml/disk/text_places.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace cota::xml {

namespace {

constexpr std::size_t stretch = 1024;  // largest number of bytes that one query counts

std::size_t charactersIn(std::string_view text) {
    // Bytes that continue a character begin with the bits 10; eight bytes are checked together.
    constexpr std::uint64_t each = 0x0101010101010101U;
    std::size_t continued = 0, at = 0;
    for (std::uint64_t eight = 0; at + sizeof eight <= text.size(); at += sizeof eight) {
        std::memcpy(&eight, text.data() + at, sizeof eight);
        // Each byte is 0 or 1 here; the product has their sum in its highest byte.
        continued += static_cast<std::size_t>((((eight >> 7U) & ~(eight >> 6U) & each) * each) >> 56U);
    }
    for (; at < text.size(); ++at) continued += isContinuation(text[at]) ? 1U : 0U;
    return text.size() - continued;
}

}  // namespace

TextPlaces::TextPlaces(std::string_view text) : lineStarts_{0} {
    for (auto at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        lineStarts_.push_back(static_cast<std::uint32_t>(at + 1));
    std::size_t characters = 0;
    for (std::size_t at = 0; at <= text.size(); at += stretch) {
        characters_.push_back(static_cast<std::uint32_t>(characters));
        characters += charactersIn(text.substr(at, stretch));
    }
}

std::size_t TextPlaces::charactersBefore(std::string_view text, std::size_t offset) const {
    const auto whole = offset / stretch;
    return characters_[whole] + charactersIn(text.substr(whole * stretch, offset - whole * stretch));
}

TextPosition TextPlaces::position(std::string_view text, std::size_t offset) const {
    offset = std::min(offset, text.size());
    const auto next = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), offset);
    const std::size_t start = *(next - 1);
    const auto column = offset - start <= stretch
                            ? charactersIn(text.substr(start, offset - start))
                            : charactersBefore(text, offset) - charactersBefore(text, start);
    return {static_cast<int>(next - lineStarts_.begin()), static_cast<int>(column) + 1};
}

std::optional<std::size_t> TextPlaces::offsetOf(std::string_view text, TextPosition position) const {
    const auto line = static_cast<std::size_t>(position.line);
    if (position.line < 1 || position.column < 1 || line > lineStarts_.size()) return std::nullopt;
    const std::size_t start = lineStarts_[line - 1];
    const std::size_t end = line < lineStarts_.size() ? lineStarts_[line] - 1 : text.size();
    std::size_t before = charactersBefore(text, start);
    const std::size_t wanted = before + static_cast<std::size_t>(position.column) - 1;
    if (wanted > charactersBefore(text, end)) return std::nullopt;
    std::size_t at = start;
    const auto behind = std::upper_bound(characters_.begin(), characters_.end(), wanted);
    const auto last = static_cast<std::size_t>(behind - characters_.begin()) - 1;
    if (last * stretch > start) {
        at = last * stretch;
        before = characters_[last];
    }
    const auto skipRest = [&] {  // of the previous character
        while (at < end && isContinuation(text[at])) ++at;
    };
    for (skipRest(); before < wanted; ++before) {
        ++at;
        skipRest();
    }
    return at;
}

}  // namespace cota::xml
