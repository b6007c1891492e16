#include "formats/xml/documents/document_hash.h"

#include "formats/xml/disk/sha256.h"
#include "formats/xml/documents/board_writer.h"
#include "formats/xml/documents/forces_writer.h"
#include "formats/xml/documents/scenario_writer.h"

namespace cota::xml {

std::string hashOf(const model::Document& document) {
    std::string text;
    if (document.scenario) text += writeScenario(**document.scenario);
    for (const auto& [file, board] : document.boards) text += writeBoard(*board);
    for (const auto& [file, forces] : document.forces) text += writeForces(*forces);
    return sha256(text);
}

}  // namespace cota::xml
