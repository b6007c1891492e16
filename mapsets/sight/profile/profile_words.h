#pragma once
// Reasons and heights as explanations of this sight have them.

#include <string>
#include <vector>

#include "mapsets/sight/sight.h"

namespace cota::mapsets {

class ProfileWords {
  public:
    ProfileWords(const Battlefield& field, const Parameters& parameters)
        : unit_(field.mapset().catalogue.scales.heightUnit), parameters_(parameters) {}

    Explanation reason(const char* id, std::vector<model::MessageValue> values = {}) const {
        return explanationOf(contourProfileDescription, parameters_, id, std::move(values));
    }
    std::string inUnits(int height) const {
        return std::to_string(height) + (unit_.empty() ? "" : " " + unit_);
    }

  private:
    const std::string& unit_;
    const Parameters& parameters_;
};

}  // namespace cota::mapsets
