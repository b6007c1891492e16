#pragma once
// A table of another program becomes units: its separator, what its columns are, what each row does, and
// what is wrong in the others.

#include <functional>
#include <string>

#include "editor/counters/csv_import.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

class FieldList;
class RowList;
class TableList;

class ImportPage : public wxPanel {
  public:
    ImportPage(wxWindow* parent, const ViewContext& context);

    /// `text`: in UTF-8.
    void open(const wxString& name, std::string text);
    void refresh();

    /// The table was imported, or the user does not want to.
    std::function<void()> onDone;

  private:
    void read(char separator);
    void plan();
    void fillBar();
    void fillColumns();
    void fillRows();
    void fillProblems();
    void fillFixes();
    /// The menu of a row of the table: shows its problem, copies the table.
    void showRowMenu(const wxPoint& screen);
    void use(std::size_t problem, const std::string& word);
    void takeTable();
    std::size_t problemOfLine(int line) const;

    const ViewContext& context_;
    wxString name_;
    std::string text_;
    session::CsvTable table_;
    session::CsvChoices choices_;
    session::CsvPlan plan_;
    Strip* bar_ = nullptr;
    FieldList* columns_ = nullptr;
    TableList* rows_ = nullptr;
    RowList* problems_ = nullptr;
    Strip* fixes_ = nullptr;
};

}  // namespace cota::wx
