#pragma once
// Runs `cota`: in this process, or as the built program.

#include <filesystem>
#include <string>
#include <vector>

namespace cota::test {

struct Outcome {
    int code = -1;
    std::string out;
    std::string err;
};

/// In this process, with the mapsets of the source tree.
Outcome run(const std::vector<std::string>& arguments, const std::string& input = {});
/// The built program in a shell: `words` may contain redirections and pipes. `before` is put before the
/// program.
Outcome runProcess(const std::string& words, const std::string& before = {});

/// An empty folder for the running test.
std::filesystem::path scratchFolder();
void save(const std::filesystem::path& path, const std::string& text);
std::string load(const std::filesystem::path& path);
/// Quoted as one word of the shell.
std::string shellWord(const std::filesystem::path& path);

/// The folder of real files of other programs, or an empty path.
std::filesystem::path corpora();

/// The sample scenario of the repository: two joined boards, two sides.
std::string sampleScenario();
/// A small board of that game, written to `folder`: woods in 0301 and 0302, a town in 0404, a hill in 0503
/// and 0603.
std::string smallBoard(const std::filesystem::path& folder);

inline const std::string game = "panzer-grenadier";

}  // namespace cota::test
