// cota diff: what changed between two boards, forces files or scenarios, in terms of the game.

#include <algorithm>
#include <filesystem>

#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/input.h"
#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/inputs/versions.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/report/difference_report.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;

struct DiffOptions {
    AnswerOptions common;
    std::string before;
    std::string after;
    std::vector<std::string> more;  // with --git: the rest of git's arguments
    bool alone = false;
    bool git = false;
};

constexpr LocalLiteral diffSummary = local("what changed between two boards, forces files or scenarios");
constexpr LocalLiteral noDifference = local("No difference.");
constexpr LocalLiteral unsure =
    local("Some files could not be read completely. What was read has no other differences.");
constexpr LocalLiteral countOfThem = local("{count} {count:difference|differences}.");
constexpr LocalLiteral needsTwo = local("Two files or two folders are compared: OLD-FILE and NEW-FILE.");
constexpr LocalLiteral twoPipes = local("Only one of the two can come from standard input.");
constexpr LocalLiteral folderAndFile = local("'{before}' and '{after}': one is a folder, the other is none.");
constexpr LocalLiteral gitForm = local(
    "With --git the words are those git gives: path, old file, hash and mode, new file, hash and mode.");
constexpr LocalLiteral isUnmerged = local("not merged yet");
constexpr LocalLiteral isNewFile = local("new file");
constexpr LocalLiteral isGoneFile = local("file gone");
constexpr LocalLiteral gitUnreadable = local("cannot be compared; one of the two is not readable:");

bool isFolder(const std::string& path) {
    std::error_code ignored;
    return path != "-" && fs::is_directory(path, ignored);
}

/// The game for names in the answer, or null: a comparison does not need one.
std::optional<mapsets::Mapset> gameOf(const DiffOptions& options, const model::MapsetId& id,
                                      const std::string& beside) {
    const auto library = libraryOf(options.common).beside(beside);
    if (id.empty() || !library.find(id)) return std::nullopt;
    auto loaded = mapsets::readMapset(library, id);
    if (!loaded.ok()) return std::nullopt;
    return std::move(*loaded.value);
}

std::string inLines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

Json diffJson(const DiffOptions& options, const VersionComparison& found,
              const checks::DifferenceWords& words) {
    Json json = answerOf("diff");
    json["before"] = options.before;
    json["after"] = options.after;
    json["game"] = jsonOrNull(found.game.text);
    json["equal"] = found.differences.empty() && found.isComplete;
    json["complete"] = found.isComplete;
    json["differences"] = checks::differencesJson(found.differences, words);
    return json;
}

std::string diffText(const DiffOptions& options, const VersionComparison& found,
                     const checks::DifferenceWords& words) {
    if (found.differences.empty()) return options.common.in(found.isComplete ? noDifference : unsure) + "\n";
    const bool ofMany = std::any_of(found.differences.begin(), found.differences.end(), [&](const auto& one) {
        return one.file != found.differences.front().file;
    });
    return inLines(checks::differenceLines(found.differences, words, ofMany || isFolder(options.after))) +
           options.common.say(countOfThem, {{"count", std::to_string(found.differences.size())}}) + "\n";
}

/// Git calls a diff program with `path old-file old-hex old-mode new-file new-hex new-mode`, two more
/// arguments for a renamed file, or only the path of an unmerged one. Git treats any code except 0 as a
/// failure.
int runForGit(const DiffOptions& options, const Streams& streams) {
    const std::string& path = options.before;
    if (options.after.empty()) {
        if (path.empty()) throw CommandError(exitUsage, gitForm);
        write(options.common.output, path + ": " + options.common.in(isUnmerged) + "\n", streams);
        return exitClean;
    }
    if (options.more.size() != 5 && options.more.size() != 7) throw CommandError(exitUsage, gitForm);
    const std::string nowhere = "/dev/null";
    const std::string& old = options.after;
    const std::string& now = options.more[2];
    std::string text =
        "cota diff a/" + path + " b/" + (options.more.size() == 7 ? options.more[5] : path) + "\n";
    if (old == nowhere || now == nowhere) {
        text += options.common.in(old == nowhere ? isNewFile : isGoneFile) + "\n";
    } else {
        const VersionComparison found = compareFiles(old, now, true, streams);
        const auto game = gameOf(options, found.game, path);
        const checks::DifferenceWords words{game ? &game->catalogue : nullptr, options.common.language};
        if (found.isNothing) {
            text += options.common.in(gitUnreadable) + "\n";
            for (const auto& finding : found.findings) text += sentenceOf(finding, options.common) + "\n";
        } else {
            text += diffText(options, found, words);
        }
    }
    write(options.common.output, text, streams);
    return exitClean;
}

int runDiff(const DiffOptions& options, const Streams& streams) {
    if (options.git) return runForGit(options, streams);
    if (options.before.empty() || options.after.empty() || !options.more.empty())
        throw CommandError(exitUsage, needsTwo);
    if (options.before == "-" && options.after == "-") throw CommandError(exitUsage, twoPipes);
    requireApart(options.common.output, {options.before, options.after});
    if (isFolder(options.before) != isFolder(options.after))
        throw CommandError(exitUsage, folderAndFile, {{"before", options.before}, {"after", options.after}});
    const VersionComparison found = isFolder(options.before)
                                        ? compareFolders(options.before, options.after, streams)
                                        : compareFiles(options.before, options.after, options.alone, streams);
    printFindings(found.findings, options.common, streams);
    if (found.isNothing) throw AlreadySaid(exitUnreadable);
    const auto game = gameOf(options, found.game, options.after);
    const checks::DifferenceWords words{game ? &game->catalogue : nullptr, options.common.language};
    deliver(
        options.common, [&] { return diffJson(options, found, words); },
        [&] { return diffText(options, found, words); }, streams);
    if (!found.isComplete) return exitUnreadable;
    return found.differences.empty() ? exitClean : exitFound;
}

}  // namespace

Command diffCommand(const AnswerOptions& common) {
    auto options = std::make_shared<DiffOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("diff", diffSummary);
    line->describe(
        local("Reports in words how the new file differs from the old one: hexes, paths, counters, "
              "turns and everything else\nin a file. Exit code 0: they are equal, 1: they differ. Two "
              "folders are compared file by file."),
        {"diff old/west.board.xml west.board.xml", "diff old new --format json"});
    line->positional("OLD-FILE", options->before,
                     local("the old board, forces file, scenario or folder; - is standard input"),
                     Presence::judged);
    line->positional("NEW-FILE", options->after, local("the new one, of the same kind"), Presence::judged);
    line->positionals("GIT-WORDS", options->more,
                      local("only with --git: the arguments that git adds after the path and the old file"),
                      Presence::optional);
    line->flag("--alone", options->alone,
               local("compare only the scenario file, without its boards and forces"));
    line->flag("--git", options->git,
               local("called by git as its program of comparison; the exit code is 0 then"));
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return runDiff(*options, streams); }};
}

}  // namespace cota::cli
