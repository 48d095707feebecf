#define _GNU_SOURCE
#include "CThreadLocals.h"

#include <execinfo.h>
#include <link.h>
#include <pthread.h>
#include <stdbool.h>
#include <unistd.h>

typedef struct {
  uintptr_t address;
  CThreadLocalWords found;
} Search;

static bool contains(const struct dl_phdr_info *image, uintptr_t address) {
  for (size_t i = 0; i < image->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &image->dlpi_phdr[i];
    if (segment->p_type == PT_LOAD && address - (image->dlpi_addr + segment->p_vaddr) < segment->p_memsz) return true;
  }
  return false;
}

static int visit(struct dl_phdr_info *image, size_t size, void *data) {
  Search *search = data;
  if (!contains(image, search->address)) return 0;
  bool tells_storage = size >= offsetof(struct dl_phdr_info, dlpi_tls_data) + sizeof image->dlpi_tls_data;
  if (!tells_storage || !image->dlpi_tls_data) return 1;
  for (size_t i = 0; i < image->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &image->dlpi_phdr[i];
    if (segment->p_type != PT_TLS) continue;
    search->found.words = image->dlpi_tls_data;
    search->found.count = segment->p_memsz / sizeof(uintptr_t);
  }
  return 1;
}

CThreadLocalWords cthreadlocals_words_of_image(const void *address) {
  Search search = {.address = (uintptr_t)address};
  dl_iterate_phdr(visit, &search);
  return search.found;
}

typedef struct {
  uintptr_t address;
  CLoadedFile found;
} FileSearch;

static int visit_file(struct dl_phdr_info *image, size_t size, void *data) {
  FileSearch *search = data;
  if (!contains(image, search->address)) return 0;
  search->found = (CLoadedFile){image->dlpi_name, image->dlpi_addr};
  return 1;
}

CLoadedFile cthreadlocals_file_of(const void *address) {
  FileSearch search = {.address = (uintptr_t)address};
  dl_iterate_phdr(visit_file, &search);
  return search.found;
}

int cthreadlocals_return_addresses(uintptr_t *addresses, int capacity) { return backtrace((void **)addresses, capacity); }

int cthreadlocals_thread_name(char *name) {
  if (pthread_getname_np(pthread_self(), name, 16) != 0) name[0] = 0;
  return gettid();
}
