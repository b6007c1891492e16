#include "validator/publish/printer_inks.h"

#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>

#include "formats/model/finding/message.h"

namespace cota::publish {

namespace {

using model::LocalLiteral;

/// Profiles are some megabytes long.
constexpr std::uintmax_t largestProfile = 64u << 20;

/// Where systems keep profiles of printers with four inks, the best first.
constexpr std::array usualProfiles{
    "/usr/share/color/icc/colord/FOGRA39L_coated.icc",
    "/usr/share/color/icc/ghostscript/default_cmyk.icc",
    "/System/Library/ColorSync/Profiles/Generic CMYK Profile.icc",
    "C:/Windows/System32/spool/drivers/color/RSWOP.icm",
};

constexpr LocalLiteral noProfile = local(
    "A file for the press needs the ICC profile of the printer, and this system has none. Choose the file of "
    "your printing house, or install the package libgs-common.");
constexpr LocalLiteral badProfile = local(
    "'{file}' is not the ICC profile of a printer with cyan, magenta, yellow and black. Ask the printing "
    "house "
    "for theirs.");
constexpr LocalLiteral profileUnreadable = local("The profile '{file}' does not exist or cannot be read.");

PrinterInks refused(const LocalLiteral& why, const std::filesystem::path& file) {
    const std::array values{model::MessageValue{"file", file.string()}};
    return {{}, model::fillTemplate(why, values)};
}

}  // namespace

std::filesystem::path installedProfile() {
    for (const auto* path : usualProfiles) {
        std::error_code ignored;
        if (std::filesystem::is_regular_file(path, ignored)) return path;
    }
    return {};
}

PrinterInks readInks(std::filesystem::path profile, int mostInk) {
    if (profile.empty()) profile = installedProfile();
    if (profile.empty()) return {{}, noProfile};
    std::error_code failed;
    const bool isFile = std::filesystem::is_regular_file(profile, failed);
    const auto size = isFile ? std::filesystem::file_size(profile, failed) : 0;
    std::ifstream file(profile, std::ios::binary);
    if (!isFile || failed || !file) return refused(profileUnreadable, profile);
    if (size > largestProfile) return refused(badProfile, profile);
    auto inks = picture::Inks::from({std::istreambuf_iterator<char>(file), {}}, mostInk);
    if (!inks) return refused(badProfile, profile);
    return {std::move(inks), {}};
}

}  // namespace cota::publish
