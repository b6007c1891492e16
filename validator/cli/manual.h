#pragma once
// The help of the program and its commands as `man` pages.

#include <string>
#include <vector>

#include "formats/model/finding/message.h"

namespace cota::cli {

struct ManualPage {
    std::string name;  // "cota-los"
    std::string text;  // for troff
};

std::vector<ManualPage> manualPages(model::Language language);

}  // namespace cota::cli
