#pragma once
// The statements that a game asks of a scenario, as rows with progress. The list comes from the data of the
// game and from the findings about missing statements.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "validator/engine/report.h"

namespace cota::session {

struct ChecklistItem {
    enum class State {
        stated,
        missing,
        left,     // asked for, but accepted as not in this scenario
        optional  // not stated, and not asked for
    };
    /// The form in which it is edited.
    enum class Form {
        basics,
        texts,
        turns,
        options,
        map,
        north,
        spaces,
        seats,
        forces,
        side,
        groups,
        zones,
        objectives,
        victory,
        specialRules,
        statement,
        features,
        exits,
        sightPairs,
        acceptances
    };
    Form form = Form::basics;
    State state = State::optional;
    std::string name;
    std::string detail;                          // "2", or what is missing
    std::string paragraph;                       // of the rulebook; may be empty
    std::size_t place = 0;                       // of a side
    model::PartKindId kind = {};                 // of a statement
    std::vector<std::size_t> places = {};        // of the statements of the kind
    std::vector<model::SideId> missingFor = {};  // sides without it; empty: it has no side
};

struct Checklist {
    std::vector<ChecklistItem> items;
    std::size_t stated = 0;
    std::size_t asked = 0;
    /// "12 of 14 details stated".
    std::string text() const;
};
Checklist checklistOf(const SheetSource& source, const checks::Report& report);

/// Accepts the findings that ask for the item, with a reason; nothing if none does.
std::optional<HistoryEntry> notInScenario(const SheetSource& source, const checks::Report& report,
                                          const ChecklistItem& item, const std::string& reason);

/// An accepted finding, and what the check says about the acceptance.
struct AcceptedRow {
    std::string rule, subject, reason;
    std::string title = {};     // of the rule; its id if it is unknown
    std::string sentence = {};  // of the first listed finding that it accepts, with one hex of many
    std::string problem = {};   // it matches no finding any more, is over, accepts too few
};
/// What the rule is about, "Contours that cross"; its id if it is unknown.
std::string titleOfRule(const std::string& rule, model::Language language);
/// All rules by their titles, as values of a field.
std::vector<PaletteEntry> ruleChoices(model::Language language);
std::vector<AcceptedRow> acceptedRows(const SheetSource& source, const checks::Report& report);

}  // namespace cota::session
