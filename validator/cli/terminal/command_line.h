#pragma once
// The arguments of one command: declared once with their help in both languages, parsed by CLI11, and
// printed as help. The help is our own, because CLI11 supports one language.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/message.h"

namespace CLI {
class App;
}

namespace cota::cli {

/// Whether an argument is required. `judged`: required depending on other options; the command itself
/// reports if it is missing.
enum class Presence { required, judged, optional };

/// The help of a command, in one language and without layout.
struct HelpText {
    struct Row {
        std::string left;  // "--to HEX"
        std::string help;
    };
    struct Part {
        std::string title;  // "Options"
        std::vector<Row> rows;
    };
    std::string name;  // with the program's name: "cota los"
    std::string summary;
    std::string usageTitle;
    std::string usage;  // "cota los FILE FROM TO [OPTIONS]"
    std::string description;
    std::vector<Part> parts;  // without empty ones
    std::string examplesTitle;
    std::vector<std::string> examples;
};

class CommandLine {
  public:
    CommandLine(std::string name, model::LocalLiteral summary);
    ~CommandLine();
    CommandLine(const CommandLine&) = delete;
    CommandLine& operator=(const CommandLine&) = delete;

    // --- declaring. The variables must outlive parse().
    /// A longer text below the usage line, and examples (without the program's name).
    void describe(model::LocalLiteral text, std::vector<std::string> examples = {});
    void positional(const char* name, std::string& into, model::LocalLiteral help,
                    Presence presence = Presence::required);
    void positionals(const char* name, std::vector<std::string>& into, model::LocalLiteral help,
                     Presence presence = Presence::required);
    void flag(const char* names, bool& into, model::LocalLiteral help);
    void text(const char* names, const char* value, std::string& into, model::LocalLiteral help);
    void texts(const char* names, const char* value, std::vector<std::string>& into,
               model::LocalLiteral help);
    void number(const char* names, const char* value, std::optional<int>& into, int least, int most,
                model::LocalLiteral help);
    /// One of the words (separated by '|', as in the help).
    void word(const char* names, const char* words, std::string& into, model::LocalLiteral help);
    void words(const char* names, const char* words, std::vector<std::string>& into,
               model::LocalLiteral help);
    /// The names of the options in the order given, without "--"; filled by parse().
    void order(std::vector<std::string>& into) { order_ = &into; }
    /// Shows help for an argument that is handled elsewhere.
    void mention(const char* left, model::LocalLiteral help) { add(left, help); }

    /// Throws CommandError (exitUsage). False if help was requested.
    bool parse(const std::vector<std::string>& arguments);
    std::string help(model::Language language) const;
    HelpText helpText(model::Language language) const;
    const std::string& name() const { return name_; }
    model::LocalLiteral summary() const { return summary_; }

  private:
    struct Entry {
        std::string left;  // "FILE...", "--turn N"
        model::LocalLiteral help;
        bool isPositional = false;
        Presence presence = Presence::optional;
    };
    void add(std::string left, model::LocalLiteral help, bool isPositional = false,
             Presence presence = Presence::optional);
    void refuseLeftovers(const std::vector<std::string>& left) const;
    std::string usage(model::Language language) const;

    std::string name_;
    model::LocalLiteral summary_;
    model::LocalLiteral description_;
    std::vector<std::string> examples_;
    std::vector<Entry> entries_;
    std::vector<std::function<void()>> demands_;  // throw if something required is missing
    std::vector<std::string>* order_ = nullptr;
    std::unique_ptr<CLI::App> app_;
};

/// Throws CommandError (exitUsage) if the value is not one of the words, which '|' separates.
void requireWord(const std::string& value, const char* words, const std::string& option);

/// The one of `known` that is nearest to `word`; empty if none is near.
std::string nearestWord(std::string_view word, const std::vector<std::string>& known);

/// `text` as a whole number; nothing if there are other characters.
std::optional<int> readWholeNumber(std::string_view text);

/// Splits at `separator`; no empty parts.
std::vector<std::string> split(std::string_view text, char separator);

}  // namespace cota::cli
