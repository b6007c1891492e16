#include "formats/picture/pdf/pdf_press.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>

#include "formats/model/finding/markup_text.h"

namespace cota::picture {

namespace {

std::tm dayOf(const PdfSettings& settings) { return fmt::gmtime(static_cast<std::time_t>(settings.date)); }

/// 8-4-4-4-12 digits.
std::string uuidOf(std::string digits) {
    for (const std::size_t place : {20u, 16u, 12u, 8u}) digits.insert(place, "-");
    return "uuid:" + digits;
}

std::string metadataOf(const std::string& title, const PdfSettings& settings, const std::string& content) {
    const auto date = fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", dayOf(settings));
    return fmt::format(
        "<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
        "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
        "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
        " xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:xmpMM=\"http://ns.adobe.com/xap/1.0/mm/\""
        " xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" xmlns:pdfxid=\"http://www.npes.org/pdfx/ns/id/\">\n"
        "<dc:format>application/pdf</dc:format>\n"
        "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{0}</rdf:li></rdf:Alt></dc:title>\n"
        "<xmp:CreateDate>{1}</xmp:CreateDate>\n<xmp:ModifyDate>{1}</xmp:ModifyDate>\n"
        "<xmp:MetadataDate>{1}</xmp:MetadataDate>\n<xmp:CreatorTool>Cota</xmp:CreatorTool>\n"
        "<pdf:Producer>Cota</pdf:Producer>\n<pdf:Trapped>False</pdf:Trapped>\n"
        "<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>\n"
        "<xmpMM:DocumentID>{2}</xmpMM:DocumentID>\n<xmpMM:InstanceID>{3}</xmpMM:InstanceID>\n"
        "<xmpMM:RenditionClass>default</xmpMM:RenditionClass>\n<xmpMM:VersionID>1</xmpMM:VersionID>\n"
        "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>",
        model::markupText(title), date, uuidOf(fingerprint(title)), uuidOf(fingerprint(content + date)));
}

}  // namespace

std::string addPressObjects(PdfObjects& objects, const std::string& title, const PdfSettings& settings,
                            const std::string& content) {
    const auto& inks = *settings.inks;
    // Readers that know nothing of PDF look for this text in the bytes.
    const int metadata =
        objects.addPlain("/Type /Metadata /Subtype /XML", metadataOf(title, settings, content));
    const int profile = objects.addStream("/N 4", inks.profile());
    const auto name = pdfText(inks.name());
    const int intent = objects.add(
        fmt::format("<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier {0} /Info {0} "
                    "/DestOutputProfile {1} >>",
                    name, pdfReference(profile)));
    return fmt::format(" /Metadata {} /OutputIntents [ {} ]", pdfReference(metadata), pdfReference(intent));
}

std::string pressInformation(const PdfSettings& settings) {
    return fmt::format(
        " /Producer (Cota) /CreationDate (D:{0:%Y%m%d%H%M%S}Z) /ModDate (D:{0:%Y%m%d%H%M%S}Z) /Trapped "
        "/False",
        dayOf(settings));
}

}  // namespace cota::picture
