#include "validator/engine/identity.h"

#include "formats/xml/disk/sha256.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

std::vector<std::pair<std::string, std::string>> lastingValues(const model::Finding& finding) {
    std::vector<std::pair<std::string, std::string>> lasting;
    for (const auto& value : finding.values) {
        if (value.name == firstPlace || value.name == inTheFile) continue;
        if (value.words.empty()) {
            lasting.emplace_back(value.name, value.text);
        } else {
            lasting.emplace_back(value.name + ".en", value.words.en);
            lasting.emplace_back(value.name + ".es", value.words.es);
        }
    }
    return lasting;
}

std::string fingerprintOf(const model::Finding& finding, const std::string& file) {
    // Line breaks separate the values, so that "a" + "bc" differs from "ab" + "c".
    std::string text = finding.rule + "\n" + finding.message + "\n" + model::textOf(finding.subject.kind) +
                       "\n" + finding.subject.id + "\n" + file + "\n";
    for (const auto& [name, value] : lastingValues(finding)) text += name + "=" + value + "\n";
    constexpr std::size_t digits = 32;
    return xml::sha256(text).substr(0, digits);
}

}  // namespace cota::checks
