#pragma once
#include <malloc.h>

/// What malloc has given out and not got back, in bytes.
static inline long heap_bytes(void) {
  struct mallinfo2 statistics = mallinfo2();
  return (long)(statistics.uordblks + statistics.hblkhd);
}
