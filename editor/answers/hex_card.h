#pragma once
// What the rules of the game say about one hex: heights, costs, cover, stacking, zones, weather. The map
// shows it when the pointer rests on the hex, and with paragraphs when the user asks why.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/answers/newest_first.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/movement/movement.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"

namespace cota::session {

struct CardLine {
    std::string label;
    std::string text;
    std::string source = {};   // paragraphs of the rulebook
    bool isUncertain = false;  // a bound, or something that may not happen
    friend bool operator==(const CardLine&, const CardLine&) = default;
};

struct HexCard {
    std::string title;  // the number of the hex
    std::string ground;
    std::vector<CardLine> lines;
    friend bool operator==(const HexCard&, const HexCard&) = default;
};

/// The rules of a game on one map, prepared once; making it may take a moment on a large map.
class HexRules {
  public:
    explicit HexRules(std::shared_ptr<const JoinedMap> map);

    const std::shared_ptr<const JoinedMap>& map() const { return map_; }
    /// In the current language; names from the game in `language`. `turn`: for light and weather.
    /// `isLong`: with the reasons.
    HexCard card(Cell cell, int turn, model::Language language, bool isLong) const;

  private:
    void addHeights(Cell cell, model::Language language, bool isLong, HexCard& card) const;
    void addCosts(Cell cell, model::Language language, bool isLong, HexCard& card) const;
    void addStacking(Cell cell, model::Language language, HexCard& card) const;
    void addScenario(Cell cell, int turn, model::Language language, bool isLong, HexCard& card) const;
    const model::Scenario* scenario() const;

    std::shared_ptr<const JoinedMap> map_;
    mapsets::Roster roster_;
    std::unique_ptr<const mapsets::Movement> movement_;
    std::unique_ptr<const mapsets::Stacking> stacking_;
    struct ZoneHexes {
        std::size_t zone;  // its place in the scenario
        std::vector<Cell> cells;
    };
    std::vector<ZoneHexes> zones_;
};

/// Prepares the rules of the newest map while the user goes on working.
class BackgroundHexRules {
  public:
    /// `onReady` is called from another thread.
    explicit BackgroundHexRules(std::function<void(std::shared_ptr<const HexRules>)> onReady)
        : worker_([onReady = std::move(onReady)](const std::shared_ptr<const JoinedMap>& map) {
              onReady(std::make_shared<const HexRules>(map));
          }) {}
    void start(std::shared_ptr<const JoinedMap> map) { worker_.start(std::move(map)); }
    void wait() { worker_.wait(); }

  private:
    NewestFirst<std::shared_ptr<const JoinedMap>> worker_;
};

}  // namespace cota::session
