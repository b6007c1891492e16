#pragma once
// What a finding is known again by, in another run on a changed file: everything but lines and columns.

#include <string>
#include <vector>

#include "formats/model/finding/finding.h"

namespace cota::checks {

/// The values of a finding without those that are line numbers.
std::vector<std::pair<std::string, std::string>> lastingValues(const model::Finding& finding);

/// 32 hexadecimal digits of rule, message, subject, values and `file`, the name of the finding's file. Equal
/// findings of one file have the same.
std::string fingerprintOf(const model::Finding& finding, const std::string& file);

}  // namespace cota::checks
