#pragma once
// A document as texts, and its findings after some texts have changed. A change counts only if its finding
// disappears and no new finding is as severe.

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "formats/xml/documents/document_texts.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/loading/mapset_reader.h"
#include "validator/engine/report.h"
#include "validator/engine/run_rules.h"

namespace cota::fixes {

/// The input to fix: one given file with all files that it names.
struct Source {
    std::filesystem::path path;
    xml::TextsByFile texts = {};                       // replace the files on disk
    std::shared_ptr<const mapsets::Mapset> game = {};  // null: only rules that need no game run
    std::vector<model::Finding> gameFindings = {};     // of the files of the game
    bool onlyPath = false;                             // files that it names must not be changed
    bool hasFilesBeside = false;                       // look.xml and layout.xml beside it, too
    std::string today = {};                            // ISO date, for acceptances that expire
    int jobs = 0;
    /// If not null, `path` is a game folder, and the game that it extends is looked for here. Only its
    /// chapters and look.xml can be changed; worked cases, boards and import tables are not checked.
    const mapsets::MapsetLibrary* library = nullptr;
};

/// A source that was read and checked.
struct Judged {
    model::Document document;
    xml::TextsByFile texts;  // of every file that may be changed, by its name in findings
    checks::Report report;
    bool isReadable = false;
};
Judged judge(const Source& source);

/// Whether `after` lacks each of `gone`, findings of `before`, and has no new finding at least as severe as
/// the mildest of them.
bool isFixed(const checks::Report& before, const checks::Report& after,
             const std::vector<const model::Finding*>& gone);

}  // namespace cota::fixes
