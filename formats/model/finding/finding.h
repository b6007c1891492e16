#pragma once
// A finding reports that data is wrong, from bad XML to units that cannot reach their objective. Readers, the
// loading of mapsets, rules and the window all use it. Reports make its text, in the language of the reader,
// from a message id and named values.

#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "formats/model/finding/message_value.h"

namespace cota::model {

enum class Severity { info, warning, error };

/// The subject of a finding, as ids and labels that survive edits. `kind` says what `id` is.
enum class SubjectKind {
    none,
    file,
    hex,
    hexside,
    board,
    path,
    shape,
    zone,
    side,
    formation,
    counterType,
    counter,
    group,
    objective,
    victory,
    turn,
    feature,
    part,
    option,
    terrain,
    mapsetEntry,
    acceptance,
    scenario,
    pair,
    seat,
    space,
    cardGroup,
    relation  // "kind from to"
};

struct Subject {
    SubjectKind kind = SubjectKind::none;
    std::string id;                  // id or label of the subject
    std::vector<std::string> hexes;  // labels of the hexes it concerns, if any
    friend auto operator<=>(const Subject&, const Subject&) = default;
};

/// A place in a text file: lines and columns count from 1, columns in characters (code points).
struct SourceSpan {
    std::string file;
    int line = 0;
    int column = 0;
    friend auto operator<=>(const SourceSpan&, const SourceSpan&) = default;
};

struct Citation {
    std::string game;       // mapset id
    std::string paragraph;  // as printed in that game's rulebook, e.g. "5.72"
    friend auto operator<=>(const Citation&, const Citation&) = default;
};

struct Finding {
    std::string rule;     // stable id, TOPIC-NNN
    std::string message;  // id of the message template, "TOPIC-NNN" or "TOPIC-NNN.variant"
    Severity severity = Severity::error;
    std::vector<MessageValue> values;
    Subject subject;
    std::vector<Subject> related;
    std::optional<SourceSpan> where;
    std::optional<Citation> citation;
    /// Values with names instead of ids, for the sentence. They replace the values of the same name there and
    /// do not count when findings are compared.
    std::vector<MessageValue> shown = {};
    std::size_t consequences = 0;  // hidden findings that follow from this one; not compared
    friend bool operator==(const Finding& a, const Finding& b) {
        const auto all = [](const Finding& one) {
            return std::tie(one.rule, one.message, one.severity, one.values, one.subject, one.related,
                            one.where, one.citation);
        };
        return all(a) == all(b);
    }
};

/// Names used in files and reports ("error", "counter-type"). parseSeverity returns nothing for other words.
const char* textOf(Severity severity);
std::optional<Severity> parseSeverity(const std::string& text);
const char* textOf(SubjectKind kind);

}  // namespace cota::model
