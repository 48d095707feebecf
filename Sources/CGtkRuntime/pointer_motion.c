#include "CGtkRuntime.h"

#include <gtk/gtk.h>

// A clock's number of "flush-events" that run, one inside the other as a handler may run a loop, plus one; nothing for a clock that is not watched.
static GQuark deliveries;

static void change(GObject *clock, int difference) {
  int count = GPOINTER_TO_INT(g_object_get_qdata(clock, deliveries));
  if (count) g_object_set_qdata(clock, deliveries, GINT_TO_POINTER(count + difference));
}

static gboolean begin(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  change(g_value_get_object(values), 1);
  return TRUE;
}

static void end(GObject *clock, gpointer data) { change(clock, -1); }

void gtk_runtime_watch_pointer_motion(void *widget) {
  GObject *clock = G_OBJECT(gtk_widget_get_frame_clock(widget));
  if (!deliveries) {
    deliveries = g_quark_from_static_string("gtk-runtime-deliveries");
    g_signal_add_emission_hook(g_signal_lookup("flush-events", GDK_TYPE_FRAME_CLOCK), 0, begin, NULL, NULL);
  }
  if (g_object_get_qdata(clock, deliveries)) return;
  g_object_set_qdata(clock, deliveries, GINT_TO_POINTER(1));
  g_signal_connect_after(clock, "flush-events", G_CALLBACK(end), NULL);
}

int gtk_runtime_is_told_of_motion(void *widget) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
  return clock && deliveries && GPOINTER_TO_INT(g_object_get_qdata(G_OBJECT(clock), deliveries)) > 1;
}
