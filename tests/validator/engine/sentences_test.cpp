// Sentences that no example of a rule shows, or only in one language: the exact text in both.
#include <gtest/gtest.h>

#include "validator/engine/finding_sink.h"
#include "validator/rules/all_rules.h"

using namespace cota::checks;
namespace model = cota::model;

namespace {

struct Sentence {
    const char* message;
    std::vector<model::MessageValue> values;
    const char* english;
    const char* spanish;
};

class Sentences : public testing::TestWithParam<Sentence> {};

TEST_P(Sentences, ReadSo) {
    model::Finding finding;
    finding.message = GetParam().message;
    finding.rule = model::ruleOf(finding.message);
    finding.values = GetParam().values;
    EXPECT_EQ(allMessages().text(finding, model::Language::english), GetParam().english);
    EXPECT_EQ(allMessages().text(finding, model::Language::spanish), GetParam().spanish);
}

std::string nameOfSentence(const testing::TestParamInfo<Sentence>& one) {
    std::string name = one.param.message + ("_" + std::to_string(one.index));
    for (char& c : name)
        if (c == '-' || c == '.') c = '_';
    return name;
}

INSTANTIATE_TEST_SUITE_P(
    OfReaders, Sentences,
    testing::Values(Sentence{"XML-034",
                             {{"file", "a.board.xml"},
                              model::inWords("reason", model::LocalText{"no such file", "no existe"})},
                             "File 'a.board.xml' cannot be read: no such file. Correct the name, which is "
                             "relative to the scenario's folder.",
                             "No se puede leer el archivo 'a.board.xml': no existe. Corrija el nombre, "
                             "relativo a la carpeta del escenario."},
                    Sentence{"XML-013.nearest",
                             {{"found", "hexs"}, {"element", "board"}, {"nearest", "hexes"}},
                             "Unknown element <hexs> in <board>. Did you mean <hexes>?",
                             "Elemento desconocido <hexs> en <board>. ¿Quería decir <hexes>?"},
                    Sentence{"LOOK-007",
                             {{"kind", "terrain"}, {"id", "woods"}},
                             "look.xml has no entry for 'woods' (terrain).",
                             "look.xml no tiene ninguna entrada para 'woods' (terrain)."}),
    nameOfSentence);

INSTANTIATE_TEST_SUITE_P(
    OfZones, Sentences,
    testing::Values(
        Sentence{"ZON-001",
                 {{"zone", "z"}, {"hex", "0199"}},
                 "'z' uses hex 0199, which is not on the map. Correct the hex.",
                 "'z' usa el hexágono 0199, que no está en el mapa. Corrija el hexágono."},
        Sentence{"ZON-002",
                 {{"zone", "z"}, {"hex", "0101"}, {"meanings", "1-0101, 2-0101"}},
                 "'z': hex 0101 can mean 1-0101, 2-0101. Write the board before the number.",
                 "'z': el hexágono 0101 puede ser 1-0101, 2-0101. Escriba el tablero delante del número."},
        Sentence{"ZON-003",
                 {{"zone", "z"}, {"board", "9"}},
                 "'z' uses board 9, which is not on the map. Correct its name.",
                 "'z' usa el tablero 9, que no está en el mapa. Corrija su nombre."},
        Sentence{"ZON-004",
                 {{"zone", "z"}, {"word", "upper"}, {"known", "north, south"}},
                 "'z' uses the edge 'upper', which does not exist. Known: north, south.",
                 "'z' usa el borde 'upper', que no existe. Conocidos: north, south."},
        Sentence{"ZON-005",
                 {{"zone", "z"}, {"word", "west"}},
                 "'z' uses 'west', but the assembly does not say where north is. Add the north to the "
                 "assembly.",
                 "'z' usa 'west', pero el montaje no indica dónde está el norte. Añada el norte al "
                 "montaje."},
        Sentence{"ZON-006",
                 {{"zone", "z"}, {"word", "q"}, {"known", "woods"}},
                 "'z' uses the terrain 'q', which does not exist in this game. Correct the word.",
                 "'z' usa el terreno 'q', que no existe en este juego. Corrija la palabra."},
        Sentence{"ZON-007",
                 {{"zone", "z"}, {"word", "q"}, {"known", "bridge"}},
                 "'z' uses the feature 'q', which does not exist in this game. Correct the word.",
                 "'z' usa el elemento 'q', que no existe en este juego. Corrija la palabra."},
        Sentence{"ZON-008",
                 {{"zone", "z"}, {"word", "q"}, {"known", "road"}},
                 "'z' uses the path kind 'q', which does not exist in this game. Correct the word.",
                 "'z' usa la clase de camino 'q', que no existe en este juego. Corrija la palabra."},
        Sentence{"ZON-009",
                 {{"zone", "z"}, {"word", "q"}, {"known", "west"}},
                 "'z' uses zone 'q', which is not in the scenario. Correct the name.",
                 "'z' usa la zona 'q', que no está en el escenario. Corrija el nombre."},
        Sentence{"ZON-010",
                 {{"zone", "z"}, {"word", "y"}},
                 "'z' contains itself through 'y'. Break the circle.",
                 "'z' se contiene a sí misma a través de 'y'. Rompa el círculo."},
        Sentence{"ZON-011",
                 {{"zone", "z"}},
                 "'z' has no hexes. Add some, or remove the zone.",
                 "'z' no tiene hexágonos. Añada alguno o elimine la zona."},
        Sentence{"ZON-012",
                 {{"zone", "z"}},
                 "'z' uses the hexes beyond a line, but does not give two hexes for the line. Add them.",
                 "'z' usa los hexágonos más allá de una línea, pero no indica dos hexágonos para "
                 "ella. Añada los dos hexágonos."},
        Sentence{"ZON-013",
                 {{"zone", "z"}, {"first", "0101"}, {"second", "0201"}, {"word", "east"}},
                 "The line from 0101 to 0201 itself runs towards 'east'. Choose a direction across the line.",
                 "La propia línea de 0101 a 0201 va hacia 'east'. Elija una dirección que cruce la línea."},
        Sentence{"ZON-014",
                 {{"zone", "z"}, {"word", "y"}, {"limit", "200"}},
                 "'z' uses 'y' as the last of a chain of 200 zones. Zones after it are not used.",
                 "'z' usa 'y' al final de una cadena de 200 zonas. Las zonas siguientes no se usan."}),
    nameOfSentence);

INSTANTIATE_TEST_SUITE_P(
    OfRules, Sentences,
    testing::Values(
        Sentence{
            "HINT-002",
            {{"side", "allies"},
             {"kind", "mine"},
             model::inWords("known", model::LocalText{"engineers", "ingenieros"})},
            "'allies' faces 'mine', but has no units that clear it (engineers); add some, or leave a way "
            "around.",
            "'allies' se enfrenta a 'mine', pero no tiene unidades que lo retiren (ingenieros); añada "
            "alguna o deje un paso."},
        Sentence{
            "REACH-005",
            {{"counter", "a-1"}, {"mobility", "foot"}, {"hex", "A1207"}, {"edge", "left"}},
            "'a-1' (foot) starts in A1207, from where no way leads to the edge of its side (left); open "
            "one, or move it.",
            "'a-1' (foot) empieza en A1207, desde donde ningún camino lleva al borde de su bando (left); "
            "abra uno o muévala."},
        Sentence{"LOAD-003",
                 {{"carrier", "t"}, {"count", "2"}, {"units", "a, b"}, {"limit", "1"}, {"what", "squads"}},
                 "'t' has 2 aboard counted as 'squads' (a, b), but can carry only 1; unload some.",
                 "'t' lleva a bordo 2 que cuentan como 'squads' (a, b), pero solo cabe 1; descargue lo que "
                 "sobra."},
        Sentence{
            "LOAD-003",
            {{"carrier", "t"}, {"count", "1"}, {"units", "a"}, {"limit", "0"}, {"what", "guns"}},
            "'t' has 1 aboard counted as 'guns' (a), but can carry none; unload some.",
            "'t' lleva a bordo 1 que cuenta como 'guns' (a), pero no cabe ninguna; descargue lo que sobra."},
        Sentence{"LEVEL-004",
                 {{"hexes", "0101"}, {"count", "1"}},
                 "Levels below 0 stand in 0101; the rules never use such heights.",
                 "Hay niveles inferiores a 0 en 0101; las reglas no usan esas alturas."},
        Sentence{"LEVEL-004",
                 {{"hexes", "0101, 0102, ..."}, {"count", "3"}},
                 "Levels below 0 stand in 0101, 0102, ... (3 in all); the rules never use such heights.",
                 "Hay niveles inferiores a 0 en 0101, 0102, ... (3 en total); las reglas no usan esas "
                 "alturas."}),
    nameOfSentence);

}  // namespace
