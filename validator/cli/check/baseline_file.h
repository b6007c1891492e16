#pragma once
// The file of a baseline: its entries, read within limits, because the file may come from strangers.

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "formats/model/finding/finding.h"

namespace cota::cli {

using BaselineJson = nlohmann::ordered_json;

/// One finding that a project tolerates for now.
struct BaselineEntry {
    BaselineJson whole;  // as in the file
    std::string key;     // identifies the finding
    std::string rule;
    std::string file;  // relative to the folder of the baseline; empty in the first baselines
    int line = 0;
    bool isUsed = false;
    bool isStale = false;
};

struct BaselineFile {
    BaselineFile();
    BaselineJson rest;  // everything except the entries
    std::vector<BaselineEntry> entries;
    std::string sha256;
    std::string text;  // without a byte order mark
};

/// Far more than real baselines need.
struct BaselineLimits {
    std::size_t bytes = std::size_t{32} << 20;
    std::size_t values = 4'000'000;  // in all
    std::size_t members = 1000;      // of one object
    std::size_t depth = 100;
};

/// Throws CommandError (exitUnreadable) if it is not a baseline or exceeds a limit.
BaselineFile readBaseline(const std::string& path, const BaselineLimits& limits = {});
BaselineFile baselineOf(const std::string& path, std::string bytes, const BaselineLimits& limits = {});

/// The members of an entry that identify a finding, without its file.
BaselineJson entryFor(const model::Finding& finding);
/// The same as one text, independent of the order of members. Ignores other members of an entry.
std::string keyOf(const BaselineJson& entry);
/// The text of a member, empty if there is none.
std::string wordIn(const BaselineJson& entry, const char* name);
/// The name of a file as in entries.
std::string fromFolderOf(const std::filesystem::path& baseline, const std::string& file);

}  // namespace cota::cli
