#include "probe.h"

GtkWidget *new_label(const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  return label;
}

GtkWidget *open_window(GtkWidget **label) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 300);
  GtkWidget *child = new_label("0 clicks");
  gtk_window_set_child(GTK_WINDOW(window), child);
  if (label != NULL) *label = child;
  return window;
}

GtkWidget *open_scrolling_window(GtkWidget *content) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 300);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), content);
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  return window;
}

static void note_painted(gboolean *painted) { *painted = TRUE; }

void wait_for_frame(GtkWidget *window) {
  static gboolean painted;
  painted = FALSE;
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  gulong handler = g_signal_connect_swapped(clock, "after-paint", G_CALLBACK(note_painted), &painted);
  while (!painted) g_main_context_iteration(NULL, TRUE);
  g_signal_handler_disconnect(clock, handler);
}

void wait_for_first_frame(GtkWidget *window) {
  gtk_window_present(GTK_WINDOW(window));
  wait_for_frame(window);
}

static gboolean stop(gpointer data) {
  *(gboolean *)data = TRUE;
  return G_SOURCE_REMOVE;
}

void run_for(int milliseconds) {
  gboolean stopped = FALSE;
  g_timeout_add(milliseconds, stop, &stopped);
  while (!stopped) g_main_context_iteration(NULL, TRUE);
}

void warm_up(void) {
  wait_for_first_frame(open_window(NULL));
  run_for(300);
}
