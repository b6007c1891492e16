#include "validator/engine/exact_place.h"

#include <algorithm>
#include <array>

namespace cota::checks {

namespace {

constexpr std::string_view blanks = " \t\r\n";

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

/// Walks over the tags of one element. Its text is well-formed, because the reader has read it.
class Search {
  public:
    Search(std::string_view text, const WantedWord& wanted) : text_(text), wanted_(wanted) {}

    std::optional<std::size_t> from(std::size_t element) {
        std::size_t at = element;
        do {
            if (text_.substr(at).starts_with("<!--")) {
                at = behind("-->", at);
            } else if (text_.substr(at).starts_with("</")) {
                --depth_;
                at = behind(">", at);
            } else {
                at = tag(at);
            }
            if (found_ && !wanted_.isRepetition) break;
            at = depth_ > 0 ? text_.find('<', at) : std::string_view::npos;
        } while (at != std::string_view::npos);
        return found_;
    }

  private:
    std::size_t behind(std::string_view mark, std::size_t at) const {
        const auto end = text_.find(mark, at);
        return end == std::string_view::npos ? text_.size() : end + mark.size();
    }

    /// Reads a start tag; returns the place behind it.
    std::size_t tag(std::size_t at) {
        const bool isOuter = depth_ == 0;
        at = text_.find_first_of(" \t\r\n/>", at);
        while (at < text_.size()) {
            at = text_.find_first_not_of(blanks, at);
            if (at >= text_.size() || text_[at] == '>') break;
            if (text_[at] == '/') return at + 2;
            const auto name = text_.substr(at, text_.find_first_of(" \t\r\n=", at) - at);
            const auto open = text_.find_first_of("\"'", at);
            const auto close = open < text_.size() ? text_.find(text_[open], open + 1) : open;
            if (close >= text_.size()) return text_.size();
            const bool isOwnId = isOuter && name == "id";
            if (wanted_.isOwnId ? isOwnId : !isOwnId && !isForPeople(name)) look(open + 1, close);
            at = close + 1;
        }
        ++depth_;
        return std::min(at + 1, text_.size());
    }

    /// Looks for the word in one value, a list of words.
    void look(std::size_t at, std::size_t end) {
        constexpr std::string_view between = " \t\r\n,:";
        const auto value = text_.substr(0, end);
        for (auto word = value.find(wanted_.word, at); word < end;
             word = value.find(wanted_.word, word + 1)) {
            const auto behind = word + wanted_.word.size();
            const bool begins = word == at || between.find(text_[word - 1]) != std::string_view::npos;
            const bool ends = behind == end || between.find(text_[behind]) != std::string_view::npos;
            if (!begins || !ends || (found_ && !wanted_.isRepetition)) continue;
            found_ = word;
        }
    }

    std::string_view text_;
    const WantedWord& wanted_;
    std::optional<std::size_t> found_;
    int depth_ = 0;
};

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
    const auto found = Search(text, wanted).from(*element);
    return found ? std::optional(places->file->span(*found)) : std::nullopt;
}

}  // namespace cota::checks
