#pragma once
// Pictures below boards, when the boards are saved in another folder.

#include <filesystem>

#include "formats/model/document/document.h"

namespace cota::scans {

/// The boards move from one folder to another. Their pictures keep their places, so their names change.
/// `from` empty: nothing changes.
model::Document withUnderlaysFrom(const model::Document& document, const std::filesystem::path& from,
                                  const std::filesystem::path& to);

}  // namespace cota::scans
