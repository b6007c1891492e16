#pragma once
// Collects the findings of a rule. Adds what every finding of the rule has in common: id, severity,
// citation, and the line of the file.

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/model/document/id.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/list_item.h"
#include "formats/model/finding/local_text.h"
#include "validator/engine/settings.h"
#include "validator/engine/spoilt.h"
#include "validator/engine/trail.h"

namespace cota::checks {

/// The value that says where the first of two equal entries is; it contains a line number.
inline constexpr std::string_view firstPlace = "first";

/// The value with text that a designer might add to the file; a window offers to do it.
inline constexpr std::string_view inTheFile = "file-text";

/// The value with the id of Note::part. The message of the finding is then the rule, a dot and this id.
inline constexpr std::string_view partOfRule = "game-row";
/// What an acceptance or a severity for findings like this one names: the rule, or the part of it.
const std::string& settingNameOf(const model::Finding& finding);

/// What a rule reports about one subject.
struct Note {
    std::vector<model::MessageValue> values = {};
    model::Subject subject = {};
    std::vector<model::Subject> related = {};
    const Wording* wording = nullptr;  // null: the rule's own text
    /// The line of the finding is that of the first of these that has one: the entry `item`, `at`, the
    /// subject, `places`, `related`.
    std::vector<model::Subject> at = {};
    std::vector<model::Subject> places = {};
    std::optional<model::ListItem> item = {};
    /// The entry that `item` repeats: becomes the value "first", its place in words, empty if unknown.
    std::optional<model::ListItem> first = {};
    std::vector<TrailStep> trail = {};
    /// The number of cases. A rule that lists all hexes or pairs of a board in one note gives their number,
    /// and the count of an acceptance refers to it.
    std::size_t cases = 1;
    /// The paragraph of the rulebook for this value, if known better than for the whole rule.
    std::string paragraph = {};
    /// The entry of the game that the finding is about, of Rule::parts.
    std::string part = {};
    std::optional<model::Severity> severity = {};  // that of the entry, instead of the rule's
    /// What cannot be trusted because of this. Findings about that follow from this one and are not listed.
    Spoilt spoils = {};
};

/// The number of findings beyond those that are kept. Counted by subject only for subjects of acceptances
/// and of kept findings; there may be too many others.
class Overflow {
  public:
    struct Sum {
        std::size_t findings = 0;
        std::size_t cases = 0;
        bool isAccepted = false;
    };

    void know(const std::string& subject) { bySubject_.try_emplace(subject); }
    void add(const std::string& subject, std::size_t cases);
    void add(const Overflow& other);
    /// For "*", the sum of all subjects.
    Sum of(std::string_view subject) const;
    const Sum& all() const { return all_; }
    void accept(std::string_view subject);
    /// The number of findings whose subjects are accepted.
    std::size_t accepted() const;

  private:
    Sum all_;
    std::map<std::string, Sum, std::less<>> bySubject_;
};

class FindingSink {
  public:
    /// `accepted`: the subjects for which the scenario has acceptances of this rule.
    FindingSink(const Settings& settings, std::string game, const std::vector<std::string>& accepted = {});

    void add(Note note);

    struct Found {
        model::Finding finding;
        std::vector<model::Subject> at;
        std::vector<model::Subject> places;
        std::optional<model::ListItem> item;
        std::optional<model::ListItem> first;
        std::vector<TrailStep> trail;
        std::size_t cases = 1;
        Spoilt spoils;
    };
    std::vector<Found> take() { return std::move(found_); }
    /// The findings beyond those that are kept.
    const Overflow& overflow() const { return overflow_; }

  private:
    const Settings* settings_;
    std::string game_;
    std::vector<Found> found_;
    Overflow overflow_;
};

// --- short ways to write subjects and values
model::Subject subjectOf(model::SubjectKind kind, std::string id, std::vector<std::string> hexes = {});
template <class Tag>
model::Subject subjectOf(model::SubjectKind kind, const model::Id<Tag>& id,
                         std::vector<std::string> hexes = {}) {
    return subjectOf(kind, id.text, std::move(hexes));
}
using model::ValueKind;

/// The kind of a value that is an id of this type; text if such items have no names.
template <class Id>
inline constexpr ValueKind kindOfId = ValueKind::text;
template <>
inline constexpr ValueKind kindOfId<model::SideId> = ValueKind::side;
template <>
inline constexpr ValueKind kindOfId<model::GroupId> = ValueKind::group;
template <>
inline constexpr ValueKind kindOfId<model::ZoneId> = ValueKind::zone;
template <>
inline constexpr ValueKind kindOfId<model::ObjectiveId> = ValueKind::objective;
template <>
inline constexpr ValueKind kindOfId<model::FormationId> = ValueKind::formation;
template <>
inline constexpr ValueKind kindOfId<model::CounterTypeId> = ValueKind::counterType;
template <>
inline constexpr ValueKind kindOfId<model::CounterId> = ValueKind::counter;
template <>
inline constexpr ValueKind kindOfId<model::PathId> = ValueKind::path;
template <>
inline constexpr ValueKind kindOfId<model::BoardId> = ValueKind::board;
template <>
inline constexpr ValueKind kindOfId<model::UnitClassId> = ValueKind::unitClass;
template <>
inline constexpr ValueKind kindOfId<model::MobilityId> = ValueKind::mobility;
template <>
inline constexpr ValueKind kindOfId<model::TerrainId> = ValueKind::terrain;
template <>
inline constexpr ValueKind kindOfId<model::FeatureId> = ValueKind::feature;
template <>
inline constexpr ValueKind kindOfId<model::HexsideId> = ValueKind::hexside;
template <>
inline constexpr ValueKind kindOfId<model::PathKindId> = ValueKind::pathKind;
template <>
inline constexpr ValueKind kindOfId<model::PartKindId> = ValueKind::part;
template <>
inline constexpr ValueKind kindOfId<model::OptionId> = ValueKind::option;
template <>
inline constexpr ValueKind kindOfId<model::SeatId> = ValueKind::seat;
template <>
inline constexpr ValueKind kindOfId<model::SpaceId> = ValueKind::space;
template <>
inline constexpr ValueKind kindOfId<model::CardGroupId> = ValueKind::cardGroup;

inline model::MessageValue value(std::string name, std::string text) {
    return {std::move(name), std::move(text)};
}
template <class Tag>
model::MessageValue value(std::string name, const model::Id<Tag>& id) {
    return {std::move(name), id.text, kindOfId<model::Id<Tag>>};
}
/// A list of words; the sentence shows only the first few.
inline model::MessageValue value(std::string name, const std::vector<std::string>& words);
inline model::MessageValue value(std::string name, long long number) {
    return {std::move(name), std::to_string(number), ValueKind::number};
}
/// An id that the code has as a string.
inline model::MessageValue valueOf(std::string name, ValueKind kind, std::string id) {
    return {std::move(name), std::move(id), kind};
}
/// A list of ids; the sentence shows only the first few.
model::MessageValue valueOf(std::string name, ValueKind kind, const std::vector<std::string>& ids);
inline model::MessageValue value(std::string name, const std::vector<std::string>& words) {
    return valueOf(std::move(name), ValueKind::text, words);
}
/// The value shown as its id, or as name and id, for ids that the reader has to type or correct.
model::MessageValue shownAs(model::ShowAs how, model::MessageValue value);
/// A list of words as ids of this kind, shown as names and ids, for readers who have to type one.
model::MessageValue ofKind(ValueKind kind, model::MessageValue list);
/// Marks the value as the word of the file at which the finding is reported.
model::MessageValue foundAs(model::FoundAs where, model::MessageValue value);
/// A list of ids, each in quotes in the sentence.
model::MessageValue quotedOf(std::string name, ValueKind kind, const std::vector<std::string>& ids);
/// A phrase with an id in quotes: "group 'late'".
model::MessageValue inPhrase(std::string name, model::LocalText phrase, ValueKind kind, std::string id);
/// The value "what": the phrase, then the id of the subject in quotes.
model::MessageValue whatOf(const model::LocalLiteral& phrase, const model::Subject& subject);
model::MessageValue whatOf(const model::LocalLiteral& phrase, ValueKind kind, const std::string& id);
/// Adds a text in both languages.
void addLocal(std::vector<model::MessageValue>& values, std::string name, const model::LocalText& text);
/// "a, b, c", at most `most` of them, then "...".
std::string listed(const std::vector<std::string>& words, std::size_t most = 8);

}  // namespace cota::checks
