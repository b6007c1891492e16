#pragma once
// Names for files that the user has not named.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace cota::session {

/// Names of the files of a new document until it is saved; then they are named after the scenario.
inline constexpr const char* beginningsBoard = "1.board.xml";
inline constexpr const char* secondBoard = "2.board.xml";
inline constexpr const char* beginningsForces = "1.forces.xml";
inline constexpr const char* firstForces = "forces.forces.xml";  // for units added without forces
bool isStopgap(std::string_view name);

/// The text as part of a file name that is valid on every system: lower-case letters, digits and hyphens;
/// accents are removed ("Peña del Águila" is "pena-del-aguila"). Empty if nothing is left.
std::string asFileName(std::string_view text);

/// The beginning of an id made from a name, with room for a number; `otherwise` if nothing is left of the
/// name.
std::string idStem(std::string_view name, std::string_view otherwise = {});

/// "hill-42" of "/a/hill-42.scenario.xml".
std::string stemOf(std::string_view fileName);
/// The other scenarios in the same folder that name the file, and so use it too.
std::vector<std::string> scenariosBeside(const std::filesystem::path& scenario,
                                         const std::filesystem::path& file);

/// The ending with its dot, ".board.xml" for "1.board.xml"; empty for names without such an ending.
std::string endingOf(std::string_view fileName);

}  // namespace cota::session
