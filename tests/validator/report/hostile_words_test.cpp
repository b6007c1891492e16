// Texts of files, games, file names and citations that try to inject something, in every printed field of
// every format.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include "formats/model/finding/message.h"
#include "validator/report/plain_words.h"
#include "validator/report/report_format.h"

using namespace cota::checks;
using cota::local;
namespace model = cota::model;
using testing::HasSubstr;
using testing::Not;

namespace {

/// A separate line, terminal colours, the same in one character, reversed text, a code fence, the end of an
/// XML section, GitHub commands, a link. `field` shows where it was put.
std::string hostile(const std::string& field) {
    return field +
           "<\n::error file=main.c,line=1::forged\r\x1b[31m\xC2\x9B"
           "31m\xE2\x80\xAE\xE2\x80\xA8\xC2\x85\n```\n`x`]]>##[error]no [click](http://evil) | a";
}

constexpr model::MessageRow row{
    "STACK-001", model::Severity::error, local("t"), local("of {value}"), local("r"), local("a")};

Report hostileReport() {
    Report report;
    const auto file = hostile("file");
    report.files = {{file, std::string(64, 'f'), hostile("kind"), hostile("game")}};
    for (int i = 0; i < 4; ++i) {
        auto& reported = report.findings.emplace_back();
        reported.finding =
            model::findingOf(row, {{"value", hostile("value")}},
                             {model::SubjectKind::counter, hostile("subject"), {hostile("hex")}});
        reported.finding.where = model::SourceSpan{file, 2 + i, 3};
        reported.finding.citation = model::Citation{hostile("citing"), hostile("paragraph")};
        reported.finding.related = {{model::SubjectKind::counter, hostile("related"), {}}};
        reported.relatedWhere = {model::SourceSpan{hostile("other"), 1, 1}};
        reported.trail = {{{hostile("step")}, {hostile("story"), hostile("story")}}};
        reported.hexes = {{hostile("label"), {0, 0}}};
        reported.reason = hostile("reason");
        reported.fixes = {{hostile("fix"), {hostile("offer"), hostile("offer")}, {}}};
    }
    report.findings[1].state = State::accepted;
    report.findings[2].state = State::baseline;
    report.baseline = hostile("baseline");
    report.rulesRun = {"STACK-001"};
    report.rulesSkipped = {{"MAP-001", {hostile("why"), hostile("why")}, false}};
    report.failures = {{"TERRAIN-001", hostile("what")}};
    asOneSuite(report);
    report.suites.push_back(report.suites.front());
    report.suites.back().name = hostile("second");
    report.suites.front().name = hostile("suite");
    settle(report);
    return report;
}

const MessageBook& hostileBook() {
    static const MessageBook messages = [] {
        MessageBook all;
        all.add(std::span(&row, 1));
        return all;
    }();
    return messages;
}

std::string written(const char* format, bool subjects = true) {
    return findReportFormat(format)->write(hostileReport(), hostileBook(),
                                           {.tool = {"cota", "1"},
                                            .subjects = subjects,
                                            .showKnown = true,
                                            .skipped = true,
                                            .failOn = model::Severity::error});
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

/// All texts of an answer; the Markdown of rules line by line.
void textsIn(const nlohmann::json& json, std::vector<std::string>& texts) {
    if (json.is_string()) texts.push_back(json.get<std::string>());
    if (!json.is_structured()) return;
    for (const auto& [key, part] : json.items()) {
        if (json.is_object() && key == "markdown")
            for (auto& line : linesOf(part.get<std::string>())) texts.push_back(std::move(line));
        else
            textsIn(part, texts);
    }
}

void textsIn(const pugi::xml_node& node, std::vector<std::string>& texts) {
    for (const auto& attribute : node.attributes()) texts.emplace_back(attribute.value());
    for (const auto& child : node.children()) {
        if (child.type() == pugi::node_element) {
            textsIn(child, texts);
            continue;
        }
        for (auto& line : linesOf(child.value())) texts.push_back(std::move(line));
    }
}

/// The texts that a reader of the format gets in the end.
std::vector<std::string> readBack(const char* format, const std::string& text) {
    std::vector<std::string> texts;
    const std::string_view name = format;
    if (name == "json" || name == "sarif" || name == "geojson") {
        textsIn(nlohmann::json::parse(text), texts);
    } else if (name == "junit") {
        pugi::xml_document document;
        EXPECT_TRUE(document.load_buffer(text.data(), text.size(), pugi::parse_full));
        textsIn(document.document_element(), texts);
    } else {
        texts = linesOf(text);
    }
    return texts;
}

TEST(HostileWords, AreNothingButWordsInEveryFormat) {
    for (const auto& format : reportFormats()) {
        const auto text = written(format.name);
        const auto texts = readBack(format.name, text);
        std::string all;
        for (const auto& one : texts) {
            EXPECT_EQ(model::printable(one), one) << format.name << ": a control character came through";
            all += one + "\n";
        }
        // Each field must be there, so that a missing field is noticed.
        for (const char* field : {"file", "value", "paragraph"})
            EXPECT_THAT(all, HasSubstr(std::string(field))) << format.name;
        EXPECT_THAT(all, HasSubstr("u000a")) << format.name << ": told in words";
    }
}

TEST(HostileWords, EveryFieldIsPrintedSomewhere) {
    std::string all;
    for (const auto& format : reportFormats()) all += written(format.name);
    for (const char* field :
         {"file", "kind",  "game",  "value",  "subject", "hex",   "citing", "paragraph", "related", "other",
          "step", "story", "label", "reason", "fix",     "offer", "why",    "what",      "suite",   "second"})
        EXPECT_TRUE(all.find(std::string(field) + "<") != std::string::npos ||
                    all.find(std::string(field) + "&lt;") != std::string::npos ||
                    all.find(std::string(field) + "\\<") != std::string::npos ||
                    all.find(std::string(field) + "%3C") != std::string::npos)
            << field;
}

TEST(HostileWords, AreNoCommandsOfGitHub) {
    for (const char* format : {"text", "github"})
        for (const auto& line : linesOf(written(format))) {
            EXPECT_THAT(line, Not(HasSubstr("##["))) << format;
            const auto first = line.find_first_not_of(' ');
            if (first == std::string::npos || !std::string_view(line).substr(first).starts_with("::"))
                continue;
            EXPECT_TRUE(line.starts_with("::error file=file<\\u000a%3A%3Aerror") ||
                        line == "::error title=TERRAIN-001::" + githubText(hostile("what")))
                << format << ": " << line;
        }
    EXPECT_EQ(plainLine("::error::no"), "\\u003a:error::no");
    EXPECT_EQ(plainLine("  ::error::no"), "  \\u003a:error::no");
    // Runners drop leading blanks of all scripts.
    for (const std::string blank :
         {"\xC2\xA0", "\xE2\x80\x83", "\xE3\x80\x80", "\xEF\xBB\xBF", " \xE2\x80\xAF"})
        EXPECT_EQ(plainLine(blank + "::error::no"), blank + "\\u003a:error::no") << blank;
    EXPECT_EQ(plainLine("\xC3\xB1::error"), "\xC3\xB1::error") << "a letter is no blank";
    EXPECT_EQ(githubProperty("a,b:c%\n"), "a%2Cb%3Ac%25\\u000a");
}

TEST(HostileWords, StayInTheirCellAndInTheirFence) {
    const auto lines = linesOf(written("markdown"));
    std::string fence;
    for (const auto& line : lines) {
        if (line.starts_with("|")) {
            std::size_t bars = 0;
            for (std::size_t i = 0; i < line.size(); ++i)
                bars += line[i] == '|' && (i == 0 || line[i - 1] != '\\');
            EXPECT_EQ(bars, 6u) << line;
            EXPECT_THAT(line, Not(HasSubstr("[click]("))) << "a link";
        }
        if (line.starts_with("```")) fence = fence.empty() ? line.substr(0, line.find('t')) : "";
        if (line.find("```") != std::string::npos && !line.starts_with("```")) {
            EXPECT_GT(fence.size(), 3u) << "longer than any run of backticks inside";
        }
    }
    EXPECT_TRUE(fence.empty()) << "closed";
    EXPECT_EQ(markdownText("http://evil www.evil @x $1$ <b>"),
              "http\\://evil www\\.evil \\@x \\$1\\$ \\<b\\>");
}

TEST(HostileWords, AreNoLinksInSarif) {
    std::vector<std::string> messages;
    const auto json = nlohmann::json::parse(written("sarif"));
    for (const auto& result : json["runs"][0]["results"]) {
        messages.push_back(result["message"]["text"]);
        for (const auto& one : result["relatedLocations"]) messages.push_back(one["message"]["text"]);
    }
    ASSERT_FALSE(messages.empty());
    for (const auto& message : messages) EXPECT_THAT(message, Not(HasSubstr("](")));
}

/// Fixes must write their exact text.
TEST(HostileWords, TextsThatGoIntoFilesStayAsTheyAre) {
    auto report = hostileReport();
    report.findings[0].fixes[0].edits = {{"a.xml", 0, 0, "one\ntwo\t", {"a.xml", 1, 1}, {"a.xml", 1, 1}}};
    for (const char* format : {"json", "sarif"})
        EXPECT_THAT(findReportFormat(format)->write(report, hostileBook(), {}), HasSubstr("\"one\\ntwo\\t\""))
            << format;
}

/// This text has lines, and no word of a file.
TEST(HostileWords, TheHelpOfARuleKeepsItsLines) {
    const auto json = nlohmann::json::parse(written("sarif"));
    const std::string help = json["runs"][0]["tool"]["driver"]["rules"][0]["help"]["markdown"];
    EXPECT_THAT(help, testing::HasSubstr("**\n\n> "));
    EXPECT_THAT(help, testing::Not(testing::HasSubstr("\\u000a")));
}

}  // namespace
