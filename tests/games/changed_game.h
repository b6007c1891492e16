#pragma once
// A game with one change in its files, and the first answer that this change affects.

#include <map>
#include <string>
#include <vector>

#include "mapsets/cases/cases.h"
#include "mapsets/catalogue/mapset.h"
#include "tests/games/game_entries.h"
#include "tests/games/probe_map.h"
#include "tests/games/table_answers.h"
#include "tests/support/samples.h"

namespace cota::games {

class GameAnswers {
  public:
    explicit GameAnswers(const std::string& id);

    const mapsets::Mapset& game() const { return game_; }
    /// The first answer that differs after one of the changes: "map", "case B1", "sample brod". Empty if none
    /// does; a game without a map is asked on the tables of its samples ("table"). "refused" if the check of
    /// the game reports an error for each change. Fewer ways are tried for an excused entry.
    std::string whatDiffers(const Entry& entry, bool isExcused = false);

  private:
    void readMaps();
    std::string whatDiffers(const mapsets::Mapset& changed, const std::string& option);
    bool differsAtOnce(const mapsets::Mapset& changed);
    std::string differsInContext(const mapsets::Mapset& changed, const std::string& option);
    std::vector<std::string> findingsOf(const support::Sample& sample, const mapsets::Mapset& game) const;

    mapsets::Mapset game_;
    std::vector<mapsets::Case> cases_;
    std::vector<support::Sample> samples_;
    std::vector<std::vector<std::string>> findings_;  // by sample
    std::vector<std::pair<std::string, model::Document>>
        maps_;  // samples, and the example boards of the game
    ProbeMap probe_;
    std::string before_;                           // on the probe map
    std::vector<TableProbe> tables_;               // of a game without a map
    std::vector<std::string> positions_, setUps_;  // before, on each of them
    std::map<std::string, std::string> texts_;     // by file
    std::map<std::string, std::string> contexts_;  // answers before, by sample and options
};

}  // namespace cota::games
