// oneTBB includes the header of Windows, which turns the words `near` and `far` into nothing. Sources are
// compiled many at a time here, so without this they would be gone in sources that do not include it.
#pragma once
#include_next <windows.h>
#undef near
#undef far
