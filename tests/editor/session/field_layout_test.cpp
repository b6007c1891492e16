#include "editor/fields/field_layout.h"

#include <gtest/gtest.h>

#include <string>

namespace cota::fields {
namespace {

using session::Property;
using Kind = Property::Kind;

/// Every character is ten pixels wide, so that a test can count.
Ruler tens() {
    Ruler ruler;
    ruler.width = [](const std::string& text) { return 10 * static_cast<int>(text.size()); };
    return ruler;
}

Property row(std::string heading, std::string label, Kind kind = Kind::text) {
    Property made;
    made.heading = std::move(heading);
    made.label = std::move(label);
    made.kind = kind;
    if (kind != Kind::fixed) made.write = [](const std::string&) { return session::Written(); };
    return made;
}

TEST(Wrapped, breaks_at_blanks_and_divides_long_words) {
    const Ruler ruler = tens();
    EXPECT_EQ(wrapped("one two three", 70, ruler), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrapped("abcdefgh", 30, ruler), (std::vector<std::string>{"abc", "def", "gh"}));
    EXPECT_EQ(wrapped("a\n\nb", 100, ruler), (std::vector<std::string>{"a", "", "b"}));
    EXPECT_EQ(wrapped("", 100, ruler), (std::vector<std::string>{""}));
    // Never within a character.
    EXPECT_EQ(wrapped("\u00e1\u00e9", 10, ruler), (std::vector<std::string>{"\u00e1", "\u00e9"}));
}

TEST(FieldLayout, wraps_labels_and_never_cuts_them) {
    const std::vector<Property> rows{row("", "Initiative modifier of the side")};
    FieldView view;
    view.width = 320;
    const auto layout = layoutOf(rows, view, tens());
    ASSERT_EQ(layout.rows.size(), 1U);
    EXPECT_GT(layout.rows[0].labelLines.size(), 1U);
    std::string all;
    for (const auto& line : layout.rows[0].labelLines) all += (all.empty() ? "" : " ") + line;
    EXPECT_EQ(all, rows[0].label);
    EXPECT_GE(layout.rows[0].box.height, 16 * static_cast<int>(layout.rows[0].labelLines.size()));
}

TEST(FieldLayout, puts_fields_below_labels_that_would_take_many_lines) {
    auto english = row("", "Title"), spanish = row("", "Title");
    english.language = "en";
    spanish.language = "es";
    const std::vector<Property> rows{row("", "May units leave the map here"), row("", "Turns"), english,
                                     spanish, row("", "No longer use this file", Kind::action)};
    FieldView view;
    view.width = 260;
    const auto narrow = layoutOf(rows, view, tens());
    for (const std::size_t wide : {0U, 2U, 3U}) {
        EXPECT_TRUE(narrow.rows[wide].isWide) << wide;
        EXPECT_EQ(narrow.rows[wide].fields.front().x, tens().edge) << wide;
    }
    EXPECT_FALSE(narrow.rows[1].isWide);
    EXPECT_GE(narrow.rows[0].fields.front().y, narrow.rows[0].label.bottom());
    view.width = 1200;
    for (const auto& one : layoutOf(rows, view, tens()).rows) EXPECT_FALSE(one.isWide);
}

TEST(FieldLayout, folds_the_rows_of_a_heading) {
    const std::vector<Property> rows{row("Unit", "Name"), row("Unit", "Type"), row("Place", "Hex")};
    FieldView view;
    EXPECT_EQ(layoutOf(rows, view, tens()).rows.size(), 5U);
    view.folded = {"Unit"};
    const auto layout = layoutOf(rows, view, tens());
    ASSERT_EQ(layout.rows.size(), 3U);
    EXPECT_TRUE(layout.rows[0].isFolded);
    EXPECT_EQ(layout.rowOf(0), nullptr);
    EXPECT_EQ(layout.rowOf(2)->first, 2U);
    EXPECT_EQ(nextField(layout, rows, std::nullopt, 1), 2U);
}

TEST(FieldLayout, puts_two_languages_in_one_row_if_both_have_room) {
    auto english = row("", "Name"), spanish = row("", "Name");
    english.language = "en";
    spanish.language = "es";
    const std::vector<Property> rows{english, spanish, row("", "Side")};
    const auto layout = layoutOf(rows, {.width = 1000}, tens());
    ASSERT_EQ(layout.rows.size(), 2U);
    ASSERT_EQ(layout.rows[0].fields.size(), 2U);
    EXPECT_EQ(layout.rows[0].fields[0].y, layout.rows[0].fields[1].y);
    EXPECT_LT(layout.rows[0].fields[0].x, layout.rows[0].fields[1].x);
    EXPECT_EQ(layout.fieldOf(1), layout.rows[0].fields[1]);
    const auto narrow = layoutOf(rows, {}, tens());
    ASSERT_EQ(narrow.rows.size(), 2U);
    EXPECT_LT(narrow.rows[0].fields[0].bottom(), narrow.rows[0].fields[1].y);
    EXPECT_EQ(narrow.rows[0].fields[0].x, narrow.rows[0].fields[1].x);
    EXPECT_LE(narrow.rows[0].fields[1].bottom(), narrow.rows[1].box.y);
}

TEST(FieldLayout, gives_the_width_to_choices_that_would_be_cut_off) {
    auto level = row("", "Level", Kind::choice);
    level.choices = {{"0", "none"}, {"1", "a straight line unless too long"}};
    auto side = row("", "Side", Kind::choice);
    side.choices = {{"0", "none"}, {"1", "red"}};
    const auto layout = layoutOf({level, side}, {}, tens());
    ASSERT_EQ(layout.rows.size(), 2U);
    EXPECT_TRUE(layout.rows[0].isWide);
    EXPECT_GT(layout.rows[0].fields[0].y, layout.rows[0].label.y);
    EXPECT_FALSE(layout.rows[1].isWide);
}

TEST(FieldLayout, measures_headings_in_their_own_font) {
    Ruler ruler = tens();
    ruler.strong = [](const std::string& text) { return 12 * static_cast<int>(text.size()); };
    const std::vector<Property> rows{row("Printed on every side", "Name")};
    const int room = 10 * 21 + ruler.field + 2 * ruler.edge;
    EXPECT_EQ(layoutOf(rows, {.width = room}, tens()).rows[0].labelLines.size(), 1U);
    EXPECT_EQ(layoutOf(rows, {.width = room}, ruler).rows[0].labelLines.size(), 2U);
}

TEST(FieldLayout, names_the_language_of_long_texts) {
    auto english = row("", "Words", Kind::lines), spanish = row("", "Words", Kind::lines);
    english.language = "en";
    spanish.language = "es";
    const auto layout = layoutOf({english, spanish}, {}, tens());
    ASSERT_EQ(layout.rows.size(), 2U);
    EXPECT_EQ(layout.rows[0].labelLines, std::vector<std::string>{"Words (English)"});
    EXPECT_EQ(layout.rows[1].labelLines, std::vector<std::string>{"Words (Spanish)"});
}

TEST(FieldLayout, shows_a_refusal_below_the_field_instead_of_the_finding) {
    auto wrong = row("", "Morale");
    wrong.error = "It is missing.";
    FieldView view;
    auto layout = layoutOf({wrong}, view, tens());
    ASSERT_EQ(layout.rows[0].belowLines.size(), 1U);
    EXPECT_EQ(layout.rows[0].belowLines[0], "It is missing.");
    const int plain = layoutOf({row("", "Morale")}, view, tens()).height;
    EXPECT_EQ(layout.height, plain + 16 + 2);
    view.refusal = [](std::size_t) { return std::string("0 to 9"); };
    layout = layoutOf({wrong}, view, tens());
    EXPECT_EQ(layout.rows[0].belowLines[0], "0 to 9");
}

TEST(FieldLayout, says_what_several_rows_lack_once_after_them) {
    auto direct = row("Values", "Direct fire"), bombardment = row("Values", "Bombardment");
    direct.error = bombardment.error = "One of them is needed.";
    FieldView view;
    view.width = 1000;
    const std::vector<Property> rows{direct, row("Values", "Morale"), bombardment, row("Place", "Hex")};
    const auto layout = layoutOf(rows, view, tens());
    ASSERT_EQ(layout.rows.size(), 7U);
    for (const std::size_t i : {1U, 2U, 3U}) EXPECT_TRUE(layout.rows[i].belowLines.empty());
    EXPECT_TRUE(layout.rows[4].fields.empty());
    EXPECT_EQ(layout.rows[4].belowLines, (std::vector<std::string>{"One of them is needed."}));
    EXPECT_TRUE(layout.rows[5].isHeading);
    const auto& below = layout.rows[4].below;
    EXPECT_EQ(hitAt(layout, below.x + 2, below.y + 2).part, FieldHit::Part::none);
    EXPECT_EQ(layout.rowOf(3)->first, 3U);
}

TEST(FieldLayout, keeps_rows_where_they_are_while_the_form_is_edited) {
    std::vector<Property> rows{row("Unit", "Morale"), row("Unit", "Steps"), row("Unit", "Range")};
    rows[0].error = "It is missing.";
    FieldView view;
    view.width = 1000;
    const auto before = layoutOf(rows, view, tens());
    view.kept = before.roomBelow();
    rows[0].error.clear();
    rows[1].error = "It is wrong.";
    const auto after = layoutOf(rows, view, tens());
    for (const std::size_t i : {0U, 1U, 2U}) EXPECT_EQ(after.fieldOf(i), before.fieldOf(i));
    EXPECT_TRUE(after.rowOf(0)->belowLines.empty());
    EXPECT_EQ(after.rows.back().belowLines, (std::vector<std::string>{"It is wrong."}));
    view.kept.reset();
    EXPECT_EQ(layoutOf(rows, view, tens()).rowOf(1)->belowLines.size(), 1U);
}

TEST(FieldLayout, keeps_numbers_with_a_unit_narrow_in_a_wide_form) {
    auto sheet = row("", "Rifle platoon");
    sheet.value = "10";
    sheet.unit = "9 used";
    FieldView view;
    view.width = 900;
    const auto one = layoutOf({sheet}, view, tens());
    EXPECT_EQ(one.rows[0].fields[0].width, 120);
    sheet.value = "a value of twenty-two!";
    EXPECT_GE(layoutOf({sheet}, view, tens()).rows[0].fields[0].width, 220);
}

TEST(FieldLayout, gives_a_second_line_to_choices_that_are_wider_than_the_form) {
    auto control = row("", "What controls it", Kind::choice);
    control.choices = {{"any", "any"}, {"last", "the side whose unit was last alone there"}};
    control.value = "last";
    FieldView view;
    view.width = 320;
    const auto narrow = layoutOf({control}, view, tens()).rows[0];
    EXPECT_TRUE(narrow.isWide);
    EXPECT_EQ(narrow.fields[0].height, tens().field + tens().line);
    auto any = control;
    any.value = "any";
    EXPECT_EQ(layoutOf({any}, view, tens()).rows[0].fields[0].height, tens().field) << "no empty line";
    view.width = 700;
    EXPECT_EQ(layoutOf({control}, view, tens()).rows[0].fields[0].height, tens().field);
}

TEST(FieldLayout, leaves_room_for_units_and_long_texts) {
    auto distance = row("", "Distance");
    distance.unit = "hexes";
    auto text = row("", "Introduction", Kind::lines);
    const auto layout = layoutOf({distance, text}, {}, tens());
    const auto& first = layout.rows[0];
    EXPECT_GE(first.units[0].x, first.fields[0].x + first.fields[0].width);
    const auto& second = layout.rows[1];
    EXPECT_GT(second.fields[0].width, first.fields[0].width);
    EXPECT_GE(second.fields[0].y, second.label.bottom());
    EXPECT_GE(second.fields[0].height, 4 * 16);
}

TEST(FieldHit, finds_field_label_heading_and_divider) {
    const std::vector<Property> rows{row("Unit", "Name")};
    const auto layout = layoutOf(rows, {}, tens());
    const auto field = layout.fieldOf(0);
    using Part = FieldHit::Part;
    EXPECT_EQ(hitAt(layout, field.x + 10, field.y + 5).part, Part::field);
    EXPECT_EQ(hitAt(layout, layout.rows[1].label.x + 2, field.y + 5).part, Part::label);
    EXPECT_EQ(hitAt(layout, 20, layout.rows[0].box.y + 3).part, Part::heading);
    EXPECT_EQ(hitAt(layout, layout.divider - 2, field.y + 5).part, Part::divider);
    EXPECT_EQ(hitAt(layout, 20, layout.height + 50).part, Part::none);
}

TEST(NextField, skips_what_cannot_be_edited) {
    const std::vector<Property> rows{row("", "a"), row("", "b", Kind::fixed), row("", "c")};
    const auto layout = layoutOf(rows, {}, tens());
    EXPECT_EQ(nextField(layout, rows, 0, 1), 2U);
    EXPECT_EQ(nextField(layout, rows, 2, 1), std::nullopt);
    EXPECT_EQ(nextField(layout, rows, std::nullopt, -1), 2U);
}

TEST(SameField, is_found_in_another_form) {
    const std::vector<Property> before{row("", "Name"), row("", "Text"), row("", "Text")};
    std::vector<Property> rows{row("", "New"), row("", "Text"), row("", "Name"), row("", "Text")};
    EXPECT_EQ(sameField(before, 0, rows), 2U);
    EXPECT_EQ(sameField(before, 1, rows), 1U);
    EXPECT_EQ(sameField(before, 2, rows), 3U) << "the second of two that are alike";
    rows[2].of = {model::SubjectKind::group, "renamed", {}};
    auto named = before;
    named[0].of = {model::SubjectKind::group, "old", {}};
    EXPECT_EQ(sameField(named, 0, rows), 2U) << "a new name may be a new id";
    rows.pop_back();
    EXPECT_EQ(sameField(before, 2, rows), std::nullopt);
}

TEST(SameField, is_found_below_a_heading_with_another_name) {
    const std::vector<Property> before{row("", "Title"), row("Side 1", "Name"), row("Side 2", "Name")};
    std::vector<Property> rows{row("", "Title"), row("Americans", "Name"), row("Side 2", "Name")};
    EXPECT_EQ(sameField(before, 1, rows), 1U);
    EXPECT_EQ(sameField(before, 2, rows), 2U);
    rows[2].heading = "Americans";
    rows.erase(rows.begin() + 1);
    EXPECT_EQ(sameField(before, 1, rows), std::nullopt) << "a side was removed";
}

}  // namespace
}  // namespace cota::fields
