#pragma once
// One value for each hex of a grid, by dense hex index (Grid::index). Copies share what they have in common:
// a history of a thousand steps has a thousand of them.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

namespace cota::model {

/// A vector in pieces of a fixed size. A copy shares all pieces; writing copies the piece first, if it is
/// shared.
template <class T>
class Layer {
  public:
    using value_type = T;

    Layer() = default;
    explicit Layer(std::size_t size, T value = T()) { assign(size, value); }
    Layer(const std::vector<T>& values) : Layer(values.size()) {  // NOLINT: implicit on purpose
        for (std::size_t i = 0; i < size_; ++i) (*pieces_[i / length])[i % length] = values[i];
    }

    void assign(std::size_t size, T value) {
        size_ = size;
        pieces_.clear();
        for (std::size_t at = 0; at < size; at += length)
            pieces_.push_back(std::make_shared<Piece>(std::min(length, size - at), value));
    }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const T& operator[](std::size_t index) const { return (*pieces_[index / length])[index % length]; }
    T& operator[](std::size_t index) { return own(pieces_[index / length])[index % length]; }

    class Iterator {
      public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T*;
        using reference = const T&;

        Iterator() = default;
        Iterator(const Layer* layer, std::size_t at) : layer_(layer), at_(at) {}
        reference operator*() const { return (*layer_)[at_]; }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        Iterator operator++(int) { return {layer_, at_++}; }
        friend bool operator==(const Iterator&, const Iterator&) = default;

      private:
        const Layer* layer_ = nullptr;
        std::size_t at_ = 0;
    };
    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, size_}; }

    friend bool operator==(const Layer& a, const Layer& b) {
        return a.size_ == b.size_ &&
               std::equal(a.pieces_.begin(), a.pieces_.end(), b.pieces_.begin(),
                          [](const auto& one, const auto& other) { return one == other || *one == *other; });
    }
    /// Calls `visit(index)` for all hexes of the pieces that two layers of the same size do not share; all
    /// others are equal.
    template <class Visit>
    static void whereApart(const Layer& a, const Layer& b, Visit&& visit) {
        for (std::size_t piece = 0; piece < a.pieces_.size(); ++piece) {
            if (a.pieces_[piece] == b.pieces_[piece]) continue;
            const std::size_t end = std::min(a.size_, (piece + 1) * length);
            for (std::size_t i = piece * length; i < end; ++i) visit(i);
        }
    }

  private:
    using Piece = std::vector<T>;
    static constexpr std::size_t length = 1024;

    static Piece& own(std::shared_ptr<Piece>& piece) {
        if (piece.use_count() != 1)
            piece = std::make_shared<Piece>(*piece);
        else
            std::atomic_thread_fence(std::memory_order_acquire);  // another thread may just have let it go
        return *piece;
    }

    std::size_t size_ = 0;
    std::vector<std::shared_ptr<Piece>> pieces_;
};

/// A layer of few different values: a palette and a two-byte code for each hex. Equality compares the
/// values, not the order of the palette.
template <class T>
class CodedLayer {
  public:
    CodedLayer() = default;
    /// Every code must be less than the size of the palette, which must not contain a value twice.
    CodedLayer(std::vector<T> palette, Layer<std::uint16_t> codes)
        : palette_(std::move(palette)), codes_(std::move(codes)) {}
    CodedLayer(std::size_t size, T value) : palette_{std::move(value)}, codes_(size, 0) {}

    std::size_t size() const { return codes_.size(); }
    const T& operator[](std::size_t index) const { return palette_[code(index)]; }
    std::uint16_t code(std::size_t index) const { return codes_[index]; }
    const std::vector<T>& palette() const { return palette_; }
    const Layer<std::uint16_t>& codes() const { return codes_; }

    /// Number of different values that fit at the same time.
    static constexpr std::size_t mostValues = 65536;

    /// Sets one value. Unused values are dropped if the palette is full. Throws std::length_error if all are
    /// used; then nothing has changed.
    void set(std::size_t index, const T& value) { codes_[index] = codeOf(value); }

    friend bool operator==(const CodedLayer& a, const CodedLayer& b) {
        if (a.size() != b.size()) return false;
        // Edits append to the palette; then the same code is the same value.
        const auto common = static_cast<std::ptrdiff_t>(std::min(a.palette_.size(), b.palette_.size()));
        if (std::equal(a.palette_.begin(), a.palette_.begin() + common, b.palette_.begin()))
            return a.codes_ == b.codes_;
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
        for (std::size_t i = 0; i < codes_.size(); ++i) codes_[i] = moved[code(i)];
    }
    std::vector<T> palette_;
    Layer<std::uint16_t> codes_;
};

}  // namespace cota::model
