#pragma once
// The rule table as text: the reference in docs (generated, compared by a test), `cota rules` and `cota
// explain`.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/mapset.h"
#include "validator/engine/message_book.h"
#include "validator/report/rule_examples.h"

namespace cota::checks {

/// A message template for people: of singular and plural forms, the plural.
std::string shownTemplate(std::string_view text);

/// The heading of a rule in the book.
std::string ruleHeading(const model::MessageRow& row, model::Language language);

/// The whole book as Markdown. It says which rules only one of the games has.
std::string ruleBook(const MessageBook& messages, std::span<const mapsets::Mapset* const> games,
                     const RuleExamples& examples, model::Language language);

/// One line per rule: id, severity, title.
std::string ruleList(const MessageBook& messages, model::Language language);

/// The row of a game that a rule reports by its id, such as "leader-alone": what must hold, and why.
std::string explainRow(const model::MessageRow& row, const mapsets::TableMust& must,
                       const mapsets::Mapset& game, model::Language language);

/// One rule with reason, advice, example and the settings of the games; nothing for an unknown id.
std::optional<std::string> explain(const MessageBook& messages, std::string_view rule,
                                   std::span<const mapsets::Mapset* const> games, const RuleExample& example,
                                   model::Language language);

}  // namespace cota::checks
