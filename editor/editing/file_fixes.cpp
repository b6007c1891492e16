// Builds the files that the edited document would be saved to, so that validator/fixes can fix them.

#include <optional>

#include "editor/documents/files_of_document.h"
#include "editor/editing/fix_offers.h"
#include "validator/fixes/fixing.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;

/// The path of the main file. A document without a file is in no folder.
fs::path mainPathOf(const FixRequest& request) {
    const auto files = filesOf(request.document);
    if (!request.document.scenario) return request.path.parent_path() / files.front().key;
    return request.path.empty() ? fs::path("untitled.scenario.xml") : request.path;
}

xml::TextsByFile textsOf(const model::Document& document, const fs::path& main) {
    xml::TextsByFile texts;
    for (const auto& file : filesOf(document)) {
        const fs::path path = file.kind == xml::FileKind::scenario ? main : main.parent_path() / file.key;
        texts[path.generic_string()] = textOf(document, file);
    }
    return texts;
}

/// The files to correct; nothing if no correction of this finding is known, or if they would not restore the
/// document exactly.
std::optional<fixes::Source> sourceOf(const FixRequest& request) {
    if (filesOf(request.document).empty()) return std::nullopt;
    if (!checks::fixOf(checks::allMessages(), request.finding.rule)) return std::nullopt;
    fixes::Source source;
    source.path = mainPathOf(request);
    source.texts = textsOf(request.document, source.path);
    source.game = request.game;
    if (xml::loadDocument(source.path, source.texts).value != request.document) return std::nullopt;
    return source;
}

/// The document with these texts in place of those of the source; nothing if it is the same document.
template <class Texts>
std::optional<model::Document> changedBy(const FixRequest& request, const fixes::Source& source,
                                         const Texts& changed) {
    auto texts = source.texts;
    for (const auto& [file, text] : changed) texts[file] = text;
    auto made = xml::loadDocument(source.path, texts).value;
    if (!made || *made == request.document) return std::nullopt;
    return std::move(*made);
}

}  // namespace

std::vector<FixOffer> fixesFor(const FixRequest& request) {
    std::vector<FixOffer> offers;
    const auto source = sourceOf(request);
    if (!source) return offers;
    for (const auto& fixed : fixes::fixesOf(request.finding, *source))
        if (auto changed = changedBy(request, *source, fixed.texts))
            offers.push_back({fixed.fix.label, std::move(*changed), true});
    return offers;
}

std::vector<FixOffer> nearNamesFor(const FixRequest& request) {
    std::vector<FixOffer> offers;
    const auto source = sourceOf(request);
    if (!source) return offers;
    for (const auto& choice : fixes::namesFor(request.finding, *source))
        if (auto changed = changedBy(request, *source, choice.texts)) {
            offers.push_back({choice.label, std::move(*changed)});
            offers.back().isRemoval = choice.isRemoval;
        }
    return offers;
}

}  // namespace cota::session
