#pragma once
// The answers that are drawn over the map, at most three: one that follows the selection, and others that are
// kept for their hex or unit. Each has its own hatching, so that they can be told apart.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "editor/answers/answer_overlay.h"

namespace cota::session {

struct ShownOverlay {
    int id = 0;
    OverlayKind kind = OverlayKind::none;
    model::Subject subject;                 // of a kept one
    checks::OverlayQuestion question = {};  // of one that was asked
    bool isKept = false;                    // else it follows the selection
    bool isRecomputed = true;               // when the document changes
    std::uint64_t asked = 0;                // the number of its last request
    OverlayAnswer answer = {};
};

class ShownOverlays {
  public:
    static constexpr std::size_t most = 3;

    const std::vector<ShownOverlay>& all() const { return all_; }
    const ShownOverlay* find(int id) const;
    /// The kind that follows the selection.
    OverlayKind followed() const;
    /// Shows this kind for the selection, instead of the one that followed it; `none` ends it. Drops the
    /// oldest kept one if there would be too many.
    void follow(OverlayKind kind);
    /// Shows the answer to a question about the whole map, which never follows the selection. Drops the
    /// oldest kept one if there would be too many. A question that is shown is not asked twice.
    void ask(const checks::OverlayQuestion& question);
    /// From now on it shows this hex or unit, whatever is selected; or it follows the selection again,
    /// instead of the one that did.
    void keep(int id, bool isKept, const model::Subject& selected);
    void setRecomputed(int id, bool isOn);
    void remove(int id);
    void clear() { all_.clear(); }

    /// The questions to compute again for a new selection or, with `isChanged`, for a new document. Their
    /// answers are empty until then. `base` has everything that does not depend on the overlay; `number`: of
    /// the last request, counted on.
    std::vector<OverlayRequest> requests(const OverlayRequest& base, bool isChanged, std::uint64_t& number);
    /// False if nobody waits for it any more.
    bool take(const OverlayAnswer& answer);

    /// The place of an overlay among those that have an answer, from 0.
    std::size_t placeOf(int id) const;
    /// The legend of its answer as it is drawn in its place.
    std::vector<OverlayAnswer::Meaning> legend(int id) const;
    /// All answers as one layer; null if there are none.
    std::shared_ptr<const picture::Layer> layer(const JoinedMap& map) const;

  private:
    std::vector<ShownOverlay> all_;
    int lastId_ = 0;
};

/// The layer of the answer as it is drawn in this place of the list: the first with tints, the others with
/// lines in different directions and hues. Answers to questions leave hexes without a number free.
picture::Layer hatched(const OverlayAnswer& answer, std::size_t place, double hexMillimetres);

/// The rows of an answer for a spreadsheet, by hex in reading order, as the command line writes them.
std::string csvOf(const OverlayAnswer& answer, const JoinedMap& map);

}  // namespace cota::session
