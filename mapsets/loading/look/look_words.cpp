#include "mapsets/loading/look/look_words.h"

#include <algorithm>
#include <utility>

#include "formats/model/finding/nearest_word.h"

namespace cota::mapsets {

bool requireKnown(xml::XmlCursor& element, std::string_view attribute, std::string_view word,
                  const std::vector<std::string_view>& known, LookMessage message,
                  std::vector<model::MessageValue> values) {
    if (std::ranges::find(known, word) != known.end()) return true;
    const auto nearest = model::nearestWord(word, known);
    if (nearest) values.push_back({"nearest", std::string(*nearest)});
    values.push_back(model::sortedKnown(known));
    const auto wording = static_cast<LookMessage>(static_cast<int>(message) + (nearest ? 1 : 0));
    element.reportAt(attribute, row(wording), std::move(values));
    return false;
}

}  // namespace cota::mapsets
