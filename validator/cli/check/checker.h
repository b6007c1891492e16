#pragma once
// Many documents checked, several at a time.

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
    std::vector<std::string> sources;  // every file that was looked at, and those given that could not be
    bool hadUnreadable =
        false;  // some input could not be read or judged: a file, one that a scenario names, or the game
};

/// Checks what `paths` hold (inputs.h), each document once: scenarios first, since boards and forces that one
/// of them names are checked with it. At most `engine.jobs` threads work at a time; how many changes nothing
/// of what is reported. `search`: how far to look for fixes. Files with a text in `pending` are checked with
/// that text.
CheckedAll checkAll(const std::vector<std::string>& paths, const checks::CheckOptions& engine,
                    fixes::FixSearch search, const mapsets::MapsetLibrary& library,
                    const Surroundings& surroundings, const Streams& streams,
                    const PendingTexts& pending = {});

}  // namespace cota::cli
