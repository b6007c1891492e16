#include "validator/cli/manual.h"

#include <algorithm>

#include "validator/cli/program.h"
#include "validator/cli/terminal/answer.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral nameTitle = local("NAME");
constexpr LocalLiteral synopsisTitle = local("SYNOPSIS");
constexpr LocalLiteral descriptionTitle = local("DESCRIPTION");
constexpr LocalLiteral seeTitle = local("SEE ALSO");

/// Escapes text for troff: no requests, no escapes, and hyphens that can be copied into a shell.
std::string forTroff(const std::string& text) {
    std::string safe;
    bool isAtStart = true;
    for (const char c : text) {
        if (isAtStart && (c == '.' || c == '\'')) safe += "\\&";
        if (c == '\\')
            safe += "\\e";
        else if (c == '-')
            safe += "\\-";
        else
            safe += c;
        isAtStart = c == '\n';
    }
    return safe;
}

std::string troffHeading(const std::string& title) {
    std::string text = ".SH \"" + title + "\"\n";
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return text;
}

std::string joinedName(std::string name) {
    std::ranges::replace(name, ' ', '-');
    return name;
}

std::string pageOf(const HelpText& help, const std::vector<HelpText>& all, model::Language language) {
    const std::string name = joinedName(help.name);
    const auto title = [&](LocalLiteral text) { return troffHeading(std::string(text.in(language))); };
    std::string page =
        ".TH \"" + forTroff(name) + "\" 1 \"\" \"cota " + forTroff(toolVersion) + "\" \"Cota\"\n";
    page += title(nameTitle) + forTroff(name) + " \\- " + forTroff(help.summary) + "\n";
    page += title(synopsisTitle) + ".nf\n" + forTroff(help.usage) + "\n.fi\n";
    if (!help.description.empty()) page += title(descriptionTitle) + forTroff(help.description) + "\n";
    for (const auto& part : help.parts) {
        page += troffHeading(part.title);
        for (const auto& row : part.rows)
            page += ".TP\n\\fB" + forTroff(row.left) + "\\fR\n" + forTroff(row.help) + "\n";
    }
    if (!help.examples.empty()) page += troffHeading(help.examplesTitle);
    for (const auto& example : help.examples) page += ".PP\n.nf\n" + forTroff(example) + "\n.fi\n";
    page += title(seeTitle);
    std::string others;
    for (const auto& other : all)
        if (other.name != help.name)
            others += (others.empty() ? "" : ",\n") + std::string("\\fB") + forTroff(joinedName(other.name)) +
                      "\\fR(1)";
    return page + others + "\n";
}

}  // namespace

std::vector<ManualPage> manualPages(model::Language language) {
    const auto all = allHelp(language);
    std::vector<ManualPage> pages;
    for (const auto& help : all) pages.push_back({joinedName(help.name), pageOf(help, all, language)});
    return pages;
}

}  // namespace cota::cli
