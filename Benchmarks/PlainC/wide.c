#include "probe.h"

// Sets `count` labels in a plain loop, to the painted frame.
void measure_wide(int count) {
  warm_up();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget **labels = g_new(GtkWidget *, count);
  for (int i = 0; i < count; i++) {
    labels[i] = new_label("0 in all");
    gtk_box_append(GTK_BOX(box), labels[i]);
  }
  GtkWidget *window = open_scrolling_window(box);
  wait_for_first_frame(window);
  run_for(300);
  enum { ROUNDS = 7 };
  double times[ROUNDS], loops[ROUNDS];
  for (int round = 0; round < ROUNDS; round++) {
    double started = cpu_microseconds();
    for (int i = 0; i < count; i++) {
      char text[32];
      snprintf(text, sizeof text, "%d in all", 1000 + round);
      gtk_label_set_text(GTK_LABEL(labels[i]), text);
    }
    loops[round] = (cpu_microseconds() - started) / count;
    wait_for_frame(window);
    times[round] = (cpu_microseconds() - started) / 1000;
    run_for(50);
  }
  printf("%f %f\n", median(times, ROUNDS), median(loops, ROUNDS));
}
