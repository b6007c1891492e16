#pragma once
// Values that were typed into the fields of a form and cannot be accepted.

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace cota::fields {

class RefusedValues {
  public:
    bool isEmpty() const { return all_.empty(); }
    bool has(std::size_t property) const { return all_.contains(property); }
    /// The text that the user typed; nothing if the value is valid.
    std::optional<std::string> typed(std::size_t property) const {
        const auto found = all_.find(property);
        return found == all_.end() ? std::nullopt : std::optional(found->second.first);
    }
    /// Why it is refused; empty if it is not.
    std::string why(std::size_t property) const {
        const auto found = all_.find(property);
        return found == all_.end() ? std::string() : found->second.second;
    }
    /// The reason for the first field that has one.
    std::string first() const { return all_.empty() ? std::string() : all_.begin()->second.second; }

    void refuse(std::size_t property, std::string typed, std::string why) {
        all_[property] = {std::move(typed), std::move(why)};
    }
    /// Whether there was something to forget.
    bool forget(std::size_t property) { return all_.erase(property) > 0; }
    void clear() { all_.clear(); }
    /// The form is another one: only this field is in both, at another place.
    void keepOnly(std::size_t before, std::size_t now) {
        const auto found = all_.find(before);
        const auto kept = found == all_.end() ? std::nullopt : std::optional(found->second);
        all_.clear();
        if (kept) all_[now] = *kept;
    }

  private:
    std::map<std::size_t, std::pair<std::string, std::string>> all_;  // the text typed, and why it is refused
};

}  // namespace cota::fields
