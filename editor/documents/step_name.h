#pragma once
// What a step of the history is called. It is kept as the English phrase it was made from, with what was
// filled in, so that each reader is told it in the language spoken then: also after a change of language, or
// a crash.

#include <iosfwd>
#include <string>
#include <vector>

#include "editor/words/words.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

class StepName {
  public:
    StepName() = default;
    /// Ids, labels, numbers and what people typed: the same in every language.
    StepName(std::string plain);
    StepName(const char* plain) : StepName(std::string(plain)) {}
    /// What a game or a document calls something.
    StepName(const model::LocalText& text);
    /// Each "%s" of the phrase filled in with a value, in this order.
    StepName(Phrase phrase, const std::vector<StepName>& values);

    /// As it reads now: phrases in the language spoken, names of games and documents in `language`.
    std::string in(model::Language language) const;
    bool empty() const { return kept_.empty(); }
    /// The same with a small letter first, as within a sentence; for labels of ours and of games.
    StepName inSentence() const;

    /// For files: what fromKept reads again.
    const std::string& kept() const { return kept_; }
    static StepName fromKept(std::string kept);

    StepName& operator+=(const StepName& more);
    friend StepName operator+(StepName one, const StepName& more) { return one += more; }
    /// Where they read the same, in English.
    friend bool operator==(const StepName& one, const StepName& other) {
        return one.kept_ == other.kept_ ||
               one.in(model::Language::english) == other.in(model::Language::english);
    }
    friend std::ostream& operator<<(std::ostream& out, const StepName& name);

  private:
    std::string kept_;
};

/// As tr(): named("Paint %s", terrain). Literals only, so that the catalogues get them.
template <std::size_t n>
StepName named(const char (&english)[n]) {
    return {Phrase(english), {}};
}
template <std::size_t n>
StepName named(const char (&english)[n], const StepName& value) {
    return {Phrase(english), {value}};
}

}  // namespace cota::session
