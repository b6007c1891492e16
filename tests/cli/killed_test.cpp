// The built program, killed at any moment: each file must be the old or the new version, and leftovers
// beside it are removed by the next save.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "formats/earth/earth_library.h"
#include "tests/cli/program_run.h"

extern char** environ;

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

pid_t started(const std::vector<std::string>& words) {
    std::vector<std::string> all{(fs::path(COTA_BINARY_DIR) / "bin" / "cota").string()};
    all.insert(all.end(), words.begin(), words.end());
    std::vector<char*> arguments;
    for (auto& word : all) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (const int stream : {STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0);
    pid_t child = -1;
    EXPECT_EQ(::posix_spawn(&child, all.front().c_str(), &actions, nullptr, arguments.data(), environ), 0);
    posix_spawn_file_actions_destroy(&actions);
    return child;
}

/// True if the program ended by itself.
bool hasEnded(pid_t child) {
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status);
}

/// Runs the program once to the end, then kills it later and later until it finishes, at most `tries` times
/// and for a few seconds in all. `judge` looks at the files after each run.
template <class Prepare, class Judge>
void killAgainAndAgain(const std::vector<std::string>& words, int signal, Prepare prepare, Judge judge) {
    constexpr int tries = 24;
    constexpr auto atMost = std::chrono::seconds(6);
    prepare();
    const auto begun = Clock::now();
    ASSERT_TRUE(hasEnded(started(words)));
    const auto whole = Clock::now() - begun;
    int killed = 0;
    for (int i = 0; i < tries && Clock::now() - begun < atMost; ++i) {
        prepare();
        const pid_t child = started(words);
        // Files are written at the end, so most of the kills are there.
        const int part = i % 4 == 0 ? i : tries / 2 + i / 2;
        std::this_thread::sleep_for(whole * part / tries);
        ::kill(child, signal);
        if (!hasEnded(child)) ++killed;
        judge();
    }
    EXPECT_GT(killed, 0) << "nothing was killed";
}

std::size_t filesIn(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

/// A board with a mistake in a hundred hexes, so that fix writes a file of some size.
std::string mistakenBoard() {
    std::string hexes;
    for (int column = 10; column < 50; ++column)
        for (int row = 10; row < 40; ++row)
            hexes += "    <hex at=\"" + std::to_string(column) + std::to_string(row) + "\" terrain=\"" +
                     (row == 10 && column < 20 ? "wods" : "woods") + "\"/>\n";
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<board format=\"4\" id=\"1\" "
           "mapset=\"panzer-grenadier\">\n"
           "  <grid orientation=\"flat\" columns=\"60\" rows=\"50\"/>\n  <hexes ground=\"clear\">\n" +
           hexes + "  </hexes>\n</board>\n";
}

TEST(Killed, FixLeavesTheOldTextOrTheNew) {
    const auto folder = scratchFolder();
    const auto file = folder / "slips.board.xml";
    const std::string before = mistakenBoard();
    save(file, before);
    ASSERT_EQ(run({"fix", file.string()}).code, 0);
    const std::string after = load(file);
    ASSERT_NE(after, before);
    for (const int signal : {SIGKILL, SIGTERM})
        killAgainAndAgain(
            {"fix", file.string()}, signal, [&] { save(file, before); },
            [&] {
                const std::string now = load(file);
                EXPECT_TRUE(now == before || now == after) << now.size() << " bytes";
            });
    save(file, before);
    EXPECT_EQ(run({"fix", file.string()}).code, 0);
    EXPECT_EQ(filesIn(folder), 1u) << "drafts of the killed";
}

TEST(Killed, ImportLeavesTheOldFileOrTheNew) {
    const auto folder = scratchFolder();
    const auto source = fs::path(COTA_SOURCE_DIR) / "tests/fuzz/interchange/boards/small.board";
    const auto file = folder / "out" / "small.board.xml";
    const std::vector<std::string> words{"import", source.string(), "-o", file.string(), "--mapset",
                                         game,     "--force"};
    fs::create_directories(file.parent_path());
    ASSERT_EQ(run(words).code, 0);
    const std::string after = load(file);
    killAgainAndAgain(
        words, SIGKILL, [&] { save(file, "old"); },
        [&] {
            const std::string now = load(file);
            EXPECT_TRUE(now == "old" || now == after) << now.size() << " bytes";
        });
    ASSERT_EQ(run(words).code, 0);
    EXPECT_EQ(filesIn(file.parent_path()), 1u) << "drafts of the killed";
}

TEST(Killed, RenderLeavesNoHalfPicture) {
    const auto folder = scratchFolder();
    const auto picture = folder / "out" / "map.png";
    const std::vector<std::string> words{"render", smallBoard(folder), "-o", picture.string(), "--dpi",
                                         "100"};
    fs::create_directories(picture.parent_path());
    ASSERT_EQ(run(words).code, 0);
    const std::string whole = load(picture);
    killAgainAndAgain(
        words, SIGKILL, [&] { fs::remove(picture); },
        [&] { EXPECT_TRUE(!fs::exists(picture) || load(picture) == whole); });
    ASSERT_EQ(run(words).code, 0);
    EXPECT_EQ(filesIn(picture.parent_path()), 1u) << "drafts of the killed";
}

TEST(Killed, AnImportOfAMapOfTheWorldStopsAtOnce) {
    earth::EarthProblem problem;
    if (earth::earthFiles(problem) == nullptr) GTEST_SKIP() << "built without GDAL";
    const auto folder = scratchFolder();
    const auto board = folder / "in.board.xml", to = folder / "out.board.xml", map = folder / "map.geojson";
    save(
        board,
        "<board format=\"4\" id=\"1\" mapset=\"panzer-grenadier\"><grid orientation=\"flat\" columns=\"100\" "
        "rows=\"100\"/><anchor system=\"EPSG:32631\" east=\"490000\" north=\"5210000\" hex=\"200\"/>"
        "<hexes ground=\"clear\"/></board>");
    std::string features;
    for (int i = 0; i < 60'000; ++i)
        features += std::string(i > 0 ? "," : "") +
                    R"({"type":"Feature","properties":{"landuse":"forest"},"geometry":{"type":"Polygon",)" +
                    R"("coordinates":[[[2.9,46.9],[3.1,46.9],[3.1,47.1],[2.9,47.1],[2.9,46.9]]]}})";
    save(map, R"({"type":"FeatureCollection","features":[)" + features + "]}");
    const pid_t child = started({"import", map.string(), "--onto", board.string(), "-o", to.string()});
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    const auto asked = Clock::now();
    ::kill(child, SIGINT);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_LT(Clock::now() - asked, std::chrono::seconds(2));
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 130) << status;
    EXPECT_EQ(filesIn(folder), 2u);
}

}  // namespace
}  // namespace cota::test
