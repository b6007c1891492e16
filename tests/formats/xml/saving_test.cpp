// What a file keeps when its text is replaced: owner, permissions, attributes, names; and leftovers of
// killed saves.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "formats/xml/disk/system_reason.h"
#include "formats/xml/disk/text_file.h"
#include "tests/support/scratch_folder.h"

#ifdef __linux__
#include <sys/xattr.h>
#endif

namespace cota::xml {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string writtenIn(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}
void put(const fs::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }
std::vector<std::string> namesIn(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}
struct stat statusOf(const fs::path& path) {
    struct stat status {};
    EXPECT_EQ(::stat(path.c_str(), &status), 0) << path;
    return status;
}
unsigned modeOf(const fs::path& path) { return statusOf(path).st_mode & 07777U; }

/// Runs in a separate process without the permissions of other users; returns 0 if all is well.
template <class Deed>
int asNobody(Deed deed) {
    constexpr unsigned nobody = 65534;
    const pid_t child = ::fork();
    if (child == 0) {
        if (::setgid(nobody) != 0 || ::setuid(nobody) != 0) ::_exit(100);
        ::_exit(deed());
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 101;
}

TEST(Saving, ANewFileGetsWhatEveryNewFileGets) {
    const auto folder = support::scratchFolder();
    const mode_t before = ::umask(027);
    EXPECT_FALSE(saveAtomically(folder / "a.xml", "one").any());
    ::umask(before);
    EXPECT_EQ(modeOf(folder / "a.xml"), 0640U);
}

TEST(Saving, FilesWithSeveralNamesKeepThem) {
    const auto folder = support::scratchFolder();
    put(folder / "a.xml", "a longer text");
    fs::create_hard_link(folder / "a.xml", folder / "b.xml");
    EXPECT_FALSE(saveAtomically(folder / "a.xml", "two").any());
    EXPECT_EQ(writtenIn(folder / "b.xml"), "two");
    EXPECT_TRUE(fs::equivalent(folder / "a.xml", folder / "b.xml"));
    EXPECT_THAT(namesIn(folder), ElementsAre("a.xml", "b.xml"));
    saveAtomically(folder / "b.xml", "a text that is longer than all before");
    EXPECT_EQ(writtenIn(folder / "a.xml"), "a text that is longer than all before");
}

TEST(Saving, OwnerAndGroupAreKeptWhereThatMayBe) {
    if (::geteuid() != 0) GTEST_SKIP() << "only root may give files away";
    const auto folder = support::scratchFolder();
    put(folder / "a.xml", "one");
    ASSERT_EQ(::chown((folder / "a.xml").c_str(), 1234, 4321), 0);
    fs::permissions(folder / "a.xml", fs::perms(0660));
    EXPECT_FALSE(saveAtomically(folder / "a.xml", "two").any());
    EXPECT_EQ(statusOf(folder / "a.xml").st_uid, 1234U);
    EXPECT_EQ(statusOf(folder / "a.xml").st_gid, 4321U);
    EXPECT_EQ(modeOf(folder / "a.xml"), 0660U);
}

TEST(Saving, WhereOwnerAndGroupAreLostNobodyGetsMore) {
    if (::geteuid() != 0) GTEST_SKIP() << "only root may be somebody else";
    const auto folder = support::scratchFolder();
    fs::permissions(folder, fs::perms::all);
    for (const auto& [before, after] :
         {std::pair{0676U, 0666U}, {0646U, 0644U}, {06776U, 0766U}, {0606U, 0600U}}) {
        const auto path = folder / "a.xml";
        fs::remove(path);
        put(path, "one");
        ASSERT_EQ(::chown(path.c_str(), 1234, 4321), 0);
        fs::permissions(path, fs::perms(before));
        EXPECT_EQ(asNobody([&] {
                      const auto losses = saveAtomically(path, "two");
                      return losses.owner && losses.group && !losses.accessList ? 0 : 1;
                  }),
                  0);
        EXPECT_EQ(writtenIn(path), "two");
        EXPECT_EQ(modeOf(path), after) << std::oct << before;
    }
}

#ifdef __linux__

constexpr const char* accessList = "system.posix_acl_access";

/// An access list in the form of the kernel: the owner reads and writes, user 4242 has the given
/// permissions, all others read.
std::string listFor(char rights) {
    std::string list{2, 0, 0, 0};
    const auto entry = [&](char tag, char may, unsigned id) {
        list += {tag, 0, may, 0};
        for (unsigned shift = 0; shift < 32; shift += 8) list += static_cast<char>(id >> shift & 0xFFU);
    };
    constexpr unsigned noId = 0xFFFFFFFF;
    entry(0x01, 6, noId);
    entry(0x02, rights, 4242);
    entry(0x04, 4, noId);
    entry(0x10, 6, noId);
    entry(0x20, 4, noId);
    return list;
}
bool setAttribute(const fs::path& path, const char* name, const std::string& value) {
    return ::setxattr(path.c_str(), name, value.data(), value.size(), 0) == 0;
}
std::string attribute(const fs::path& path, const char* name) {
    std::string value(1000, '\0');
    const auto size = ::getxattr(path.c_str(), name, value.data(), value.size());
    value.resize(size < 0 ? 0 : static_cast<std::size_t>(size));
    return value;
}

TEST(Saving, AccessListsAndAttributesAreKept) {
    const auto path = support::scratchFolder() / "a.xml";
    put(path, "one");
    if (!setAttribute(path, accessList, listFor(6)) || !setAttribute(path, "user.from", "the archive"))
        GTEST_SKIP() << "this file system has no access lists or attributes";
    const auto mode = modeOf(path);
    EXPECT_FALSE(saveAtomically(path, "two").any());
    EXPECT_EQ(attribute(path, accessList), listFor(6));
    EXPECT_EQ(attribute(path, "user.from"), "the archive");
    EXPECT_EQ(modeOf(path), mode);
    EXPECT_EQ(writtenIn(path), "two");
}

TEST(Saving, AFolderThatGivesAccessListsGivesNoneToAFileThatHadNone) {
    const auto folder = support::scratchFolder();
    const auto path = folder / "a.xml";
    put(path, "one");
    fs::permissions(path, fs::perms(0640));
    if (!setAttribute(folder, "system.posix_acl_default", listFor(6)))
        GTEST_SKIP() << "this file system has no access lists";
    EXPECT_FALSE(saveAtomically(path, "two").any());
    EXPECT_EQ(attribute(path, accessList), "");
    EXPECT_EQ(modeOf(path), 0640U);
}

TEST(Saving, ALostAccessListLeavesTheOwnerAlone) {
    if (::geteuid() != 0) GTEST_SKIP() << "only root may be somebody else";
    const auto folder = support::scratchFolder();
    const auto path = folder / "a.xml";
    fs::permissions(folder, fs::perms::all);
    put(path, "one");
    if (!setAttribute(path, accessList, listFor(0))) GTEST_SKIP() << "this file system has no access lists";
    fs::permissions(path, fs::perms(0666));
    EXPECT_EQ(asNobody([&] {
                  const auto losses = saveAtomically(path, "two");
                  return losses.group && losses.accessList ? 0 : 1;
              }),
              0);
    EXPECT_EQ(attribute(path, accessList), "");
    EXPECT_EQ(modeOf(path), 0600U) << "user 4242 could not read it, and nobody else may now";
}

#endif

TEST(Saving, DraftsOfKilledSavingsGoAndThoseOfOthersStay) {
    const auto folder = support::scratchFolder();
    put(folder / "a.xml", "one");
    put(folder / "a.xml.cota-draft-abc123", "half");
    put(folder / "a.xml.cota-draft-busy00", "somebody writes this");
    put(folder / "a.xml.cota-draft-longer-name", "not ours");
    put(folder / "b.xml.cota-draft-abc123", "of another file");
    put(folder / "a.xml.backup", "somebody's");
    fs::create_symlink("a.xml.backup", folder / "a.xml.cota-draft-linked");
    const int busy = ::open((folder / "a.xml.cota-draft-busy00").c_str(), O_RDONLY);
    ASSERT_EQ(::flock(busy, LOCK_EX), 0);
    EXPECT_FALSE(saveAtomically(folder / "a.xml", "two").any());
    ::close(busy);
    EXPECT_THAT(namesIn(folder),
                ElementsAre("a.xml", "a.xml.backup", "a.xml.cota-draft-busy00", "a.xml.cota-draft-linked",
                            "a.xml.cota-draft-longer-name", "b.xml.cota-draft-abc123"));
}

TEST(Saving, AWholeTextThatNeverCameToItsPlaceIsNamed) {
    const auto folder = support::scratchFolder();
    put(folder / "a.xml", "torn");
    put(folder / "a.xml.cota-whole-abc123", "the whole text");
    put(folder / "a.xml.cota-whole-equal0", "torn");
    const auto losses = saveAtomically(folder / "a.xml", "two");
    EXPECT_EQ(losses.unfinished, folder / "a.xml.cota-whole-abc123");
    EXPECT_THAT(namesIn(folder), ElementsAre("a.xml", "a.xml.cota-whole-abc123"));
    const auto sentences = sentencesOn(losses, "a.xml");
    ASSERT_EQ(sentences.size(), 1u);
    EXPECT_THAT(sentences[0].en, HasSubstr("a.xml.cota-whole-abc123"));
    EXPECT_THAT(sentences[0].es, HasSubstr("a.xml.cota-whole-abc123"));
}

TEST(Saving, AFailureThatToreTheFileSaysWhereTheWholeTextIs) {
    const auto code = std::make_error_code(std::errc::io_error);
    const auto torn = savingReason(TornFile(code, "maps/a.xml.cota-whole-abc123"));
    EXPECT_EQ(torn.en, "the disk does not respond; the whole text is in 'maps/a.xml.cota-whole-abc123'");
    EXPECT_THAT(torn.es, HasSubstr("; el texto completo está en 'maps/a.xml.cota-whole-abc123'"));
    EXPECT_EQ(savingReason(std::system_error(code)).en, "the disk does not respond")
        << "the target is untouched";
}

TEST(Saving, WhatWasLostIsOneSentenceEach) {
    EXPECT_THAT(sentencesOn({}, "a.xml"), IsEmpty());
    const auto sentences =
        sentencesOn({.owner = true, .group = true, .accessList = true, .attributes = true}, "a.xml");
    ASSERT_EQ(sentences.size(), 4u);
    for (const auto& sentence : sentences) {
        EXPECT_THAT(sentence.en, HasSubstr("'a.xml'"));
        EXPECT_THAT(sentence.es, HasSubstr("'a.xml'"));
    }
}

TEST(Saving, LongNamesHaveDraftsToo) {
    const auto folder = support::scratchFolder();
    const auto path = folder / (std::string(251, 'n') + ".xml");
    EXPECT_FALSE(saveAtomically(path, "one").any());
    EXPECT_FALSE(saveAtomically(path, "two").any());
    EXPECT_EQ(writtenIn(path), "two");
}

}  // namespace
}  // namespace cota::xml
