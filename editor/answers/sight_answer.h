#pragma once
// A line of sight as the window shows it: the same trace that the rules judge, step by step.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/answers/newest_first.h"
#include "formats/model/finding/local_text.h"
#include "formats/picture/marks.h"
#include "mapsets/sight/sight.h"

namespace cota::session {

struct SightAnswer {
    Cell from = mapsets::noCell;
    Cell to = mapsets::noCell;
    mapsets::SightResult result;
    mapsets::SightRecorder trace;
    bool namesOptions = false;  // also the options of heights, which take a while to compute
};

/// Works out in the background which options of heights decide lines on a map.
class SightOptions {
  public:
    /// `onPrepared` is called from another thread; lines judged after it name these options.
    explicit SightOptions(std::function<void()> onPrepared);
    void prepare(std::shared_ptr<const JoinedMap> map) { worker_.start(std::move(map)); }
    void wait() { worker_.wait(); }

  private:
    std::function<void()> onPrepared_;
    NewestFirst<std::shared_ptr<const JoinedMap>> worker_;
};

/// Both hexes must be on the map. Does not wait for options that are still being worked out.
SightAnswer lookAlong(const JoinedMap& map, Cell from, Cell to);
/// The line of an answer from another map, judged on this one; nothing if this map lacks one of its
/// hexes.
std::optional<SightAnswer> judgedAgain(const SightAnswer& answer, const JoinedMap& then,
                                       const JoinedMap& now);

/// The verdict with its reason first, then a line for each step: "1-0507: ground 20, obstacle 20: blocks
/// (5.72) ...".
std::vector<std::string> linesOf(const JoinedMap& map, const SightAnswer& answer, model::Language language);

/// The ground below the line with its obstacles, as `cota los --profile` draws it, but for a panel of this
/// size in millimetres.
picture::Picture profileOf(const JoinedMap& map, const SightAnswer& answer, model::MapSize panel,
                           model::Language language);

}  // namespace cota::session
