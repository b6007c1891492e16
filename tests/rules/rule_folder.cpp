#include "tests/rules/rule_folder.h"

#include <fstream>
#include <map>
#include <sstream>

#include "mapsets/loading/mapset_reader.h"

namespace cota::rule_tests {

namespace fs = std::filesystem;

fs::path rulesRoot() { return fs::path(COTA_SOURCE_DIR) / "tests/rules"; }

fs::path documentOf(const std::string& rule, const std::string& which) {
    for (const auto* kind : {".scenario.xml", ".board.xml", ".forces.xml"})
        if (const auto path = rulesRoot() / rule / (which + kind); fs::exists(path)) return path;
    return {};
}

std::shared_ptr<const mapsets::Mapset> gameOf(const fs::path& folder, const model::MapsetId& id) {
    static std::map<std::string, std::shared_ptr<const mapsets::Mapset>> read;
    const bool isOwn = fs::exists(folder / "mapsets" / id.text);
    auto& game = read[(isOwn ? folder.string() : "") + id.text];
    if (!game) {
        const mapsets::MapsetLibrary library{{folder / "mapsets",
                                              fs::path(COTA_SOURCE_DIR) / "mapsets/systems",
                                              fs::path(COTA_SOURCE_DIR) / "tests/mapsets/table"}};
        auto loaded = mapsets::readMapset(library, id);
        if (loaded.value) game = std::make_shared<const mapsets::Mapset>(std::move(*loaded.value));
    }
    return game;
}

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace cota::rule_tests
