// Tags are internal words of the game's data; sentences use the names of the entries that have them.

#include <algorithm>

#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

std::string joined(const std::vector<std::string>& words, const char* between) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : between) + word;
    return text;
}

/// Names in the order of the catalogue, without repetitions.
class TagNames {
  public:
    template <class Entries>
    void add(const Entries& entries, const std::string& tag) {
        for (const auto& entry : entries)
            if (mapsets::hasTag(entry.tags, tag)) put(entry.name, entry.id.text);
    }
    void word(const std::string& tag) { put({}, tag); }
    std::size_t size() const { return en_.size(); }
    model::LocalText text() const { return {joined(en_, " or "), joined(es_, " o ")}; }

  private:
    void put(const model::LocalText& name, const std::string& id) {
        const auto& en = name.empty() ? id : name.in(model::Language::english);
        if (std::find(en_.begin(), en_.end(), en) != en_.end()) return;
        en_.push_back(en);
        es_.push_back(name.empty() ? id : name.in(model::Language::spanish));
    }
    std::vector<std::string> en_;
    std::vector<std::string> es_;
};

}  // namespace

model::LocalText namesOfTags(const mapsets::Catalogue& game, const std::vector<std::string>& tags,
                             const std::vector<std::string>& pathTags) {
    TagNames names;
    for (const auto& tag : tags) {
        const auto before = names.size();
        names.add(game.terrains, tag);
        names.add(game.features, tag);
        names.add(game.pathKinds, tag);
        if (names.size() == before) names.word(tag);
    }
    for (const auto& tag : pathTags) {
        const auto before = names.size();
        names.add(game.pathKinds, tag);
        if (names.size() == before) names.word(tag);
    }
    return names.text();
}

model::LocalText namesOfUnits(const mapsets::Catalogue& game, const std::vector<std::string>& tags) {
    TagNames names;
    for (const auto& tag : tags) {
        const auto before = names.size();
        names.add(game.unitClasses, tag);
        if (names.size() == before) names.word(tag);
    }
    return names.text();
}

model::LocalText nameOfPathKind(const CheckContext& context, const model::PathKindId& id) {
    const auto* kind = context.missing(need::mapset) == 0 ? context.catalogue().pathKind(id) : nullptr;
    return kind == nullptr || kind->name.empty() ? model::LocalText{id.text, id.text} : kind->name;
}

model::LocalText nameOfStackRow(const mapsets::Catalogue& game, const std::string& id) {
    return mapsets::nameOfRow(game, "stacking", id);
}

}  // namespace cota::checks
