#include "validator/publish/cota_export.h"

#include "validator/publish/export_sections.h"

namespace cota::publish {

namespace {

Json gameJson(const mapsets::Mapset& mapset) {
    JsonFields game;
    Json layers = Json::array();
    for (const auto& layer : mapset.layers) layers.push_back(layer.text);
    game.put("mapset", mapset.id.text).add("name", mapset.name).add("edition", mapset.edition);
    return game.put("layers", std::move(layers)).take();
}

/// The kind, id and title of the document.
void addIdentity(JsonFields& fields, const model::Document& document) {
    if (document.scenario) {
        const model::Scenario& scenario = **document.scenario;
        fields.put("kind", "scenario").put("id", scenario.id).add("title", scenario.title);
        fields.add("author", scenario.author)
            .add("history", scenario.history)
            .add("notes", scenario.notes)
            .add("values", scenario.attributes);
    } else if (!document.boards.empty()) {
        const model::Board& board = *document.boards.begin()->second;
        fields.put("kind", "board").put("id", board.id).add("title", board.title);
    } else if (!document.forces.empty()) {
        const model::Forces& forces = *document.forces.begin()->second;
        fields.put("kind", "forces").put("id", forces.id).add("title", forces.title);
    }
}

void addMap(JsonFields& fields, const mapsets::LaidDocument& table) {
    fields.put("map", mapJson(table)).put("hexes", hexesJson(table)).put("hexsides", hexsidesJson(table));
    fields.put("links", linksJson(table)).put("paths", pathsJson(table)).put("shapes", shapesJson(table));
}

void addScenario(JsonFields& fields, const mapsets::LaidDocument& table) {
    fields.put("turns", turnsJson(table)).put("options", optionsJson(table)).put("sides", sidesJson(table));
    fields.put("zones", zonesJson(table)).put("groups", groupsJson(table));
    fields.put("objectives", objectivesJson(table)).put("victory", victoryJson(table));
    const Json others = othersJson(table);
    for (auto it = others.begin(); it != others.end(); ++it) fields.put(it.key().c_str(), *it);
}

}  // namespace

std::string cotaExport(const mapsets::LaidDocument& table, const std::vector<interchange::CotaFile>& files,
                       const ExportTool& tool) {
    JsonFields fields;
    fields.put("schema", std::string(interchange::exportSchema));
    fields.put("tool", Json{{"name", tool.name}, {"version", tool.version}});
    addIdentity(fields, table.document);
    fields.put("game", gameJson(table.game())).put("words", wordsJson(table.game()));
    if (table.hasMap()) addMap(fields, table);
    if (!table.document.forces.empty()) fields.put("forces", forcesJson(table));
    if (table.scenario() != nullptr) addScenario(fields, table);
    fields.put("source", interchange::sourceJson(table.document, files));
    return interchange::jsonLines(fields.take());
}

}  // namespace cota::publish
