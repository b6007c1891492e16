#pragma once
// Builds the rows of a property sheet. Each function that writes returns the changed document; invalid
// values are refused here, with the expected form.

#include <optional>
#include <string>
#include <variant>

#include "editor/editing/property_sheet.h"
#include "editor/words/words.h"

namespace cota::session {

/// The changed document, or the reason why there is none.
using Change = std::variant<model::Document, std::string>;

class PropertyRows {
  public:
    /// `title` is also the name of the thing in the labels of steps.
    PropertyRows(StepName title, const SheetSource& source, model::Subject subject)
        : document_(source.document),
          game_(source.game),
          language_(source.language),
          subject_(std::move(subject)),
          of_(subject_),
          thing_(std::move(title)) {
        sheet_.title = thing_.in(language_);
        sheet_.name = thing_;
    }

    /// The heading of the following rows.
    void heading(std::string text) { heading_ = std::move(text); }
    /// The same, and names of steps mention this thing.
    void section(const StepName& name) {
        heading_ = name.in(language_);
        thing_ = name;
    }
    /// The thing that names of steps mention; initially the title.
    void stepsOf(StepName thing) { thing_ = std::move(thing); }
    /// The subject of the values in the following rows, as in findings; initially the subject of the sheet.
    void about(model::Subject of) { of_ = std::move(of); }
    void fixed(const StepName& label, std::string value);
    void text(const StepName& label, std::string value, std::function<Change(const std::string&)> change);
    /// A whole number within a range; an empty field is refused unless `mayBeEmpty`.
    void number(const StepName& label, std::optional<int> value, int least, int most, bool mayBeEmpty,
                std::function<model::Document(std::optional<int>)> change);
    void choice(const StepName& label, std::string value, std::vector<PaletteEntry> choices,
                std::function<model::Document(const std::string&)> change);
    /// The same; another word is accepted from the entry `otherWord`, with the word behind its id. A word
    /// that is only typed means the first choice that begins so.
    void openChoice(const StepName& label, std::string value, std::vector<PaletteEntry> choices,
                    std::function<model::Document(const std::string&)> change);
    void flag(const StepName& label, bool value, std::function<model::Document(bool)> change);
    /// Rows for the short name that counters print, in both languages; `whole` is printed without one.
    void shortNames(const model::LocalText& name, const model::LocalText& whole,
                    const std::function<model::Document(model::LocalText)>& change);
    /// Rows for the name, first in the language of the window, then in the other. `given` is the name of its
    /// type, used if it has none of its own.
    void names(const model::LocalText& name, const std::function<model::Document(model::LocalText)>& change,
               const model::LocalText& given = {});
    /// Rows for the values that a game declares for a thing; invalid ones are refused as the rules would
    /// report them. `given` shows where a value comes from if it is not set.
    void values(const std::vector<mapsets::AttributeType>& types, const model::Attributes& values,
                const std::function<model::Document(model::Attributes)>& change,
                Phrase given = trLater("not set (%s)"));

    // These change the last row:

    /// Its name, by which it can be found.
    void called(std::string name) { sheet_.rows.back().name = std::move(name); }
    /// A text in one language; rows with the same label share a line. `isLong`: of several lines.
    void inLanguage(model::Language language, bool isLong = false) {
        sheet_.rows.back().language = nameOf(language);
        if (isLong) sheet_.rows.back().kind = Property::Kind::lines;
    }
    /// A button instead of a field; it writes an empty value.
    void asAction() { sheet_.rows.back().kind = Property::Kind::action; }
    /// The help below the list: the meaning of the field, or the valid values.
    void explain(std::string text) { sheet_.rows.back().help = std::move(text); }
    /// The value used if the field is empty.
    void hint(std::string text) { sheet_.rows.back().hint = std::move(text); }
    /// The name of a step, from the value it writes.
    void steps(std::function<StepName(const std::string& value)> nameOf);

    std::size_t size() const { return sheet_.rows.size(); }
    /// A row, to be changed.
    Property& row(std::size_t index) { return sheet_.rows[index]; }

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

/// The entry of an open choice that takes a word that the list does not have; its name has a place for it.
inline const std::string otherWord = "\x1e";

/// "a whole number from 1 to 8".
std::string rangeText(int least, int most);
/// Games name their values as within a sentence; labels of the program begin with a capital letter, and both
/// are in one column.
std::string withCapital(std::string label);

/// Shown in the empty field of one language: the name in the other language, which is used instead.
std::string otherLanguage(const model::LocalText& text, model::Language missing);

/// Entries of a choice for things with names; the first is empty and means "none".
template <class Things, class ToEntry>
std::vector<PaletteEntry> choicesOf(const std::string& none, const Things& things, const ToEntry& toEntry) {
    std::vector<PaletteEntry> entries{{"", none}};
    for (const auto& thing : things) entries.push_back(toEntry(thing));
    return entries;
}
/// The sides of the scenario; the empty entry is called `none`.
std::vector<PaletteEntry> sideChoices(const SheetSource& source, const std::string& none);

/// What the value can be, as in "Enter %s."
std::string formOf(const mapsets::AttributeType& type, const mapsets::Mapset* game, model::Language language);
/// The words that the value can be, first "not set"; empty if it is not one of a few words.
std::vector<PaletteEntry> choicesFor(const mapsets::AttributeType& type, const mapsets::Mapset* game,
                                     model::Language language);

/// The name that the game gives this word.
std::string nameOfValue(const mapsets::AttributeType& type, const std::string& value,
                        const mapsets::Mapset* game, model::Language language);

/// The label of a value that the game declares, on property sheets and in findings.
StepName labelOf(const mapsets::AttributeType& type);

/// In an empty row of a type that is based on another one: the value it inherits, and from which type.
void showInherited(Property& row, const std::string& value, const model::CounterType& base,
                   model::Language language);
/// Rows for the names, base, class, nation, number on the counter sheet and look of a type.
void addTypeRows(PropertyRows& rows, const std::shared_ptr<const SheetSource>& source,
                 const std::string& file, const model::CounterType& type);

/// The name of the row that adds a scenario detail.
inline constexpr const char* newStatement = "+part";
/// The zones of the scenario; the empty entry is called `none`.
std::vector<PaletteEntry> zoneChoices(const SheetSource& source, const std::string& none);
/// Rows for everything else in a scenario with values that its game declares: scenario details, groups,
/// exits, turns and boards.
void addScenarioValues(PropertyRows& rows, const std::shared_ptr<const SheetSource>& source);
/// The nation of a side, a word of the game's list; marked if the game has a list and none is stated.
void addNation(PropertyRows& rows, const SheetSource& source, const model::Side& side,
               const std::function<model::Document(const std::string& nation)>& edit);
/// Rows for the values of a board.
void addBoardValues(PropertyRows& rows, const std::shared_ptr<const SheetSource>& source,
                    const std::string& file);

/// Hexes from labels separated by blanks, or the first label that is not on the map.
std::variant<std::vector<model::HexRef>, std::string> hexesIn(const JoinedMap& map, const std::string& text);

// The sheets by kind of subject; without rows if the subject does not exist.
PropertySheet hexSheet(const SheetSource& source, const model::Subject& subject);
PropertySheet counterSheet(const SheetSource& source, const model::Subject& subject);
PropertySheet typeSheet(const SheetSource& source, const model::Subject& subject);
PropertySheet formationSheet(const SheetSource& source, const model::Subject& subject);
PropertySheet boardThingSheet(const SheetSource& source, const model::Subject& subject);
PropertySheet zoneSheet(const SheetSource& source, const model::Subject& subject);
PropertySheet scenarioSheet(const SheetSource& source, const model::Subject& subject);
PropertySheet objectiveSheet(const SheetSource& source, const model::Subject& subject);

}  // namespace cota::session
