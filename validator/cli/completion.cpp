#include "validator/cli/completion.h"

#include <algorithm>
#include <array>

namespace cota::cli {

namespace {

/// A row of the help, as a shell needs it: "-o, --output FILE", "--lang en|es", "FILE...", "board|forces".
struct Offer {
    std::vector<std::string> names;  // "-o" and "--output"; none of an argument
    std::string value;               // "FILE"; empty of a flag
    std::vector<std::string> words;  // what the value may be, if it is one of a few
    bool isRepeated = false;
    std::string help;
    bool isFile() const {
        static constexpr std::array places{"FILE", "PATH", "DIR", "IN", "OUT", "OLD-FILE", "NEW-FILE"};
        return std::ranges::find(places, value) != places.end();
    }
    std::string allWords() const {
        std::string text;
        for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
        return text;
    }
};

Offer offerOf(const HelpText::Row& row) {
    Offer offer;
    offer.help = row.help;
    std::string left = row.left;
    std::erase(left, ',');
    for (const auto& word : split(left, ' ')) {
        if (word.starts_with('-'))
            offer.names.push_back(word);
        else
            offer.value = word;
    }
    if (offer.value.ends_with("...")) {
        offer.isRepeated = true;
        offer.value.resize(offer.value.size() - 3);
    }
    if (offer.value.find('|') != std::string::npos) offer.words = split(offer.value, '|');
    return offer;
}

struct OfferedCommand {
    std::string name;
    std::string summary;
    std::vector<Offer> options;
    std::vector<Offer> arguments;
    bool takesFiles() const { return std::ranges::any_of(arguments, &Offer::isFile); }
    std::string argumentWords() const {
        std::string text;
        for (const auto& argument : arguments)
            if (!argument.words.empty()) text += (text.empty() ? "" : " ") + argument.allWords();
        return text;
    }
};

/// The options of the program are its last part; its commands are listed before.
OfferedCommand offeredBy(const HelpText& help) {
    OfferedCommand command;
    command.name = help.name.substr(help.name.find(' ') + 1);
    command.summary = help.summary;
    for (const auto& part : help.parts)
        for (const auto& row : part.rows) {
            auto offer = offerOf(row);
            (offer.names.empty() ? command.arguments : command.options).push_back(std::move(offer));
        }
    return command;
}

std::vector<OfferedCommand> commandsIn(const std::vector<HelpText>& all) {
    std::vector<OfferedCommand> commands;
    for (auto help = all.begin() + 1; help != all.end(); ++help) {
        auto& command = commands.emplace_back(offeredBy(*help));
        for (auto& option : offeredBy(all.front()).options)  // they may follow the command
            if (std::ranges::none_of(
                    command.options,
                    [&](const Offer& own) { return own.names.back() == option.names.back(); }) &&
                !option.value.empty())
                command.options.push_back(std::move(option));
    }
    return commands;
}

std::string namesOf(const std::vector<Offer>& options) {
    std::string text;
    for (const auto& option : options)
        for (const auto& name : option.names) text += (text.empty() ? "" : " ") + name;
    return text;
}

/// In single quotes, for all three shells; zsh reads some characters inside.
std::string inQuotes(std::string_view text, std::string_view special = {}) {
    std::string safe = "'";
    for (const char c : text) {
        if (special.find(c) != std::string_view::npos) safe += '\\';
        safe += c == '\'' ? "'\\''" : std::string(1, c);
    }
    return safe + "'";
}

std::string bashOfCommand(const OfferedCommand& command, const std::string& prefix) {
    std::string text;
    for (const auto& option : command.options) {
        if (option.value.empty()) continue;
        std::string names;
        for (const auto& name : option.names) names += (names.empty() ? "" : " | ") + prefix + name;
        text += "        " + names + ") ";
        if (!option.words.empty())
            text += "COMPREPLY=($(compgen -W " + inQuotes(option.allWords()) + " -- \"$current\"))";
        else if (option.isFile())
            text += "_cota_files";
        text += text.ends_with(' ') ? "return ;;\n" : "; return ;;\n";
    }
    return text;
}

constexpr std::string_view zshSpecial = "[]:\\";

std::string zshAction(const Offer& offer) {
    const std::string message = ":" + offer.value + ":";
    if (!offer.words.empty()) return ":value:(" + offer.allWords() + ")";
    return offer.isFile() ? message + "_files" : message + " ";
}

std::string zshArguments(const OfferedCommand& command) {
    std::string text;
    for (const auto& option : command.options)
        for (const auto& name : option.names) {
            std::string spec = inQuotes("*" + name + "[");
            spec.pop_back();
            spec += inQuotes(option.help, zshSpecial).substr(1);
            spec.pop_back();
            spec += "]" + (option.value.empty() ? "" : zshAction(option)) + "'";
            text += " \\\n                " + spec;
        }
    for (const auto& argument : command.arguments)
        text += " \\\n                " + inQuotes((argument.isRepeated ? "*" : "") + zshAction(argument));
    return text;
}

std::string fishOption(const Offer& option, const std::string& condition) {
    std::string text = "complete -c cota -n " + inQuotes(condition);
    for (const auto& name : option.names)
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (!option.words.empty())
        text += " -x -a " + inQuotes(option.allWords());
    else if (option.isFile())
        text += " -r -F";
    else if (!option.value.empty())
        text += " -x";
    return text + " -d " + inQuotes(option.help, "\\") + "\n";
}

}  // namespace

std::string bashCompletion(const std::vector<HelpText>& all) {
    const auto program = offeredBy(all.front());
    const auto commands = commandsIn(all);
    std::string names, values = bashOfCommand(program, ":"), options, words, files;
    for (const auto& command : commands) {
        names += (names.empty() ? "" : " ") + command.name;
        values += bashOfCommand(command, command.name + ":");
        options += "        " + command.name + ") options=" + inQuotes(namesOf(command.options)) + " ;;\n";
        if (const auto own = command.argumentWords(); !own.empty())
            words += "        " + command.name + ") words=" + inQuotes(own) + " ;;\n";
        if (command.takesFiles()) files += (files.empty() ? "" : " | ") + command.name;
    }
    return "# bash completion for cota, made from the help of its commands.\n"
           "_cota_files() {\n"
           "    compopt -o filenames 2>/dev/null\n"
           "    local IFS=$'\\n'\n"
           "    COMPREPLY+=($(compgen -f -- \"$current\"))\n"
           "}\n\n"
           "_cota() {\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= i\n"
           "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
           "        case ${COMP_WORDS[i]} in\n"
           "        --lang) i=$((i + 1)) ;;\n"
           "        -*) ;;\n"
           "        *) command=${COMP_WORDS[i]}; break ;;\n"
           "        esac\n"
           "    done\n"
           "    COMPREPLY=()\n"
           "    case $command:$previous in\n" +
           values +
           "    esac\n"
           "    local options=" +
           inQuotes(namesOf(program.options)) +
           " words=\n"
           "    case $command in\n"
           "        '') words=" +
           inQuotes(names) + " ;;\n" + words +
           "    esac\n"
           "    case $command in\n" +
           options +
           "    esac\n"
           "    if [[ $current == -* ]]; then\n"
           "        COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))\n"
           "        return\n"
           "    fi\n"
           "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
           "    case $command in\n"
           "        " +
           files +
           ") _cota_files ;;\n"
           "    esac\n"
           "}\n"
           "complete -F _cota cota\n";
}

std::string zshCompletion(const std::vector<HelpText>& all) {
    const auto commands = commandsIn(all);
    std::string text =
        "#compdef cota\n# zsh completion for cota, made from the help of its commands.\n"
        "_cota() {\n"
        "    local context state state_descr line\n"
        "    typeset -A opt_args\n"
        "    _arguments -C" +
        zshArguments(
            {.name = {}, .summary = {}, .options = offeredBy(all.front()).options, .arguments = {}}) +
        " \\\n                '1: :->command' '*:: :->rest'\n"
        "    case $state in\n"
        "    command)\n"
        "        local -a commands=(\n";
    for (const auto& command : commands)
        text += "            " + inQuotes(command.name + ":" + command.summary, "\\") + "\n";
    text +=
        "        )\n"
        "        _describe command commands\n"
        "        ;;\n"
        "    rest)\n"
        "        case $words[1] in\n";
    for (const auto& command : commands)
        text += "        " + command.name + ")\n            _arguments" + zshArguments(command) +
                "\n            ;;\n";
    return text + "        esac\n        ;;\n    esac\n}\n\n_cota \"$@\"\n";
}

std::string fishCompletion(const std::vector<HelpText>& all) {
    std::string text =
        "# fish completion for cota, made from the help of its commands.\n"
        "complete -c cota -f\n";
    for (const auto& option : offeredBy(all.front()).options)
        text += fishOption(option, "__fish_use_subcommand");
    for (const auto& command : commandsIn(all)) {
        const std::string inside = "__fish_seen_subcommand_from " + command.name;
        text += "complete -c cota -n __fish_use_subcommand -a " + command.name + " -d " +
                inQuotes(command.summary, "\\") + "\n";
        for (const auto& option : command.options) text += fishOption(option, inside);
        if (const auto words = command.argumentWords(); !words.empty())
            text += "complete -c cota -n " + inQuotes(inside) + " -a " + inQuotes(words) + "\n";
        if (command.takesFiles()) text += "complete -c cota -n " + inQuotes(inside) + " -F\n";
    }
    return text;
}

}  // namespace cota::cli
