#pragma once
// Things of a document by the words that a table has for them: an id, or a name in either language.

#include <map>
#include <string>
#include <vector>

#include "editor/documents/plain_letters.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

class CsvNames {
  public:
    void add(const std::string& id, const model::LocalText& name) {
        ids_[id] = id;
        shown_.push_back(name.empty() ? id : name.en.empty() ? name.es : name.en);
        if (!name.es.empty() && name.es != shown_.back()) shown_.push_back(name.es);
        for (const auto& text : {name.en, name.es}) {
            if (text.empty()) continue;
            auto& ids = byName_[foldedText(text)];
            if (ids.empty() || ids.back() != id) ids.push_back(id);
        }
    }
    /// The ids that the word may mean: one that it is, else all things of that name.
    std::vector<std::string> find(const std::string& word) const {
        if (const auto it = ids_.find(word); it != ids_.end()) return {it->second};
        const auto it = byName_.find(foldedText(word));
        return it == byName_.end() ? std::vector<std::string>{} : it->second;
    }
    /// Names to suggest for a word that is none.
    const std::vector<std::string>& shown() const { return shown_; }

  private:
    std::map<std::string, std::string> ids_;
    std::map<std::string, std::vector<std::string>> byName_;
    std::vector<std::string> shown_;
};

}  // namespace cota::session
