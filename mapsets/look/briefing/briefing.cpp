#include "mapsets/look/briefing/briefing.h"

#include <algorithm>

#include "mapsets/look/briefing/brief_parts.h"

namespace cota::look {

namespace {

/// "Boards 31 and 32 (turned), north at the top".
std::string boardsNote(const BriefWords& words) {
    const auto& assembly = words.scenario().assembly;
    std::string boards;
    for (std::size_t i = 0; i < assembly.boards.size(); ++i) {
        const auto& board = assembly.boards[i];
        if (i > 0)
            boards += i + 1 == assembly.boards.size()
                          ? words.in(local("between the last two of a list", " and "))
                          : ", ";
        boards +=
            board.turned ? words.say(local("{board} (turned)"), {{"board", board.id.text}}) : board.id.text;
    }
    std::string note =
        words.say(assembly.boards.size() == 1 ? local("Board {boards}") : local("Boards {boards}"),
                  {{"boards", boards}});
    using model::North;
    const auto north = [&]() -> std::string {
        switch (assembly.north) {
            case North::top:
                return words.in(local("north at the top"));
            case North::topRight:
                return words.in(local("north at the upper right"));
            case North::right:
                return words.in(local("north at the right"));
            case North::bottomRight:
                return words.in(local("north at the lower right"));
            case North::bottom:
                return words.in(local("north at the bottom"));
            case North::bottomLeft:
                return words.in(local("north at the lower left"));
            case North::left:
                return words.in(local("north at the left"));
            case North::topLeft:
                return words.in(local("north at the upper left"));
            case North::unset:
                break;
        }
        return {};
    }();
    return north.empty() ? note : note + ", " + north;
}

}  // namespace

Briefing briefingOf(const model::Document& document, const mapsets::Mapset& game, const BriefingPlan& plan,
                    model::Language language) {
    BriefWords words(document, game, plan, language);
    const auto& scenario = *document.scenario;
    const auto shows = [&](PlannedSection::What what) {
        return std::ranges::find(plan.sections, what, &PlannedSection::what) != plan.sections.end();
    };
    Briefing made;
    made.id = scenario->id;
    made.title = scenario->title.empty() ? scenario->id : words.told(scenario->title, "title");
    made.when = dateOf(words);
    made.game = game.name.in(language);
    made.author = scenario->author;
    made.facts = factsOf(words);
    if (shows(PlannedSection::What::situation)) made.history = words.told(scenario->history, "history");
    made.boards = boardsNote(words);
    made.sides = sidesOf(words, document);
    made.sections = sectionsOf(words);
    if (shows(PlannedSection::What::turns)) made.turns = turnsOf(words, made.sides);
    made.hasMap = shows(PlannedSection::What::map);
    made.hasForces = shows(PlannedSection::What::forces);
    made.missing = words.missing();
    return made;
}

}  // namespace cota::look
