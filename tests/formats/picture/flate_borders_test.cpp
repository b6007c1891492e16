// Streams at which qpdf would warn, because a piece that it reads ends where its buffer is full, and how they
// are moved.
#include "formats/picture/pdf/flate_borders.h"

#include <gtest/gtest.h>
#include <zlib.h>

using namespace cota::picture;

namespace {

constexpr std::size_t pieceSize = 10240, bufferSize = 65536;

/// One deflate block with the fixed codes.
class FixedBlock {
  public:
    FixedBlock() {
        out_ = "\x78\x5e";
        low(1, 1);  // the last block
        low(1, 2);
    }
    void literal(unsigned value) {
        bytes_ += static_cast<char>(value);
        value < 144 ? high(0x30 + value, 8) : high(0x190 + value - 144, 9);
    }
    /// 258 times the byte before.
    void longestRun() {
        bytes_.append(258, bytes_.back());
        high(0xc5, 8);
        high(0, 5);
    }
    std::size_t bits() const { return 8 * out_.size() + static_cast<std::size_t>(used_); }
    const std::string& bytes() const { return bytes_; }
    std::string finished() {
        high(0, 7);
        while (used_ > 0) low(0, 1);
        const auto sum =
            adler32(1, reinterpret_cast<const Bytef*>(bytes_.data()), static_cast<uInt>(bytes_.size()));
        for (const unsigned shift : {24u, 16u, 8u, 0u}) out_ += static_cast<char>(sum >> shift & 255u);
        return out_;
    }

  private:
    void low(unsigned value, int count) {
        for (int i = 0; i < count; ++i) bit(value >> i & 1u);
    }
    void high(unsigned value, int count) {
        for (int i = count; i-- > 0;) bit(value >> i & 1u);
    }
    void bit(unsigned value) {
        part_ |= value << used_;
        if (++used_ < 8) return;
        out_ += static_cast<char>(part_);
        part_ = 0;
        used_ = 0;
    }

    std::string out_, bytes_;
    unsigned part_ = 0;
    int used_ = 0;
};

/// 65,536 bytes in the first 10,240 of the stream, then some more.
FixedBlock fullBuffer() {
    constexpr int runs = 219, literals = 9034, longLiterals = 6782;
    FixedBlock block;
    for (int i = 0; i < literals; ++i) block.literal(i < longLiterals ? 200u : 100u);
    for (int i = 0; i < runs; ++i) block.longestRun();
    EXPECT_EQ(block.bytes().size(), bufferSize);
    EXPECT_EQ(block.bits(), 8 * pieceSize);
    for (int i = 0; i < 100; ++i) block.literal(static_cast<unsigned>(i));
    return block;
}

std::string unpacked(const std::string& stream, std::size_t size) {
    std::string bytes(size + 1, '\0');
    auto length = static_cast<uLongf>(bytes.size());
    if (uncompress(reinterpret_cast<Bytef*>(bytes.data()), &length,
                   reinterpret_cast<const Bytef*>(stream.data()), stream.size()) != Z_OK)
        return "damaged";
    bytes.resize(length);
    return bytes;
}

TEST(FlateBorders, AStreamThatFillsTheBufferIsMoved) {
    auto block = fullBuffer();
    const auto bytes = block.bytes();
    const auto stream = block.finished();
    ASSERT_EQ(unpacked(stream, bytes.size()), bytes);
    EXPECT_TRUE(fillsBufferAtBorder(stream));
    const auto moved = withFreeBorders(stream);
    EXPECT_EQ(moved.size(), stream.size() + 5);
    EXPECT_FALSE(fillsBufferAtBorder(moved));
    EXPECT_EQ(unpacked(moved, bytes.size()), bytes);
}

TEST(FlateBorders, OtherStreamsStayAsTheyAre) {
    auto block = fullBuffer();
    block.literal(1);
    auto longer = block.finished();
    longer.insert(2, std::string("\x00\x00\x00\xff\xff", 5));
    EXPECT_EQ(withFreeBorders(longer), longer);
    EXPECT_EQ(withFreeBorders(""), "");
    EXPECT_EQ(withFreeBorders("\x78\x5e damaged"), "\x78\x5e damaged");
    EXPECT_EQ(withFreeBorders(std::string(3 * pieceSize, 'x')), std::string(3 * pieceSize, 'x'));
}

}  // namespace
