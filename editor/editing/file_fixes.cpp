// Builds the files that the edited document would be saved to, so that validator/fixes can fix them.

#include "editor/documents/document_parts.h"
#include "editor/editing/fix_offers.h"
#include "validator/fixes/fixing.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;

/// The path of the main file. A document without a file is in no folder.
fs::path mainPathOf(const FixRequest& request) {
    const auto parts = partsOf(request.document);
    if (!request.document.scenario) return request.path.parent_path() / parts.front().key;
    return request.path.empty() ? fs::path("untitled.scenario.xml") : request.path;
}

xml::TextsByFile textsOf(const model::Document& document, const fs::path& main) {
    xml::TextsByFile texts;
    for (const auto& part : partsOf(document)) {
        const fs::path path = part.kind == PartKind::scenario ? main : main.parent_path() / part.key;
        texts[path.generic_string()] = textOf(document, part);
    }
    return texts;
}

}  // namespace

std::vector<FixOffer> fixesFor(const FixRequest& request) {
    std::vector<FixOffer> offers;
    if (partsOf(request.document).empty()) return offers;
    if (!checks::fixOf(checks::allMessages(), request.finding.rule)) return offers;
    fixes::Source source;
    source.path = mainPathOf(request);
    source.texts = textsOf(request.document, source.path);
    source.game = request.game;
    // Not for a document that its files would not restore exactly.
    if (xml::loadDocument(source.path, source.texts).value != request.document) return offers;
    for (const auto& fixed : fixes::fixesOf(request.finding, source)) {
        auto texts = source.texts;
        for (const auto& [file, text] : fixed.texts) texts[file] = text;
        auto changed = xml::loadDocument(source.path, texts).value;
        if (changed && *changed != request.document)
            offers.push_back({fixed.fix.label, std::move(*changed), true});
    }
    return offers;
}

std::vector<FixOffer> nearNamesFor(const FixRequest& request) {
    std::vector<FixOffer> offers;
    if (partsOf(request.document).empty()) return offers;
    if (!checks::fixOf(checks::allMessages(), request.finding.rule)) return offers;
    fixes::Source source;
    source.path = mainPathOf(request);
    source.texts = textsOf(request.document, source.path);
    source.game = request.game;
    if (xml::loadDocument(source.path, source.texts).value != request.document) return offers;
    for (const auto& choice : fixes::namesFor(request.finding, source)) {
        auto texts = source.texts;
        for (const auto& [file, text] : choice.texts) texts[file] = text;
        auto changed = xml::loadDocument(source.path, texts).value;
        if (!changed || *changed == request.document) continue;
        offers.push_back({choice.label, std::move(*changed)});
        offers.back().isRemoval = choice.isRemoval;
    }
    return offers;
}

}  // namespace cota::session
