#pragma once
// What the rules say of the seams of one board, as it lies or as it would lie. Only that board and those
// beside it are laid, so that the answer comes while the board is dragged.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/answers/newest_first.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/grid_point.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

struct SeamFinding {
    std::string rule;
    model::Severity severity = model::Severity::warning;
    std::string text;
    std::vector<model::GridPoint> at;  // centres of hexes at the seam, in grid units of the map
    model::Subject subject = {};
};

struct SeamRequest {
    model::Document document;
    std::size_t place = 0;  // of the board in the assembly
    std::shared_ptr<const mapsets::Mapset> game;
    model::Language language = model::Language::english;
    std::uint64_t number = 0;  // of the one who asks
};

struct SeamAnswer {
    std::vector<SeamFinding> findings;
    std::uint64_t number = 0;
    bool isApart = false;  // no other board is beside it or below it, so there is no seam to check
};

/// The rules that are about seams, as CheckOptions::rules.
const std::vector<std::string>& seamRules();

SeamAnswer checkSeams(const SeamRequest& request);

/// The same in the background; requests that are overtaken are not answered.
class SeamCheck {
  public:
    /// `onAnswer` is called from another thread.
    explicit SeamCheck(std::function<void(SeamAnswer)> onAnswer);
    void start(SeamRequest request) { worker_.start(std::move(request)); }
    void wait() { worker_.wait(); }

  private:
    std::function<void(SeamAnswer)> onAnswer_;
    NewestFirst<SeamRequest> worker_;
};

}  // namespace cota::session
