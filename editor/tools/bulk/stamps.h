#pragma once
// The user's stamps: pieces of map that can be put down again and again, one file each in the user's data
// folder.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "editor/tools/bulk/clip.h"

namespace cota::tools {

class StampLibrary {
  public:
    explicit StampLibrary(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// In alphabetical order.
    std::vector<std::string> names() const;
    /// Saves under a name, which it makes fit for a file; replaces a stamp of the same name. Returns the name
    /// of the stamp. Throws std::system_error.
    std::string save(const std::string& name, const Clip& clip) const;
    /// Nothing if there is none or it cannot be read.
    std::optional<Clip> load(const std::string& name) const;
    void remove(const std::string& name) const;

  private:
    std::filesystem::path fileOf(const std::string& name) const;

    std::filesystem::path folder_;
};

}  // namespace cota::tools
