#pragma once
// The few things the C++ library cannot say and operating systems can.

#include <ctime>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

#include "formats/xml/disk/save_losses.h"

namespace cota::xml {

/// Writes a new file beside `target` and moves it over it, so that at any moment the old or the new text is
/// there, whole. An existing target keeps its owner, group, permissions, access list and extended attributes.
/// If one cannot be kept, nobody gets more rights than before, and the result says what was lost. A file with
/// several names (hard links) is overwritten in place, so that it keeps them all; the whole new text is
/// beside it until that is done, and stays there if the program is killed meanwhile. Drafts that killed
/// programs left beside the target are removed. A read-only target stays as it is. Throws std::system_error;
/// then the target is untouched, unless it is a TornFile.
SaveLosses replaceFile(const std::filesystem::path& target, std::string_view text);

/// Writes into what is there already and stays what it is: a pipe or a device. Throws std::system_error.
void writeInto(const std::filesystem::path& target, std::string_view text);

/// Whether a person watches a stream of this program, as far as the system can tell.
enum class StandardStream { out, error };
bool isTerminal(StandardStream stream);

/// From now on, a program that is told to stop by its user (SIGINT) or by the system (SIGTERM) takes away the
/// text it was just writing beside its place, clears the line of a terminal it was just showing progress in,
/// and ends at once: with 130, or 143. Whatever was being replaced is as it was.
void endCleanlyWhenStopped();

/// A time as clocks of this place show it.
std::tm localTime(std::time_t time);

/// A file that only grows, for as long as one program holds it. Who is killed has lost nothing it appended.
class GrowingFile {
  public:
    /// Makes the file, or goes on at its end; nothing where another program holds it. Throws
    /// std::system_error where it cannot be made.
    static std::optional<GrowingFile> hold(const std::filesystem::path& path);

    /// The text is on disk when this returns. Throws std::system_error; the end of the file is then unknown.
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
