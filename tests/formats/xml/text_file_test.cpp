#include "formats/xml/disk/text_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <system_error>

#include "tests/support/full_disk.h"
#include "tests/support/scratch_folder.h"

using namespace cota::xml;
namespace fs = std::filesystem;

namespace {

std::string bytesOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

class TextFileOnDisk : public testing::Test {
  protected:
    ~TextFileOnDisk() override { fs::permissions(folder_, fs::perms::owner_all); }
    std::size_t filesInFolder() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_), fs::directory_iterator{}));
    }
    const fs::path folder_ = support::scratchFolder();
};

TEST(TextFile, CountsLinesAndCharactersFromOne) {
    const TextFile file("a", "añb\r\nc\n\nd");
    EXPECT_EQ(file.position(0), (TextPosition{1, 1}));
    EXPECT_EQ(file.position(3), (TextPosition{1, 3}));  // after the two bytes of the ñ
    EXPECT_EQ(file.position(6), (TextPosition{2, 1}));
    EXPECT_EQ(file.position(8), (TextPosition{3, 1}));
    EXPECT_EQ(file.position(9), (TextPosition{4, 1}));
    EXPECT_EQ(file.position(999), (TextPosition{4, 2}));
}

TEST(TextFile, TellsWhereBytesAreNoUtf8) {
    for (const std::string bad :
         {"\xC0\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\x80", "\xE2\x82", "\xE0\x80\x80"}) {
        const auto loaded = textFromBytes("a", "x\nyz" + bad + "q");
        ASSERT_FALSE(loaded.ok());
        EXPECT_EQ(loaded.findings[0].message, "XML-003");
        EXPECT_EQ(loaded.findings[0].where->line, 2);
        EXPECT_EQ(loaded.findings[0].where->column, 3);
    }
    EXPECT_TRUE(textFromBytes("a", "\xF0\x9F\x98\x80 \xED\x9F\xBF").ok());
}

TEST(TextFile, RefusesUtf16AndControlCharacters) {
    EXPECT_EQ(textFromBytes("a", std::string("<\0a\0", 4)).findings[0].message, "XML-003.utf-16");
    EXPECT_EQ(textFromBytes("a", "\xFE\xFF").findings[0].message, "XML-003.utf-16");
    EXPECT_EQ(textFromBytes("a", std::string("ab\0", 3)).findings[0].message, "XML-003.character");
    EXPECT_EQ(textFromBytes("a", "a\xEF\xBF\xBF").findings[0].message, "XML-003.character");
}

TEST(TextFile, DropsTheByteOrderMark) {
    EXPECT_EQ((*textFromBytes("a", "\xEF\xBB\xBFx").value)->text(), "x");
}

TEST(TextFile, SaysItsLimit) {
    const auto loaded = textFromBytes("a", "123456", 5);
    ASSERT_FALSE(loaded.ok());
    EXPECT_EQ(loaded.findings[0].message, "XML-004");
    EXPECT_EQ(loaded.findings[0].values[0].text, "5");
}

TEST(TextFile, CleansWhatNoFileMayHold) {
    EXPECT_EQ(cleanUtf8("a\xFFz\x01"), "a\xEF\xBF\xBDz\xEF\xBF\xBD");
    EXPECT_EQ(cleanUtf8("ñ\n"), "ñ\n");
}

TEST_F(TextFileOnDisk, AFileThatCannotBeReadIsAFinding) {
    for (const auto& path : {folder_ / "none.xml", folder_}) {
        const auto loaded = readTextFile(path, "shown");
        ASSERT_FALSE(loaded.ok());
        EXPECT_EQ(loaded.findings[0].message, "XML-002");
        EXPECT_EQ(loaded.findings[0].where->file, "shown");
    }
}

TEST_F(TextFileOnDisk, SaysWhatAFileIsThatIsNotOurs) {
    const auto path = folder_ / "a.xml";
    using namespace std::string_literals;
    for (const auto& [bytes, what] : {std::pair{"\x89PNG\r\n"s, "a PNG image"s},
                                      {"%PDF-1.5"s, "a PDF"s},
                                      {"PK\x03\x04"s, "a ZIP archive"s},
                                      {"\xEF\xBB\xBF {}"s, "JSON"s},
                                      {"Pe\xF1"
                                       "a\n"s,
                                       "plain text"s},
                                      {"a\0b"s, "data that is not text"s}}) {
        saveAtomically(path, bytes);
        const auto loaded = readTextFile(path);
        ASSERT_FALSE(loaded.ok()) << what;
        EXPECT_EQ(loaded.findings[0].message, "XML-001.other-file");
        const auto& value = loaded.findings[0].values[0];
        EXPECT_EQ(value.words.empty() ? value.text : value.words.en, what);
    }
    for (const auto& bytes : {""s, " \n<board"s, "\xEF\xBB\xBF<board"s}) {
        saveAtomically(path, bytes);
        EXPECT_TRUE(readTextFile(path).ok()) << bytes;
    }
}

#ifdef __linux__
TEST_F(TextFileOnDisk, EndlessFilesStopAtTheLimit) {
    EXPECT_EQ(readTextFile("/dev/zero", {}, 100'000).findings[0].message, "XML-004");
}
#endif

TEST_F(TextFileOnDisk, SavesAndReadsBack) {
    const auto path = folder_ / "a.xml";
    saveAtomically(path, "<one/>");
    EXPECT_EQ(bytesOf(path), "<one/>");
    EXPECT_EQ((*readTextFile(path).value)->text(), "<one/>");
    saveAtomically(path, std::string(300'000, 'x'));
    EXPECT_EQ(fs::file_size(path), 300'000u);
    EXPECT_EQ(filesInFolder(), 1u);
}

TEST_F(TextFileOnDisk, SavingKeepsPermissionsAndFollowsLinks) {
    const auto path = folder_ / "a.xml";
    saveAtomically(path, "one");
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
    fs::create_symlink("a.xml", folder_ / "link.xml");
    saveAtomically(folder_ / "link.xml", "two");
    EXPECT_TRUE(fs::is_symlink(folder_ / "link.xml"));
    EXPECT_EQ(bytesOf(path), "two");
    EXPECT_EQ(fs::status(path).permissions(),
              fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
}

#ifdef __linux__
TEST_F(TextFileOnDisk, SpecialFilesAreWrittenIntoAndStay) {
    const auto pipe = folder_ / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    // Open for both, so that neither end waits for the other.
    const int end = ::open(pipe.c_str(), O_RDWR | O_NONBLOCK);
    ASSERT_GE(end, 0);
    fs::create_symlink("pipe", folder_ / "link");
    saveAtomically(folder_ / "link", "text");
    char bytes[8] = {};
    EXPECT_EQ(::read(end, bytes, sizeof bytes), 4);
    EXPECT_STREQ(bytes, "text");
    ::close(end);
    EXPECT_TRUE(fs::is_fifo(pipe));
    // Links protect the devices of the machine if the program replaces them by mistake.
    for (const char* device : {"null", "full"})
        fs::create_symlink(fs::path("/dev") / device, folder_ / device);
    saveAtomically(folder_ / "null", "text");
    EXPECT_THROW(saveAtomically(folder_ / "full", "text"), std::system_error);
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
    EXPECT_EQ(filesInFolder(), 4u);
}
#endif

TEST_F(TextFileOnDisk, AReadOnlyFileStaysAsItIs) {
    const auto path = folder_ / "a.xml";
    saveAtomically(path, "one");
    fs::permissions(path, fs::perms::owner_read | fs::perms::group_read);
    try {
        saveAtomically(path, "two");
        ADD_FAILURE() << "it was written over";
    } catch (const std::system_error& error) {
        EXPECT_EQ(error.code(), std::errc::permission_denied);
    }
    EXPECT_EQ(bytesOf(path), "one");
    EXPECT_EQ(filesInFolder(), 1u);
}

TEST_F(TextFileOnDisk, AFullDiskLeavesTheOldFileAndNoDraft) {
    const auto path = folder_ / "a.xml";
    saveAtomically(path, "one");
    {
        const cota::support::FullDisk full(1000);
        EXPECT_THROW(saveAtomically(path, std::string(5000, 'x')), std::system_error);
        saveAtomically(folder_ / "small.xml", "what fits is written");
    }
    EXPECT_EQ(bytesOf(path), "one");
    EXPECT_EQ(filesInFolder(), 2u);
}

TEST_F(TextFileOnDisk, AFailedSaveLeavesTheOldFile) {
    const auto path = folder_ / "a.xml";
    saveAtomically(path, "one");
    EXPECT_THROW(saveAtomically(folder_ / "no" / "a.xml", "x"), std::system_error);
    fs::create_directories(folder_ / "taken" / "inside");
    EXPECT_THROW(saveAtomically(folder_ / "taken", "x"), std::system_error);
    EXPECT_EQ(filesInFolder(), 2u);  // no temporary file is left
    if (::geteuid() != 0) {
        fs::permissions(folder_, fs::perms::owner_read | fs::perms::owner_exec);
        EXPECT_THROW(saveAtomically(path, "two"), std::system_error);
    }
    EXPECT_EQ(bytesOf(path), "one");
}

}  // namespace
