#include "validator/cli/terminal/command_line.h"

#include <gmock/gmock.h>

#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

struct Words {
    std::string file;
    std::vector<std::string> more;
    std::optional<int> number;
    std::string word = "one";
    std::vector<std::string> list;
    bool flag = false;
};

void declare(CommandLine& line, Words& words) {
    line.positional("FILE", words.file, local("a file"));
    line.positionals("MORE", words.more, local("more"), Presence::optional);
    line.number("-n,--number", "N", words.number, 1, 9, local("a number"));
    line.word("--word", "one|two", words.word, local("a word"));
    line.texts("--list", "X", words.list, local("a list"));
    line.flag("--flag", words.flag, local("a flag"));
}

/// Why the command line was refused, or an empty text.
std::string refusal(const std::vector<std::string>& arguments, Words* into = nullptr) {
    Words words;
    CommandLine line("test", local("a test"));
    declare(line, into ? *into : words);
    try {
        EXPECT_TRUE(line.parse(arguments));
    } catch (const CommandError& error) {
        EXPECT_EQ(error.code(), exitUsage);
        return error.message(model::Language::english);
    }
    return {};
}

TEST(CommandLine, ReadsItsWordsInAnyOrder) {
    Words words;
    EXPECT_THAT(
        refusal({"--word", "two", "a", "--list", "x", "b", "-n", "7", "--flag", "--list=y", "-"}, &words),
        IsEmpty());
    EXPECT_EQ(words.file, "a");
    EXPECT_THAT(words.more, ElementsAre("b", "-"));
    EXPECT_EQ(words.number, 7);
    EXPECT_EQ(words.word, "two");
    EXPECT_THAT(words.list, ElementsAre("x", "y"));
    EXPECT_TRUE(words.flag);
}

TEST(CommandLine, AxialHexesAndNegativeNumbersAreWords) {
    Words words;
    EXPECT_THAT(refusal({"a", "@-3,2", "@1,-1"}, &words), IsEmpty());
    EXPECT_THAT(words.more, ElementsAre("@-3,2", "@1,-1"));
}

TEST(CommandLine, AfterTheMarkNothingIsAnOption) {
    Words words;
    EXPECT_THAT(refusal({"--flag", "--", "--word", "-n"}, &words), IsEmpty());
    EXPECT_EQ(words.file, "--word");
    EXPECT_THAT(words.more, ElementsAre("-n"));
    CommandLine line("test", local("a test"));
    std::string file;
    line.positional("FILE", file, local("a file"));
    EXPECT_THROW(line.parse({"--"}), CommandError);
    EXPECT_TRUE(line.parse({"--", "a"}));
    EXPECT_THROW(line.parse({"--", "a", "--b"}), CommandError);
}

TEST(CommandLine, RefusesInWords) {
    EXPECT_THAT(refusal({}), HasSubstr("FILE is missing"));
    EXPECT_THAT(refusal({"a", "--numbr", "1"}), HasSubstr("did you mean '--number'?"));
    EXPECT_THAT(refusal({"a", "--zzzzzz"}), HasSubstr("no option '--zzzzzz'"));
    EXPECT_THAT(refusal({"a", "-n", "70"}), HasSubstr("from 1 to 9"));
    EXPECT_THAT(refusal({"a", "-n", "7x"}), HasSubstr("'7x'"));
    EXPECT_THAT(refusal({"a", "--word", "three"}), HasSubstr("one, two"));
    EXPECT_THAT(refusal({"a", "--number"}), HasSubstr("--number"));
}

TEST(CommandLine, HelpIsAsked) {
    Words words;
    CommandLine line("test", local("a test"));
    declare(line, words);
    EXPECT_FALSE(line.parse({"--help"}));
    EXPECT_FALSE(line.parse({"x", "-h"}));
    EXPECT_THAT(line.help(model::Language::spanish), HasSubstr("Opciones:"));
}

TEST(NearestWord, FindsSlipsAndNothingElse) {
    EXPECT_EQ(nearestWord("chekc", {"check", "los"}), "check");
    EXPECT_EQ(nearestWord("zzz", {"check", "los"}), "");
}

TEST(Table, AlignsByCharacters) {
    Table table;
    table.align({Table::Align::left, Table::Align::right});
    table.head({"año", "n"});
    table.row({"a", "10"});
    EXPECT_EQ(table.text(), "año   n\n---  --\na    10\n");
    EXPECT_EQ(wrapped("aa bb cc", 5, 0), "aa bb\ncc\n");
}

}  // namespace
}  // namespace cota::cli
