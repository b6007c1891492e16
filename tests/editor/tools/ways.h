#pragma once
// How each element and attribute of the files comes about in the editor. A row does it, by a form or a tool,
// and the test looks for the change in the file. Files of rows are ways_of_*.cpp.

#include <functional>
#include <string>
#include <vector>

#include "editor/tools/toolbox.h"
#include "tests/editor/session/open_sample.h"

namespace cota::ways {

/// The files in which a path is looked for.
enum class File { scenario, board, forces };

/// A sample in the hands of a user.
class Hand : public support::OpenSample {
  public:
    using OpenSample::OpenSample;

    /// Uses a tool of the toolbox over hexes: press, drag, release, and finish if it waits for more.
    void use(const char* tool, const std::vector<std::string>& hexes, bool isOpposite = false);
    /// The same over points of the sheet.
    void useAt(const char* tool, const std::vector<model::MapPoint>& points, bool isOpposite = false);
    /// Writes a row of the property sheet of a thing.
    void set(const model::Subject& subject, const std::string& label, const std::string& value);
    /// The text of the first file of a kind.
    std::string text(File file) const;

    tools::Choices choices;
};

/// The label of a value that the game declares.
std::string valueLabel(const mapsets::AttributeType& type);

struct Way {
    File file = File::scenario;
    /// Without the root: "turns/turn@light", "turns/turn"; "@title" is of the root.
    const char* path = "";
    const char* sample = "";  // in the folder samples
    std::function<void(Hand&)> act = {};
    const char* why = "";  // without `act`: why there is nothing for users to do
};

std::vector<Way> waysOfBasics();
std::vector<Way> waysOfGroups();
std::vector<Way> waysOfMap();
std::vector<Way> waysOfTable();
std::vector<Way> waysOfTerms();
std::vector<Way> waysOfThings();
std::vector<Way> waysOfVictory();
/// All of them.
std::vector<Way> waysOfScenario();
std::vector<Way> waysOfBoard();
std::vector<Way> waysOfForces();
/// Part of waysOfBoard().
std::vector<Way> waysOfUnderlays();
/// Part of waysOfForces().
std::vector<Way> waysOfCardEnds();

}  // namespace cota::ways
