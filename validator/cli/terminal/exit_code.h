#pragma once
// The exit codes of the program. "Nothing was checked" is never 0.

namespace cota::cli {

enum ExitCode : int {
    exitClean = 0,         // nothing at or above the threshold
    exitFound = 1,         // findings at or above it
    exitUsage = 2,         // the command line cannot be understood
    exitUnreadable = 3,    // input cannot be read, or is not a Cota file
    exitUnwritable = 4,    // output cannot be written
    exitFailed = 5,        // a rule, or the program itself, failed
    exitInterrupted = 130  // by xml::endCleanlyWhenStopped
};

}  // namespace cota::cli
