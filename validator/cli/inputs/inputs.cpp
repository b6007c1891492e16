#include "validator/cli/inputs/inputs.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "formats/xml/disk/system_reason.h"
#include "formats/xml/disk/text_file.h"
#include "formats/xml/documents/links.h"
#include "formats/xml/messages/xml_messages.h"
#include "mapsets/loading/new_battle.h"
#include "validator/engine/finding_sink.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> endings = {".board.xml", ".forces.xml", ".scenario.xml"};
constexpr model::LocalLiteral nothingThere =
    local("the folder has no files of Cota (*.board.xml, *.forces.xml, *.scenario.xml, or a game)");

constexpr model::LocalLiteral leadsOut = local(
    "the link leads out of the folder, so it is not followed; to check its target, give that name instead");

/// A task that only reports why there is nothing to check in a folder or file.
CheckTask unreadable(const std::string& path, const model::LocalText& why) {
    auto fault =
        model::findingOf(xml::row(xml::XmlMessage::unreadable), {}, {model::SubjectKind::file, path, {}});
    checks::addLocal(fault.values, "reason", why);
    return {path, false, std::move(fault)};
}

bool isMapsetFolder(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_regular_file(folder / "mapset.xml", ignored);
}

/// The files of Cota in a folder and below. What cannot or must not be read becomes a finding of its own,
/// and the rest is checked.
class FolderSearch {
  public:
    explicit FolderSearch(const fs::path& folder) : root_(folder) { search(folder); }

    std::vector<CheckTask> take() { return std::move(tasks_); }

  private:
    void search(const fs::path& folder) {
        if (isMapsetFolder(folder)) return addMapset(folder);
        std::error_code fault;
        for (auto at = fs::directory_iterator(folder, fault); !fault && at != fs::directory_iterator();
             at.increment(fault)) {
            std::error_code ignored;
            if (at->is_symlink(ignored))
                addLink(at->path());
            else if (at->is_directory(ignored))
                search(at->path());
            else if (isOurs(at->path().filename().string()))
                addFile(at->path().string());
        }
        if (fault) tasks_.push_back(unreadable(folder.string(), xml::systemReason(fault)));
    }

    /// Adds the game and the starting forces of its scenarios. The reader of the game handles links among
    /// its other files.
    void addMapset(const fs::path& folder) {
        const auto main = folder / "mapset.xml", forces = folder / mapsets::startForcesFile;
        if (!xml::liesIn(root_, main))
            tasks_.push_back(unreadable(main.string(), leadsOut));
        else
            tasks_.push_back({folder.string(), true});
        std::error_code ignored;
        if (fs::is_symlink(forces, ignored))
            addLink(forces);
        else if (fs::is_regular_file(forces, ignored))
            tasks_.push_back({forces.string(), false});
    }

    /// The target of a link is checked at its own place. A link out of the folder is not followed, because
    /// it could make the check read any file.
    void addLink(const fs::path& link) {
        std::error_code fault, ignored;
        const auto target = fs::status(link, fault);
        const bool isNamedSo = isOurs(link.filename().string());
        const bool isNowhere = target.type() == fs::file_type::not_found;
        if (isNowhere || target.type() == fs::file_type::none) {
            if (!isNowhere || isNamedSo)
                tasks_.push_back(unreadable(
                    link.string(),
                    xml::systemReason(fault ? fault
                                            : std::make_error_code(std::errc::no_such_file_or_directory))));
            return;
        }
        const bool isFolder = fs::is_directory(link, ignored);
        if (!xml::liesIn(root_, link)) {
            if (isFolder || isNamedSo) tasks_.push_back(unreadable(link.string(), leadsOut));
        } else if (!isFolder && isNamedSo) {
            addFile(link.string());
        }
    }

    void addFile(const std::string& path) {
        // A pipe without a writer would block the check; the user may still name one directly.
        tasks_.push_back(xml::isSpecialFile(path) ? unreadable(path, xml::notRegularReason())
                                                  : CheckTask{path, false});
    }

    fs::path root_;
    std::vector<CheckTask> tasks_;
};

std::vector<CheckTask> tasksIn(const std::string& folder) {
    auto tasks = FolderSearch(folder).take();
    if (tasks.empty()) return {unreadable(folder, nothingThere)};
    if (isMapsetFolder(folder)) return tasks;
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
