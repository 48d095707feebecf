#include "CGtkRuntime.h"

#include <gtk/gtk.h>
#include <stdlib.h>

// GTK crashes without a word when a widget is made before it runs, wherever the C constructor is called. GObject asks this
// when the class of all widgets is set up, which the first widget does, before any part of GTK is touched.
static void check_that_gtk_runs(gpointer data, gpointer interface) {
  if (((GTypeInterface *)interface)->g_instance_type != GTK_TYPE_WIDGET) return;
  if (!gtk_is_initialized()) {
    g_printerr(
      "Gtk: a widget was made before GTK was initialised. Call Gtk.initialize() before the first widget, or make widgets in "
      "a handler of Application.activate; a global or static widget is made when it is first used.\n");
    abort();
  }
  if (gdk_display_get_default() == NULL) {
    g_printerr(
      "Gtk: a widget was made without a display. Start the program in a desktop session, set DISPLAY or WAYLAND_DISPLAY, or "
      "run it under 'xvfb-run -a'.\n");
    abort();
  }
}

__attribute__((constructor)) static void install(void) { g_type_add_interface_check(NULL, check_that_gtk_runs); }
