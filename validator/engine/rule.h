#pragma once
// A rule is a row and a function: stable id, severity, title, reason, what it needs and what it reads from
// the game's settings. The id is written only in the row; all other code refers to the row.

#include <span>
#include <string_view>

#include "formats/model/finding/message.h"
#include "mapsets/catalogue/value_schema.h"
#include "validator/engine/fix_kind.h"

namespace cota::checks {

class CheckContext;
class FindingSink;
class Settings;

/// What must be there for a rule to run; otherwise it is listed as skipped, with the reason.
using Needs = unsigned;
namespace need {
inline constexpr Needs nothing = 0;
inline constexpr Needs scenario = 1;
inline constexpr Needs forces = 2;
inline constexpr Needs mapset = 4;
inline constexpr Needs battlefield = 8 | mapset;     // at least one board that could be laid
inline constexpr Needs stacking = 16 | battlefield;  // the strategy for stacking
inline constexpr Needs movement = 32 | battlefield;
inline constexpr Needs sight = 64 | battlefield;  // heights, sight and spotting
// A game has either a map or a table.
inline constexpr Needs table = 128 | mapset | scenario;  // the game has no map, and the scenario has a table
inline constexpr Needs mapGame = 256;                    // the game is not known to have no map
}  // namespace need

/// A value that a game's rules.xml may give to a rule. If one has no fallback, the rule runs only for games
/// that have a row for it.
using mapsets::Parameter;

/// Another wording of a rule: its message id is the rule's, a dot and `name`.
struct Wording {
    const char* name = "";
    model::LocalLiteral text;
};

using RuleFunction = void (*)(const CheckContext& context, const Settings& with, FindingSink& out);

struct Rule {
    model::MessageRow message;  // id, severity, title, text, reason, advice
    Needs needs = need::nothing;
    Needs asks = need::nothing;  // what its findings also depend on; the rule runs without it
    std::span<const Parameter> parameters = {};
    std::span<const Wording> variants = {};
    RuleFix fix = {};            // how a finding is fixed without asking; none: not possible
    RuleFunction run = nullptr;  // null: the engine itself reports it
    /// The attributes of the subject, or of the scenario, of which a new value answers the finding: what a
    /// designer enters. Named values that the game declares need not be listed.
    const char* answer = "";
    /// The entries of the game that its findings are about ("must"), if a severity or an acceptance may be
    /// for one of them: "TABLE-001.hand-size".
    const char* parts = "";
    /// Takes so long that it runs only when asked for (CheckOptions::deep), or if it is named.
    bool isDeep = false;

    constexpr std::string_view id() const { return message.id; }
};

/// Rules of one subject, one source file each.
struct Topic {
    const char* name = "";
    model::LocalLiteral title;
    std::span<const Rule> rules;
};

/// "MAP-001": capitals, a hyphen, three digits.
constexpr bool isRuleId(std::string_view id) {
    const auto hyphen = id.find('-');
    if (hyphen == std::string_view::npos || hyphen < 2 || id.size() != hyphen + 4) return false;
    for (std::size_t i = 0; i < hyphen; ++i)
        if (id[i] < 'A' || id[i] > 'Z') return false;
    for (std::size_t i = hyphen + 1; i < id.size(); ++i)
        if (id[i] < '0' || id[i] > '9') return false;
    return true;
}

/// For static_assert beside each table: every id is valid and unique, every row complete in both languages.
constexpr bool isSound(std::span<const Rule> rules) {
    const auto filled = [](const model::LocalLiteral& text) { return !text.empty(); };
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const auto& row = rules[i].message;
        if (!isRuleId(row.id)) return false;
        if (!filled(row.title) || !filled(row.text) || !filled(row.reason) || !filled(row.advice))
            return false;
        for (std::size_t j = i + 1; j < rules.size(); ++j)
            if (rules[i].id() == rules[j].id()) return false;
    }
    return true;
}

/// Whether the rule can run for a game without a row for it.
constexpr bool runsWithoutRow(const Rule& rule) {
    for (const auto& parameter : rule.parameters)
        if (!parameter.fallback) return false;
    return true;
}

}  // namespace cota::checks
