#pragma once
// The inks of a printer, from an ICC profile on this system.

#include <filesystem>
#include <optional>

#include "formats/model/finding/local_text.h"
#include "formats/picture/press/inks.h"

namespace cota::publish {

/// Usual limits of all four inks together, in percent.
inline constexpr int usualInkLimit = 300, leastInkLimit = 200, greatestInkLimit = 400;

/// A profile of a printer with four inks that is installed for all programs; empty if there is none.
std::filesystem::path installedProfile();

struct PrinterInks {
    std::optional<picture::Inks> inks;
    model::LocalText refusal;  // why there are none
};
/// By this file, or by installedProfile() if the path is empty.
PrinterInks readInks(std::filesystem::path profile, int mostInk);

}  // namespace cota::publish
