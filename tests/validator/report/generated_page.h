// A generated page of docs/: COTA_UPDATE=1 writes it again; otherwise it must be up to date.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace cota::test {

inline std::filesystem::path docsPage(const std::string& page) {
    return std::filesystem::path(COTA_SOURCE_DIR) / "docs" / page;
}

inline std::string contentOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// `page` is a path below docs/; `text` is the present output of the program.
inline void expectPage(const std::string& page, const std::string& text) {
    const auto path = docsPage(page);
    if (std::getenv("COTA_UPDATE")) std::ofstream(path, std::ios::binary) << text;
    EXPECT_TRUE(contentOf(path) == text) << page << " is stale: run bin/test_report with COTA_UPDATE=1";
}

}  // namespace cota::test
