#pragma once
// The file of a baseline: its entries, read within limits, because the file may come from strangers.

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "formats/model/finding/finding.h"

namespace cota::cli {

using BaselineJson = nlohmann::ordered_json;

/// One finding that a project accepts for now.
struct BaselineEntry {
    BaselineJson whole;  // as it stands in the file
    std::string key;     // what findings are compared with; equal for the same finding
    std::string rule;
    std::string file;  // from the folder of the baseline; empty in the first baselines
    int line = 0;
    bool isUsed = false;
    bool isStale = false;
};

struct BaselineFile {
    BaselineFile();
    BaselineJson rest;  // all but the entries
    std::vector<BaselineEntry> entries;
    std::string sha256;
    std::string text;  // without a byte order mark
};

/// Far more than any real baseline has.
struct BaselineLimits {
    std::size_t bytes = std::size_t{32} << 20;
    std::size_t values = 4'000'000;  // in all
    std::size_t members = 1000;      // of one object
    std::size_t depth = 100;
};

/// Throws CommandError (exitUnreadable) for what is no baseline, or beyond a limit.
BaselineFile readBaseline(const std::string& path, const BaselineLimits& limits = {});
BaselineFile baselineOf(const std::string& path, std::string bytes, const BaselineLimits& limits = {});

/// The members of an entry that identify a finding, without its file.
BaselineJson entryFor(const model::Finding& finding);
/// The same as one text, in whatever order the members stand. Other members of an entry do not count.
std::string keyOf(const BaselineJson& entry);
/// The text of a member, empty where it has none.
std::string wordIn(const BaselineJson& entry, const char* name);
/// A file as entries name it.
std::string fromFolderOf(const std::filesystem::path& baseline, const std::string& file);

}  // namespace cota::cli
