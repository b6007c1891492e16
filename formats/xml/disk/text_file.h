#pragma once
// Files as text: bytes in and out, checked UTF-8, and places as people count them.

#include <cstddef>
#include <filesystem>
#include <memory>
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

    /// As findings name it.
    const std::string& name() const { return name_; }
    const std::string& text() const { return text_; }
    /// Of a byte offset; offsets behind the end are the end.
    TextPosition position(std::size_t offset) const;
    model::SourceSpan span(std::size_t offset) const;

  private:
    std::string name_;
    std::string text_;
    TextPlaces places_;
};

using TextFilePtr = std::shared_ptr<const TextFile>;

inline constexpr std::size_t maxFileBytes = std::size_t{64} << 20;

/// Bytes as a text, or a finding where they are none: too many, UTF-16, not UTF-8 (with the place of the
/// first bad byte), or a character no text has (U+0000, U+FFFF). A UTF-8 byte order mark is dropped.
model::Loaded<TextFilePtr> textFromBytes(std::string name, std::string bytes,
                                         std::size_t limit = maxFileBytes);

/// Reads a file. What cannot be read is a finding too. `name` is how findings call it; empty: the path as
/// given.
model::Loaded<TextFilePtr> readTextFile(const std::filesystem::path& path, std::string name = {},
                                        std::size_t limit = maxFileBytes);

/// The text with every byte that is no UTF-8 and every character no text has replaced by U+FFFD.
std::string cleanUtf8(std::string text);

/// Whether a pipe, device or socket is there, links followed.
bool isSpecialFile(const std::filesystem::path& path);

/// Writes the whole file or nothing: a draft beside it first, then in its place. Keeps owner, rights and
/// names, and returns what it could not keep (see replaceFile). Follows a symbolic link. Writes into a
/// special file. Throws std::system_error (no rights, disk full); then the old file is unchanged.
SaveLosses saveAtomically(const std::filesystem::path& path, std::string_view text);

}  // namespace cota::xml
