#pragma once
// What File > Import Height Model makes, before it is made: the place of the board on the file, and how
// levels or contours follow from the heights. The window shows the rows, the outline on the small map, and
// the preview.

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "editor/picture/games_to_begin.h"
#include "formats/earth/earth_library.h"
#include "formats/model/document/document.h"
#include "formats/picture/raster.h"
#include "validator/publish/heights_import.h"

namespace cota::session {

/// A place on the small map: shares of its width and height from the upper left corner.
struct MapSpot {
    double x = 0;
    double y = 0;
};

/// Everything that a preview needs; another thread may work on it.
struct HeightsOrder {
    std::shared_ptr<const earth::HeightFile> file;
    std::shared_ptr<const mapsets::Mapset> game;
    model::Board board;  // with its anchor
    publish::HeightsPlan plan;
};

struct HeightsPreview {
    HeightsOrder order;
    std::optional<publish::HeightsResult> result;  // nothing with a problem
    earth::EarthProblem problem;
};

/// The board of a preview alone, to be drawn.
model::Document shownBoard(const HeightsPreview& preview);

/// The heights of a file as a picture, higher ground browner, lit from the upper left.
picture::Pixels pixelsOf(const earth::HeightPicture& heights);

/// Makes previews one after the other; keeps the ground of the last board, because most changes are of the
/// plan.
class HeightsPreviewer {
  public:
    HeightsPreview make(const HeightsOrder& order, const earth::IsStopped& isStopped);

  private:
    std::shared_ptr<const earth::HeightFile> file_;
    model::Board board_;
    std::optional<publish::BoardGround> ground_;
};

class HeightsDraft {
  public:
    /// Null with a problem. `system` is for files that name none. Boards of `document` that have a place can
    /// get the heights; otherwise they are for a new board of `game` (or the first one that has a map).
    static std::unique_ptr<HeightsDraft> open(const std::filesystem::path& file, const std::string& system,
                                              const mapsets::MapsetLibrary& library, model::Language language,
                                              const model::Document& document, const std::string& game,
                                              earth::EarthProblem& problem);

    /// The fields. Writing one changes the draft, and then its rows.
    std::vector<Property> rows();

    // --- the small map
    const earth::HeightPicture& picture() const { return picture_; }
    /// Width of the ground by its height.
    double aspect() const;
    /// The corners of the board, clockwise from its upper left.
    std::array<MapSpot, 4> outline() const;
    /// Whether the board has its place already, so that it cannot be moved.
    bool isFixed() const { return !target_.empty(); }
    void move(MapSpot from, MapSpot to);
    /// Drags a corner; the opposite one stays.
    void resize(std::size_t corner, MapSpot to);

    /// Nothing if no game can be used.
    std::optional<HeightsOrder> order() const;
    const std::string& game() const { return game_; }

    /// The sentences below the preview: what was made, and what is in doubt.
    std::string summary(const HeightsPreview& preview) const;
    /// A document with the new board, still flat, to be opened before the step; nothing if a board of the
    /// open document gets the heights.
    std::optional<model::Document> emptyDocument(const HeightsPreview& preview) const;
    /// The step that gives the board its heights: unsaved work, which can be undone.
    HistoryEntry step(const HeightsPreview& preview) const;

  private:
    HeightsDraft(const mapsets::MapsetLibrary& library, model::Language language)
        : games_(library, language), language_(language) {}
    void placeAnew();
    const model::Board& board() const;
    earth::EarthPoint groundAt(MapSpot spot) const;
    Property field(const std::string& label, std::string value, std::string unit,
                   std::function<std::string(const std::string&)> take);
    Property choice(const std::string& label, std::string value, std::vector<PaletteEntry> choices,
                    std::function<void(const std::string&)> take);
    void addTarget(std::vector<Property>& rows);
    void addPlace(std::vector<Property>& rows);
    void addPlan(std::vector<Property>& rows);

    std::string fileName_;
    GamesToBegin games_;
    model::Language language_;
    model::Document document_;
    std::shared_ptr<const earth::HeightFile> file_;
    earth::HeightPicture picture_;
    std::string target_;  // the file of a board of the document; empty: a new one
    std::string game_;
    std::shared_ptr<const mapsets::Mapset> mapset_;
    model::Board board_;  // new
    publish::HeightsPlan plan_;
};

}  // namespace cota::session
