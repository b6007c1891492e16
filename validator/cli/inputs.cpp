#include "validator/cli/inputs.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "validator/cli/command_error.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> endings = {".board.xml", ".forces.xml", ".scenario.xml"};
constexpr model::LocalLiteral notThere{"'{path}' does not exist.", "'{path}' no existe."};
constexpr model::LocalLiteral nothingThere{
    "The folder '{path}' holds nothing of ours (*.board.xml, *.forces.xml, *.scenario.xml, or a mapset).",
    "La carpeta '{path}' no contiene nada nuestro (*.board.xml, *.forces.xml, *.scenario.xml, ni un "
    "mapset)."};
constexpr model::LocalLiteral cannotList{"The folder '{path}' cannot be read.",
                                         "No se puede leer la carpeta '{path}'."};

bool isMapsetFolder(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_regular_file(folder / "mapset.xml", ignored);
}

std::vector<CheckTask> tasksIn(const std::string& folder) {
    if (isMapsetFolder(folder)) return {{folder, true}};
    std::vector<CheckTask> tasks;
    try {
        for (auto at = fs::recursive_directory_iterator(folder); at != fs::recursive_directory_iterator();
             ++at) {
            const bool isFolder = at->is_directory();
            if (isFolder && isMapsetFolder(at->path())) {
                tasks.push_back({at->path().string(), true});
                at.disable_recursion_pending();
            } else if (!isFolder && isOurs(at->path().filename().string())) {
                tasks.push_back({at->path().string(), false});
            }
        }
    } catch (const fs::filesystem_error&) {
        throw CommandError(exitUnreadable, cannotList, {{"path", folder}});
    }
    if (tasks.empty()) throw CommandError(exitUnreadable, nothingThere, {{"path", folder}});
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
        if (path == "-")
            found = {{path, false}};
        else if (fs::is_directory(path, ignored))
            found = tasksIn(path);
        else if (fs::exists(path, ignored))
            found = {{path, false}};
        else
            throw CommandError(exitUnreadable, notThere, {{"path", path}});
        for (CheckTask& task : found)
            if (std::none_of(tasks.begin(), tasks.end(),
                             [&](const CheckTask& other) { return other.path == task.path; }))
                tasks.push_back(std::move(task));
    }
    return tasks;
}

}  // namespace cota::cli
