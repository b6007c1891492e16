#include "formats/picture/pdf/smooth_samples.h"

#include <fmt/format.h>
#include <libdeflate.h>
#include <oneapi/tbb/parallel_for.h>
#include <zlib.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <new>
#include <vector>

#include "formats/picture/pdf/flate_borders.h"

namespace cota::picture {

namespace {

constexpr int stripPacking = 1;                            // of runs of equal bytes alone
constexpr int stripRows = 256;                             // packed by one thread
constexpr int wholeBits = 8, wholeShare = 1 << wholeBits;  // shares are in 256ths
constexpr char rowAsItIs = 0, rowFromAbove = 2;            // filters of PNG: how a row is written

/// Where a pixel of the large image lies between two of the small one.
struct SamplePlace {
    int before = 0, after = 0;
    int share = 0;  // of the one after it
};

SamplePlace placeOf(int pixel, int times) {
    const double at = (pixel + 0.5) / times - 0.5;
    const int before = static_cast<int>(std::floor(at));
    return {before, before + 1, static_cast<int>(std::lround((at - before) * wholeShare))};
}

std::vector<SamplePlace> placesIn(int count, int times) {
    std::vector<SamplePlace> places;
    places.reserve(static_cast<std::size_t>(count) * static_cast<std::size_t>(times));
    for (int i = 0; i < count * times; ++i) {
        const auto place = placeOf(i, times);
        places.push_back({std::max(place.before, 0), std::min(place.after, count - 1), place.share});
    }
    return places;
}

/// A part of a packed stream, so that parts packed by different threads follow one another.
class Packer {
  public:
    Packer() {
        constexpr int withoutHead = -15, memory = 8;
        if (deflateInit2(&stream_, stripPacking, Z_DEFLATED, withoutHead, memory, Z_RLE) != Z_OK)
            throw std::bad_alloc();
    }
    ~Packer() { deflateEnd(&stream_); }
    Packer(const Packer&) = delete;
    Packer& operator=(const Packer&) = delete;

    void add(const std::string& bytes, int flush) {
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
        stream_.avail_in = static_cast<uInt>(bytes.size());
        char buffer[1 << 14];
        do {
            stream_.next_out = reinterpret_cast<Bytef*>(buffer);
            stream_.avail_out = sizeof buffer;
            deflate(&stream_, flush);
            packed_.append(buffer, sizeof buffer - stream_.avail_out);
        } while (stream_.avail_out == 0);
    }
    std::string take() { return std::move(packed_); }

  private:
    z_stream stream_{};
    std::string packed_;
};

struct Strip {
    std::string packed;
    std::uint32_t sum = 1;  // Adler-32 of its bytes
    z_off_t length = 0;
};

class Enlarger {
  public:
    Enlarger(const Samples& samples, int times, int step)
        : samples_(samples),
          down_(placesIn(samples.rows, times)),
          stepBits_(std::countr_zero(static_cast<unsigned>(step))) {
        for (int i = times / 2; i < times / 2 + times; ++i) shares_.push_back(placeOf(i, times).share);
    }

    int rows() const { return static_cast<int>(down_.size()); }

    Strip strip(int top, int bottom) const {
        Strip made;
        Packer packer;
        std::string row, above, line;
        std::vector<int> mixed;
        for (int y = top; y < bottom; ++y) {
            write(y, mixed, row);
            const std::size_t length = row.size();
            if (y == top) above.assign(length, 0);
            line.resize(length + 1);
            line[0] = y == top ? rowAsItIs : rowFromAbove;
            char* const to = line.data() + 1;
            for (std::size_t i = 0; i < length; ++i) to[i] = static_cast<char>(row[i] - above[i]);
            const bool isLast = y + 1 == bottom;
            made.sum = libdeflate_adler32(made.sum, line.data(), line.size());
            made.length += static_cast<z_off_t>(line.size());
            packer.add(line, !isLast ? Z_NO_FLUSH : y + 1 == rows() ? Z_FINISH : Z_FULL_FLUSH);
            std::swap(above, row);
        }
        made.packed = packer.take();
        return made;
    }

  private:
    /// A row of the large image.
    void write(int y, std::vector<int>& mixed, std::string& row) const {
        const auto length =
            static_cast<std::size_t>(samples_.columns) * static_cast<std::size_t>(samples_.parts);
        const auto& place = down_[static_cast<std::size_t>(y)];
        const auto* upper = line(place.before);
        const auto* lower = line(place.after);
        mixed.resize(length);
        for (std::size_t i = 0; i < length; ++i)
            mixed[i] = upper[i] * (wholeShare - place.share) + lower[i] * place.share;
        row.resize(length * shares_.size());
        auto* to = reinterpret_cast<std::uint8_t*>(row.data());
        if (samples_.parts == 1)
            spread<1>(mixed.data(), to);
        else
            for (int part = 0; part < samples_.parts; ++part) spread<0>(mixed.data() + part, to + part);
    }
    /// One part of every pixel of a row; `Parts` is the number of parts, 0 where it is known when run.
    template <int Parts>
    void spread(const int* mixed, std::uint8_t* to) const {
        const int parts = Parts > 0 ? Parts : samples_.parts, last = samples_.columns - 1;
        const int times = static_cast<int>(shares_.size()), half = times / 2;
        const int* const shares = shares_.data();
        // In each gap between the middles of two pixels the shares are the same.
        for (int gap = -1; gap <= last; ++gap) {
            const int left = mixed[std::max(gap, 0) * parts], right = mixed[std::min(gap + 1, last) * parts];
            const int first = gap < 0 ? times - half : 0, end = gap == last ? times - half : times;
            if (left == right) {  // level ground, most of a map
                const auto value = rounded(left * wholeShare);
                if constexpr (Parts == 1)
                    std::memset(to, value, static_cast<std::size_t>(end - first));
                else
                    for (int i = first; i < end; ++i) to[(i - first) * parts] = value;
            } else {
                for (int i = first; i < end; ++i)
                    to[(i - first) * parts] = rounded(left * wholeShare + (right - left) * shares[i]);
            }
            to += (end - first) * parts;
        }
    }
    /// A value in 65,536ths as it is written.
    std::uint8_t rounded(int value) const {
        const int shift = wholeBits + stepBits_, half = 1 << shift >> 1;
        const int whole = (value + wholeShare / 2) >> wholeBits;
        return static_cast<std::uint8_t>(std::min((whole + half) >> shift << stepBits_, 255));
    }
    const std::uint8_t* line(int row) const {
        return reinterpret_cast<const std::uint8_t*>(samples_.bytes.data()) +
               static_cast<std::size_t>(row) * static_cast<std::size_t>(samples_.columns) *
                   static_cast<std::size_t>(samples_.parts);
    }

    const Samples& samples_;
    std::vector<int> shares_;  // of the right one of two pixels, for the places between their middles
    std::vector<SamplePlace> down_;
    int stepBits_;
};

}  // namespace

std::string enlarged(const Samples& samples, int times, int step) {
    const Enlarger enlarger(samples, times, step);
    const int rows = enlarger.rows();
    std::vector<Strip> strips(static_cast<std::size_t>((rows + stripRows - 1) / stripRows));
    tbb::parallel_for(std::size_t{0}, strips.size(), [&](std::size_t i) {
        const int top = static_cast<int>(i) * stripRows;
        strips[i] = enlarger.strip(top, std::min(rows, top + stripRows));
    });
    std::string stream = "\x78\x5e";  // deflated, by a fast method
    uLong sum = 1;
    for (auto& strip : strips) {
        stream += strip.packed;
        sum = adler32_combine(sum, strip.sum, strip.length);
        std::string().swap(strip.packed);
    }
    for (const unsigned shift : {24u, 16u, 8u, 0u}) stream += static_cast<char>(sum >> shift & 255u);
    return withFreeBorders(std::move(stream));
}

std::string enlargedFilter(const Samples& samples, int times) {
    return fmt::format(" /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors {} /Columns {} >>",
                       samples.parts, samples.columns * times);
}

}  // namespace cota::picture
