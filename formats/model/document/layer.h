#pragma once
// One value for each hex of a grid, by dense hex index (Grid::index).

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

namespace cota::model {

template <class T>
using Layer = std::vector<T>;

/// A layer of few different values: a palette and a two-byte code for each hex. Equality compares the
/// values, not the order of the palette.
template <class T>
class CodedLayer {
  public:
    CodedLayer() = default;
    /// Every code must be less than the size of the palette, which must not contain a value twice.
    CodedLayer(std::vector<T> palette, std::vector<std::uint16_t> codes)
        : palette_(std::move(palette)), codes_(std::move(codes)) {}
    CodedLayer(std::size_t size, T value) : palette_{std::move(value)}, codes_(size, 0) {}

    std::size_t size() const { return codes_.size(); }
    const T& operator[](std::size_t index) const { return palette_[codes_[index]]; }
    std::uint16_t code(std::size_t index) const { return codes_[index]; }
    const std::vector<T>& palette() const { return palette_; }
    const std::vector<std::uint16_t>& codes() const { return codes_; }

    /// Number of different values that fit at the same time.
    static constexpr std::size_t mostValues = 65536;

    /// Sets one value. Unused values are dropped if the palette is full. Throws std::length_error if all are
    /// used; then nothing has changed.
    void set(std::size_t index, const T& value) { codes_[index] = codeOf(value); }

    friend bool operator==(const CodedLayer& a, const CodedLayer& b) {
        if (a.size() != b.size()) return false;
        if (a.palette_ == b.palette_) {
            if (a.codes_ == b.codes_) return true;
        }
        for (std::size_t i = 0; i < a.size(); ++i)
            if (!(a[i] == b[i])) return false;
        return true;
    }

  private:
    std::uint16_t codeOf(const T& value) {
        const auto it = std::find(palette_.begin(), palette_.end(), value);
        if (it != palette_.end()) return static_cast<std::uint16_t>(it - palette_.begin());
        if (palette_.size() >= mostValues) dropUnused();
        if (palette_.size() >= mostValues) throw std::length_error("more different values than codes");
        palette_.push_back(value);
        return static_cast<std::uint16_t>(palette_.size() - 1);
    }

    void dropUnused() {
        std::vector<bool> used(palette_.size(), false);
        for (const std::uint16_t code : codes_) used[code] = true;
        std::vector<T> kept;
        std::vector<std::uint16_t> moved(palette_.size(), 0);
        for (std::size_t code = 0; code < palette_.size(); ++code) {
            if (!used[code]) continue;
            moved[code] = static_cast<std::uint16_t>(kept.size());
            kept.push_back(std::move(palette_[code]));
        }
        palette_ = std::move(kept);
        for (std::uint16_t& code : codes_) code = moved[code];
    }
    std::vector<T> palette_;
    std::vector<std::uint16_t> codes_;
};

}  // namespace cota::model
