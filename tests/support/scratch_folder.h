#pragma once
// An empty folder for the running test, outside the sources: what is found beside a file must not be ours. No
// two tests share one, for they run at the same time; neither do two build trees.

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <string>

namespace cota::support {

inline std::filesystem::path scratchFolder(const std::string& name = "scratch") {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    const auto tree = std::to_string(std::hash<std::string>()(COTA_BINARY_DIR));
    const auto folder = std::filesystem::path(::testing::TempDir()) / "cota" / tree /
                        (std::string(test->test_suite_name()) + "." + test->name()) / name;
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    return folder;
}

}  // namespace cota::support
