#pragma once
// The kinds and signs of units as a page for designers: docs/unit-kinds.md is generated from unit-signs.xml,
// and a test compares it.

#include <string>

#include "formats/model/finding/local_text.h"

namespace cota::checks {

/// Every kind with its names and signs, every sign with its path, as Markdown.
std::string unitBook(model::Language language);

}  // namespace cota::checks
