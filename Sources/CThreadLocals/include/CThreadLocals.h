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

/// A file that was loaded into the program.
typedef struct {
  /// Its path; empty for the program itself, null where the address lies in no file.
  const char *_Nullable path;
  /// How far it was moved from the addresses that it speaks of.
  uintptr_t offset;
} CLoadedFile;

/// The program or library in which `address` lies.
CLoadedFile cthreadlocals_file_of(const void *_Nonnull address);

/// The Swift runtime's own: what a symbol says, allocated with malloc; null for what is no Swift symbol.
char *_Nullable swift_demangle(const char *_Nonnull symbol, size_t length, char *_Nullable output, size_t *_Nullable output_size,
                               uint32_t flags);

/// The addresses that the calling thread's functions return to, the innermost first.
///
/// Returns how many there are, `capacity` at most.
int cthreadlocals_return_addresses(uintptr_t *_Nonnull addresses, int capacity);

/// What the system calls the calling thread, up to 16 characters with the end; returns its number.
int cthreadlocals_thread_name(char *_Nonnull name);
