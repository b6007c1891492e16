#include "validator/engine/identity.h"

#include <algorithm>

#include "formats/xml/disk/sha256.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

std::vector<model::MessageValue> lastingValues(const model::Finding& finding) {
    auto values = finding.values;
    std::erase_if(values, [](const model::MessageValue& value) {
        const auto name = value.name.substr(0, value.name.find('.'));
        return name == firstPlace || name == inTheFile;
    });
    return values;
}

std::string fingerprintOf(const model::Finding& finding, const std::string& file) {
    // A line break ends each part: "a" + "bc" is not "ab" + "c".
    std::string text = finding.rule + "\n" + finding.message + "\n" + model::textOf(finding.subject.kind) +
                       "\n" + finding.subject.id + "\n" + file + "\n";
    for (const auto& value : lastingValues(finding)) text += value.name + "=" + value.text + "\n";
    constexpr std::size_t digits = 32;
    return xml::sha256(text).substr(0, digits);
}

}  // namespace cota::checks
