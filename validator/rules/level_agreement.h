#pragma once
// What levels and contours say of each other beyond the sides between hexes, for the rule that compares them.

#include <array>

#include "validator/engine/rule.h"
#include "validator/rules/naming.h"

namespace cota::checks {

inline constexpr std::array levelAgreementWordings{
    Wording{"unseen",
            {"Contour '{contour}' ({metres}) holds no centre of a hex: levels cannot show it, and sight that "
             "reads levels passes over it. Move it, or leave it out.",
             "La curva '{contour}' ({metres}) no encierra ningún centro: los niveles no la muestran y la visión "
             "que lee niveles la ignora. Muévala u omítala."}},
    Wording{"drawn",
            {"This scenario reads heights from contours. On board {board} the level stated differs from the "
             "drawn one in {count} {count:hex|hexes}, first in {hex}: level {level}, drawn {drawn}.",
             "Este escenario lee las alturas de las curvas. En el tablero {board} el nivel indicado difiere del "
             "dibujado en {count} {count:hexágono|hexágonos}; el primero, {hex}: nivel {level}, dibujado "
             "{drawn}."}}};

/// Whether the scenario reads levels from contours.
bool levelsAreDrawn(const CheckContext& context);
/// Closed contours that no level can show.
void findUnseenContours(const CheckContext& context, FindingSink& out);
/// Levels of hexes that are others than those drawn; none of a board that states no level at all.
void findUnaskedLevels(const CheckContext& context, FindingSink& out);

}  // namespace cota::checks
