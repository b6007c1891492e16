#pragma once
// What a report says about the text at the place of a finding: where the thing ends, and a mark of its line
// that does not change when lines above it are added or removed.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/xml/disk/text_places.h"

namespace cota::checks {

/// For each line, from 1 on, the hash that GitHub computes if a report has none: of the first 100 characters
/// from its start that are no blanks, then a colon and the count of lines with that hash so far.
std::vector<std::string> lineHashes(std::string_view utf8);

class SourceTexts {
  public:
    using Read = std::function<std::optional<std::string>(const std::string& path)>;
    explicit SourceTexts(Read read) : read_(std::move(read)) {}

    /// Behind what begins at the place: the tag, comment or attribute, else the rest of the line. Nothing
    /// where the text is not there.
    std::optional<xml::TextPosition> endOf(const model::SourceSpan& where);
    /// Empty where the text or the line is not there.
    std::string hashOf(const model::SourceSpan& where);

  private:
    struct Source {
        std::string text;
        xml::TextPlaces places;
        std::vector<std::string> hashes;
    };
    Source* sourceOf(const std::string& path);

    Read read_;
    std::map<std::string, std::optional<Source>> sources_;
};

}  // namespace cota::checks
