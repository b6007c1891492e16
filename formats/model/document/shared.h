#pragma once
// The sharing box behind a document: copying it copies a pointer, changing it copies the content first. The
// identity of boxes answers "did this layer change at all?" for free.

#include <memory>
#include <utility>

namespace cota::model {

template <class T>
class Shared {
  public:
    Shared() : box_(std::make_shared<const T>()) {}
    Shared(T value) : box_(std::make_shared<const T>(std::move(value))) {}  // NOLINT: a value is its box

    const T& operator*() const { return *box_; }
    const T* operator->() const { return box_.get(); }

    /// A new box with the content after `change(T&)`; this one stays as it was.
    template <class F>
    Shared with(F&& change) const {
        T copy = *box_;
        std::forward<F>(change)(copy);
        return Shared(std::move(copy));
    }
    /// True if both are the very same box: a cheap "unchanged". Different boxes may still be equal.
    bool same(const Shared& other) const { return box_ == other.box_; }

    friend bool operator==(const Shared& a, const Shared& b) {
        return a.box_ == b.box_ || *a.box_ == *b.box_;
    }

  private:
    std::shared_ptr<const T> box_;
};

}  // namespace cota::model
