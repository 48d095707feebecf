#pragma once

#include <stddef.h>
#include <stdint.h>

/// The calling thread's own variables of one program or library, as words.
typedef struct {
  uintptr_t *_Nullable words;
  size_t count;
} CThreadLocalWords;

/// The calling thread's variables of the program or library in which `address` lies; none where it has none yet.
CThreadLocalWords cthreadlocals_words_of_image(const void *_Nonnull address);
