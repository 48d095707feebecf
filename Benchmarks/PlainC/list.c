#include "key-list.h"

// First frame of a list of `rows`, and resident memory after it.
void measure_list(int rows) {
  warm_up();
  double started = cpu_microseconds();
  wait_for_first_frame(open_list_window(key_list_new(rows)));
  printf("%f %ld\n", (cpu_microseconds() - started) / 1000, resident_kib());
}

// One row inserted in sight: the array and GTK's list alone.
void measure_edits(int rows) {
  warm_up();
  KeyList *list = g_object_ref(key_list_new(rows));
  wait_for_first_frame(open_list_window(list));
  run_for(300);
  enum { ROUNDS = 21 };
  double times[ROUNDS];
  for (int round = 0; round < ROUNDS; round++) {
    double started = cpu_microseconds();
    key_list_insert(list, 3, rows + round);
    times[round] = cpu_microseconds() - started;
    run_for(30);
  }
  printf("%f\n", median(times, ROUNDS));
}
