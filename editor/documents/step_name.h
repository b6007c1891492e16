#pragma once
// The name of a step of the history. It stores the English phrase and its values, so that it can be shown in
// the current language even after a change of language or a crash.

#include <iosfwd>
#include <string>
#include <vector>

#include "editor/words/words.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

class StepName {
  public:
    StepName() = default;
    /// Ids, labels, numbers and text that the user typed: the same in every language.
    StepName(std::string plain);
    StepName(const char* plain) : StepName(std::string(plain)) {}
    /// A name from a game or a document.
    StepName(const model::LocalText& text);
    /// The phrase with each "%s" replaced by a value, in this order.
    StepName(Phrase phrase, const std::vector<StepName>& values);

    /// Phrases in the current language of the window, names from games and documents in `language`.
    std::string in(model::Language language) const;
    bool empty() const { return kept_.empty(); }
    /// The same with a small first letter, for use within a sentence; for labels of the program and of
    /// games.
    StepName inSentence() const;

    /// Its English phrases without their values: equal for steps that do the same to different things.
    std::string pattern() const;
    /// The form stored in files, which fromKept reads.
    const std::string& kept() const { return kept_; }
    static StepName fromKept(std::string kept);

    StepName& operator+=(const StepName& more);
    friend StepName operator+(StepName one, const StepName& more) { return one += more; }
    /// Equal if they read the same in English.
    friend bool operator==(const StepName& one, const StepName& other) {
        return one.kept_ == other.kept_ ||
               one.in(model::Language::english) == other.in(model::Language::english);
    }
    friend std::ostream& operator<<(std::ostream& out, const StepName& name);

  private:
    std::string kept_;
};

/// Like tr(): named("Paint %s", terrain). Literals only, so that the catalogue includes them.
template <std::size_t n>
StepName named(const char (&english)[n]) {
    return {Phrase(english), {}};
}
template <std::size_t n>
StepName named(const char (&english)[n], const StepName& value) {
    return {Phrase(english), {value}};
}

}  // namespace cota::session
