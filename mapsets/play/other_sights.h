#pragma once
// Which options of heights decided a line of sight: the line is judged again with each other word of each
// option. Options of sight are named by sight itself (deciding_options.h).

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
    /// `field` was built from the document and must outlive this. The constructor computes nothing; the
    /// first explain() does.
    OtherSights(const Battlefield& field, model::Document document);
    ~OtherSights();
    OtherSights(const OtherSights&) = delete;
    OtherSights& operator=(const OtherSights&) = delete;

    /// Computes what explain() needs, which takes longer than any line. Afterwards explain() does not wait.
    void prepare() const { all(); }
    bool isPrepared() const { return isPrepared_; }

    /// Judges and explains a line with `sight` on `heights`. An option is named in each step that another
    /// word of it would change, and in the reason if it would change the verdict. Safe to call from several
    /// threads.
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
