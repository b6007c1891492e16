#pragma once
// How rows of a property sheet are made. Each function that writes gives the changed document; what reads
// badly is refused here, with a word on what is expected.

#include <optional>
#include <string>
#include <variant>

#include "editor/editing/property_sheet.h"

namespace cota::session {

/// The changed document, or why there is none.
using Change = std::variant<model::Document, std::string>;

class PropertyRows {
  public:
    /// `title` names the thing in the labels of steps, too.
    PropertyRows(StepName title, const Desk& desk, model::Subject subject)
        : document_(desk.document),
          game_(desk.game),
          language_(desk.language),
          subject_(std::move(subject)),
          of_(subject_),
          thing_(std::move(title)) {
        sheet_.title = thing_.in(language_);
        sheet_.name = thing_;
    }

    /// What follows stands below this.
    void heading(std::string text) { heading_ = std::move(text); }
    /// The same, of something that steps name as what they change.
    void section(const StepName& name) {
        heading_ = name.in(language_);
        thing_ = name;
    }
    /// What steps say they change; at first what the title says.
    void stepsOf(StepName thing) { thing_ = std::move(thing); }
    /// What follows are values of this, as findings call it; at first of what the sheet is about.
    void about(model::Subject of) { of_ = std::move(of); }
    void fixed(const StepName& label, std::string value);
    void text(const StepName& label, std::string value, std::function<Change(const std::string&)> change);
    /// A whole number within a range; nothing is written for an empty one unless `mayBeEmpty`.
    void number(const StepName& label, std::optional<int> value, int least, int most, bool mayBeEmpty,
                std::function<model::Document(std::optional<int>)> change);
    void choice(const StepName& label, std::string value, std::vector<PaletteEntry> choices,
                std::function<model::Document(const std::string&)> change);
    void flag(const StepName& label, bool value, std::function<model::Document(bool)> change);
    /// The name in the language of the window, and in the other one; `given` is that of its kind, which holds
    /// where it has none.
    void names(const model::LocalText& name, const std::function<model::Document(model::LocalText)>& change,
               const model::LocalText& given = {});
    /// The values a game declares for a thing; faulty ones are refused as the rules would find them. `given`
    /// says of a value from where it holds although it is not written.
    void values(const std::vector<mapsets::AttributeType>& types, const model::Attributes& values,
                const std::function<model::Document(model::Attributes)>& change,
                Phrase given = trLater("(%s)"));

    // Of the row made last:

    /// Its name, for those that look for it.
    void called(std::string name) { sheet_.rows.back().name = std::move(name); }
    /// What holds while nothing is written.
    void hint(std::string text) { sheet_.rows.back().hint = std::move(text); }
    /// The name of a step, by what it writes.
    void steps(std::function<StepName(const std::string& value)> nameOf);

    PropertySheet sheet() && { return std::move(sheet_); }

  private:
    void add(const StepName& label, Property::Kind kind, std::string value, std::vector<PaletteEntry> choices,
             std::function<Change(const std::string&)> change);

    PropertySheet sheet_;
    model::Document document_;
    std::shared_ptr<const mapsets::Mapset> game_;
    model::Language language_;
    model::Subject subject_, of_;
    StepName thing_;
    std::string heading_;
};

/// Shown in the empty field of one language: what readers of it get instead.
std::string otherLanguage(const model::LocalText& text, model::Language missing);

/// Entries for a choice from things with names, with an empty one for "none" first.
template <class Things, class ToEntry>
std::vector<PaletteEntry> choicesOf(const std::string& none, const Things& things, const ToEntry& toEntry) {
    std::vector<PaletteEntry> entries{{"", none}};
    for (const auto& thing : things) entries.push_back(toEntry(thing));
    return entries;
}
/// The sides of the scenario; none called `none`.
std::vector<PaletteEntry> sideChoices(const Desk& desk, const std::string& none);

/// What people call a value the game declares, on sheets and in sentences of findings alike.
StepName labelOf(const mapsets::AttributeType& type);

/// The name of the row that states something new.
inline constexpr const char* newStatement = "+part";
/// The zones of the scenario; none called `none`.
std::vector<PaletteEntry> zoneChoices(const Desk& desk, const std::string& none);
/// Rows for everything else in a scenario that has values its game declares: what it states, its groups,
/// exits, turns and boards.
void addScenarioValues(PropertyRows& rows, const std::shared_ptr<const Desk>& desk);
/// Rows for the values of a board.
void addBoardValues(PropertyRows& rows, const std::shared_ptr<const Desk>& desk, const std::string& file);

/// Hex labels separated by blanks, or which of them is none of the map.
std::variant<std::vector<model::HexRef>, std::string> hexesIn(const Table& table, const std::string& text);

// The sheets, by kind of thing; without rows where it is not there.
PropertySheet hexSheet(const Desk& desk, const model::Subject& subject);
PropertySheet counterSheet(const Desk& desk, const model::Subject& subject);
PropertySheet typeSheet(const Desk& desk, const model::Subject& subject);
PropertySheet formationSheet(const Desk& desk, const model::Subject& subject);
PropertySheet boardThingSheet(const Desk& desk, const model::Subject& subject);
PropertySheet zoneSheet(const Desk& desk, const model::Subject& subject);
PropertySheet scenarioSheet(const Desk& desk, const model::Subject& subject);
PropertySheet objectiveSheet(const Desk& desk, const model::Subject& subject);

}  // namespace cota::session
