#include "formats/model/differences/difference.h"

#include <set>

#include "formats/model/differences/difference_sheet.h"

namespace cota::model {

namespace {

constexpr ThingWord fileThing{local("file"), local("files")};
constexpr ThingWord wholeScenarioThing{local("scenario"), local("scenarios")};
constexpr LocalLiteral fileNameWord = local("file name");

/// Two files to compare; an empty name if one document has no such file.
struct FilePair {
    std::string before;
    std::string after;
};

/// Pairs files with the same name, then files with the same id; two single files belong together. Each
/// remaining file is alone.
template <class Content>
std::vector<FilePair> pairsOf(const std::map<std::string, Shared<Content>>& before,
                              const std::map<std::string, Shared<Content>>& after) {
    std::map<std::string, std::string> partner;  // by the first document's name
    std::set<std::string> left;
    for (const auto& [name, content] : after)
        if (before.contains(name))
            partner[name] = name;
        else
            left.insert(name);
    for (const auto& [name, content] : before) {
        if (partner.contains(name)) continue;
        for (const std::string& other : left)
            if (after.at(other)->id == content->id) {
                partner[name] = other;
                left.erase(other);
                break;
            }
    }
    if (before.size() == 1 && after.size() == 1 && partner.empty()) {
        partner[before.begin()->first] = after.begin()->first;
        left.clear();
    }
    std::vector<FilePair> pairs;
    for (const auto& [name, content] : before) {
        const auto found = partner.find(name);
        pairs.push_back({name, found == partner.end() ? std::string{} : found->second});
    }
    for (const std::string& name : left) pairs.push_back({{}, name});
    return pairs;
}

template <class Content, class Compare>
void compareFiles(Differences& into, const std::map<std::string, Shared<Content>>& before,
                  const std::map<std::string, Shared<Content>>& after, bool namesCount, Compare compare) {
    for (const FilePair& pair : pairsOf(before, after)) {
        const std::size_t start = into.size();
        const std::string& name = pair.after.empty() ? pair.before : pair.after;
        if (pair.before.empty() || pair.after.empty()) {
            into.push_back(headOfThing(fileThing, name));
            into.back().kind = pair.after.empty() ? Difference::Kind::removed : Difference::Kind::added;
        } else {
            if (pair.before != pair.after && namesCount) {
                into.push_back(headOfThing(fileThing, name));
                into.back().property = fileNameWord;
                into.back().before = pair.before;
                into.back().after = pair.after;
            }
            const Shared<Content>& old = before.at(pair.before);
            const Shared<Content>& now = after.at(pair.after);
            if (!old.same(now)) compare(into, *old, *now);
        }
        for (std::size_t i = start; i < into.size(); ++i) into[i].file = name;
    }
}

}  // namespace

std::vector<Difference> differences(const Document& before, const Document& after) {
    Differences found;
    // In a board or forces file alone, the file name is not part of the document.
    const bool namesCount = before.scenario || after.scenario ||
                            before.boards.size() + before.forces.size() > 1 ||
                            after.boards.size() + after.forces.size() > 1;
    compareFiles(found, before.boards, after.boards, namesCount, compareBoards);
    compareFiles(found, before.forces, after.forces, namesCount, compareForces);
    if (before.scenario.has_value() != after.scenario.has_value()) {
        found.push_back(headOfThing(wholeScenarioThing, {}));
        found.back().kind = after.scenario ? Difference::Kind::added : Difference::Kind::removed;
    }
    if (!before.scenario || !after.scenario || before.scenario->same(*after.scenario)) return found;
    CounterNames names;
    for (const Document* document : {&before, &after})
        for (const auto& [file, forces] : document->forces) names = counterNames(*forces, std::move(names));
    compareScenarios(found, **before.scenario, **after.scenario, names);
    return found;
}

}  // namespace cota::model
