#include "formats/picture/pdf/pdf_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "formats/picture/number_text.h"
#include "formats/picture/pdf/pdf_content.h"
#include "formats/picture/pdf/pdf_outline.h"
#include "formats/picture/pdf/pdf_press.h"
#include "formats/picture/pdf/pdf_structure.h"

namespace cota::picture {

namespace {

double points(double millimetresLong) { return millimetresLong * pointsPerInch / millimetresPerInch; }

/// The number of points in a unit of a page of this size: a side may have at most 14,400 units.
int userUnit(model::MapSize size) {
    constexpr double most = 14400;
    return std::max(1, static_cast<int>(std::ceil(points(std::max(size.width, size.height)) / most - 1e-9)));
}

/// A box of a page as PDF counts: from the lower left corner.
std::string boxText(const Box& box, const Picture& page, int unit) {
    const auto part = [&](double length) { return numberText(points(length) / unit, 4); };
    return fmt::format("[ {} {} {} {} ]", part(box.left), part(page.size.height - box.bottom),
                       part(box.right), part(page.size.height - box.top));
}

std::string boxesOf(const Picture& page, int unit) {
    const Box whole{0, 0, page.size.width, page.size.height};
    const Box& trim = page.trim.empty() ? whole : page.trim;
    const Box& bleed = page.bleed.empty() ? trim : page.bleed;
    return fmt::format(" /MediaBox {} /BleedBox {} /TrimBox {}", boxText(whole, page, unit),
                       boxText(bleed, page, unit), boxText(trim, page, unit));
}

/// The objects of one file, while its pages are added.
class PdfPages {
  public:
    explicit PdfPages(const PdfSettings& settings) : settings_(settings) {
        if (settings.structure) tags_.emplace(*settings.structure);
        shared_.inks = settings.inks;
        list_ = shared_.objects.reserve();
        resources_ = shared_.objects.reserve();
    }

    void add(const Picture& page) {
        PdfContent content(shared_, resources_, {0, 0, page.size.width, page.size.height});
        const int unit = userUnit(page.size);
        std::string parts;
        const auto add = [&](std::string&& part) {
            if (settings_.inks) content_ = fingerprint(content_ + part);
            parts += pdfReference(shared_.objects.addStream({}, std::move(part))) + " ";
        };
        content.handOver(add);
        if (tags_) content.write("/Artifact BMC\n");
        content.beginPage(page, unit);
        if (tags_) content.write("EMC\n");
        for (std::size_t i = 0; i < page.layers.size(); ++i) {
            const auto& layer = page.layers[i];
            const auto index = shared_.layerOf(layer.name, titleOf(layer.name));
            if (tags_) content.write(tags_->begin(pages_.size(), i));
            if (const auto spot = settings_.spotInks.find(layer.name); spot != settings_.spotInks.end())
                content.addInSpot(index, layer.marks, spot->second);
            else if (layer.isOnAllPlates)
                content.addOnAllPlates(index, layer.marks);
            else
                content.addLayer(index, layer.marks);
            if (tags_) content.write("EMC\n");
        }
        add(content.take());
        const std::string more = (unit > 1 ? fmt::format(" /UserUnit {}", unit) : std::string()) +
                                 (tags_ ? tags_->pageEntries(pages_.size()) : std::string());
        const int object = shared_.objects.add(
            fmt::format("<< /Type /Page /Parent {}{}{} /Resources {} /Contents [ {}] /Group << "
                        "/Type /Group /S /Transparency /I true /CS /{} >> >>",
                        pdfReference(list_), boxesOf(page, unit), more, pdfReference(resources_), parts,
                        shared_.colourSpace()));
        if (tags_) tags_->pageIs(object);
        pages_.push_back(object);
    }

    std::string finish(const std::string& title) {
        auto& objects = shared_.objects;
        objects.put(resources_, shared_.resources());
        std::string kids;
        for (const int page : pages_) kids += pdfReference(page) + " ";
        objects.put(list_, fmt::format("<< /Type /Pages /Kids [ {}] /Count {} >>", kids, pages_.size()));
        std::string entries = layerEntries() + " /ViewerPreferences << /DisplayDocTitle true >>";
        entries += addOutline(objects, settings_.bookmarks, pages_) + numberingEntry(settings_.numberings);
        if (!settings_.language.empty()) entries += fmt::format(" /Lang ({})", settings_.language);
        if (tags_) entries += tags_->finish(objects);
        std::string information = fmt::format("/Title {} /Creator (Cota)", pdfText(title));
        if (settings_.inks) {
            entries += addPressObjects(objects, title, settings_, content_);
            information += pressInformation(settings_);
        }
        const int catalogue =
            objects.add(fmt::format("<< /Type /Catalog /Pages {}{} >>", pdfReference(list_), entries));
        const int about = objects.add(fmt::format("<< {} >>", information));
        return objects.file(catalogue, about);
    }

  private:
    std::string titleOf(const std::string& layer) const {
        return settings_.layerTitle ? settings_.layerTitle(layer) : layer;
    }
    /// Viewers list the uppermost layer first.
    std::string layerEntries() const {
        if (shared_.layers.empty()) return {};
        std::string all;
        for (const auto& [name, object] : shared_.layers) all = pdfReference(object) + " " + all;
        return fmt::format(" /OCProperties << /OCGs [ {0}] /D << /Name (Cota) /Order [ {0}] /ON [ {0}] >> >>",
                           all);
    }

    const PdfSettings& settings_;
    PdfShared shared_;
    std::optional<PdfTags> tags_;
    int list_ = 0, resources_ = 0;
    std::vector<int> pages_;
    std::string content_;
};

}  // namespace

std::optional<std::string> pdfOf(std::span<const Picture> pages, const PdfSettings& settings,
                                 const Progress& progress) {
    PdfPages file(settings);
    std::size_t done = 0;
    for (const auto& page : pages) {
        file.add(page);
        ++done;
        if (progress && !progress(static_cast<double>(done) / static_cast<double>(pages.size())))
            return std::nullopt;
    }
    return file.finish(pages.empty() ? std::string() : pages.front().title);
}

}  // namespace cota::picture
