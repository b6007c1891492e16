#pragma once
// Deflated streams that every reader accepts without a warning. Only for the sources of this folder and
// tests.

#include <string>

namespace cota::picture {

/// Readers unpack a stream in pieces into a buffer (qpdf: 10,240 bytes into 64 KiB). If the end of a piece is
/// also the end of a full buffer, qpdf asks once more, gets nothing and warns that the stream may be damaged.
bool fillsBufferAtBorder(const std::string& stream);
/// The zlib stream, moved by empty blocks of 5 bytes behind its head until that happens at no piece.
std::string withFreeBorders(std::string stream);

}  // namespace cota::picture
