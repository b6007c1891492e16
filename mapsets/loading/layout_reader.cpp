#include "mapsets/loading/layout_reader.h"

#include <algorithm>
#include <system_error>

#include "formats/model/finding/nearest_word.h"
#include "formats/picture/press/pages.h"
#include "formats/xml/documents/document_hash.h"
#include "formats/xml/markup/filled.h"
#include "formats/xml/markup/versions.h"
#include "mapsets/catalogue/value_schema.h"
#include "mapsets/loading/chart_rows_reader.h"
#include "mapsets/loading/layout_messages.h"
#include "mapsets/loading/piece_parameters.h"
#include "mapsets/loading/prints/own_files.h"
#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

namespace {

namespace fs = std::filesystem;
using look::Piece;
using look::PieceKind;

constexpr int mostMillimetres = 2000, mostColumns = 12;
constexpr std::size_t mostPieces = 200;  // of a file: a layout cannot hang the program

std::vector<Piece*> allPieces(look::Layout& layout) {
    std::vector<Piece*> all;
    for (auto& piece : layout.sheet) all.push_back(&piece);
    for (auto* pages : {&layout.pages, &layout.kit})
        for (auto& page : *pages)
            for (auto& piece : page.pieces) all.push_back(&piece);
    return all;
}

bool removePiece(look::Layout& layout, std::string_view id) {
    const auto isIt = [&](const Piece& piece) { return piece.name() == id; };
    auto removed = std::erase_if(layout.sheet, isIt);
    for (auto* pages : {&layout.pages, &layout.kit}) {
        for (auto& page : *pages) removed += std::erase_if(page.pieces, isIt);
        std::erase_if(*pages, [](const auto& page) { return page.pieces.empty(); });
    }
    return removed > 0;
}

class LayoutReader {
  public:
    LayoutReader(const Mapset& mapset, const xml::TextsByFile& texts) : mapset_(mapset), texts_(texts) {}

    model::Loaded<look::Layout> read(const std::vector<fs::path>& after) {
        for (const auto& folder : mapset_.layerFolders) readFile(folder / layoutFile, true);
        for (const auto& file : after) readFile(file, false);
        return {std::move(layout_), std::move(findings_)};
    }

  private:
    void readFile(const fs::path& file, bool isOfGame) {
        readOwnFile(file, texts_, findings_, [&](xml::XmlCursor& root) {
            file_ = {isOfGame, file.parent_path() != mapset_.layerFolders.back(), {}};
            count_ = 0;
            // A file replaces the pieces of the files before it, unless it says keep="yes".
            if (!root.flag("keep")) layout_.sheet.clear(), layout_.pages.clear(), layout_.kit.clear();
            for (auto element : root.children()) readElement(element);
        });
    }

    void readElement(xml::XmlCursor& element) {
        const auto name = element.name();
        if (name == "page") return readPage(element);
        if (name == "column") return readColumn(element);
        if (name == "rows") {
            if (++count_ <= mostPieces) readChartRows(mapset_.catalogue, file_, element, layout_.rows);
            return;
        }
        if (name == "leave-out") return leaveOut(element);
        if (auto piece = readPiece(element, true)) layout_.sheet.push_back(std::move(*piece));
    }

    void readPage(xml::XmlCursor& element) {
        std::vector<std::string_view> papers;
        for (const auto& paper : picture::papers()) papers.emplace_back(paper.name);
        look::LayoutPage page;
        if (const auto paper = element.findWord("paper", papers)) page.paper = papers[*paper];
        page.isTurned = element.flag("turned");
        const bool isForKit = element.has("for") && element.findWord("for", {"kit"}).has_value();
        for (auto child : element.children())
            if (auto piece = readPiece(child, false)) page.pieces.push_back(std::move(*piece));
        element.finish();
        if (!page.pieces.empty()) (isForKit ? layout_.kit : layout_.pages).push_back(std::move(page));
    }

    void leaveOut(xml::XmlCursor& element) {
        const auto id = element.requiredText("id");
        std::vector<std::string> known;
        for (const auto* piece : allPieces(layout_)) known.push_back(piece->name());
        if (!removePiece(layout_, id))
            element.reportAt("id", row(LayoutMessage::nothingThere),
                             {{"id", id}, model::sortedKnown({known.begin(), known.end()})});
        element.finish();
    }

    /// Of the map and of pages alike; only pieces around the map have a side.
    std::optional<Piece> readPiece(xml::XmlCursor& element, bool isAroundMap) {
        const auto kind = kindOf(element, isAroundMap);
        if (!kind) return std::nullopt;
        Piece piece;
        piece.kind = *kind;
        const bool mayHaveWords = *kind == PieceKind::text || *kind == PieceKind::box;
        const auto known = look::piecesOf(*kind);
        bool isUsable = true;
        if (!mayHaveWords) element.require("what");
        if (element.has("what") || !mayHaveWords) {
            const auto what = element.findWord("what", known);
            isUsable = what.has_value();
            if (what) piece.what = known[*what];
        }
        piece.words = xml::filledWords(element, "en", "es", file_.isOfGame);
        piece.id = xml::filledText(element, "id");
        const bool isLetters = piece.what == "letters";
        if (isAroundMap && !isLetters)
            piece.side = element.word("side", look::lastSheetSide, look::SheetSide::below);
        piece.column = element.integer("column", {0, mostColumns}, 0);
        piece.width = length(element, "width");
        if (piece.kind == PieceKind::box) piece.height = length(element, "height");
        readPieceParameters(mapset_.catalogue, element, piece);
        element.finish();
        if (!isUsable || ++count_ > mostPieces) return std::nullopt;
        if (!piece.name().empty()) {
            if (!file_.seen.insert(piece.name()).second)
                element.report(row(LayoutMessage::twice), {{"id", piece.name()}});
            removePiece(layout_, piece.name());
        }
        return piece;
    }

    std::optional<PieceKind> kindOf(xml::XmlCursor& element, bool isAroundMap) {
        std::vector<std::string_view> known;
        for (int kind = 0; kind <= static_cast<int>(look::lastPieceKind); ++kind) {
            known.emplace_back(look::textOf(static_cast<PieceKind>(kind)));
            if (element.name() == known.back()) return static_cast<PieceKind>(kind);
        }
        if (isAroundMap) known.insert(known.end(), {"page", "column", "rows", "leave-out"});
        const auto nearest = model::nearestWord(element.name(), known);
        std::vector<model::MessageValue> values{{"kind", std::string(element.name())},
                                                model::sortedKnown(known)};
        if (nearest) values.push_back({"nearest", std::string(*nearest)});
        element.report(row(nearest ? LayoutMessage::unknownPieceNearest : LayoutMessage::unknownPiece),
                       std::move(values));
        element.freeAttributes();
        return std::nullopt;
    }

    /// In millimetres; 0 if it is not stated.
    double length(xml::XmlCursor& element, std::string_view attribute) {
        const auto text = element.findText(attribute);
        if (!text) return 0;
        const auto number = readDecimal(*text);
        if (number && *number >= 1 && *number <= mostMillimetres) return *number;
        element.reject(attribute, row(LayoutMessage::badLength),
                       {{"least", "1"}, {"most", std::to_string(mostMillimetres)}});
        return 0;
    }

    void readColumn(xml::XmlCursor& element) {
        auto column = readChartColumn(mapset_.catalogue, file_, element);
        element.finish();
        if ((column.value.empty() && column.words.empty()) || ++count_ > mostPieces) return;
        const auto before = std::ranges::find(layout_.columns, column.id, &look::ChartColumn::id);
        if (before == layout_.columns.end())
            layout_.columns.push_back(std::move(column));
        else
            *before = std::move(column);
    }

    const Mapset& mapset_;
    const xml::TextsByFile& texts_;
    look::Layout layout_ = look::usualLayout();
    LayoutFile file_;
    std::size_t count_ = 0;
    std::vector<model::Finding> findings_;
};

}  // namespace

model::Loaded<look::Layout> readLayout(const Mapset& mapset, const xml::TextsByFile& texts,
                                       const std::vector<fs::path>& after) {
    return LayoutReader(mapset, texts).read(after);
}

look::Furniture furnitureOf(look::Layout layout, const model::Document& document) {
    look::Furniture furniture;
    furniture.layout = std::move(layout);
    furniture.program = COTA_VERSION;
    furniture.version = std::to_string(xml::currentFormat);
    furniture.hash = xml::hashOf(document);
    return furniture;
}

fs::path layoutBeside(const fs::path& document) {
    const auto folder = document.parent_path();
    std::error_code ignored;
    if (fs::exists(folder / "mapset.xml", ignored) || !fs::is_regular_file(folder / layoutFile, ignored))
        return {};
    return folder / layoutFile;
}

}  // namespace cota::mapsets
