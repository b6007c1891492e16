#pragma once
// Facts about the text at the place of a finding: where the element ends, and a hash of its line that does
// not change if lines above it are added or removed.

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
/// from its start that are not blank, then a colon and the number of lines with that hash so far.
std::vector<std::string> lineHashes(std::string_view utf8);

class SourceTexts {
  public:
    using Read = std::function<std::optional<std::string>(const std::string& path)>;
    explicit SourceTexts(Read read) : read_(std::move(read)) {}

    /// The end of what begins at the place: the tag, comment or attribute, otherwise the rest of the line.
    /// Nothing if there is no such text.
    std::optional<xml::TextPosition> endOf(const model::SourceSpan& where);
    /// Empty if there is no such text or line.
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
