#pragma once
// An empty folder for the running test, below the temporary files of the build tree.

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace cota::support {

inline std::filesystem::path scratchFolder(const std::string& name = "scratch") {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    const auto folder = std::filesystem::path(::testing::TempDir()) / "cota" /
                        (std::string(test->test_suite_name()) + "." + test->name()) / name;
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    return folder;
}

}  // namespace cota::support
