#include "validator/report/report_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "validator/report/plain_words.h"

namespace cota::checks {

namespace {

using model::Language;
using model::Severity;

std::string counted(std::size_t number, const std::string& one, const std::string& many) {
    return fmt::format("{} {}", number, number == 1 ? one : many);
}

}  // namespace

std::string wordOf(Severity severity, Language language) {
    switch (severity) {
        case Severity::error:
            return "error";
        case Severity::warning:
            return say(language, local("warning"));
        case Severity::info:
            return say(language, local("info"));
    }
    return "";
}

std::string placeOf(const Report& report, const model::Finding& finding) {
    const auto& where = finding.where;
    if (where && where->line > 0)
        return fmt::format("{}:{}:{}", plainLine(where->file), where->line, where->column);
    if (where) return plainLine(where->file);
    return report.files.empty() ? "-" : plainLine(report.files.front().path);
}

std::vector<std::string> onlyIn(const Report& report, const ReportedFinding& reported) {
    if (!reported.finding.where) return {};
    std::vector<std::string> names;
    bool hasOthers = false;
    for (std::size_t i = 0; i < report.suites.size(); ++i) {
        const auto& suite = report.suites[i];
        if (std::ranges::binary_search(reported.suites, i))
            names.push_back(suite.name);
        else
            hasOthers = hasOthers ||
                        std::ranges::count(suite.files, reported.finding.where->file, &CheckedFile::path) > 0;
    }
    return hasOthers ? names : std::vector<std::string>{};
}

std::string sentenceOf(const model::Finding& finding, const MessageBook& messages, Language language) {
    auto text = messages.text(finding, language);
    if (finding.citation) text += fmt::format(" ({})", finding.citation->paragraph);
    return model::printable(text);
}

std::string countLine(const Report& report, Language language) {
    const auto& counts = report.counts;
    const auto part = [&](std::size_t number, model::LocalLiteral one, model::LocalLiteral many) {
        return counted(number, say(language, one), say(language, many));
    };
    auto text = part(report.files.size(), local("file checked"), local("files checked")) + ": " +
                part(counts.error, local("error"), local("errors")) + ", " +
                part(counts.warning, local("warning"), local("warnings")) + ", " +
                part(counts.info, local("info"), local("infos"));
    if (counts.accepted) text += ", " + part(counts.accepted, local("accepted"), local("plural", "accepted"));
    if (counts.baseline)
        text += ", " + part(counts.baseline, local("already known"), local("plural", "already known"));
    return text + ".";
}

std::optional<std::string> knownLine(const Report& report, const ReportOptions& options) {
    if (options.showKnown || report.counts.baseline == 0) return std::nullopt;
    return fmt::format(fmt::runtime(say(options.language,
                                        local("Already known, not listed: {} (--show-known lists them)."))),
                       report.counts.baseline);
}

bool isListed(const ReportedFinding& reported, const ReportOptions& options) {
    return options.showKnown || reported.state != State::baseline;
}

std::vector<std::string> gapLines(const Report& report, Language language) {
    std::vector<std::string> lines;
    for (const auto& cut : report.cut)
        lines.push_back(
            fmt::format(fmt::runtime(say(language, local("{0}: {1} of {2} findings are listed."))), cut.rule,
                        cut.listed, cut.found));
    for (const auto& cut : trailsLeftOut(report))
        lines.push_back(fmt::format(
            fmt::runtime(say(language, local("{0}: {1} of {2} findings are explained step by step."))),
            cut.rule, cut.listed, cut.found));
    for (const auto& failure : report.failures)
        lines.push_back(fmt::format(fmt::runtime(say(language, local("{}: error in the rule itself: {}"))),
                                    failure.rule, failure.what));
    return lines;
}

namespace {

/// The rules that were run and skipped for the documents of one game.
struct GameRules {
    std::set<std::string> run;
    std::vector<SkippedRule> skipped;
};

/// Rules by game. Mapset folders skip most rules; they are ignored if documents were checked too.
std::map<std::string, GameRules> rulesByGame(const Report& report) {
    std::map<std::string, GameRules> games;
    const auto gather = [&](bool withMapsets) {
        for (const auto& suite : report.suites) {
            if (suite.files.empty() || (!withMapsets && suite.files.front().kind == "mapset")) continue;
            if (suite.files.front().mapset.empty()) continue;  // unreadable, or a baseline
            auto& game = games[suite.files.front().mapset];
            game.run.insert(suite.rulesRun.begin(), suite.rulesRun.end());
            game.skipped.insert(game.skipped.end(), suite.rulesSkipped.begin(), suite.rulesSkipped.end());
        }
    };
    gather(false);
    if (games.empty()) gather(true);
    for (auto& entry : games)
        std::erase_if(entry.second.skipped,
                      [&](const SkippedRule& one) { return entry.second.run.contains(one.rule); });
    return games;
}

std::vector<std::string> linesOfRules(const std::string& title, std::size_t run,
                                      const std::vector<SkippedRule>& allSkipped, Language language,
                                      bool withIds) {
    // A rule may be skipped for different reasons in different documents, but counts once.
    std::map<std::string, std::set<std::string>> reasons;  // none: not requested
    for (const auto& skipped : allSkipped) {
        auto& why = reasons[skipped.rule];
        if (!skipped.notAsked) why.insert(skipped.why.in(language));
    }
    std::map<std::string, std::vector<std::string>> byReason;
    std::size_t notAsked = 0;
    for (const auto& [rule, why] : reasons) {
        if (why.empty())
            ++notAsked;
        else
            byReason[fmt::format("{}", fmt::join(why, say(language, local("; elsewhere: "))))].push_back(
                rule);
    }
    const auto skipped = reasons.size();
    const std::string end = skipped == 0                     ? "."
                            : skipped > notAsked && !withIds ? say(language, local(" (list with --skipped):"))
                                                             : ":";
    std::vector<std::string> lines{
        title + ": " + counted(run, say(language, local("one", "run")), say(language, local("run"))) + ", " +
        counted(skipped, say(language, local("one", "skipped")), say(language, local("skipped"))) + end};
    const auto line = [&](const std::string& why, std::size_t count) {
        const auto rules = count == 1 ? say(language, local("rule")) : say(language, local("rules"));
        lines.push_back(fmt::format("  {:>4} {}: {}", count, rules, why));
    };
    for (const auto& [why, rules] : byReason) {
        line(why, rules.size());
        if (withIds) lines.push_back(fmt::format("        {}", fmt::join(rules, " ")));
    }
    if (notAsked) line(say(language, local("not selected")), notAsked);
    return lines;
}

}  // namespace

std::vector<std::string> ruleLines(const Report& report, Language language, bool withIds) {
    const std::string title = say(language, local("Rules"));
    const auto games = rulesByGame(report);
    if (games.empty())
        return linesOfRules(title, report.rulesRun.size(), report.rulesSkipped, language, withIds);
    std::vector<std::string> lines;
    for (const auto& [game, rules] : games) {
        const auto own = games.size() == 1 ? title : title + say(language, local(" for ")) + game;
        for (auto& line : linesOfRules(own, rules.run.size(), rules.skipped, language, withIds))
            lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<std::string> fileLines(const Report& report) {
    std::vector<std::string> lines;
    for (const auto& file : report.files)
        lines.push_back(fmt::format("{}  {}", file.sha256.empty() ? "-" : file.sha256, plainLine(file.path)));
    return lines;
}

std::vector<const ReportedFinding*> worstFirst(const Report& report) {
    std::vector<const ReportedFinding*> findings;
    for (const auto& reported : report.findings) findings.push_back(&reported);
    std::stable_sort(findings.begin(), findings.end(),
                     [](const auto* a, const auto* b) { return a->finding.severity > b->finding.severity; });
    return findings;
}

std::string topicOf(std::string_view rule, const MessageBook& messages) {
    for (const auto& topic : messages.topics())
        for (const auto& one : topic.rules)
            if (one.id() == rule) return topic.name;
    std::string name(rule.substr(0, rule.find('-')));
    for (char& c : name)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return name;
}

std::string fromRoot(const std::string& path, const std::string& root) {
    namespace fs = std::filesystem;
    const fs::path given = fs::path(path).lexically_normal();
    if (root.empty() || path == "-") return given.generic_string();
    const fs::path whole = given.is_absolute() ? given : (fs::path(root) / given).lexically_normal();
    const fs::path below = whole.lexically_relative(root);
    const bool isBelow = !below.empty() && *below.begin() != "..";
    return (isBelow ? below : whole).generic_string();
}

}  // namespace cota::checks
