#pragma once
// The counter sheets of a sample, for tests of what lies there and of what would go wrong on paper.

#include <string>
#include <vector>

#include "formats/xml/documents/document_file.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/counters/counter_manifest.h"
#include "mapsets/look/counters/counter_preflight.h"
#include "tests/support/real_game.h"

namespace cota::look::test {

inline model::Document battle() {
    const auto file = std::string(COTA_SOURCE_DIR) + "/samples/panzer-grenadier/brod.scenario.xml";
    return std::move(*xml::loadDocument(file).value);
}

/// The sheets of the sample, with whatever is changed.
struct CounterSet {
    mapsets::Mapset game = support::realGame("panzer-grenadier");
    Symbology look = std::move(*mapsets::readLook(game).value);
    model::Document document;
    CounterSubjects subjects;
    CounterFaces faces{subjects};
    CounterSheetWishes wishes;
    std::vector<CounterBlock> blocks;
    std::vector<CounterSheetPlan> sheets;

    explicit CounterSet(model::Document of = battle(), CounterSheetWishes wanted = {},
                        PieceWishes pieces = {})
        : document(std::move(of)),
          subjects(game.catalogue, look, document, model::Language::english),
          wishes(std::move(wanted)) {
        wishes.code = "BROD";
        pieces.rowWidth = rowWidthOn(paperOfFronts(wishes));
        blocks = counterBlocks(subjects, document, game.catalogue, pieces);
        sheets = planSheets(blocks, paperOfFronts(wishes));
    }
    const CounterPiece& piece(const CounterCell& cell) const { return blocks[cell.block].pieces[cell.piece]; }
    std::vector<picture::Picture> pages() const {
        return counterSheets(faces, blocks, sheets, wishes, model::Language::english);
    }
    std::vector<ManifestRow> manifest() const { return counterManifest(blocks, sheets, document); }
    std::vector<KitFinding> findings(double bleed = 2, bool isForPress = false) const {
        return preflight({faces, blocks, sheets, document, game.catalogue, bleed, isForPress});
    }
};

}  // namespace cota::look::test
