#pragma once
// Checks many documents, several at a time.

#include <string>
#include <vector>

#include "mapsets/loading/mapset_reader.h"
#include "validator/cli/inputs/input.h"
#include "validator/cli/terminal/streams.h"
#include "validator/engine/run_rules.h"
#include "validator/fixes/fixing.h"

namespace cota::cli {

struct CheckedAll {
    checks::Report report;
    std::vector<std::string> sources;  // every file that was checked, and given ones that could not be
    bool hadUnreadable =
        false;  // some input could not be read or judged: a file, one that a scenario names, or the game
};

/// Checks the files in `paths` (inputs.h), each document once: scenarios first, because the boards and
/// forces that they name are checked with them. At most `engine.jobs` threads run; their number does not
/// change the report. `search`: how far to look for fixes. Texts in `pending` replace the files on disk.
CheckedAll checkAll(const std::vector<std::string>& paths, const checks::CheckOptions& engine,
                    fixes::FixSearch search, const mapsets::MapsetLibrary& library,
                    const Surroundings& surroundings, const Streams& streams,
                    const PendingTexts& pending = {});

}  // namespace cota::cli
