#pragma once
// Recognizes a finding in another run on a changed file, by everything except lines and columns.

#include <string>
#include <vector>

#include "formats/model/finding/finding.h"

namespace cota::checks {

/// The values of a finding without those that are line numbers.
std::vector<std::pair<std::string, std::string>> lastingValues(const model::Finding& finding);

/// 32 hexadecimal digits of rule, message, subject, values and `file`, the name of the finding's file. Equal
/// findings of one file have equal fingerprints.
std::string fingerprintOf(const model::Finding& finding, const std::string& file);

}  // namespace cota::checks
