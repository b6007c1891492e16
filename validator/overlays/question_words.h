#pragma once
// A question in words: what it asks, of whom, up to where and when.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "mapsets/units/roster.h"
#include "validator/overlays/overlay.h"

namespace cota::checks {

class QuestionWords {
  public:
    /// The document must outlive it.
    QuestionWords(const mapsets::LaidDocument& laid, Reader reader)
        : laid_(laid), reader_(std::move(reader)) {}

    /// The name of a side, a zone, a unit, a formation or an option; else the word itself.
    std::string nameOf(const std::string& word) const;
    /// The names of a few; of more, the first ones and how many others: "0305, 0306 and 3 more".
    std::string namesOf(const std::vector<std::string>& words) const;
    /// "First Turn There: Red"
    std::string title(const OverlayQuestion& question) const;
    /// The title with the limits of the question: "First Turn There: Red, in 12 turns". Limits that were not
    /// given are those that the answer uses.
    std::string whole(const OverlayQuestion& question) const;

  private:
    const mapsets::LaidDocument& laid_;
    Reader reader_;
    mutable std::optional<mapsets::Roster> roster_;
};

}  // namespace cota::checks
