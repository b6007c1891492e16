#include "validator/engine/loaded_input.h"

#include "formats/xml/markup/versions.h"
#include "validator/engine/exact_place.h"

namespace cota::checks {

CheckInput inputOf(xml::LoadedDocument loaded) {
    CheckInput input;
    if (loaded.value) input.document = std::move(*loaded.value);
    input.findings = std::move(loaded.findings);
    for (const auto& file : loaded.files)
        input.files.push_back({file.path.string(), file.sha256, xml::textOf(file.kind), file.mapset.text});
    const auto sources = std::make_shared<const xml::SourceMap>(std::move(loaded.sources));
    input.locate = [sources](const model::Subject& subject) { return sources->find(subject); };
    input.locateItem = [sources](const model::ListItem& item) { return sources->find(item); };
    input.locateIn = [sources](const std::string& file, const model::Subject& subject) {
        return sources->findIn(file, subject);
    };
    input.locateWord = [sources](const model::Finding& finding) {
        return placeOf(wantedWord(finding), *finding.where, *sources);
    };
    return input;
}

}  // namespace cota::checks
