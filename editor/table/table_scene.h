#pragma once
// The table of a document as the window shows it: laid out and drawn once after each step. The layout that
// the picture is drawn from also says what is below the pointer.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/table/table_spot.h"
#include "mapsets/look/table/draw_table.h"
#include "mapsets/table/laid_table.h"

namespace cota::session {

/// Who looks at the table.
struct TableViewer {
    bool seesAll = true;
    model::SeatId seat = {};  // else: what this player sees; without one, what everyone may see
    friend bool operator==(const TableViewer&, const TableViewer&) = default;
};

struct SceneOrder {
    model::Document document;
    std::shared_ptr<const mapsets::Mapset> game;
    std::shared_ptr<const look::Faces> faces;
    model::Language language = model::Language::english;
    TableViewer viewer = {};
};

class TableScene {
  public:
    /// Null without a game that is played on a table, or without a table in the document.
    static std::shared_ptr<const TableScene> lay(SceneOrder order);
    TableScene(const TableScene&) = delete;
    TableScene& operator=(const TableScene&) = delete;

    const TableViewer& viewer() const { return viewer_; }
    /// The name of the player who looks; empty if all is shown.
    const std::string& viewerName() const { return viewerName_; }
    /// As the viewer sees it, with the values that types inherit. If he sees all, spots of it are those of
    /// the document that it was laid from.
    const model::Document& document() const { return *document_; }
    const model::Tableau& tableau() const { return *(*document_->scenario)->tableau; }
    const mapsets::TableRules& rules() const { return game_->catalogue.table; }
    const std::shared_ptr<const mapsets::Mapset>& game() const { return game_; }
    model::Language language() const { return cards_->language(); }
    const look::Cards& cards() const { return *cards_; }
    const look::TableLayout& layout() const { return layout_; }
    const picture::Picture& picture() const { return picture_; }
    model::MapSize size() const { return picture_.size; }
    /// Answers questions about the position; not for several threads.
    mapsets::LaidTable& asked() const { return *asked_; }

    /// The things at a point, the uppermost first: marker, card, group, space, seat, table.
    std::vector<model::Subject> thingsAt(picture::Point at) const;
    /// Where a thing lies; several boxes for equal cards. Empty if it is not drawn.
    std::vector<picture::Box> boxesOf(const model::Subject& subject) const;
    /// The groups of which at least the middle is in a box.
    std::vector<model::Subject> groupsIn(const picture::Box& box) const;

    /// Of a card of the document of the scene, not of a copy.
    TableSpot spotOf(const model::PlacedCard& card) const;
    std::string nameOf(const model::Subject& subject) const;
    /// The kind of a group by its cards; empty if the game has none that fits.
    model::LocalText kindOf(const model::CardGroupId& group) const;

  private:
    TableScene() = default;
    std::optional<TableSpot> spotOf(const model::TableMarker& marker) const;
    void addThings(const look::LaidSeat& seat, picture::Point at, std::vector<model::Subject>& into) const;
    bool addThing(const look::LaidGroup& group, picture::Point at, std::vector<model::Subject>& into) const;
    bool addThing(const look::LaidCards& cards, picture::Point at, std::vector<model::Subject>& into) const;
    void addCards(const std::vector<look::LaidCard>& cards, picture::Point at,
                  std::vector<model::Subject>& into) const;
    template <class Use>
    void forEachBlock(Use use) const;

    TableViewer viewer_;
    std::string viewerName_;
    std::shared_ptr<const mapsets::Mapset> game_;
    std::shared_ptr<const look::Faces> faces_;
    std::unique_ptr<mapsets::LaidTable> asked_;
    const model::Document* document_ = nullptr;  // of asked_
    std::unique_ptr<look::Cards> cards_;
    look::TableLayout layout_;
    picture::Picture picture_;
};

}  // namespace cota::session
