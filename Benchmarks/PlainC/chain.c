#include "probe.h"

// First frame of a plain box with `count` labels, 4 pixels between them.
void measure_chain(int count) {
  warm_up();
  double started = cpu_microseconds();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  for (int i = 0; i < count; i++) {
    char text[32];
    snprintf(text, sizeof text, "Row %d", i);
    gtk_box_append(GTK_BOX(box), new_label(text));
  }
  wait_for_first_frame(open_scrolling_window(box));
  printf("%f\n", (cpu_microseconds() - started) / 1000);
}
