#pragma once
// The rules of a SARIF report; results refer to them by index.

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "validator/report/report_format.h"

namespace cota::checks {

/// "error", "warning", "note".
const char* sarifLevel(model::Severity severity);

class SarifRules {
  public:
    /// Every rule that ran or has a finding, by id.
    SarifRules(const Report& report, const MessageBook& messages);
    std::size_t indexOf(std::string_view rule) const { return index_.find(rule)->second; }
    bool has(std::string_view rule) const { return index_.contains(rule); }
    /// The "rules" of the driver. `page` is the URI of the page with their headings; empty: rules have no
    /// link.
    nlohmann::ordered_json json(model::Language language, const std::string& page) const;

  private:
    const MessageBook& messages_;
    std::map<std::string, std::size_t, std::less<>> index_;
};

}  // namespace cota::checks
