#pragma once
// Where a rule says what it found. The sink adds what every finding of the rule has in common: id, severity,
// citation, and the line of the file.

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/finding/list_item.h"
#include "formats/model/finding/local_text.h"
#include "validator/engine/settings.h"
#include "validator/engine/spoilt.h"
#include "validator/engine/trail.h"

namespace cota::checks {

/// The value that says in words where the entry is that another one repeats; it holds a line number.
inline constexpr std::string_view firstPlace = "first";

/// The value with what a designer might write into the file; a window does that for them.
inline constexpr std::string_view inTheFile = "file-text";

/// What a rule has to say about one thing.
struct Note {
    std::vector<model::MessageValue> values = {};
    model::Subject subject = {};
    std::vector<model::Subject> related = {};
    const Wording* wording = nullptr;  // null: the rule's own text
    /// Whose line is shown, the first that has one: the entry `item`, those of `at`, the subject itself,
    /// those of `places`, what is related.
    std::vector<model::Subject> at = {};
    std::vector<model::Subject> places = {};
    std::optional<model::ListItem> item = {};
    /// The entry that `item` repeats: becomes the value "first", its place in words, empty where nobody
    /// knows.
    std::optional<model::ListItem> first = {};
    std::vector<TrailStep> trail = {};
    /// How many cases it tells of. A rule that lists all hexes or pairs of a board in one note says how many
    /// they are: that many an acceptance of it is meant for.
    std::size_t cases = 1;
    /// Where the rulebook says it of this value, if that is known better than for the whole rule.
    std::string paragraph = {};
    /// What cannot be trusted because of it: findings about that follow from this one and are not listed.
    Spoilt spoils = {};
};

/// Findings beyond those that are kept: nothing is known of them but their number. It is known by subject
/// where somebody may ask: of what an acceptance names, and of what is kept; other subjects may be too many.
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
    /// "*": of all of them.
    Sum of(std::string_view subject) const;
    const Sum& all() const { return all_; }
    void accept(std::string_view subject);
    /// How many findings of accepted subjects there are.
    std::size_t accepted() const;

  private:
    Sum all_;
    std::map<std::string, Sum, std::less<>> bySubject_;
};

class FindingSink {
  public:
    /// `accepted`: subjects the scenario has acceptances of this rule for.
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
    /// What was found beyond what is kept: a rule that finds thousands of the same says so once.
    const Overflow& overflow() const { return overflow_; }

  private:
    const Settings* settings_;
    std::string game_;
    std::vector<Found> found_;
    Overflow overflow_;
};

// --- short ways to write what findings are made of
model::Subject subjectOf(model::SubjectKind kind, std::string id, std::vector<std::string> hexes = {});
template <class Tag>
model::Subject subjectOf(model::SubjectKind kind, const model::Id<Tag>& id,
                         std::vector<std::string> hexes = {}) {
    return subjectOf(kind, id.text, std::move(hexes));
}
inline model::MessageValue value(std::string name, std::string text) {
    return {std::move(name), std::move(text)};
}
template <class Tag>
model::MessageValue value(std::string name, const model::Id<Tag>& id) {
    return {std::move(name), id.text};
}
inline model::MessageValue value(std::string name, long long number) {
    return {std::move(name), std::to_string(number)};
}
/// A value that reads differently in each language: two values, "name.en" and "name.es"; one where both are
/// the same.
void addLocal(std::vector<model::MessageValue>& values, const std::string& name,
              const model::LocalText& text);
/// "a, b, c", at most `most` of them, then "...".
std::string listed(const std::vector<std::string>& words, std::size_t most = 8);

}  // namespace cota::checks
