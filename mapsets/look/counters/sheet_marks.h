#pragma once
// What is on a counter sheet besides counters: where to cut, register marks, a ruler.

#include <functional>
#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/counters/counter_plan.h"

namespace cota::look {

inline constexpr picture::Colour pieceInk{22, 24, 26, 255}, pieceQuiet{96, 96, 92, 255};

picture::Font pieceFont(double points, bool isBold = false);

/// Where a box of the fronts is on this page.
using PlaceBox = std::function<picture::Box(const picture::Box&)>;

/// Ticks outside the bleed for ruler and knife and, if wished, hairlines between counters that touch.
void drawCutMarks(const CounterSheetPlan& plan, const CounterPaper& paper, bool hasHairlines,
                  const PlaceBox& placed, std::vector<picture::Mark>& marks);
/// The rounded outline of each counter.
void drawDieLines(const CounterSheetPlan& plan, double corner, const PlaceBox& placed,
                  std::vector<picture::Mark>& marks);
/// A cross in a circle in the middle of each edge.
void drawRegisterMarks(model::MapSize paper, std::vector<picture::Mark>& marks);
/// 100 mm, to be measured after printing.
void drawRuler(const CounterPaper& paper, model::Language language, std::vector<picture::Mark>& marks);
/// A length with at most three decimals, with a comma in Spanish.
std::string numberWords(double number, model::Language language);

}  // namespace cota::look
