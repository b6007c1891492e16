#include "validator/cli/program.h"

#include <array>
#include <new>

#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/language.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

struct CommandRow {
    const char* name;
    Command (*make)(const AnswerOptions& common);
};

// In the order of `cota --help`: the most used commands first.
constexpr std::array commands = {
    CommandRow{"check", checkCommand},       CommandRow{"los", losCommand},
    CommandRow{"viewshed", viewshedCommand}, CommandRow{"overlay", overlayCommand},
    CommandRow{"readings", readingsCommand}, CommandRow{"analyse", analyseCommand},
    CommandRow{"counters", countersCommand}, CommandRow{"kit", kitCommand},
    CommandRow{"heights", heightsCommand},   CommandRow{"contours", contoursCommand},
    CommandRow{"reach", reachCommand},       CommandRow{"stack", stackCommand},
    CommandRow{"attack", attackCommand},     CommandRow{"matrix", matrixCommand},
    CommandRow{"odds", oddsCommand},         CommandRow{"score", scoreCommand},
    CommandRow{"deal", dealCommand},         CommandRow{"render", renderCommand},
    CommandRow{"chart", chartCommand},       CommandRow{"underlay", underlayCommand},
    CommandRow{"rules", rulesCommand},       CommandRow{"explain", explainCommand},
    CommandRow{"mapsets", mapsetsCommand},   CommandRow{"new", newCommand},
    CommandRow{"export", exportCommand},     CommandRow{"import", importCommand},
    CommandRow{"diff", diffCommand},         CommandRow{"fix", fixCommand},
    CommandRow{"card", cardCommand},
};

constexpr LocalLiteral intro = local("checks boards, scenarios and forces against the rules of hex wargames");
constexpr LocalLiteral programUsageWord = local("Usage");
constexpr LocalLiteral programUsage = local("cota COMMAND [ARGUMENTS] [OPTIONS]");
constexpr LocalLiteral commandsWord = local("Commands");
constexpr LocalLiteral programOptionsWord = local("Options");
constexpr LocalLiteral programHelpHelp = local("this text; after a command, what it does");
constexpr LocalLiteral versionHelp = local("the version");
constexpr LocalLiteral langHelp = local("language: en, es (default: the locale's, else English)");
constexpr LocalLiteral codes = local(
    "Exit codes: 0 nothing found, 1 findings or differences, 2 usage, 3 input unreadable or not\n"
    "ours, 4 output unwritable, 5 the program failed, 130 interrupted.\n");
constexpr LocalLiteral noSuchCommand = local("There is no command '{word}'. See 'cota --help'.");
constexpr LocalLiteral nearCommand = local("There is no command '{word}'; did you mean '{near}'?");
constexpr LocalLiteral failed =
    local("cota failed: {what}. This is an error in the program; please report it.");
constexpr LocalLiteral noMemory = local("Not enough memory.");

HelpText programHelp(const AnswerOptions& common) {
    HelpText::Part all{common.in(commandsWord), {}}, options{common.in(programOptionsWord), {}};
    for (const CommandRow& row : commands)
        all.rows.push_back({row.name, common.in(row.make(common).line->summary())});
    options.rows = {{"-h, --help", common.in(programHelpHelp)},
                    {"--lang en|es", common.in(langHelp)},
                    {"--version", common.in(versionHelp)}};
    return {.name = "cota",
            .summary = common.in(intro),
            .usageTitle = common.in(programUsageWord),
            .usage = common.in(programUsage),
            .description = {},
            .parts = {std::move(all), std::move(options)},
            .examplesTitle = {},
            .examples = {}};
}

std::string helpText(const AnswerOptions& common) {
    const auto help = programHelp(common);
    std::string text =
        help.name + ": " + help.summary + "\n\n" + help.usageTitle + ": " + help.usage + "\n\n";
    for (const auto& part : help.parts) {
        Table table;
        table.indent(2);
        for (const auto& [left, right] : part.rows) table.row({left, right});
        text += part.title + ":\n" + table.text() + "\n";
    }
    return text + common.in(codes);
}

const CommandRow& commandNamed(const std::string& word) {
    std::vector<std::string> known;
    for (const CommandRow& row : commands) {
        if (row.name == word) return row;
        known.emplace_back(row.name);
    }
    const std::string near = nearestWord(word, known);
    if (near.empty()) throw CommandError(exitUsage, noSuchCommand, {{"word", word}});
    throw CommandError(exitUsage, nearCommand, {{"word", word}, {"near", near}});
}

int runCommand(std::vector<std::string> arguments, const AnswerOptions& common, const Streams& streams) {
    if (arguments.empty()) {
        streams.err << helpText(common);
        return exitUsage;
    }
    const std::string word = arguments.front();
    if (word == "--help" || word == "-h") {
        write("-", helpText(common), streams);
        return exitClean;
    }
    if (word == "--version") {
        write("-", "cota " + std::string(toolVersion) + "\n", streams);
        return exitClean;
    }
    const Command command = commandNamed(word).make(common);
    arguments.erase(arguments.begin());
    if (command.line->parse(arguments)) return command.run(streams);
    write("-", command.line->help(common.language), streams);
    return exitClean;
}

}  // namespace

std::vector<HelpText> allHelp(model::Language language) {
    AnswerOptions common;
    const Surroundings nowhere;
    common.surroundings = &nowhere;
    common.language = language;
    std::vector<HelpText> all{programHelp(common)};
    all.front().description = common.in(codes);
    for (const CommandRow& row : commands) all.push_back(row.make(common).line->helpText(language));
    return all;
}

int runProgram(std::vector<std::string> arguments, const Streams& streams, const Surroundings& surroundings) {
    AnswerOptions common;
    common.surroundings = &surroundings;
    common.language = languageOf(surroundings);
    const auto complain = [&](const std::string& text) { streams.err << "cota: " << text << "\n"; };
    try {
        common.language = takeLanguage(arguments, surroundings);
        return runCommand(std::move(arguments), common,
                          {streams.in, streams.out, streams.err, common.language});
    } catch (const CommandError& error) {
        complain(error.message(common.language));
        return error.code();
    } catch (const AlreadySaid& said) {
        return said.code();
    } catch (const std::bad_alloc&) {
        complain(common.in(noMemory));
    } catch (const std::exception& error) {
        complain(common.say(failed, {{"what", error.what()}}));
    }
    return exitFailed;
}

}  // namespace cota::cli
