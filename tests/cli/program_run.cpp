#include "tests/cli/program_run.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "mapsets/loading/game_shelf.h"
#include "validator/cli/program.h"

namespace cota::test {

namespace fs = std::filesystem;

Outcome run(const std::vector<std::string>& arguments, const std::string& input) {
    static const auto shelf = std::make_shared<mapsets::GameShelf>();
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    cli::Surroundings surroundings;
    surroundings.program = fs::path(COTA_BINARY_DIR) / "bin" / "cota";
    surroundings.games = shelf;
    surroundings.variables["COTA_MAPSETS"] = std::string(COTA_SOURCE_DIR) + "/mapsets/systems";
    Outcome outcome;
    outcome.code = cli::runProgram(arguments, {in, out, err}, surroundings);
    outcome.out = out.str();
    outcome.err = err.str();
    return outcome;
}

Outcome runProcess(const std::string& words, const std::string& before) {
    const fs::path folder = scratchFolder();
    const fs::path out = folder / "process.out";
    const fs::path err = folder / "process.err";
    const std::string program = shellWord(fs::path(COTA_BINARY_DIR) / "bin" / "cota");
    const std::string line =
        "{ " + before + " " + program + " " + words + " ; } >" + shellWord(out) + " 2>" + shellWord(err);
    const int status = std::system(("LC_ALL=C; export LC_ALL; " + line).c_str());
    Outcome outcome;
    // The status of the shell is that of the program: the low byte is the signal, the next byte the code.
    outcome.code = (status & 0x7F) == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F);
    outcome.out = load(out);
    outcome.err = load(err);
    return outcome;
}

fs::path scratchFolder() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    std::string name = std::string(test->test_suite_name()) + "-" + test->name();
    for (char& c : name)
        if (c == '/') c = '-';
    const fs::path folder = fs::path(COTA_BINARY_DIR) / "scratch" / name;
    // Emptied at the first use in a test, so that files of an earlier run cannot change the result.
    static std::string emptied;
    if (emptied != name) fs::remove_all(folder);
    emptied = name;
    fs::create_directories(folder);
    return folder;
}

void save(const fs::path& path, const std::string& text) {
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

std::string load(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string shellWord(const fs::path& path) { return "'" + path.string() + "'"; }

fs::path corpora() {
    const char* folder = std::getenv("COTA_CORPORA");
    return folder == nullptr ? fs::path() : fs::path(folder);
}

std::string sampleScenario() {
    return std::string(COTA_SOURCE_DIR) + "/samples/panzer-grenadier/brod.scenario.xml";
}

std::string smallBoard(const fs::path& folder) {
    const fs::path path = folder / "hill.board.xml";
    save(path, R"(<?xml version="1.0" encoding="UTF-8"?>
<board format="4" id="1" mapset="panzer-grenadier">
  <grid orientation="flat" stagger="even-low" columns="8" rows="6"/>
  <hexes ground="clear">
    <hex at="0301" terrain="woods"/>
    <hex at="0302" terrain="woods"/>
    <hex at="0503" level="1"/>
    <hex at="0603" level="2"/>
    <hex at="0404" terrain="town"/>
  </hexes>
</board>
)");
    return path.string();
}

}  // namespace cota::test
