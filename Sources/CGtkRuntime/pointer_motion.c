#include "CGtkRuntime.h"

#include <gtk/gtk.h>

// The surface that a motion was last reported to; forgotten when it is freed.
static GdkSurface *moved;
static guint event_signal;

static gboolean note(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  GdkEvent *event = g_value_peek_pointer(values + 1);
  GdkSurface *surface = event && gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY ? g_value_get_object(values) : NULL;
  if (surface != moved) g_set_weak_pointer(&moved, surface);
  return TRUE;
}

void gtk_runtime_watch_pointer_motion(void) {
  if (event_signal) return;
  // Its signals are there once its class is.
  g_type_class_ref(GDK_TYPE_SURFACE);
  event_signal = g_signal_lookup("event", GDK_TYPE_SURFACE);
  g_signal_add_emission_hook(event_signal, 0, note, NULL, NULL);
}

int gtk_runtime_is_told_of_motion(void *widget) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
  if (!moved || !clock || gdk_surface_get_frame_clock(moved) != clock) return 0;
  GSignalInvocationHint *hint = g_signal_get_invocation_hint(moved);
  return hint && hint->signal_id == event_signal;
}
