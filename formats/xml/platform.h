#pragma once
// The few things the C++ library cannot say and operating systems can.

#include <filesystem>
#include <string_view>

namespace cota::xml {

/// Writes a new file beside `target` and moves it over it, so that at any moment the old or the new text is
/// there, whole. An existing target keeps its permissions. Throws std::system_error; then the target is
/// untouched.
void replaceFile(const std::filesystem::path& target, std::string_view text);

/// Writes into what is there already and stays what it is: a pipe or a device. Throws std::system_error.
void writeInto(const std::filesystem::path& target, std::string_view text);

}  // namespace cota::xml
