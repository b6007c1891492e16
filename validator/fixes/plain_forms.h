#pragma once
// Values that people write in other ways than files require. Each function returns the required form, or
// nothing if the text does not have exactly one meaning.

#include <optional>
#include <string>
#include <string_view>

namespace cota::fixes {

/// "+3", " 3 ", "3.0" -> "3"
std::optional<std::string> plainInteger(std::string_view text);
/// "true", "YES", "on", "1", "sí" -> "yes"; their opposites -> "no"
std::optional<std::string> plainFlag(std::string_view text);
/// "1 / 3", "1 1/2", "0.5", "2,25" -> "1/3", "3/2", "1/2", "9/4". Only quarters and halves as decimals: 0.33
/// may be a third.
std::optional<std::string> plainFraction(std::string_view text);
/// "15,875", "15.875 mm" -> "15.875"
std::optional<std::string> plainLength(std::string_view text);
/// "woods,town", "woods: 60%" -> "woods town", "woods:60"
std::optional<std::string> plainTerrains(std::string_view text);
/// "4-1", "1 - 4", "1–4, 7" -> "1-4", "1-4", "1-4 7"
std::optional<std::string> plainTurns(std::string_view text);
/// "1944-6-5", "1944/06/05", "15.6.1944" -> "1944-06-05" ...; day and month are not guessed.
std::optional<std::string> plainDate(std::string_view text);
/// "7:30", "0730", "7.30", "6h" -> "07:30" ... "06:00"
std::optional<std::string> plainTime(std::string_view text);

}  // namespace cota::fixes
