#pragma once
// Which attributes and children of an element a reader has asked for, so that the rest can be reported.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cota::xml {

/// Names must outlive it (string literals do).
class AskedContent {
  public:
    struct Child {
        std::string_view name;
        bool many = false;
    };

    /// The value of an attribute, which counts as read from now on; null if absent.
    const char* attribute(const void* node, std::string_view name);
    /// Keeps an attribute although it was read: it could not be understood, or it states the default.
    void keepAttribute(const void* node, std::string_view name);
    void markRead(std::size_t index) { insert(read_, index); }
    bool isRead(std::size_t index) const { return holds(read_, index); }
    bool isKept(std::size_t index) const { return holds(kept_, index); }
    std::vector<std::string_view> attributeNames() const;

    void child(std::string_view name, bool many);
    void anyChild() { anyChild_ = true; }
    bool isAnyChildAsked() const { return anyChild_; }
    /// Null if it was not asked for by its name.
    const Child* findChild(std::string_view name) const;
    const Child* findChild(const char* name) const;  // the name of a node, without measuring it
    std::vector<std::string_view> childNames() const;

    void text() { text_ = true; }
    bool isTextAsked() const { return text_; }

  private:
    static constexpr std::size_t words = 4;  // 64 attributes each; an element has at most 200
    using AttributeSet = std::array<std::uint64_t, words>;
    static void insert(AttributeSet& set, std::size_t index) {
        if (index / 64 < set.size()) set[index / 64] |= std::uint64_t{1} << (index % 64);
    }
    static bool holds(const AttributeSet& set, std::size_t index) {
        const std::size_t word = index / 64 < words ? index / 64 : words - 1;
        return (set[word] >> (index % 64) & 1U) != 0;
    }

    AttributeSet read_{};
    AttributeSet kept_{};
    static constexpr std::size_t inlineNames = 16;
    std::size_t nameCount_ = 0;
    std::array<std::string_view, inlineNames> names_;
    std::vector<std::string_view> moreNames_;
    std::vector<Child> children_;
    bool anyChild_ = false;
    bool text_ = false;
};

}  // namespace cota::xml
