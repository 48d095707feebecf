#include "probe.h"

// First frame of `count` boxes with a label in a scrolled column, and resident memory after it.
void measure_views(int count) {
  warm_up();
  double started = cpu_microseconds();
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (int i = 0; i < count; i++) {
    char text[32];
    snprintf(text, sizeof text, "View %d", i);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_box_append(GTK_BOX(box), new_label(text));
    gtk_box_append(GTK_BOX(column), box);
  }
  wait_for_first_frame(open_scrolling_window(column));
  printf("%f %ld\n", (cpu_microseconds() - started) / 1000, resident_kib());
}
