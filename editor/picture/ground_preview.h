#pragma once
// What File > Import Map of the World would make: the map is read once, and then brought onto the board
// again for each change of the table.

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "formats/earth/earth_library.h"
#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "validator/publish/ground/ground_import.h"

namespace cota::session {

/// Everything that a preview needs; another thread may work on it.
struct GroundOrder {
    std::filesystem::path file;
    std::string fileSystem;  // of the file if it does not name its own
    std::shared_ptr<const mapsets::Mapset> game;
    model::Board board;  // with its anchor
    std::shared_ptr<const publish::GroundTable> table;
    bool keepPainted = false;
    std::set<model::HexCoord> left;  // hexes that stay as they are
};

struct GroundPreview {
    GroundOrder order;
    std::optional<publish::GroundImport> result;  // nothing with a problem, or when stopped
    earth::EarthProblem problem;
    earth::EarthFeatures source;  // without its features
    std::size_t features = 0;     // of the file that meet the board
};

enum class GroundStage { reading, measuring, drawing };
using GroundProgress = std::function<void(GroundStage stage, double share)>;

/// The board of a preview alone, to be drawn.
model::Document shownBoard(const GroundPreview& preview);

/// Makes previews one after the other; keeps the features of the file, because most changes are of the table.
class GroundPreviewer {
  public:
    GroundPreview make(const GroundOrder& order, const earth::IsStopped& isStopped,
                       const GroundProgress& onProgress);

  private:
    bool read(const GroundOrder& order, const earth::IsStopped& isStopped, const GroundProgress& onProgress,
              GroundPreview& preview);

    std::filesystem::path file_;
    std::string fileSystem_;
    std::optional<model::Board> board_;  // its grid and anchor are those of the features
    std::vector<publish::GroundFeature> features_;
    earth::EarthFeatures source_;
};

}  // namespace cota::session
