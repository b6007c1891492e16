#pragma once
// Files as text: reading and writing bytes, checked UTF-8, and places as line and column.

#include <cstddef>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/finding/loaded.h"
#include "formats/xml/disk/save_losses.h"
#include "formats/xml/disk/text_places.h"

namespace cota::xml {

/// A text with its name. Always valid UTF-8 without a byte order mark. Lines end with LF or CRLF.
class TextFile {
  public:
    TextFile(std::string name, std::string text);

    /// Its name in findings.
    const std::string& name() const { return name_; }
    const std::string& text() const { return text_; }
    /// The position of a byte offset; offsets beyond the end give the end.
    TextPosition position(std::size_t offset) const;
    model::SourceSpan span(std::size_t offset) const;

  private:
    const TextPlaces& places() const;

    std::string name_;
    std::string text_;
    mutable std::once_flag placesMade_;  // only a file with findings needs the places
    mutable std::optional<TextPlaces> places_;
};

using TextFilePtr = std::shared_ptr<const TextFile>;

inline constexpr std::size_t maxFileBytes = std::size_t{64} << 20;

/// Bytes as a text, or a finding if they are not valid: too many, UTF-16, not UTF-8 (with the place of the
/// first bad byte), or a character that is not allowed (U+0000, U+FFFF). A UTF-8 byte order mark is removed.
model::Loaded<TextFilePtr> textFromBytes(std::string name, std::string bytes,
                                         std::size_t limit = maxFileBytes);

/// Reads a file; failure to read is a finding too. `name` is its name in findings; empty: the path.
model::Loaded<TextFilePtr> readTextFile(const std::filesystem::path& path, std::string name = {},
                                        std::size_t limit = maxFileBytes);

/// The text with all invalid UTF-8 bytes and all characters that are not allowed replaced by U+FFFD.
std::string cleanUtf8(std::string text);

/// Whether the path leads to a pipe, device or socket; follows links.
bool isSpecialFile(const std::filesystem::path& path);

/// Writes the whole file or nothing: first a draft beside it, which then replaces it. Keeps owner,
/// permissions and names, and returns what it could not keep (see replaceFile). Follows a symbolic link.
/// Writes into a special file. Throws std::system_error (no permission, disk full); then the old file is
/// unchanged.
SaveLosses saveAtomically(const std::filesystem::path& path, std::string_view text);

}  // namespace cota::xml
