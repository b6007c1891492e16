// Builds the files that the edited document would be saved to, so that validator/fixes can fix them.

#include "editor/documents/document_parts.h"
#include "editor/editing/fix_offers.h"
#include "validator/fixes/fixing.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;

/// The path of the main file. A document without a file is in no folder.
fs::path mainPathOf(const FixRequest& order) {
    const auto parts = partsOf(order.document);
    if (!order.document.scenario) return order.path.parent_path() / parts.front().key;
    return order.path.empty() ? fs::path("untitled.scenario.xml") : order.path;
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

std::vector<FixOffer> fixesFor(const FixRequest& order) {
    std::vector<FixOffer> offers;
    if (partsOf(order.document).empty()) return offers;
    if (!checks::fixOf(checks::allMessages(), order.finding.rule)) return offers;
    fixes::Source source;
    source.path = mainPathOf(order);
    source.texts = textsOf(order.document, source.path);
    source.game = order.game;
    // Not for a document that its files would not restore exactly.
    if (xml::loadDocument(source.path, source.texts).value != order.document) return offers;
    for (const auto& fixed : fixes::fixesOf(order.finding, source)) {
        auto texts = source.texts;
        for (const auto& [file, text] : fixed.texts) texts[file] = text;
        auto changed = xml::loadDocument(source.path, texts).value;
        if (changed && *changed != order.document)
            offers.push_back({fixed.fix.label, std::move(*changed), true});
    }
    return offers;
}

}  // namespace cota::session
