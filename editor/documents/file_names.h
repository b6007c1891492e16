#pragma once
// What files are called that people have not named themselves.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace cota::session {

/// What a beginning calls its files until it is saved: then they are named after the scenario.
inline constexpr const char* beginningsBoard = "1.board.xml";
inline constexpr const char* beginningsForces = "1.forces.xml";
inline constexpr const char* firstForces = "forces.forces.xml";  // of units added where there were none
bool isStopgap(std::string_view name);

/// The text as part of a file's name that every system takes: small letters, digits and hyphens; letters with
/// accents become those without ("Peña del Águila" is "pena-del-aguila"). Empty where nothing is left.
std::string asFileName(std::string_view text);

/// "hill-42" of "/a/hill-42.scenario.xml".
std::string stemOf(std::string_view fileName);
/// The other scenarios in the folder of this one that name the file as it would: those that use it too.
std::vector<std::string> scenariosBeside(const std::filesystem::path& scenario,
                                         const std::filesystem::path& file);

/// "board.xml" with the dot before it, of "1.board.xml"; empty for names that do not end so.
std::string endingOf(std::string_view fileName);

}  // namespace cota::session
