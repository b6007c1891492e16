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
    CommandRow{"viewshed", viewshedCommand}, CommandRow{"heights", heightsCommand},
    CommandRow{"contours", contoursCommand}, CommandRow{"reach", reachCommand},
    CommandRow{"stack", stackCommand},       CommandRow{"render", renderCommand},
    CommandRow{"rules", rulesCommand},       CommandRow{"explain", explainCommand},
    CommandRow{"mapsets", mapsetsCommand},   CommandRow{"new", newCommand},
    CommandRow{"export", exportCommand},     CommandRow{"import", importCommand},
    CommandRow{"diff", diffCommand},         CommandRow{"fix", fixCommand},
};

constexpr LocalLiteral intro{"checks boards, scenarios and forces against the rules of hex wargames",
                             "aplica las reglas de los juegos de hexágonos a tableros, escenarios y fuerzas"};
constexpr LocalLiteral programUsageWord{"Usage", "Uso"};
constexpr LocalLiteral programUsage{"cota COMMAND [ARGUMENTS] [OPTIONS]",
                                    "cota COMANDO [ARGUMENTOS] [OPCIONES]"};
constexpr LocalLiteral commandsWord{"Commands", "Órdenes"};
constexpr LocalLiteral programOptionsWord{"Options", "Opciones"};
constexpr LocalLiteral programHelpHelp{"this text; after a command, what it does",
                                       "este texto; tras un comando, lo que hace"};
constexpr LocalLiteral versionHelp{"the version", "la versión"};
constexpr LocalLiteral langHelp{"language: en, es (default: the locale's, else English)",
                                "idioma: en, es (valor predeterminado: el del sistema; si no, inglés)"};
constexpr LocalLiteral codes{
    "Exit codes: 0 nothing found, 1 findings or differences, 2 usage, 3 input unreadable or not\n"
    "ours, 4 output unwritable, 5 the program failed, 130 interrupted.\n",
    "Códigos de salida: 0 nada que señalar, 1 hallazgos o diferencias, 2 uso, 3 entrada ilegible o\n"
    "ajena, 4 salida imposible de escribir, 5 fallo del programa, 130 interrumpido.\n"};
constexpr LocalLiteral noSuchCommand{"There is no command '{word}'. See 'cota --help'.",
                                     "No existe el comando '{word}'. Vea 'cota --help'."};
constexpr LocalLiteral nearCommand{"There is no command '{word}'; did you mean '{near}'?",
                                   "No existe el comando '{word}'; ¿quería decir '{near}'?"};
constexpr LocalLiteral failed{"cota failed: {what}. This is an error in the program; please report it.",
                              "cota ha fallado: {what}. Es un error del programa; comuníquelo, por favor."};
constexpr LocalLiteral noMemory{"Not enough memory.", "No hay memoria suficiente."};

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
