#pragma once
// The rules, asked while people draw: nobody waits.

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "editor/answers/newest_first.h"
#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/play/laid_map.h"
#include "validator/engine/recall.h"
#include "validator/engine/report.h"

namespace cota::session {

/// What to check; `version` says which answer belongs to which document.
struct CheckOrder {
    std::uint64_t version = 0;
    model::Document document;
    std::shared_ptr<const mapsets::Mapset> game;
    std::shared_ptr<const mapsets::LaidMap> laid = {};  // the same document, laid; null: it is laid anew
    std::vector<model::Finding> findings = {};          // of reading, to be reported with the others
    /// Of the last order for this document; who forgets the document forgets it too. Null: all rules run.
    std::shared_ptr<checks::Recall> recall = {};
};
struct CheckAnswer {
    std::uint64_t version = 0;
    checks::Report report;
};

class BackgroundCheck {
  public:
    /// `onAnswer` is called by another thread.
    explicit BackgroundCheck(std::function<void(CheckAnswer)> onAnswer);
    void start(CheckOrder order) { worker_.start(std::move(order)); }
    void wait() { worker_.wait(); }

  private:
    void check(CheckOrder order);

    std::function<void(CheckAnswer)> onAnswer_;
    NewestFirst<CheckOrder> worker_;
};

}  // namespace cota::session
