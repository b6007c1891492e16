#include "mapsets/cases/table_case_words.h"

#include <algorithm>

#include "mapsets/cases/case_options.h"
#include "mapsets/loading/mapset_messages.h"

namespace cota::mapsets {

void TableCaseWords::require(xml::XmlCursor& element, std::string_view attribute, const char* kind,
                             const std::vector<std::string>& known) const {
    const auto word = element.text(attribute);
    if (word.empty() || std::find(known.begin(), known.end(), word) != known.end()) return;
    reportUnknownInCase(element, attribute, kind, word, known, id_);
}

void TableCaseWords::requireNation(xml::XmlCursor& element, std::string_view attribute) const {
    const auto* nations = catalogue_.wordList("nation");
    if (nations != nullptr && !nations->open) require(element, attribute, "nation", idsOf(nations->words));
}

model::Attributes TableCaseWords::values(xml::XmlCursor& element, std::string_view child, const char* of,
                                         const std::vector<AttributeType>& types) const {
    auto written = element.child(child);
    if (!written) return {};
    const auto values = written.freeAttributes();
    written.finish();
    std::vector<std::string> known;
    for (const AttributeType& type : types) known.push_back(type.name);
    for (const auto& [name, value] : values) {
        const auto type = std::ranges::find(types, name, &AttributeType::name);
        if (type == types.end())
            reportUnknownInCase(written, name, (std::string("value of ") + of).c_str(), name, known, id_);
        else if (isUnreadable(*type, value))
            written.reportAt(name, row(MapsetMessage::caseBadValue),
                             {{"id", id_}, {"unit", of}, {"name", name}, {"value", value}});
    }
    return values;
}

bool isUnreadable(const AttributeType& type, const std::string& value) {
    const auto fault = faultOf(type, value);
    return fault && *fault != ValueFault::outOfRange;
}

}  // namespace cota::mapsets
