#pragma once
// The examples of rules are lines of the documents in tests/rules. Elements, attributes and the words of
// games are the same in every language; names, titles and reasons are chosen by the author, here in English.

#include <string>
#include <string_view>

namespace cota::checks {

/// The lines as a Spanish author would write them.
std::string spanishExample(std::string_view markup);

}  // namespace cota::checks
