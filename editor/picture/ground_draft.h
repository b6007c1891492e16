#pragma once
// What File > Import Map of the World asks, before anything is made: the board, the table and its rows, and
// which hexes stay as they are. The window shows the rows and previews.

#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "editor/picture/games_to_begin.h"
#include "editor/picture/ground_hexes.h"
#include "editor/picture/ground_preview.h"
#include "formats/model/document/document.h"

namespace cota::session {

/// A row of the table, with what it brought to the board.
struct GroundRowView {
    std::string words;    // "highway=primary|secondary"
    std::string becomes;  // "road", or that it is dropped
    std::string counts;   // of the preview; empty without one
    std::string warning;  // a finding about the row
    bool isOn = true;
    bool isIdle = false;  // no feature of the map is of this row
};

class GroundDraft {
  public:
    /// Null if no board of the document has a place in the world.
    static std::unique_ptr<GroundDraft> open(const std::filesystem::path& file,
                                             const mapsets::MapsetLibrary& library, model::Language language,
                                             const model::Document& document);
    /// Whether a board of the document can get a map.
    static bool hasPlace(const model::Document& document);

    /// The fields above the table: the board, painted hexes, and the system of the file if it names none.
    std::vector<Property> rows();
    /// The system of the file has to be asked for.
    void askSystem() { asksSystem_ = true; }

    // --- the table
    const std::filesystem::path& tableFile() const { return tableFile_; }
    /// Where it can be saved: not over the table of a game.
    std::filesystem::path tableToSave() const;
    bool isTableChanged() const { return text_ != savedText_; }
    /// Why the file cannot be used; empty: it is used from now on.
    std::string loadTable(const std::filesystem::path& file);
    /// Throws std::system_error.
    void saveTable(const std::filesystem::path& file);
    /// Counts of a preview of another version of the table are shown for the rows that are the same.
    std::vector<GroundRowView> tableRows(const GroundPreview* preview) const;
    void toggleRow(std::size_t row);
    /// The values of a row. Writing one changes the table, if it is still sound.
    std::vector<Property> rowSheet(std::size_t row);
    /// A new row at the end for words of the map that have none, "highway=raceway". Returns its index.
    std::optional<std::size_t> addRow(const std::string& words);

    // --- hexes
    std::vector<GroundHex> hexes(const GroundPreview& preview) const {
        return groundHexesOf(preview, language_);
    }
    void toggleHex(model::HexCoord hex);

    /// Nothing if the game of the board cannot be used.
    std::optional<GroundOrder> order() const;
    /// The result; if there is none, the reason.
    std::string summary(const GroundPreview& preview) const;
    /// The step for the open document.
    HistoryEntry step(const GroundPreview& preview) const;

  private:
    GroundDraft(const mapsets::MapsetLibrary& library, model::Language language)
        : games_(library, language), language_(language) {}
    void chooseBoard(const std::string& key);
    std::string readTable(const std::string& text, const std::filesystem::path& file);
    std::string changeRow(std::size_t row, std::vector<std::pair<std::string, std::string>> values);
    std::string resultOf(const publish::GroundRow& row) const;
    Property rowText(std::size_t row, const std::string& label, const char* attribute, std::string value);
    Property rowChoice(std::size_t row, const std::string& label, const char* attribute, std::string value,
                       std::vector<PaletteEntry> choices);

    std::filesystem::path file_;
    GamesToBegin games_;
    model::Language language_;
    model::Document document_;
    std::string board_;  // its file
    std::shared_ptr<const mapsets::Mapset> game_;
    std::string fileSystem_;
    bool asksSystem_ = false;
    bool keepPainted_ = false;
    std::filesystem::path tableFile_;
    std::string text_, savedText_;  // of the table
    std::shared_ptr<const publish::GroundTable> table_;
    std::vector<model::Finding> findings_;  // of the table
    std::set<model::HexCoord> left_;
};

}  // namespace cota::session
