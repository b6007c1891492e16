#include "validator/engine/message_book.h"

#include <gtest/gtest.h>

#include "tests/support/placeholders.h"
#include "validator/engine/finding_sink.h"
#include "validator/rules/all_rules.h"

using namespace cota::checks;
namespace model = cota::model;
using model::Language;

namespace {

TEST(MessageBook, FillsTheTemplateOfTheLanguage) {
    model::Finding finding;
    finding.rule = finding.message = "ACCEPT-004";
    finding.values = {{"rule", "X"}};
    EXPECT_EQ(allMessages().text(finding, Language::english),
              "There is no rule 'X' to accept. Write an id listed by 'cota rules'.");
    EXPECT_EQ(allMessages().text(finding, Language::spanish),
              "No existe la regla 'X'. Escriba un identificador de los que muestra 'cota rules'.");
}

TEST(MessageBook, SaysWhichKnownWordIsMeant) {
    model::Finding finding;
    finding.rule = finding.message = "ACCEPT-004";
    finding.values = {{"rule", "SETPU-001"}};
    EXPECT_TRUE(allMessages().text(finding, Language::english).ends_with(" Did you mean 'SETUP-001'?"));
    EXPECT_TRUE(allMessages().text(finding, Language::spanish).ends_with(" ¿Quería decir 'SETUP-001'?"));
    finding.rule = finding.message = "XML-034";
    finding.values = {{"file", "wets.board.xml"}, model::knownWords({"west.board.xml"})};
    EXPECT_NE(allMessages().text(finding, Language::english).find(". Did you mean 'west.board.xml'?"),
              std::string::npos)
        << "a sentence of its own";
    finding.rule = finding.message = "ASM-015";
    std::vector<std::string> known{"fog"};
    for (int i = 10; i < 30; ++i) known.push_back("option-" + std::to_string(i));
    finding.values = {{"option", "fgo"}, model::knownWords(known)};
    const auto text = allMessages().text(finding, Language::english);
    EXPECT_EQ(text.find("option-19"), std::string::npos) << "long lists are cut";
    EXPECT_TRUE(text.ends_with(", ... Did you mean 'fog'?")) << text;
    finding.rule = finding.message = "ZON-006";
    finding.values = {{"word", "wods"}, model::knownWords({"town", "woods"})};
    EXPECT_TRUE(allMessages().text(finding, Language::english).ends_with(" Did you mean 'woods'?"));
}

TEST(MessageBook, ValuesMayDifferByLanguage) {
    static constexpr model::MessageRow rows[] = {
        {"T-1", model::Severity::error, {}, cota::local("a {what}"), {}, {}}};
    MessageBook book;
    book.add(rows);
    model::Finding finding;
    finding.rule = finding.message = "T-1";
    addLocal(finding.values, "what", {"house", "casa"});
    EXPECT_EQ(book.text(finding, Language::english), "a house");
    EXPECT_EQ(book.text(finding, Language::spanish), "a casa");
}

TEST(MessageBook, UnknownMessagesLoseNothing) {
    model::Finding finding;
    finding.rule = "NEW-001";
    finding.values = {{"a", "1"}};
    EXPECT_EQ(MessageBook{}.text(finding, Language::english), "NEW-001 a=1");
}

TEST(MessageBook, BothLanguagesNameTheSameValues) {
    for (const auto& topic : allTopics())
        for (const auto& rule : topic.rules) {
            EXPECT_EQ(cota::support::placeholders(rule.message.text.english()),
                      cota::support::placeholders(rule.message.text.in(cota::model::Language::spanish)))
                << rule.id();
            for (const auto& wording : rule.variants)
                EXPECT_EQ(cota::support::placeholders(wording.text.english()),
                          cota::support::placeholders(wording.text.in(cota::model::Language::spanish)))
                    << rule.id() << " " << wording.name;
        }
}

}  // namespace
