// The page on CI: its scripts are run as printed, its other lines are parsed. Also what a runner or a user
// at a terminal does during a check: watching it, stopping it.
#include <gmock/gmock.h>

#include <sstream>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

/// The text of all code blocks of a page in one language, in order.
std::vector<std::string> blocksOf(const fs::path& page, const std::string& language) {
    std::vector<std::string> blocks;
    std::istringstream in(load(page));
    bool isInside = false;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("```")) {
            isInside = line == "```" + language;
            if (isInside) blocks.emplace_back();
        } else if (isInside) {
            blocks.back() += line + "\n";
        }
    }
    return blocks;
}

class Ci : public testing::TestWithParam<const char*> {
  protected:
    void SetUp() override {
        folder = scratchFolder();
        page = fs::path(COTA_SOURCE_DIR) / GetParam();
        fs::copy(fs::path(COTA_SOURCE_DIR) / "samples/panzer-grenadier", folder / "scenarios");
    }
    std::string script(const std::string& comment) const {
        for (const auto& block : blocksOf(page, "sh"))
            if (block.starts_with("#!/bin/sh\n# " + comment)) return block;
        ADD_FAILURE() << "no script '" << comment << "' in " << page;
        return {};
    }
    /// Runs in the scratch folder, with the built program in the path.
    Outcome shell(const std::string& words) const {
        const std::string path = "PATH=" + shellWord(fs::path(COTA_BINARY_DIR) / "bin") + ":$PATH";
        const std::string line = "cd " + shellWord(folder) + " && { " + path + "; export PATH; " + words +
                                 "; } >said.out 2>said.err";
        const int status = std::system(line.c_str());
        return {(status >> 8) & 0xFF, load(folder / "said.out"), load(folder / "said.err")};
    }
    void damage() const {
        const fs::path board = folder / "scenarios/west.board.xml";
        std::string text = load(board);
        save(board, text.replace(text.find("\"woods\""), 7, "\"wodds\""));
    }

    fs::path folder;
    fs::path page;
};

TEST_P(Ci, TheScriptRunsAsPrinted) {
    save(folder / "check-maps.sh", script("check-maps.sh"));
    const auto clean = shell("sh check-maps.sh");
    EXPECT_EQ(clean.code, 0) << clean.err;
    EXPECT_THAT(clean.err, IsEmpty());
    for (const char* report : {"reports/cota.sarif", "reports/cota.xml", "reports/cota.json"})
        EXPECT_THAT(load(folder / report), HasSubstr("scenarios/brod.scenario.xml")) << report;
    damage();
    const auto found = shell("sh check-maps.sh scenarios elsewhere");
    EXPECT_EQ(found.code, 1);
    EXPECT_THAT(found.out, HasSubstr("scenarios/west.board.xml:"));
    EXPECT_THAT(found.err, HasSubstr("check-maps: "));
    EXPECT_THAT(load(folder / "elsewhere/cota.xml"), HasSubstr("<failure type=\"error\""));
    EXPECT_EQ(shell("sh check-maps.sh nowhere").code, 3);
    for (const auto& line : blocksOf(page, "sh"))
        if (line.starts_with("cota ")) {
            EXPECT_EQ(shell(line.substr(0, line.size() - 1)).code, 0) << line;
        }
    EXPECT_EQ(shell("sh check-maps.sh").code, 0) << "what is in the baseline counts no more";
}

TEST_P(Ci, TheHookRefusesACommitWithErrors) {
    save(folder / ".gitignore", "said.*\n");
    const std::string git = "git -c user.name=a -c user.email=a@b -c commit.gpgsign=false ";
    ASSERT_EQ(shell("git init -q . && git add -A && " + git + "commit -qm one").code, 0);
    save(folder / ".git/hooks/pre-commit", script("pre-commit"));
    fs::permissions(folder / ".git/hooks/pre-commit", fs::perms::owner_all);
    EXPECT_EQ(shell("echo x >note && git add note && " + git + "commit -qm two").code, 0)
        << "no map is touched";
    damage();
    const auto refused = shell("git add -A && " + git + "commit -qm three");
    EXPECT_EQ(refused.code, 1);
    EXPECT_THAT(refused.out + refused.err, HasSubstr("scenarios/west.board.xml:"));
    EXPECT_EQ(shell("git reset -q --hard && echo >>scenarios/brod.scenario.xml && git add -A && " + git +
                    "commit -qm four")
                  .code,
              0)
        << load(folder / "said.out");
}

TEST_P(Ci, GitTellsWhatACommitChanged) {
    const auto attributes = blocksOf(page, "gitattributes");
    ASSERT_THAT(attributes, SizeIs(1));
    save(folder / ".gitattributes", attributes[0]);
    const std::string git = "git -c user.name=a -c user.email=a@b -c commit.gpgsign=false ";
    ASSERT_EQ(shell("git init -q . && git add -A && " + git + "commit -qm one").code, 0);
    std::string settings;
    for (const auto& block : blocksOf(page, "sh"))
        if (block.starts_with("git config ")) settings = block;
    ASSERT_EQ(shell(settings.substr(0, settings.size() - 1)).code, 0) << load(folder / "said.err");
    const auto replace = [&](const char* file, const std::string& from, const std::string& to) {
        std::string text = load(folder / "scenarios" / file);
        save(folder / "scenarios" / file, text.replace(text.find(from), from.size(), to));
    };
    replace("west.board.xml", "\"woods\"", "\"town\"");
    replace("brod.scenario.xml", "\"31-0508\"", "\"31-0611\"");
    replace("german.forces.xml", "<forces ", "<forces z-unknown=\"1\" ");
    fs::remove(folder / "scenarios/east.board.xml");
    ASSERT_EQ(shell("git add -A scenarios && " + git + "commit -qm two").code, 0);
    const auto said = shell("LC_ALL=C git --no-pager diff HEAD~1 HEAD");
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.out, HasSubstr("cota diff a/scenarios/west.board.xml b/scenarios/west.board.xml\n"
                                    "hex 0404: woods -> town\n1 difference.\n"));
    EXPECT_THAT(said.out, HasSubstr("counter g-pz-3: moved 31-0508 -> 31-0611\n"));
    EXPECT_THAT(said.out, HasSubstr("forces: comments and unknown parts changed\n"));
    EXPECT_THAT(said.out, HasSubstr("b/scenarios/east.board.xml\nfile gone\n"));
    EXPECT_THAT(shell("LC_ALL=C git --no-pager log -1 -p --ext-diff").out,
                HasSubstr("hex 0404: woods -> town"));
    EXPECT_THAT(shell("git --no-pager diff --no-ext-diff HEAD~1 HEAD").out,
                HasSubstr("\n-    <hex at=\"0404\""));
}

TEST_P(Ci, TheOtherLinesAreUnderstood) {
    std::size_t number = 0;
    for (const auto& block : blocksOf(page, "yaml")) {
        std::istringstream in(block);
        for (std::string line; std::getline(in, line);) {
            const auto at = line.find("cota check ");
            if (at == std::string::npos) continue;
            ++number;
            const auto outcome = shell(line.substr(at));
            EXPECT_EQ(outcome.code, 0) << line << "\n" << outcome.out << outcome.err;
        }
    }
    EXPECT_EQ(number, 2u);
    EXPECT_THAT(blocksOf(page, "dockerfile"), SizeIs(1));
}

INSTANTIATE_TEST_SUITE_P(Docs, Ci, testing::Values("docs/ci.md", "docs/es/ci.md"),
                         [](const auto& one) { return one.index == 0 ? "English" : "Spanish"; });

TEST(Stopping, ProgressIsForTerminals) {
    const fs::path folder = scratchFolder();
    smallBoard(folder / "a");
    smallBoard(folder / "b");
    EXPECT_THAT(runProcess("check " + shellWord(folder)).err, IsEmpty());
    const std::string program = (fs::path(COTA_BINARY_DIR) / "bin" / "cota").string();
    const std::string line = "TERM=xterm script -qec \"" + program + " check '" + folder.string() +
                             "' --output '" + (folder / "said.txt").string() + "'\" /dev/null >" +
                             shellWord(folder / "typescript") + " </dev/null";
    EXPECT_EQ(std::system(line.c_str()), 0);
    const auto shown = load(folder / "typescript");
    EXPECT_THAT(shown, HasSubstr("[1/2] "));
    EXPECT_THAT(shown, HasSubstr("[2/2] "));
    EXPECT_EQ(shown.substr(shown.rfind('\r')), "\r\x1b[K") << "nothing is left of it";
    EXPECT_THAT(load(folder / "said.txt"), Not(HasSubstr("[1/2]")));
}

// Twenty scenarios, stopped at different moments: during the check, while the report is written, afterwards.
TEST(Stopping, LeavesNoReportHalfWritten) {
    const fs::path folder = scratchFolder();
    fs::create_directories(folder / "in");
    for (int i = 0; i < 20; ++i)
        fs::copy(fs::path(sampleScenario()).parent_path(), folder / "in" / std::to_string(i),
                 fs::copy_options::recursive);
    fs::create_directories(folder / "out");
    const fs::path report = folder / "out/a.sarif";
    const std::string words =
        "check " + shellWord(folder / "in") + " --format sarif --output " + shellWord(report);
    int stopped = 0;
    for (const char* pause : {"0.1", "0.4", "0.01", "0.03", "0.2", "0.3", "0.5", "0.6"}) {
        const auto outcome = runProcess(
            words + " & pid=$!; sleep " + pause + "; kill -INT $pid 2>/dev/null; wait $pid", "set -m;");
        stopped += outcome.code == 130;
        for (const auto& left : fs::directory_iterator(folder / "out"))
            EXPECT_EQ(left.path(), report) << "a draft was left behind";
        const std::string text = load(report);
        EXPECT_TRUE(text.empty() || text.ends_with("}\n")) << "half a report";
        fs::remove(report);
    }
    EXPECT_GT(stopped, 0);
}

}  // namespace
}  // namespace cota::test
