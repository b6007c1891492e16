#pragma once
// Shared content of a document: a copy shares the content, and a change copies it first. Comparing the
// pointers shows quickly that a layer has not changed.

#include <memory>
#include <utility>

namespace cota::model {

template <class T>
class Shared {
  public:
    Shared() : box_(std::make_shared<const T>()) {}
    Shared(T value) : box_(std::make_shared<const T>(std::move(value))) {}  // NOLINT: implicit on purpose

    const T& operator*() const { return *box_; }
    const T* operator->() const { return box_.get(); }

    /// A new box with the content after `change(T&)`; this box does not change.
    template <class F>
    Shared with(F&& change) const {
        T copy = *box_;
        std::forward<F>(change)(copy);
        return Shared(std::move(copy));
    }
    /// True if both share the same content: a fast "unchanged". The content of different boxes may still be
    /// equal.
    bool same(const Shared& other) const { return box_ == other.box_; }

    friend bool operator==(const Shared& a, const Shared& b) {
        return a.box_ == b.box_ || *a.box_ == *b.box_;
    }

  private:
    std::shared_ptr<const T> box_;
};

}  // namespace cota::model
