#pragma once
// Parts of the program that are loaded only when they are needed, because the libraries behind them are slow
// to load or may be missing.

#include <filesystem>
#include <string>

namespace cota::xml {

/// The file of the running program; empty if the system does not say it.
std::filesystem::path programFile();

/// The ending of files of modules, with its dot.
std::string moduleEnding();

/// Loads a module, or a library of the system if the name has no folder, and returns the address of a name
/// that it exports; null with the reason of the system. The module stays loaded until the program ends.
void* nameInModule(const std::filesystem::path& file, const char* name, std::string& reason);

}  // namespace cota::xml
