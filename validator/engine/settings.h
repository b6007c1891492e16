#pragma once
// The values that a row of a game's rules.xml gives to its rule, or else the fallbacks of the rule.

#include <string>
#include <string_view>
#include <vector>

#include "mapsets/catalogue/rule_setting.h"
#include "validator/engine/rule.h"

namespace cota::checks {

class Settings {
  public:
    /// `row` may be null: the rule runs with its fallbacks. Both must outlive this.
    Settings(const Rule& rule, const mapsets::RuleSetting* row) : rule_(&rule), row_(row) {}

    const Rule& rule() const { return *rule_; }
    const mapsets::RuleSetting* row() const { return row_; }

    // The rule must declare the parameter, with that kind.
    std::string text(std::string_view name) const { return std::string(raw(name)); }
    std::vector<std::string> words(std::string_view name) const;
    int integer(std::string_view name) const;
    bool flag(std::string_view name) const;
    bool has(std::string_view name) const { return !raw(name).empty(); }

    /// The row's note in a language: the name of what a parametrised rule is about ("combat units").
    const model::LocalText& note() const;

    /// What is wrong with the row's parameters: unknown names, unreadable values, missing ones.
    struct Fault {
        enum class Kind { unknown, unreadable, missing };
        Kind kind = Kind::unknown;
        std::string name;
        std::string value;
    };
    std::vector<Fault> faults() const;

  private:
    std::string_view raw(std::string_view name) const;
    const Rule* rule_;
    const mapsets::RuleSetting* row_;
};

}  // namespace cota::checks
