#include "tests/arch/class_sizes.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <regex>
#include <string_view>

#include "tests/arch/cpp_text.h"

namespace cota::arch {

namespace {

using Names = std::vector<std::string>;

Names partsOf(std::string_view qualified) {
    Names parts;
    while (!qualified.empty()) {
        const auto end = qualified.find("::");
        if (end != 0) parts.emplace_back(qualified.substr(0, end));
        qualified.remove_prefix(end == std::string_view::npos ? qualified.size() : end + 2);
    }
    return parts;
}

std::string joinedParts(const Names& parts) {
    std::string text;
    for (const auto& part : parts) text += (text.empty() ? "" : "::") + part;
    return text;
}

/// The words outside of template arguments and template parameters. Symbols of operators are left out.
std::string withoutAngles(std::string_view text) {
    constexpr std::string_view symbols = "-<>=!+*/&|^%~";
    std::string kept;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isSymbol = symbols.find(text[i]) != std::string_view::npos;
        if (isSymbol && (kept.ends_with("operator") || kept.ends_with("operator "))) continue;
        const bool isArrow = text[i] == '>' && i > 0 && text[i - 1] == '-';
        if (text[i] == '<') ++depth;
        if (depth == 0) kept += text[i];
        if (text[i] == '>' && !isArrow && depth > 0) --depth;
    }
    return kept;
}

std::string trimmed(std::string_view text) {
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0)
        text.remove_prefix(1);
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) text.remove_suffix(1);
    return std::string(text);
}

/// With one space between words.
std::string onOneLine(std::string_view text) {
    std::string line;
    for (const char c : trimmed(text)) {
        const bool isGap = std::isspace(static_cast<unsigned char>(c)) != 0;
        if (!isGap || !line.ends_with(' ')) line += isGap ? ' ' : c;
    }
    return line;
}

enum class Scope { file, name, body, function, value, other };

/// What a brace opens, judged by the words since the end of the last statement.
struct Opening {
    Scope scope = Scope::other;
    std::string name;  // of a namespace or class; for a function, the class it names
};

Opening openingOf(std::string_view head) {
    static const std::regex space(R"(^(?:inline )?namespace ?([\w:]*))");
    static const std::regex body(R"(^(?:template )?(?:class|struct|union) (?:\[\[\w+\]\] ?)?([\w:]+))");
    static const std::regex list(R"(^(?:typedef )?enum\b)");
    static const std::regex member(R"(((?:\w+\s*::\s*)+)(?:~?\w+|operator[\s\w]*)\s*$)");
    const std::string words = onOneLine(withoutAngles(head));
    std::smatch match;
    const auto bracket = words.find('(');
    if (std::regex_search(words, match, space)) return {Scope::name, match[1].str()};
    if (std::regex_search(words, list)) return {Scope::other, {}};
    if (bracket == std::string::npos)
        return std::regex_search(words, match, body) ? Opening{Scope::body, match[1].str()} : Opening{};
    const std::string before = words.substr(0, bracket);
    return {Scope::function, std::regex_search(before, match, member) ? match[1].str() : std::string()};
}

/// The number of data members that a statement of a class body declares.
std::size_t membersOf(std::string_view statement) {
    static const std::regex noMember(
        R"(^(?:using|typedef|friend|static|template|enum|extern|inline static|constexpr)\b)");
    static const std::regex noDeclarator(R"(^(?:class|struct|union)\b[^{]*(?:\{\})?$)");
    const std::string words = trimmed(withoutAngles(statement));
    if (words.empty() || std::regex_search(words, noMember) || std::regex_match(words, noDeclarator))
        return 0;
    // Declarators end at commas outside of brackets; a function has a bracket before any first value.
    std::size_t count = 1;
    int depth = 0;
    bool hasValue = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const char c = words[i];
        if (c == '(' && depth == 0 && !hasValue && words.compare(i, 2, "(*") != 0 && count == 1) return 0;
        if (c == '(' && depth == 0 && words.compare(i, 2, "(*") == 0) hasValue = true;  // to a function
        if (c == '=' || c == '{') hasValue = true;
        if (c == '(' || c == '{' || c == '[') ++depth;
        if (c == ')' || c == '}' || c == ']') --depth;
        if (c == ',' && depth == 0) ++count;
    }
    return count;
}

/// A member function defined outside its class.
struct MemberFunction {
    Names spaces;  // where it is defined
    std::string owner;
    std::size_t lines = 0;
};

/// The classes and member functions of one file.
class ClassScanner {
  public:
    explicit ClassScanner(const SourceFile& source)
        : path_(source.path), code_(cut(source.text).code), scopes_{{}} {
        for (at_ = 0; at_ < code_.size(); ++at_) step(code_[at_]);
    }

    std::vector<std::pair<std::string, ClassSize>> classes;  // by the whole name
    std::vector<MemberFunction> outside;

    /// The name of unnamed namespaces, which no other file can name.
    static std::string unnamed(const std::string& path) { return "(" + path + ")"; }

  private:
    struct Open {
        Scope scope = Scope::file;
        Names names;              // whole name of the namespace or class
        std::string owner;        // of a function
        std::size_t line = 1;     // of the first word
        std::size_t inside = 0;   // lines of nested classes
        std::size_t members = 0;  // so far
        std::size_t place = 0;    // of a class among `classes`
        std::string statement = {};
    };

    void step(char c) {
        if (c == '\n') ++line_;
        Open& here = scopes_.back();
        if (c == '{') return open();
        if (c == '}') return close();
        if (here.scope == Scope::function || here.scope == Scope::value || here.scope == Scope::other) return;
        if (here.statement.empty() && std::isspace(static_cast<unsigned char>(c)) != 0) return;
        if (here.statement.empty()) startLine_ = line_;
        here.statement += c;
        if (c == ':' && isLabel(here.statement)) here.statement.clear();
        if (c == ';') endStatement(here);
    }

    /// "public:", unless "::" follows.
    bool isLabel(const std::string& statement) const {
        return (statement == "public:" || statement == "protected:" || statement == "private:") &&
               code_.compare(at_, 2, "::") != 0;
    }

    static void endStatement(Open& here) {
        here.statement.pop_back();
        if (here.scope == Scope::body) here.members += membersOf(here.statement);
        here.statement.clear();
    }

    void open() {
        const Open& here = scopes_.back();
        Open next;
        next.line = startLine_;
        next.names = here.names;
        if (here.scope == Scope::function || here.scope == Scope::value || here.scope == Scope::other) {
            next.scope = Scope::other;
        } else if (opensValue(here.statement)) {
            next.scope = Scope::value;
        } else {
            const Opening opening = openingOf(here.statement);
            next.scope = opening.scope;
            next.owner = opening.name;
            const auto own = opening.scope == Scope::name && opening.name.empty() ? Names{unnamed(path_)}
                                                                                  : partsOf(opening.name);
            const bool isNamed = opening.scope == Scope::name || opening.scope == Scope::body;
            if (isNamed) next.names.insert(next.names.end(), own.begin(), own.end());
            if (opening.scope == Scope::body) {
                next.place = classes.size();
                classes.push_back({joinedParts(next.names), {opening.name, path_, startLine_, 0, 0}});
            }
        }
        scopes_.push_back(std::move(next));
    }

    /// A brace after "=", or directly after a word: a value of a member or of a list of initialisers.
    bool opensValue(const std::string& statement) const {
        if (statement.empty()) return false;
        const std::string words = withoutAngles(statement);
        int depth = 0;
        for (const char c : words) {
            if (c == '(' || c == '[') ++depth;
            if (c == ')' || c == ']') --depth;
            if (c == '=' && depth == 0) return true;
        }
        const char last = statement.back();
        return depth > 0 || (std::isspace(static_cast<unsigned char>(last)) == 0 && last != ')');
    }

    void close() {
        if (scopes_.size() == 1) return;
        const Open closed = std::move(scopes_.back());
        scopes_.pop_back();
        Open& here = scopes_.back();
        const std::size_t lines = line_ - closed.line + 1;
        if (closed.scope == Scope::body) {
            ClassSize& size = classes[closed.place].second;
            size.lines = lines - closed.inside;
            size.members = closed.members;
            here.inside += lines;
            here.statement += "{}";  // up to ";"
            return;
        }
        if (closed.scope == Scope::function && !closed.owner.empty() && here.scope != Scope::body)
            outside.push_back({here.names, closed.owner, lines});
        if (here.scope == Scope::function || here.scope == Scope::other) return;
        // An enum ends with ";"; a namespace and a function do not.
        if (closed.scope == Scope::value || closed.scope == Scope::other)
            here.statement += "{}";
        else
            here.statement.clear();
    }

    std::string path_;
    std::string code_;
    std::vector<Open> scopes_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
    std::size_t startLine_ = 1;
};

/// The whole name of the class that `function` names: the nearest one around its namespace, also in the
/// unnamed namespace of its file.
std::optional<std::string> ownerOf(const MemberFunction& function, const std::string& path,
                                   const std::map<std::string, std::size_t>& known) {
    std::string owner;
    for (const char c : function.owner)
        if (std::isspace(static_cast<unsigned char>(c)) == 0) owner += c;
    const Names parts = partsOf(owner);
    for (Names spaces = function.spaces;; spaces.pop_back()) {
        for (const bool isUnnamed : {true, false}) {
            Names names = spaces;
            if (isUnnamed) names.push_back(ClassScanner::unnamed(path));
            names.insert(names.end(), parts.begin(), parts.end());
            if (std::string whole = joinedParts(names); known.contains(whole)) return whole;
        }
        if (spaces.empty()) return std::nullopt;
    }
}

/// The name of a nested class with those of the classes around it, without namespaces.
std::string shownName(const std::string& whole, const std::map<std::string, std::size_t>& known) {
    Names parts = partsOf(whole), around = parts;
    std::string shown = parts.back();
    for (around.pop_back(); !around.empty() && known.contains(joinedParts(around)); around.pop_back())
        shown = around.back() + "::" + shown;
    return shown;
}

}  // namespace

std::vector<ClassSize> classSizes(const std::vector<SourceFile>& sources) {
    std::vector<ClassSize> sizes;
    std::map<std::string, std::size_t> known;
    std::vector<std::pair<std::string, MemberFunction>> outside;  // by file
    for (const auto& source : sources) {
        ClassScanner scanner(source);
        for (auto& [whole, size] : scanner.classes) {
            const auto [place, isNew] = known.emplace(whole, sizes.size());
            if (isNew) {
                sizes.push_back(std::move(size));
                continue;
            }
            sizes[place->second].lines += size.lines;
            sizes[place->second].members += size.members;
        }
        for (auto& function : scanner.outside) outside.emplace_back(source.path, std::move(function));
    }
    for (const auto& [path, function] : outside)
        if (const auto owner = ownerOf(function, path, known)) sizes[known[*owner]].lines += function.lines;
    for (const auto& [whole, index] : known) sizes[index].name = shownName(whole, known);
    return sizes;
}

}  // namespace cota::arch
