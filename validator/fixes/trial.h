#pragma once
// A document as texts, and what the rules say once some of the texts are others. A change counts only if what
// it is for is found no more, and nothing as grave is found that was not there before.

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

/// What is to be put right: one file given, with all it names.
struct Source {
    std::filesystem::path path;
    xml::TextsByFile texts = {};                       // instead of the files on the disk
    std::shared_ptr<const mapsets::Mapset> game = {};  // null: only what needs none is looked at
    std::vector<model::Finding> gameFindings = {};     // of its files
    bool onlyPath = false;                             // files it names are not to be changed
    std::string today = {};                            // ISO date, for acceptances that run out
    int jobs = 0;
    /// Not null: `path` is the folder of a game, and its base is looked for here. Its chapters and look.xml
    /// are the files to be changed; worked cases, boards and tables for importers are not looked at.
    const mapsets::MapsetLibrary* library = nullptr;
};

/// A source read and checked.
struct Judged {
    model::Document document;
    xml::TextsByFile texts;  // of every file that may be changed, by its name in findings
    checks::Report report;
    bool isReadable = false;
};
Judged judge(const Source& source);

/// Whether `after` lacks each of `gone`, findings of `before`, and has nothing new that is as grave as the
/// least of them.
bool isCured(const checks::Report& before, const checks::Report& after,
             const std::vector<const model::Finding*>& gone);

}  // namespace cota::fixes
