#include "tests/mapsets/table/harbour.h"

#include <gtest/gtest.h>

#include "formats/xml/documents/document_file.h"
#include "formats/xml/documents/scenario_writer.h"
#include "tests/mapsets/mapset_fixture.h"

namespace cota::mapsets::test {

const char* const twoConvoys =
    "<space id='q1' kind='quay' seat='p1'><group id='a' side='red'>"
    "<card type='lion'/><card type='bosun'/><card type='hands'/></group></space>"
    "<space id='q2' kind='quay' seat='p2'><group id='b' side='blue'>"
    "<card type='bosun' end='2'/><card type='hands'/></group></space>";

namespace {

std::filesystem::path folder() {
    return std::filesystem::path(COTA_SOURCE_DIR) / "tests/mapsets/table/harbour";
}

const Mapset& mapset() {
    static const Mapset game = [] {
        auto loaded = readMapsetFolder({{}}, folder());
        EXPECT_EQ(listed(loaded.findings), "");
        return loaded.value ? std::move(*loaded.value) : Mapset{};
    }();
    return game;
}

}  // namespace

Harbour::Harbour(std::string_view tableau, std::vector<std::string> options, std::string_view values) {
    const std::string text =
        "<scenario format='4' id='s' mapset='harbour'><tableau turn='p1'><values " + std::string(values) +
        "/><seat id='p1'/><seat id='p2'/>" + std::string(tableau) +
        "</tableau><forces file='deck.forces.xml'/><sides><side id='red' nation='red'/><side id='blue' "
        "nation='blue'/></sides></scenario>";
    auto read = xml::readScenarioText("harbour.scenario.xml", text, {});
    EXPECT_EQ(listed(read.findings), "");
    document.scenario = model::Shared<model::Scenario>(std::move(*read.value));
    auto forces = xml::readForcesFile(folder() / "deck.forces.xml");
    EXPECT_EQ(listed(forces.findings), "");
    document.forces.emplace("deck.forces.xml", model::Shared<model::Forces>(std::move(*forces.value)));
    game = std::make_unique<TableGame>(mapset(), faults);
    world = std::make_unique<TableWorld>(*game, document, std::move(options));
    asker = std::make_unique<ActionAsker>(*world);
}

FormulaThing Harbour::group(std::string_view id) const {
    return TableWorld::thing(TableKind::group, world->position().groupOf(model::CardGroupId(id)));
}

ActionAnswer Harbour::raid(std::string_view from, std::string_view to, TableAct act) {
    return asker->ask(action("raid"), group(from), group(to), act);
}

std::string Harbour::value(TableKind kind, std::size_t index, std::string_view field) {
    const auto place = game->schema().fieldOf(static_cast<int>(kind), field);
    if (!place) return "no field";
    const auto value = asker->run().fieldOf(TableWorld::thing(kind, index), *place);
    if (!value.known) return "?";
    if (value.type == FormulaType::flag) return value.flag ? "yes" : "no";
    if (value.type == FormulaType::number) return std::to_string(value.number);
    if (value.type == FormulaType::things) return std::to_string(value.things.size());
    return value.type == FormulaType::thing ? std::to_string(value.thing.index) : std::string(value.word);
}

}  // namespace cota::mapsets::test
