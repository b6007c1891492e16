#pragma once
// A PDF as a printing house takes it: inks instead of screen colours, bleed, and a check of the ink.

#include <optional>
#include <span>
#include <string>

#include "formats/picture/press/inks.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

struct PressOptions {
    bool isForPress = false;
    std::string profile;   // a file; empty: the one of the system
    std::string inkLimit;  // percent; empty: 300
    std::string date;      // 2026-05-31; empty: 1970-01-01
};

/// --press, --profile, --ink-limit, --date.
void declarePress(CommandLine& line, PressOptions& into);
/// Throws CommandError (exitUsage) for wrong numbers and dates, and for options that need --press.
void checkPress(const PressOptions& options);
/// Nothing without --press. Throws CommandError (exitUnreadable) for a profile that cannot be used.
std::optional<picture::Inks> inksOf(const PressOptions& options);
/// Seconds since 1970.
std::int64_t dateOf(const PressOptions& options);
/// Says on the stream of errors where a page has more ink than the limit.
void sayTooMuchInk(std::span<const picture::Picture> pages, const picture::Inks& inks,
                   const Streams& streams);

}  // namespace cota::cli
