#pragma once
// The game of the open document, with its look. It is read again when the document names another game, or
// may find it in another folder.

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/loading/layout_reader.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/look/briefing/briefing_plan.h"
#include "mapsets/look/faces/face.h"
#include "mapsets/look/symbols/type_picture.h"

namespace cota::session {

class SessionGame {
  public:
    explicit SessionGame(mapsets::MapsetLibrary installed) : installed_(std::move(installed)) {}

    /// Reads the game if it is another one. `path`: the file of the document; `original`: the sample that a
    /// document without a file was copied from.
    void load(const model::Document& document, const std::filesystem::path& path,
              const std::filesystem::path& original);
    /// Has the next load() read the game again.
    void forget() { game_ = nullptr; }

    /// The names of the styles for maps; an empty one means the look of the game.
    std::vector<std::string> styles() const { return mapsets::stylesIn(installed_); }
    model::LocalText styleTitle(const std::string& style) const {
        return mapsets::styleTitle(installed_, style);
    }
    const std::string& style() const { return style_; }
    void setStyle(const std::string& style);
    /// The look in another style; never null.
    std::shared_ptr<const look::Symbology> lookIn(const std::string& style) const;

    /// The layout of the furniture of printed maps: that of the game, changed by the one beside the document.
    look::Layout layout() const { return std::move(*readLayout().value); }

    /// What the card of a scenario shows, as the game and the file beside the document say.
    look::BriefingPlan briefing() const;

    /// Null if it is not installed or cannot be used.
    const std::shared_ptr<const mapsets::Mapset>& game() const { return game_; }
    const std::shared_ptr<const look::Symbology>& look() const { return look_; }  // never null
    /// The faces of the cards of a game without a map; null for other games.
    const std::shared_ptr<const look::Faces>& faces() const { return faces_; }
    const std::vector<model::Finding>& findings() const { return findings_; }

    /// Copies a game that is not installed to the folder "mapsets" in `folder`, with its base games that are
    /// not installed, because a document there could not be opened without them. Existing folders are kept;
    /// each game is copied completely or not at all. Throws std::system_error.
    void copyTo(const std::filesystem::path& folder) const;

  private:
    void read(const model::Document& document, const std::filesystem::path& beside, bool isCopy);
    void takePictures(const model::Document& document, const std::filesystem::path& beside);
    void showPictures();
    model::Loaded<look::Layout> readLayout() const;
    model::Loaded<look::Symbology> readIn(const std::string& style) const;

    mapsets::MapsetLibrary installed_;
    std::shared_ptr<const mapsets::Mapset> game_;
    std::shared_ptr<const look::Symbology> look_ = std::make_shared<const look::Symbology>();
    std::shared_ptr<const look::Faces> faces_;
    std::vector<model::Finding> findings_;
    std::string style_;
    std::filesystem::path beside_;  // the document may have a look of its own there
    std::shared_ptr<const look::Symbology> gameLook_ = look_;  // without the pictures of the document
    look::TypePictures pictures_;
    look::PictureShelf shelf_;
};

}  // namespace cota::session
