#pragma once
// The title of a document, for windows and messages.

#include <string>

#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// The title of its scenario, else of its first board, else the id of its first order of battle. Empty for an
/// empty document.
std::string titleOf(const model::Document& document, model::Language language);

}  // namespace cota::session
