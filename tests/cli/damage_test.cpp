// Files that are cut off, and files with flipped bits, through the whole program: an answer or a refusal,
// never a crash.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

#include "tests/cli/program_run.h"
#include "tests/support/trials.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;

std::string flipped(std::string text, std::mt19937& random) {
    for (int i = 0; i < 3; ++i) {
        char& byte = text[random() % text.size()];
        byte = static_cast<char>(byte ^ (1 << (random() % 8)));
    }
    return text;
}

bool isAnswer(int code) { return code == 0 || code == 1 || code == 3; }

void damage(const std::string& text, unsigned tries, const std::function<void(const std::string&)>& use) {
    std::mt19937 random(20260101);
    const std::size_t step = std::max<std::size_t>(1, text.size() / tries);
    for (std::size_t end = 0; end < text.size(); end += step) use(text.substr(0, end));
    for (unsigned round = 0; round < tries; ++round) use(flipped(text, random));
}

TEST(Damage, OfABoard) {
    const std::string board = smallBoard(scratchFolder());
    damage(load(board), support::trials(60), [](const std::string& text) {
        EXPECT_TRUE(isAnswer(run({"check", "-"}, text).code));
        const int code = run({"los", "-", "0101", "0304"}, text).code;
        EXPECT_TRUE(isAnswer(code) || code == 2);  // the hex may be outside a smaller board
        EXPECT_TRUE(isAnswer(run({"heights", "-"}, text).code));
    });
}

TEST(Damage, OfAScenarioAndItsFiles) {
    const fs::path from = fs::path(sampleScenario()).parent_path();
    const fs::path folder = scratchFolder() / "sample";
    fs::remove_all(folder);
    fs::copy(from, folder);
    // Each is a complete check; fuzzing tests the readers alone with sanitizers.
    const unsigned tries = support::areSanitized ? 4 : 60;
    const std::string scenario = (folder / "brod.scenario.xml").string();
    for (const auto& entry : fs::directory_iterator(from)) {
        const fs::path file = folder / entry.path().filename();
        damage(load(entry.path()), tries, [&](const std::string& text) {
            save(file, text);
            EXPECT_TRUE(isAnswer(run({"check", scenario, "--jobs", "1"}).code));
        });
        fs::copy_file(entry.path(), file, fs::copy_options::overwrite_existing);
    }
}

TEST(Damage, OfABoardOfAnotherProgram) {
    const std::string source = load(fs::path(COTA_SOURCE_DIR) / "tests/fuzz/interchange/boards/small.board");
    damage(source, support::trials(60), [](const std::string& text) {
        const int code = run({"import", "-", "-o", "-", "--mapset", game}, text).code;
        EXPECT_TRUE(code == 0 || code == 3) << code << "\n" << text;
    });
}

}  // namespace
}  // namespace cota::test
