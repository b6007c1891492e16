#include "mapsets/loading/files_beside.h"

#include <utility>

#include "mapsets/loading/layout_reader.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/loading/prints/briefing_reader.h"

namespace cota::mapsets {

std::vector<std::filesystem::path> filesBeside(const std::filesystem::path& document) {
    std::vector<std::filesystem::path> files{lookBeside(document), layoutBeside(document),
                                             briefingBeside(document)};
    std::erase_if(files, [](const auto& file) { return file.empty(); });
    return files;
}

std::vector<model::Finding> findingsBeside(const Mapset& mapset, const std::filesystem::path& document,
                                           const xml::TextsByFile& texts) {
    std::vector<model::Finding> ours;
    const auto add = [&](const std::filesystem::path& file, std::vector<model::Finding> findings) {
        for (auto& finding : findings)
            if (finding.where && finding.where->file == file.generic_string())
                ours.push_back(std::move(finding));
    };
    if (const auto look = lookBeside(document); !look.empty())
        add(look, readLook(mapset, texts, {look}).findings);
    if (const auto layout = layoutBeside(document); !layout.empty())
        add(layout, readLayout(mapset, texts, {layout}).findings);
    if (const auto card = briefingBeside(document); !card.empty())
        add(card, readBriefing(mapset, texts, {card}).findings);
    return ours;
}

}  // namespace cota::mapsets
