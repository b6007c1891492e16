#include "validator/cli/inputs.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "formats/xml/system_reason.h"
#include "formats/xml/text_file.h"
#include "formats/xml/xml_messages.h"
#include "mapsets/new_battle.h"
#include "validator/engine/finding_sink.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> endings = {".board.xml", ".forces.xml", ".scenario.xml"};
constexpr model::LocalLiteral nothingThere{
    "the folder holds nothing of ours (*.board.xml, *.forces.xml, *.scenario.xml, or a mapset)",
    "la carpeta no contiene nada nuestro (*.board.xml, *.forces.xml, *.scenario.xml, ni un mapset)"};

/// A folder or file as a task that only says why there is nothing to check in it.
CheckTask barren(const std::string& path, const model::LocalText& why) {
    auto fault =
        model::findingOf(xml::row(xml::XmlMessage::unreadable), {}, {model::SubjectKind::file, path, {}});
    checks::addLocal(fault.values, "reason", why);
    return {path, false, std::move(fault)};
}

bool isMapsetFolder(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_regular_file(folder / "mapset.xml", ignored);
}

/// The game, and the forces its scenarios begin with.
void addMapset(std::vector<CheckTask>& tasks, const fs::path& folder) {
    tasks.push_back({folder.string(), true});
    const auto forces = folder / mapsets::startForcesFile;
    std::error_code ignored;
    if (fs::is_regular_file(forces, ignored)) tasks.push_back({forces.string(), false});
}

std::vector<CheckTask> tasksIn(const std::string& folder) {
    std::vector<CheckTask> tasks;
    if (isMapsetFolder(folder)) {
        addMapset(tasks, folder);
        return tasks;
    }
    try {
        for (auto at = fs::recursive_directory_iterator(folder); at != fs::recursive_directory_iterator();
             ++at) {
            const bool isFolder = at->is_directory();
            if (isFolder && isMapsetFolder(at->path())) {
                addMapset(tasks, at->path());
                at.disable_recursion_pending();
            } else if (!isFolder && isOurs(at->path().filename().string())) {
                // A pipe nobody writes to would keep the check waiting for ever; one named itself is meant.
                const std::string path = at->path().string();
                tasks.push_back(xml::isSpecialFile(path) ? barren(path, xml::notRegularReason())
                                                         : CheckTask{path, false});
            }
        }
    } catch (const fs::filesystem_error& error) {
        return {barren(folder, xml::systemReason(error.code()))};
    }
    if (tasks.empty()) return {barren(folder, {nothingThere.en, nothingThere.es})};
    std::sort(tasks.begin(), tasks.end(),
              [](const CheckTask& a, const CheckTask& b) { return a.path < b.path; });
    return tasks;
}

}  // namespace

bool isOurs(const std::string& path) {
    return std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view end) { return path.ends_with(end); });
}

std::vector<CheckTask> tasksOf(const std::vector<std::string>& paths) {
    std::vector<CheckTask> tasks;
    for (const std::string& path : paths) {
        std::error_code ignored;
        std::vector<CheckTask> found;
        if (path != "-" && fs::is_directory(path, ignored))
            found = tasksIn(path);
        else
            found = {{path, false}};
        for (CheckTask& task : found)
            if (std::none_of(tasks.begin(), tasks.end(),
                             [&](const CheckTask& other) { return other.path == task.path; }))
                tasks.push_back(std::move(task));
    }
    return tasks;
}

}  // namespace cota::cli
