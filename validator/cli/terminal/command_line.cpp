#include "validator/cli/terminal/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <limits>

#include "formats/model/finding/nearest_word.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral noNumber = local("'{value}' is not a whole number from {least} to {most} ({option}).");
constexpr LocalLiteral noWhole = local("'{value}' is not a whole number ({option}).");
constexpr LocalLiteral noSuchWord = local("'{value}' is not one of: {words} ({option}).");
constexpr LocalLiteral missing = local("{name} is missing. See 'cota {command} --help'.");
constexpr LocalLiteral unknownOption = local("There is no option '{word}'. See 'cota {command} --help'.");
constexpr LocalLiteral unknownNear = local("There is no option '{word}'; did you mean '{near}'?");
constexpr LocalLiteral tooMany = local("'{word}' is one argument too many. See 'cota {command} --help'.");
constexpr LocalLiteral needsValue =
    local("{option} needs a value, or got too many. See 'cota {command} --help'.");

constexpr LocalLiteral usageWord = local("Usage");
constexpr LocalLiteral optionsWord = local("Options");
constexpr LocalLiteral optionsPlace = local("[OPTIONS]");
constexpr LocalLiteral argumentsWord = local("Arguments");
constexpr LocalLiteral examplesWord = local("Examples");
constexpr LocalLiteral helpHelp = local("this text");

constexpr int anyNumber = std::numeric_limits<int>::min();

/// The last, longest name of "-o,--output".
std::string mainName(std::string_view names) { return std::string(names.substr(names.rfind(',') + 1)); }

std::string shown(std::string_view names) {
    std::string text;
    for (const std::string& name : split(names, ',')) text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// Placeholders for values in help and error messages.
constexpr LocalLiteral placeholders[] = {
    local("FILE"),  local("FROM"),    local("TO"),         local("PATH"),       local("IN"),
    local("OUT"),   local("RULE"),    local("RULE=LEVEL"), local("CLASS"),      local("METHOD"),
    local("TEXT"),  local("DATE"),    local("OLD-FILE"),   local("NEW-FILE"),   local("GIT-WORDS"),
    local("STYLE"), local("NAME"),    local("NAMES"),      local("GAME"),       local("DIR"),
    local("HEX"),   local("PATTERN"), local("SEAT"),       local("SPACE"),      local("STEP"),
    local("WORDS"), local("KIND"),    local("WHO"),        local("BOARD"),      local("CODE"),
    local("HEXES"), local("PERCENT"), local("DEGREES"),    local("EAST,NORTH"), local("FILE|MAPSET"),
};

/// "--to HEX" or "FILE..." with the placeholder in the language.
std::string inLanguage(const std::string& left, model::Language language) {
    if (language != model::Language::spanish) return left;
    const auto blank = left.rfind(' ');
    const std::size_t from = blank == std::string::npos ? 0 : blank + 1;
    const std::size_t dots = left.ends_with("...") ? 3 : 0;
    const std::string word = left.substr(from, left.size() - from - dots);
    for (const auto& placeholder : placeholders)
        if (word == placeholder.english())
            return left.substr(0, from) + std::string(placeholder.in(language)) +
                   left.substr(left.size() - dots);
    return left;
}

std::vector<model::MessageValue> missingValues(const std::string& name, const std::string& command) {
    return {model::inWords("name", model::LocalText{inLanguage(name, model::Language::english),
                                                    inLanguage(name, model::Language::spanish)}),
            {"command", command}};
}

}  // namespace

void requireWord(const std::string& value, const char* words, const std::string& option) {
    const auto known = split(words, '|');
    if (std::find(known.begin(), known.end(), value) != known.end()) return;
    std::string list;
    for (const std::string& word : known) list += (list.empty() ? "" : ", ") + word;
    throw CommandError(exitUsage, noSuchWord, {{"value", value}, {"words", list}, {"option", option}});
}

CommandLine::CommandLine(std::string name, LocalLiteral summary)
    : name_(std::move(name)), summary_(summary), app_(std::make_unique<CLI::App>()) {
    app_->allow_extras();  // leftovers are refused below, in the user's language
    app_->set_help_flag();
}
CommandLine::~CommandLine() = default;

void CommandLine::add(std::string left, LocalLiteral help, bool isPositional, Presence presence) {
    entries_.push_back({std::move(left), help, isPositional, presence});
}

void CommandLine::describe(LocalLiteral text, std::vector<std::string> examples) {
    description_ = text;
    examples_ = std::move(examples);
}

void CommandLine::positional(const char* name, std::string& into, LocalLiteral help, Presence presence) {
    app_->add_option(name, into);
    add(name, help, true, presence);
    if (presence != Presence::required) return;
    demands_.push_back([this, name, &into] {
        if (into.empty()) throw CommandError(exitUsage, missing, missingValues(name, name_));
    });
}

void CommandLine::positionals(const char* name, std::vector<std::string>& into, LocalLiteral help,
                              Presence presence) {
    app_->add_option(name, into);
    add(std::string(name) + "...", help, true, presence);
    if (presence != Presence::required) return;
    demands_.push_back([this, name, &into] {
        if (into.empty()) throw CommandError(exitUsage, missing, missingValues(name, name_));
    });
}

void CommandLine::flag(const char* names, bool& into, LocalLiteral help) {
    app_->add_flag(names, into);
    add(shown(names), help);
}

void CommandLine::text(const char* names, const char* value, std::string& into, LocalLiteral help) {
    app_->add_option(names, into);
    add(shown(names) + " " + value, help);
}

void CommandLine::texts(const char* names, const char* value, std::vector<std::string>& into,
                        LocalLiteral help) {
    app_->add_option(names, into)->take_all()->type_size(1)->expected(-1)->allow_extra_args(false);
    add(shown(names) + " " + value, help);
}

void CommandLine::number(const char* names, const char* value, std::optional<int>& into, int least, int most,
                         LocalLiteral help) {
    const std::string option = mainName(names);
    app_->add_option_function<std::string>(names, [&into, option, least, most](const std::string& text) {
        into = readWholeNumber(text);
        if (!into || *into < least || *into > most)
            throw CommandError(exitUsage, least == anyNumber ? noWhole : noNumber,
                               {{"value", text},
                                {"least", std::to_string(least)},
                                {"most", std::to_string(most)},
                                {"option", option}});
    });
    add(shown(names) + " " + value, help);
}

void CommandLine::word(const char* names, const char* words, std::string& into, LocalLiteral help) {
    const std::string option = mainName(names);
    app_->add_option_function<std::string>(names, [&into, words, option](const std::string& value) {
        requireWord(value, words, option);
        into = value;
    });
    add(shown(names) + " " + words, help);
}

void CommandLine::words(const char* names, const char* words, std::vector<std::string>& into,
                        LocalLiteral help) {
    const std::string option = mainName(names);
    app_->add_option_function<std::vector<std::string>>(
            names,
            [&into, words, option](const std::vector<std::string>& values) {
                for (const std::string& value : values) requireWord(value, words, option);
                into = values;
            })
        ->take_all()
        ->expected(-1)
        ->allow_extra_args(false);
    add(shown(names) + " " + words, help);
}

bool CommandLine::parse(const std::vector<std::string>& arguments) {
    const auto end = std::find(arguments.begin(), arguments.end(), "--");
    for (const char* help : {"--help", "-h"})
        if (std::find(arguments.begin(), end, help) != end) return false;
    try {
        app_->parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError& error) {
        // The English message begins with the name of the option and a colon.
        const std::string said = error.what();
        throw CommandError(exitUsage, needsValue,
                           {{"option", said.substr(0, said.find(':'))}, {"command", name_}});
    }
    refuseLeftovers(app_->remaining());
    for (const auto& demand : demands_) demand();
    if (order_ != nullptr)
        for (const CLI::Option* option : app_->parse_order()) order_->push_back(option->get_single_name());
    return true;
}

void CommandLine::refuseLeftovers(const std::vector<std::string>& left) const {
    // The "--" that ends the options is left over too; what follows it is never an option.
    const bool isMarked = !left.empty() && left.front() == "--";
    if (left.size() <= (isMarked ? 1u : 0u)) return;
    const std::string& first = left[isMarked ? 1 : 0];
    const std::string word = isMarked ? first : first.substr(0, first.find('='));
    if (isMarked || !word.starts_with('-') || word == "-")
        throw CommandError(exitUsage, tooMany, {{"word", word}, {"command", name_}});
    std::vector<std::string> known;
    for (const CLI::Option* option : app_->get_options())
        for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
    known.push_back("--help");
    const std::string near = nearestWord(word, known);
    if (near.empty()) throw CommandError(exitUsage, unknownOption, {{"word", word}, {"command", name_}});
    throw CommandError(exitUsage, unknownNear, {{"word", word}, {"near", near}});
}

std::string CommandLine::usage(model::Language language) const {
    std::string text = "cota " + name_;
    for (const Entry& entry : entries_)
        if (entry.isPositional) {
            const std::string left = inLanguage(entry.left, language);
            text += entry.presence != Presence::optional ? " " + left : " [" + left + "]";
        }
    return text + " " + std::string(optionsPlace.in(language));
}

HelpText CommandLine::helpText(model::Language language) const {
    const auto in = [&](LocalLiteral text) { return std::string(text.in(language)); };
    HelpText help{.name = "cota " + name_,
                  .summary = in(summary_),
                  .usageTitle = in(usageWord),
                  .usage = usage(language),
                  .description = in(description_),
                  .parts = {},
                  .examplesTitle = in(examplesWord),
                  .examples = {}};
    for (const bool positional : {true, false}) {
        HelpText::Part part{in(positional ? argumentsWord : optionsWord), {}};
        for (const Entry& entry : entries_)
            if (entry.isPositional == positional)
                part.rows.push_back({inLanguage(entry.left, language), in(entry.help)});
        if (!positional) part.rows.push_back({"-h, --help", in(helpHelp)});
        if (!part.rows.empty()) help.parts.push_back(std::move(part));
    }
    for (const std::string& example : examples_) help.examples.push_back("cota " + example);
    return help;
}

std::string CommandLine::help(model::Language language) const {
    const auto help = helpText(language);
    std::string text = help.name + ": " + help.summary + "\n\n" + help.usageTitle + ": " + help.usage + "\n";
    if (!help.description.empty()) text += "\n" + help.description + "\n";
    for (const auto& part : help.parts) {
        Table table;
        table.indent(2);
        for (const auto& [left, right] : part.rows) table.row({left, right});
        text += "\n" + part.title + ":\n" + table.text();
    }
    if (!help.examples.empty()) text += "\n" + help.examplesTitle + ":\n";
    for (const std::string& example : help.examples) text += "  " + example + "\n";
    return text;
}

std::string nearestWord(std::string_view word, const std::vector<std::string>& known) {
    const std::vector<std::string_view> views(known.begin(), known.end());
    return std::string(model::nearestWord(word, views).value_or(""));
}

std::optional<int> readWholeNumber(std::string_view text) {
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = text.find(separator);
        if (end != 0) parts.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return parts;
}

}  // namespace cota::cli
