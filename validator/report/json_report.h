#pragma once
// A report as programs read it: schema "cota/check/1". Keys keep their names and order; more may be added.

#include <string>

#include "formats/model/local_text.h"
#include "validator/engine/message_book.h"
#include "validator/engine/report.h"

namespace cota::checks {

/// Who writes: the name and version every machine-readable answer carries.
struct Tool {
    std::string name;
    std::string version;
};

std::string jsonReport(const Report& report, const MessageBook& messages, const Tool& tool,
                       model::Language language = model::Language::english);

}  // namespace cota::checks
