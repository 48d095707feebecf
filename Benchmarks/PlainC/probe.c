// The plain C program that TrackedKit is compared with.
#include "probe.h"

int main(int argc, char **argv) {
  const char *mode = argc > 1 ? argv[1] : "";
  int count = argc > 2 ? atoi(argv[2]) : 0;
  if (!gtk_init_check()) {
    fprintf(stderr, "no display\n");
    return 1;
  }
  if (strcmp(mode, "start") == 0) measure_start();
  else if (strcmp(mode, "update") == 0) measure_update();
  else if (strcmp(mode, "wide") == 0) measure_wide(count);
  else if (strcmp(mode, "views") == 0) measure_views(count);
  else if (strcmp(mode, "chain") == 0) measure_chain(count);
  else if (strcmp(mode, "list") == 0) measure_list(count);
  else if (strcmp(mode, "edits") == 0) measure_edits(count);
  else if (strcmp(mode, "idle") == 0) measure_idle();
  else {
    fprintf(stderr, "usage: c start|update|wide COUNT|views COUNT|chain COUNT|list ROWS|edits ROWS|idle\n");
    return 64;
  }
  return 0;
}
