#include "formats/picture/pdf/flate_borders.h"

#include <zlib.h>

#include <algorithm>
#include <memory>
#include <new>

namespace cota::picture {

namespace {

constexpr std::size_t pieceSize = 10240, bufferSize = std::size_t{1} << 16;

class Unpacker {
  public:
    Unpacker() : buffer_(std::make_unique_for_overwrite<Bytef[]>(bufferSize)) {
        if (inflateInit(&stream_) != Z_OK) throw std::bad_alloc();
    }
    ~Unpacker() { inflateEnd(&stream_); }
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;

    /// Whether the piece ended with a full buffer and nothing more to write.
    bool fillsBuffer(const char* bytes, std::size_t count) {
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes));
        stream_.avail_in = static_cast<uInt>(count);
        for (;;) {
            stream_.next_out = buffer_.get();
            stream_.avail_out = bufferSize;
            const int state = inflate(&stream_, Z_NO_FLUSH);
            if (state == Z_BUF_ERROR) return true;
            if (state != Z_OK || (stream_.avail_in == 0 && stream_.avail_out > 0)) return false;
        }
    }

  private:
    z_stream stream_{};
    std::unique_ptr<Bytef[]> buffer_;
};

}  // namespace

bool fillsBufferAtBorder(const std::string& stream) {
    if (stream.size() < pieceSize) return false;  // the last piece ends with the stream
    Unpacker unpacker;
    for (std::size_t at = 0; at < stream.size(); at += pieceSize)
        if (unpacker.fillsBuffer(stream.data() + at, std::min(pieceSize, stream.size() - at))) return true;
    return false;
}

std::string withFreeBorders(std::string stream) {
    constexpr std::size_t head = 2;
    constexpr int mostMoves = 32;  // each is enough but for one stream in 65,536
    for (int i = 0; i < mostMoves && fillsBufferAtBorder(stream); ++i)
        stream.insert(head, std::string("\x00\x00\x00\xff\xff", 5));
    return stream;
}

}  // namespace cota::picture
