#pragma once
// Which options of heights decided a line of sight: the line is judged again with every other word of each.
// The options sight reads itself it names itself (deciding_options.h).

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/heights/heights.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

class OtherSights {
  public:
    /// `field` was made of the document; it must stay where it is. Nothing is worked out before a line is
    /// explained.
    OtherSights(const Battlefield& field, model::Document document);
    ~OtherSights();
    OtherSights(const OtherSights&) = delete;
    OtherSights& operator=(const OtherSights&) = delete;

    /// Works out what explain() needs, which takes longer than any line. After it explain() does not wait.
    void prepare() const { all(); }
    bool isPrepared() const { return isPrepared_; }

    /// Judges a line and explains it, as `sight` does by `heights`. Steps that would do something else with
    /// another word of an option name it, and so does the reason where the verdict would be another one. Any
    /// number of threads may ask.
    SightResult explain(const Sight& sight, const Heights& heights, Cell from, Cell to,
                        SightRecorder& record) const;

  private:
    struct Other;

    const std::vector<std::unique_ptr<const Other>>& all() const;
    void add(const StrategyChoice& heights, const OtherWord& word) const;
    bool isOfLaying(const OtherWord& word) const;

    const Battlefield& field_;
    model::Document document_;
    mutable std::atomic<bool> isPrepared_ = false;
    mutable std::once_flag once_;
    mutable std::vector<std::unique_ptr<const Other>> all_;
};

}  // namespace cota::mapsets
