#pragma once
// File and terminal functions of the operating system that the C++ library does not have.

#include <ctime>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

#include "formats/xml/disk/save_losses.h"

namespace cota::xml {

/// Writes a new file beside `target` and moves it over it, so that at any time either the old or the new
/// text is there, complete. An existing target keeps its owner, group, permissions, access list and extended
/// attributes. If one of them cannot be kept, no user gets more permissions than before, and the result
/// reports the loss. A file with several names (hard links) is overwritten in place, so that it keeps them
/// all; the whole new text is beside it until that is done, and stays there if the program is killed
/// meanwhile. Drafts that killed programs left beside the target are removed. A read-only target is not
/// changed. Throws std::system_error; then the target is unchanged, unless it is a TornFile.
SaveLosses replaceFile(const std::filesystem::path& target, std::string_view text);

/// Writes into an existing pipe or device, without replacing it. Throws std::system_error.
void writeInto(const std::filesystem::path& target, std::string_view text);

/// Whether a standard stream of this program is a terminal.
enum class StandardStream { out, error };
bool isTerminal(StandardStream stream);

/// From now on, if the user (SIGINT) or the system (SIGTERM) stops the program, it removes the draft that it
/// is writing, clears the line of a terminal with progress, and exits immediately with 130 or 143. Files
/// that were being replaced are unchanged.
void endCleanlyWhenStopped();

/// The time in the local time zone.
std::tm localTime(std::time_t time);

/// A file to which text is only appended, locked by one program. A killed program loses nothing that it has
/// appended.
class GrowingFile {
  public:
    /// Creates the file or opens it at its end; nothing if another program has locked it. Throws
    /// std::system_error if it cannot be created.
    static std::optional<GrowingFile> hold(const std::filesystem::path& path);

    /// The text is on disk when this returns. Throws std::system_error; then the end of the file is unknown.
    void append(std::string_view text);

    GrowingFile(GrowingFile&&) noexcept;
    GrowingFile& operator=(GrowingFile&&) noexcept;
    ~GrowingFile();

  private:
    struct Held;
    explicit GrowingFile(std::unique_ptr<Held> held);
    std::unique_ptr<Held> held_;
};

}  // namespace cota::xml
