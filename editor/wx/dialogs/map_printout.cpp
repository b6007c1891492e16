#include "editor/wx/dialogs/map_printout.h"

#include <wx/dc.h>
#include <wx/msgdlg.h>
#include <wx/paper.h>
#include <wx/print.h>
#include <wx/utils.h>

#include <algorithm>
#include <vector>

#include "editor/wx/toolkit/convert.h"
#include "formats/picture/press/pages.h"
#include "formats/picture/raster.h"

namespace cota::wx {

namespace {

constexpr double dotsPerInch = 300;

bool isLying(double width, double height) { return width > height; }

class MapPrintout : public wxPrintout {
  public:
    MapPrintout(const PrintJob& job, const wxString& title) : wxPrintout(title), job_(job) {}

    /// Uses the paper in the printer, which may differ from the chosen one.
    void OnPreparePrinting() override {
        const wxBusyCursor busy;
        const wxRect paper = GetPaperRectPixels();
        wxSize dots;
        GetPPIPrinter(&dots.x, &dots.y);
        isLying_ = isLying(paper.width, paper.height);
        const double wide = paper.width * picture::millimetresPerInch / std::max(1, dots.x),
                     high = paper.height * picture::millimetresPerInch / std::max(1, dots.y);
        pages_ = job_.pagesFor({std::min(wide, high), std::max(wide, high)});
    }
    bool HasPage(int page) override { return page >= 1 && page <= pages(); }
    void GetPageInfo(int* least, int* most, int* from, int* to) override {
        *least = *from = 1;
        *most = *to = pages();
    }
    /// Scales pixels to printer dots without fitting, so that a millimetre stays a millimetre.
    bool OnPrintPage(int number) override {
        const auto& page = pages_[static_cast<std::size_t>(number - 1)];
        const wxBitmap upright =
            toBitmap(picture::raster(page, picture::wholeSheet(page, dotsPerInch)), true);
        const bool isTurned = isLying(page.size.width, page.size.height) != isLying_;
        auto& dc = *GetDC();
        wxSize printer;
        GetPPIPrinter(&printer.x, &printer.y);
        const wxRect paper = GetPaperRectPixels();
        dc.SetDeviceOrigin(paper.x, paper.y);
        dc.SetUserScale(printer.x / dotsPerInch, printer.y / dotsPerInch);
        dc.DrawBitmap(isTurned ? wxBitmap(upright.ConvertToImage().Rotate90()) : upright, 0, 0);
        return true;
    }
    int pages() const { return static_cast<int>(pages_.size()); }

  private:
    const PrintJob& job_;
    std::vector<picture::Picture> pages_;
    bool isLying_ = false;
};

/// The toolkit's paper of this size; its unit is a tenth of a millimetre.
wxPaperSize paperOf(model::MapSize size) {
    constexpr double tenths = 10;
    return wxThePrintPaperDatabase->GetSize(
        wxSize(wxRound(size.width * tenths), wxRound(size.height * tenths)));
}

}  // namespace

int sendToPrinter(wxWindow* parent, const PrintJob& job) {
    wxPrintData data;
    if (job.paper) {
        data.SetPaperId(paperOf(*job.paper));
        data.SetOrientation(job.isLying ? wxLANDSCAPE : wxPORTRAIT);
    }
    wxPrintDialogData settings(data);
    wxPrinter printer(&settings);
    MapPrintout map(job, "Cota");
    if (printer.Print(parent, &map, true)) return map.pages();
    if (wxPrinter::GetLastError() == wxPRINTER_ERROR)
        wxMessageBox(words("The map was not printed. Check the printer and its paper, or save a PDF and "
                           "print it elsewhere."),
                     "Cota", wxICON_ERROR, parent);
    return 0;
}

}  // namespace cota::wx
