#include "mapsets/cases/case_options.h"

#include <algorithm>

#include "mapsets/loading/mapset_messages.h"

namespace cota::mapsets {

void reportUnknownInCase(const xml::XmlCursor& element, std::string_view attribute, const char* kind,
                         const std::string& word, const std::vector<std::string>& known,
                         const std::string& id) {
    element.reportAt(attribute, row(MapsetMessage::caseUnknown),
                     {{"id", id}, {"kind", kind}, {"word", word}, model::knownWords(known, "-")});
}

std::map<model::OptionId, std::string> readCaseOptions(xml::XmlCursor& element, const Catalogue& catalogue,
                                                       const std::string& id, std::string_view key) {
    std::map<model::OptionId, std::string> options;
    for (auto one : element.children("option")) {
        const auto option = one.requiredId<model::OptionId>(key);
        const auto value = one.requiredText("value");
        const auto* declared = catalogue.option(option.text);
        if (!declared) {
            std::vector<std::string> known;
            for (const Option& each : catalogue.options) known.push_back(each.id);
            reportUnknownInCase(one, key, "option", option.text, known, id);
        } else if (std::find(declared->words.begin(), declared->words.end(), value) ==
                   declared->words.end()) {
            reportUnknownInCase(one, "value", "value", value, declared->words, id);
        }
        options[option] = value;
        one.finish();
    }
    return options;
}

}  // namespace cota::mapsets
