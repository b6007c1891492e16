#include "editor/editing/following_names.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "editor/documents/names.h"
#include "editor/editing/templates.h"
#include "editor/editing/victory_words.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/finding/message.h"
#include "mapsets/loading/new_battle.h"

namespace cota::session {

namespace {

using model::Document;
using model::LocalText;
using model::Scenario;

/// A text that was made from a name, and the text that its new name makes.
using Renamings = std::vector<std::pair<LocalText, LocalText>>;

LocalText madeFrom(const model::LocalLiteral& text, const LocalText& name) {
    const LocalText inBoth{name.in(model::Language::english), name.in(model::Language::spanish)};
    const auto value = model::inWords("name", inBoth);
    return model::fillTemplate(text, {&value, 1});
}

/// Calls `tell` with both names of each thing that was renamed. Ids of groups follow their names; as long as
/// there are as many as before, they are known by their places.
template <class Things, class Tell>
void forRenamed(const Things& before, const Things& after, const Tell& tell) {
    for (std::size_t i = 0; i < after.size(); ++i) {
        auto found = std::ranges::find_if(before, [&](const auto& old) { return old.id == after[i].id; });
        if (found == before.end() && before.size() == after.size())
            found = before.begin() + static_cast<std::ptrdiff_t>(i);
        if (found != before.end() && !(found->name == after[i].name))
            tell(namesOf(*found), nameToCopy(after[i]));
    }
}

/// The number after a name: " 3"; nothing if the text is another one.
std::string numberBehind(const LocalText& text, const LocalText& name) {
    if (!text.en.starts_with(name.en) || !text.es.starts_with(name.es)) return {};
    const auto number = text.en.substr(name.en.size());
    const bool isNumber = number.size() > 1 && number.front() == ' ' &&
                          number.find_first_not_of("0123456789", 1) == std::string::npos;
    return isNumber && number == text.es.substr(name.es.size()) ? number : std::string();
}

bool follow(LocalText& text, const Renamings& renamings) {
    const LocalText now{text.in(model::Language::english), text.in(model::Language::spanish)};
    for (const auto& [before, after] : renamings) {
        if (now == before) {
            text = after;
            return true;
        }
        if (const auto number = numberBehind(now, before); !number.empty()) {
            text = after;
            for (auto* one : {&text.en, &text.es})
                if (!one->empty()) *one += number;
            return true;
        }
    }
    return false;
}

template <class Things>
bool haveSameNames(const Things& a, const Things& b) {
    return std::ranges::equal(a, b, [](const auto& one, const auto& other) {
        return one.id == other.id && one.name == other.name;
    });
}

class Follower {
  public:
    Follower(const Document& before, Document after) : before_(before), after_(std::move(after)) {}

    Document made(const mapsets::Mapset* game) && {
        if (!before_.scenario || !after_.scenario) return std::move(after_);
        // Sides before formations, these before groups, and groups before zones.
        Renamings renamings;
        forRenamed(was().sides, (*after_.scenario)->sides, [&](const LocalText& old, const LocalText& now) {
            const auto add = [&](const model::LocalLiteral& text) {
                renamings.emplace_back(madeFrom(text, old), madeFrom(text, now));
            };
            std::ranges::for_each(mapsets::namesOfSides, add);
            std::ranges::for_each(namesInTemplates, add);
        });
        if (!renamings.empty()) followInForces(renamings);
        for (const auto& [file, forces] : after_.forces)
            if (const auto old = before_.forces.find(file); old != before_.forces.end())
                forRenamed(
                    old->second->formations, forces->formations,
                    [&](const LocalText& from, const LocalText& to) { renamings.emplace_back(from, to); });
        if (!renamings.empty())
            followIn([&](Scenario& scenario) { return followAmong(scenario.groups, renamings); });
        forRenamed(was().groups, (*after_.scenario)->groups,
                   [&](const LocalText& from, const LocalText& to) { renamings.emplace_back(from, to); });
        if (!renamings.empty())
            followIn([&](Scenario& scenario) { return followAmong(scenario.zones, renamings); });
        followInVictory(renamings, game);
        return std::move(after_);
    }

  private:
    const Scenario& was() const { return **before_.scenario; }

    /// Only what the edit itself has not given another name.
    template <class Things>
    static bool followAmong(Things& things, const Renamings& renamings) {
        bool isChanged = false;
        for (auto& thing : things) isChanged = follow(thing.name, renamings) || isChanged;
        return isChanged;
    }

    /// The scenario is copied only if a name follows.
    template <class Follow>
    void followIn(const Follow& follows) {
        Scenario scenario = **after_.scenario;
        if (follows(scenario)) after_.scenario = std::move(scenario);
    }

    void followInForces(const Renamings& renamings) {
        for (auto& entry : after_.forces) {
            model::Forces forces = *entry.second;
            if (followAmong(forces.formations, renamings)) entry.second = std::move(forces);
        }
    }

    void followInVictory(const Renamings& renamings, const mapsets::Mapset* game) {
        const auto& now = **after_.scenario;
        const bool isSame = haveSameNames(was().sides, now.sides) && haveSameNames(was().zones, now.zones) &&
                            haveSameNames(was().objectives, now.objectives);
        if (isSame) return;
        followIn([&](Scenario& scenario) {
            bool isChanged = false;
            for (auto& condition : scenario.victory) {
                const auto old = std::ranges::find(was().victory, condition.id, &model::VictoryCondition::id);
                if (old == was().victory.end() || condition.text.empty() || !(old->text == condition.text))
                    continue;
                if (wordsFor(was(), *old, game) == old->text) {
                    condition.text = wordsFor(scenario, condition, game);
                    isChanged = true;
                } else {
                    isChanged = follow(condition.text, renamings) || isChanged;
                }
            }
            return isChanged;
        });
    }

    const Document& before_;
    Document after_;
};

}  // namespace

Document withNamesFollowing(const Document& before, const Document& after, const mapsets::Mapset* game) {
    return Follower(before, after).made(game);
}

}  // namespace cota::session
