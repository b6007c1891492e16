#pragma once
// Whether the units of a group can set up or enter as the rules want, and a proposal where: asked in the
// background, because the answer may take seconds.

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/answers/newest_first.h"
#include "editor/documents/history.h"
#include "editor/setup/group_edits.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

struct SetUpRequest {
    std::uint64_t number = 0;  // returned with the answer
    model::Document document;
    std::shared_ptr<const mapsets::Mapset> game;
    std::shared_ptr<const mapsets::LaidMap> laid;  // of the document; units may be elsewhere
    model::GroupId group;
    bool wantsPlaces = false;  // a proposal; else only whether there is one
    bool keepsPlaced = true;   // units in hexes stay there
    unsigned variant = 0;      // "Another" counts up
    model::Language language = model::Language::english;
};

struct SetUpAnswer {
    enum class Verdict {
        exists,   // a legal set-up exists, or nothing has to be placed
        none,     // proved
        unknown,  // not found, and not proved impossible
        stopped,
        open  // the group has no place, or nothing is known about the map
    };
    std::uint64_t number = 0;
    model::GroupId group;
    Verdict verdict = Verdict::open;
    std::string text;                      // a sentence or two for the user
    std::string detail;                    // "61 hexes, 7 units"
    std::string remaining;                 // a finding that the proposal leaves; empty: none
    std::optional<HistoryEntry> proposal;  // one step; nothing if there is nothing to place
};

/// `isStopped` is asked now and then, from the same thread.
SetUpAnswer answerSetUp(const SetUpRequest& request, const std::function<bool()>& isStopped = {});

/// One worker: the newest request replaces one that is still being answered.
class BackgroundSetUp {
  public:
    using Answer = std::function<void(SetUpAnswer)>;
    /// `onAnswer` is called from another thread.
    explicit BackgroundSetUp(Answer onAnswer);
    void start(SetUpRequest request);
    /// The present request ends soon, with the verdict `stopped`.
    void stop();
    void wait() { worker_.wait(); }

  private:
    void work(const SetUpRequest& request);

    Answer onAnswer_;
    std::atomic<std::uint64_t> stopped_ = 0;  // requests up to this number are not wanted
    std::atomic<std::uint64_t> last_ = 0;
    NewestFirst<SetUpRequest> worker_;  // last: it uses the members above
};

}  // namespace cota::session
