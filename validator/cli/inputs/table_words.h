#pragma once
// Words and JSON that answers about a table share.

#include <string>
#include <vector>

#include "mapsets/table/laid_table.h"
#include "mapsets/table/table_names.h"
#include "mapsets/table/table_odds.h"
#include "validator/cli/terminal/answer.h"

namespace cota::cli {

/// "yes", "no", "unknown", for JSON.
const char* verdictId(mapsets::TableVerdict verdict);
/// A tick, a cross, a question mark.
const char* signOf(mapsets::TableVerdict verdict);

/// "45%", and "<0.1%" for what is rare but possible.
std::string percentText(const model::Rational& chance, const AnswerOptions& common);
std::string percentText(const mapsets::DrawChance& chance, const AnswerOptions& common);
/// The number of a chance in JSON, 0 to 100 with four decimals.
double percentNumber(double chance);
double percentNumber(const model::Rational& chance);

/// { "kind", "id", "name" }, of a card also "in", where it lies; a card that is not seen has no id.
Json thingJson(const mapsets::TableNames& names, mapsets::FormulaThing thing, model::Language language);
/// The values that nobody has entered, each once.
std::vector<model::LocalText> gapTexts(const mapsets::TableNames& names,
                                       const std::vector<mapsets::FormulaGap>& gaps);
Json gapsJson(const mapsets::TableNames& names, const std::vector<mapsets::FormulaGap>& gaps,
              model::Language language);
/// { "seat", "name" } or null.
Json seatJson(const mapsets::LaidTable& table, const std::optional<model::SeatId>& seat,
              model::Language language);

/// "text (7.1)"; without a citation only the text.
std::string citedText(const std::string& text, const std::string& citation);
/// A sentence without the full stop at its end.
std::string withoutStop(std::string text);

}  // namespace cota::cli
