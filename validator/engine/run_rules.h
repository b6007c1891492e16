#pragma once
// A whole check: chooses the rules, runs each row of the game's settings once, in parallel, and makes the
// report.

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/list_item.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/play/laid_map.h"
#include "validator/engine/report.h"
#include "validator/engine/rule.h"

namespace cota::checks {

struct CheckInput {
    model::Document document = {};
    std::shared_ptr<const mapsets::Mapset> mapset = {};  // null: the document names none that exists
    std::shared_ptr<const mapsets::LaidMap> laid = {};   // of this document and game, if made already
    std::vector<CheckedFile> files = {};
    bool isAmendedElsewhere =
        false;  // boards of a scenario that could not be read: its amendments are unknown
    std::vector<model::Finding> findings = {};  // of the readers and of the game's own files
    /// The line of a subject, if known, from the source maps of the files.
    std::function<std::optional<model::SourceSpan>(const model::Subject&)> locate = {};
    /// The line of one entry of a list, even if other entries have the same id or hex.
    std::function<std::optional<model::SourceSpan>(const model::ListItem&)> locateItem = {};
    /// The line of a subject in one file, named as in places. For ids that occur in two files.
    std::function<std::optional<model::SourceSpan>(const std::string&, const model::Subject&)> locateIn = {};
    /// The place of the word that a finding is about, inside the element at which it is reported.
    std::function<std::optional<model::SourceSpan>(const model::Finding&)> locateWord = {};
};

struct CheckOptions {
    std::vector<std::string> rules = {};  // globs of rule ids ("STACK-*"); empty: all
    /// By rule id or glob, later ones win; override the severities of the game.
    std::vector<std::pair<std::string, model::Severity>> severities = {};
    std::string today = {};  // ISO date, for acceptances that expire; empty: none expires
    int jobs = 0;            // 0: one per processor
    std::size_t most = 200;  // findings of one rule that are listed
    bool deep = false;       // also rules that take long
};

class KeptFindings;

/// With `kept` from the last check with these topics, only rules run whose input has changed since; the
/// result is the same. Only one check at a time may use the same results.
Report check(const CheckInput& input, std::span<const Topic> topics, const CheckOptions& options = {},
             KeptFindings* kept = nullptr);

/// Whether the options ask for a rule, or for findings with this id: "TABLE-001" asks for "TABLE-001.hand",
/// and "TABLE-001.hand" lets the rule run.
bool isAsked(const CheckOptions& options, std::string_view id);

}  // namespace cota::checks
