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

#include "editor/picture/screen_map.h"
#include "formats/earth/earth_library.h"
#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/loading/mapset_reader.h"
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

/// The same, laid and with the look of its game.
struct GroundBoard {
    std::shared_ptr<const JoinedMap> map;  // null: it cannot be drawn
    std::shared_ptr<const look::Symbology> look;
    model::Language language = model::Language::english;
};
GroundBoard groundBoard(const GroundPreview& preview, const mapsets::MapsetLibrary& library,
                        model::Language language);

/// What of the board is wanted as a picture: all of it, or the surroundings of a hex, so large that the hex
/// can be judged.
struct GroundView {
    int columns = 0, rows = 0;  // the most pixels
    std::optional<model::HexCoord> hex = {};
    bool isNear = true;
    int leastHex = 48;  // pixels, for the surroundings of the hex
};
struct GroundPicture {
    picture::Pixels pixels;
    std::vector<model::MapPoint> ring = {};  // the corners of the hex, in pixels; empty without one
};

/// Draws previews, and keeps the last picture for the next one.
class GroundDrawer {
  public:
    /// Nothing if the board has no picture, or if `isWanted` says no.
    std::optional<GroundPicture> draw(const GroundBoard& board, const GroundView& view,
                                      const std::function<bool()>& isWanted);

  private:
    ScreenMap kept_;
};

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
