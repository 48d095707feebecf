#include "probe.h"

static Counter *counter;
static GtkWidget *label;
static guint pending;

static gboolean show(gpointer data) {
  char text[32];
  snprintf(text, sizeof text, "%d clicks", counter->hits);
  gtk_label_set_text(GTK_LABEL(label), text);
  pending = 0;
  return G_SOURCE_REMOVE;
}

static void hits_changed(void) {
  if (pending == 0) pending = g_idle_add(show, NULL);
}

static double turn_time(int turns) {
  double started = cpu_microseconds();
  for (int turn = 1; turn <= turns; turn++) {
    counter_set_hits(counter, turn);
    while (pending != 0) g_main_context_iteration(NULL, FALSE);
  }
  return (cpu_microseconds() - started) / turns;
}

// One write a turn of the main loop: its notification makes an idle, which sets the label.
void measure_update(void) {
  GtkWidget *window = open_window(&label);
  counter = counter_new();
  g_signal_connect_swapped(counter, "notify::hits", G_CALLBACK(hits_changed), NULL);
  wait_for_first_frame(window);
  turn_time(5000);
  printf("%f\n", turn_time(50000));
}
