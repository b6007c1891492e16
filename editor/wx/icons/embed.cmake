# Writes the SVG files of this folder into a source: cmake -DFOLDER=... -DOUT=... -P embed.cmake
file(GLOB files ${FOLDER}/*.svg)
list(SORT files)
set(rows "")
foreach(file IN LISTS files)
    get_filename_component(name ${file} NAME_WE)
    file(READ ${file} text)
    string(APPEND rows "    {\"${name}\", R\"svg(${text})svg\"},\n")
endforeach()
file(WRITE ${OUT} "#include \"editor/wx/toolkit/icons.h\"\n\nnamespace cota::wx {\n\nnamespace {\n
struct IconText {\n    std::string_view name;\n    const char* text;\n};\nconstexpr IconText texts[] = {\n${rows}};\n
}  // namespace\n\nconst char* iconText(std::string_view name) {\n    for (const auto& one : texts)
        if (one.name == name) return one.text;\n    return nullptr;\n}\n\n}  // namespace cota::wx\n")
