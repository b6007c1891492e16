#pragma once
// Checks the rules in the background, so that nobody has to wait for them.

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "editor/answers/newest_first.h"
#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/play/laid_map.h"
#include "validator/engine/kept_findings.h"
#include "validator/engine/report.h"

namespace cota::session {

/// What to check; `version` identifies the document that an answer belongs to.
struct CheckRequest {
    std::uint64_t version = 0;
    model::Document document;
    std::shared_ptr<const mapsets::Mapset> game;
    std::shared_ptr<const mapsets::LaidMap> laid = {};  // the same document, laid; null: lay it again
    std::vector<model::Finding> findings = {};          // from reading the files, reported with the others
    /// From the last check of this document; drop it together with the document. Null: all rules run.
    std::shared_ptr<checks::KeptFindings> kept = {};
};
struct CheckAnswer {
    std::uint64_t version = 0;
    checks::Report report;
};

class BackgroundCheck {
  public:
    /// `onAnswer` is called from another thread.
    explicit BackgroundCheck(std::function<void(CheckAnswer)> onAnswer);
    void start(CheckRequest request) { worker_.start(std::move(request)); }
    void wait() { worker_.wait(); }

  private:
    void check(CheckRequest request);

    std::function<void(CheckAnswer)> onAnswer_;
    NewestFirst<CheckRequest> worker_;
};

}  // namespace cota::session
