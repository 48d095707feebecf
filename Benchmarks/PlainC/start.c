#include "probe.h"

// Resident memory at the first frame; the driver takes the time of the whole process.
void measure_start(void) {
  wait_for_first_frame(open_window(NULL));
  printf("%ld\n", resident_kib());
}
