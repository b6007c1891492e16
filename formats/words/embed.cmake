# embed.cmake: writes the bytes of the file IN as a C++ source OUT. Run with cmake -DIN=... -DOUT=... -P.
file(READ ${IN} bytes HEX)
file(SIZE ${IN} size)
string(REGEX REPLACE "(................................................................)" "\\1\"\n\"" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${bytes}")
file(WRITE ${OUT} "#include \"formats/words/catalogue_bytes.h\"\n\nnamespace cota::words {\n\nconst char catalogueBytes[] =\n\"${bytes}\";\nconst std::size_t catalogueSize = ${size};\n\n}  // namespace cota::words\n")
