#include "tests/mapsets/mapset_fixture.h"

#include <gtest/gtest.h>

#include "formats/xml/messages/xml_messages.h"
#include "mapsets/loading/formula_messages.h"
#include "mapsets/loading/layout_messages.h"
#include "mapsets/loading/look/look_messages.h"
#include "mapsets/loading/mapset_messages.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/loading/prints/briefing_messages.h"
#include "mapsets/look/faces/face_messages.h"

namespace cota::mapsets::test {

std::filesystem::path systemsFolder() { return std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems"; }
std::filesystem::path testFolder(const std::string& name) {
    return std::filesystem::path(COTA_SOURCE_DIR) / "tests/mapsets/data" / name;
}

Mapset readGame(const std::string& id) {
    auto loaded = readMapset({{systemsFolder()}}, model::MapsetId(id));
    EXPECT_TRUE(loaded.ok()) << id << "\n" << listed(loaded.findings);
    return loaded.value ? std::move(*loaded.value) : Mapset{};
}

std::string listed(const std::vector<model::Finding>& findings) {
    std::string text;
    for (const auto& finding : findings) {
        const auto* row = model::findMessage(mapsetMessages(), finding.message);
        if (!row) row = model::findMessage(lookMessages(), finding.message);
        if (!row) row = model::findMessage(layoutMessages(), finding.message);
        if (!row) row = model::findMessage(briefingMessages(), finding.message);
        if (!row) row = model::findMessage(look::faceMessages(), finding.message);
        if (!row) row = model::findMessage(formulaMessages(), finding.message);
        if (!row) row = model::findMessage(xml::xmlMessages(), finding.message);
        text += finding.message;
        if (finding.where)
            text += " " + std::filesystem::path(finding.where->file).filename().string() + ":" +
                    std::to_string(finding.where->line) + ":" + std::to_string(finding.where->column);
        text += " " +
                (row ? model::fillTemplate(row->text.english(),
                                           model::valuesIn(finding.values, model::Language::english))
                     : "?") +
                "\n";
    }
    const std::string root =
        std::string(COTA_SOURCE_DIR) + "/";  // expected texts must not contain the path of the tree
    for (auto at = text.find(root); at != std::string::npos; at = text.find(root))
        text.erase(at, root.size());
    return text;
}

}  // namespace cota::mapsets::test
