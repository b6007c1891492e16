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
    std::shared_ptr<const mapsets::Mapset> mapset = {};  // null: the document names none that is there
    std::shared_ptr<const mapsets::LaidMap> laid = {};  // of this document and game, where it is laid already
    std::vector<CheckedFile> files = {};
    bool isAmendedElsewhere =
        false;  // boards of a scenario that could not be read: what it lays is not known
    std::vector<model::Finding> findings = {};  // of the readers and of the game's own files
    /// The line of a subject, where it is known: the source maps of the files, asked one after the other.
    std::function<std::optional<model::SourceSpan>(const model::Subject&)> locate = {};
    /// The line of one entry of a list, whatever else has its id or its hex.
    std::function<std::optional<model::SourceSpan>(const model::ListItem&)> locateItem = {};
    /// The line of a subject in one file, by its name in places; for what two files may both call by one id.
    std::function<std::optional<model::SourceSpan>(const std::string&, const model::Subject&)> locateIn = {};
    /// The place of the word a finding is about, in the element it stands at.
    std::function<std::optional<model::SourceSpan>(const model::Finding&)> locateWord = {};
};

struct CheckOptions {
    std::vector<std::string> rules = {};  // globs of rule ids ("STACK-*"); empty: all
    /// By rule id or glob, later ones win; over what the game says.
    std::vector<std::pair<std::string, model::Severity>> severities = {};
    std::string today = {};  // ISO date, for acceptances that run out; empty: none does
    int jobs = 0;            // 0: one for each processor
    std::size_t most = 200;  // findings of one rule that are listed
};

class Recall;

/// With `recall`, of the last check with these topics, only rules run that read something that has changed
/// since; the answer is the same as without. One check at a time may use it.
Report check(const CheckInput& input, std::span<const Topic> topics, const CheckOptions& options = {},
             Recall* recall = nullptr);

/// Whether `text` fits `glob`: * stands for any run of characters, ? for one.
bool matches(const std::string& glob, const std::string& text);

}  // namespace cota::checks
