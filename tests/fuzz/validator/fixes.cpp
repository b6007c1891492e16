// A document with any mistakes: the fixed text can be read, differs, and needs no more fixes.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "formats/xml/documents/document_file.h"
#include "mapsets/loading/game_shelf.h"
#include "validator/fixes/fixing.h"

namespace {

using namespace cota;

std::string nameFor(const std::string& text) {
    switch (xml::detectKindOfText(text)) {
        case xml::FileKind::forces:
            return "/nowhere/fuzz.forces.xml";
        case xml::FileKind::scenario:
            return "/nowhere/fuzz.scenario.xml";
        default:
            return "/nowhere/fuzz.board.xml";
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t longest = 6000;  // each fix is tried with a complete check
    if (size > longest) return 0;
    static const auto game =
        mapsets::sharedMapset({{std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems"},
                               std::make_shared<mapsets::GameShelf>()},
                              model::MapsetId("panzer-grenadier"))
            .game;
    if (!game) std::abort();
    const std::string text(reinterpret_cast<const char*>(data), size);
    fixes::Source source;
    source.path = nameFor(text);
    source.texts[source.path.generic_string()] = text;
    source.game = game;
    source.onlyPath = true;
    source.today = "2026-01-01";
    source.jobs = 1;
    const auto all = [](const std::string&) { return true; };
    const auto result = fixes::fixAll(source, all);
    for (const auto& [file, after] : result.after) {
        if (after == result.before.at(file)) std::abort();
        source.texts[file] = after;
    }
    if (result.fixed.empty() != result.after.empty()) std::abort();
    if (!result.after.empty() && !fixes::judge(source).isReadable) std::abort();
    return 0;
}
