#pragma once
// Named values whose meaning the mapset declares, such as the strength of a minefield or the morale of a
// side. They are text here, so that a value the mapset does not declare or cannot read becomes a finding and
// is not lost.

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace cota::model {

class Attributes {
  public:
    /// The value of `name`, or null.
    const std::string* find(std::string_view name) const {
        const auto it = values_.find(name);
        return it == values_.end() ? nullptr : &it->second;
    }
    bool has(std::string_view name) const { return find(name) != nullptr; }
    void set(std::string_view name, std::string value) { values_[std::string(name)] = std::move(value); }
    void erase(std::string_view name) {
        if (const auto it = values_.find(name); it != values_.end()) values_.erase(it);
    }
    bool empty() const { return values_.empty(); }
    auto begin() const { return values_.begin(); }
    auto end() const { return values_.end(); }
    friend bool operator==(const Attributes&, const Attributes&) = default;

  private:
    std::map<std::string, std::string, std::less<>> values_;  // sorted, so that files and reports are stable
};

}  // namespace cota::model
