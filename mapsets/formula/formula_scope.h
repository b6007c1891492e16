#pragma once
// The names that a formula may use at one place: those given to it, then those of the rows that are open.

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "mapsets/formula/formula.h"

namespace cota::mapsets {

class FormulaScope {
  public:
    struct Place {
        FormulaName name;
        int slot = 0;
    };

    explicit FormulaScope(std::span<const FormulaName> given) {
        for (const FormulaName& name : given) places_.push_back({name, static_cast<int>(places_.size())});
    }

    void open(std::string_view name, int kind, int slot) {
        places_.push_back({{std::string(name), FormulaType::thing, kind}, slot});
    }
    void close() { places_.pop_back(); }

    /// Null if there is no such name here.
    const Place* find(std::string_view name) const {
        const auto found = std::find_if(places_.begin(), places_.end(),
                                        [&](const Place& one) { return one.name.name == name; });
        return found == places_.end() ? nullptr : &*found;
    }
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const Place& one : places_) names.push_back(one.name.name);
        return names;
    }
    /// Whether a row may not call its things so: the name is in use, or a word of the language.
    bool isTaken(std::string_view name) const {
        static constexpr std::array<std::string_view, 17> kept{
            "yes", "no",    "and", "or",      "not",  "in",  "where", "for", "any",
            "all", "count", "sum", "highest", "half", "min", "max",   "if"};
        return find(name) != nullptr || std::find(kept.begin(), kept.end(), name) != kept.end();
    }

  private:
    std::vector<Place> places_;
};

}  // namespace cota::mapsets
