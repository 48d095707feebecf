#include "probe.h"

// How often the main thread has gone to sleep: as often it was woken.
static long sleeps(void) {
  char line[256];
  long count = 0;
  FILE *file = fopen("/proc/self/status", "r");
  while (file != NULL && fgets(line, sizeof line, file) != NULL) sscanf(line, "voluntary_ctxt_switches: %ld", &count);
  if (file != NULL) fclose(file);
  return count;
}

void measure_idle(void) {
  wait_for_first_frame(open_window(NULL));
  run_for(1000);
  long before = sleeps();
  run_for(3000);
  // The timer that ends the measurement is one.
  printf("%ld\n", sleeps() - before - 1);
}
