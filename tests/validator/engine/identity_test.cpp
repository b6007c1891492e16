#include "validator/engine/identity.h"

#include <gtest/gtest.h>

#include "validator/engine/iso_date.h"

using namespace cota::checks;
namespace model = cota::model;

namespace {

model::Finding finding() {
    model::Finding one;
    one.rule = one.message = "MAP-001";
    one.subject = {model::SubjectKind::hex, "0102", {}};
    one.values = {{"hex", "0102"},
                  model::inWords("first", model::LocalText{" (the first in line 7)", " (línea 7)"})};
    one.where = model::SourceSpan{"a.xml", 7, 1};
    return one;
}

TEST(Identity, LinesAreNoPartOfIt) {
    auto moved = finding();
    moved.where->line = 9;
    moved.values[1].words = {" (the first in line 9)", " (línea 9)"};
    EXPECT_EQ(fingerprintOf(moved, "a.xml"), fingerprintOf(finding(), "a.xml"));
    EXPECT_EQ(lastingValues(moved), (std::vector<std::pair<std::string, std::string>>{{"hex", "0102"}}));
}

TEST(Identity, EverythingElseIs) {
    const auto print = fingerprintOf(finding(), "a.xml");
    EXPECT_EQ(print.size(), 32u);
    EXPECT_NE(fingerprintOf(finding(), "b.xml"), print);
    for (int what = 0; what < 5; ++what) {
        auto other = finding();
        if (what == 0) other.rule = "MAP-002";
        if (what == 1) other.message = "MAP-001.other";
        if (what == 2) other.subject.id = "0103";
        if (what == 3) other.subject.kind = model::SubjectKind::board;
        if (what == 4) other.values[0].text = "0103";
        EXPECT_NE(fingerprintOf(other, "a.xml"), print) << what;
    }
}

TEST(IsoDate, OnlyDaysThatExist) {
    for (const char* day : {"2026-12-31", "2024-02-29", "0001-01-01", "9999-12-31"})
        EXPECT_TRUE(isIsoDate(day)) << day;
    for (const char* no : {"", "soon", "2026-13-01", "2026-02-29", "2026-00-10", "2026-1-1", "26-01-01",
                           "2026-01-01 ", "2026/01/01", "+026-01-01", "2026-01-0x"})
        EXPECT_FALSE(isIsoDate(no)) << no;
}

TEST(IsoDate, OfATimeIsTheDayInUtc) {
    using std::chrono::seconds;
    EXPECT_EQ(isoDateOf(std::chrono::sys_seconds{seconds{0}}), "1970-01-01");
    EXPECT_EQ(isoDateOf(std::chrono::sys_seconds{seconds{1580515199}}), "2020-01-31");
    EXPECT_EQ(isoDateOf(std::chrono::sys_seconds{seconds{1580515200}}), "2020-02-01");
}

}  // namespace
