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
    testing::Values(
        Sentence{
            "XML-034",
            {{"file", "a.board.xml"},
             model::inWords("reason", model::LocalText{"no such file", "no existe"})},
            "file 'a.board.xml' cannot be read: no such file; correct the name, which counts from the "
            "scenario's folder",
            "no se puede leer el archivo 'a.board.xml': no existe; corrija el nombre, que cuenta desde la "
            "carpeta del escenario"},
        Sentence{"XML-013.nearest",
                 {{"found", "hexs"}, {"element", "board"}, {"nearest", "hexes"}},
                 "unknown element <hexs> in <board>; did you mean <hexes>?",
                 "elemento desconocido <hexs> en <board>; ¿quería decir <hexes>?"},
        Sentence{"LOOK-007",
                 {{"kind", "terrain"}, {"id", "woods"}},
                 "look.xml does not say how terrain 'woods' looks",
                 "look.xml no dice cómo se ve 'woods' (terrain)"}),
    nameOfSentence);

INSTANTIATE_TEST_SUITE_P(
    OfZones, Sentences,
    testing::Values(
        Sentence{"ZON-001",
                 {{"zone", "z"}, {"hex", "0199"}},
                 "Zone 'z' names hex 0199, which is not on the map; correct it.",
                 "La zona 'z' nombra el hexágono 0199, que no está en el mapa; corríjalo."},
        Sentence{"ZON-002",
                 {{"zone", "z"}, {"hex", "0101"}, {"meanings", "1-0101, 2-0101"}},
                 "In zone 'z', hex 0101 can mean 1-0101, 2-0101; write the board before it.",
                 "En la zona 'z', el hexágono 0101 puede ser 1-0101, 2-0101; ponga el tablero delante."},
        Sentence{"ZON-003",
                 {{"zone", "z"}, {"board", "9"}},
                 "Zone 'z' names board 9, which does not lie on the map; correct its name.",
                 "La zona 'z' nombra el tablero 9, que no está en el mapa; corrija su nombre."},
        Sentence{"ZON-004",
                 {{"zone", "z"}, {"word", "upper"}, {"known", "north, south"}},
                 "Zone 'z' names the edge 'upper', which no map has; known: north, south.",
                 "La zona 'z' nombra el borde 'upper', que ningún mapa tiene; conocidos: north, south."},
        Sentence{"ZON-005",
                 {{"zone", "z"}, {"word", "west"}},
                 "Zone 'z' speaks of 'west', but the assembly does not say where north is; add it there.",
                 "La zona 'z' habla de 'west', pero el montaje no dice dónde está el norte; indíquelo allí."},
        Sentence{"ZON-006",
                 {{"zone", "z"}, {"word", "q"}, {"known", "woods"}},
                 "Zone 'z' asks for terrain 'q', which the game does not know; correct the word.",
                 "La zona 'z' pide el terreno 'q', que el juego no conoce; corrija la palabra."},
        Sentence{"ZON-007",
                 {{"zone", "z"}, {"word", "q"}, {"known", "bridge"}},
                 "Zone 'z' asks for feature 'q', which the game does not know; correct the word.",
                 "La zona 'z' pide el elemento 'q', que el juego no conoce; corrija la palabra."},
        Sentence{"ZON-008",
                 {{"zone", "z"}, {"word", "q"}, {"known", "road"}},
                 "Zone 'z' asks for paths 'q', which the game does not know; correct the word.",
                 "La zona 'z' pide caminos 'q', que el juego no conoce; corrija la palabra."},
        Sentence{"ZON-009",
                 {{"zone", "z"}, {"word", "q"}, {"known", "west"}},
                 "Zone 'z' names zone 'q', which the scenario does not have; correct the name.",
                 "La zona 'z' nombra la zona 'q', que el escenario no tiene; corrija el nombre."},
        Sentence{"ZON-010",
                 {{"zone", "z"}, {"word", "y"}},
                 "Zone 'z' is made of itself, by way of 'y'; cut the ring.",
                 "La zona 'z' se compone de sí misma, a través de 'y'; rompa el círculo."},
        Sentence{"ZON-011",
                 {{"zone", "z"}},
                 "Zone 'z' has no hex; add some, or remove the zone.",
                 "La zona 'z' no tiene ningún hexágono; añada alguno o quite la zona."},
        Sentence{"ZON-012",
                 {{"zone", "z"}},
                 "Zone 'z' asks for hexes beyond a line, but names no two hexes for it; name them.",
                 "La zona 'z' pide hexágonos más allá de una línea, pero no nombra dos hexágonos para ella; "
                 "nómbrelos."},
        Sentence{"ZON-013",
                 {{"zone", "z"}, {"first", "0101"}, {"second", "0201"}, {"word", "east"}},
                 "The line from 0101 to 0201 itself runs towards 'east'; choose a direction across it.",
                 "La propia línea de 0101 a 0201 va hacia 'east'; elija una dirección que la cruce."},
        Sentence{
            "ZON-014",
            {{"zone", "z"}, {"word", "y"}, {"limit", "200"}},
            "Zone 'z' names 'y' as the last of a chain of 200 zones; what lies behind it is not followed.",
            "La zona 'z' nombra 'y' al final de una cadena de 200 zonas; lo que hay detrás no se sigue."}),
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
