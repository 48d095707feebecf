#include "CMainActorDrain.h"

#include <CGtkRuntime.h>
#include <gtk/gtk.h>
#include <signal.h>
#include <stdlib.h>

// Called by the runtime instead of its own endless loop over the main queue.
typedef __attribute__((swiftcall)) void (*drain_hook)(void *original, void *compatibility_override);
extern drain_hook swift_task_asyncMainDrainQueue_hook;

static void end_process(int signal_number) { abort(); }

void main_actor_drain_end_at_traps(void) { signal(SIGTRAP, end_process); }

static __attribute__((swiftcall)) void drain_through_glib(void *original, void *compatibility_override) {
  gtk_runtime_attach_main_loop_sources();
  main_actor_drain_end_at_traps();
  // Tests make widgets in their first line, which needs a display; tests of pure models still run without one.
  if (!gtk_init_check()) {
    g_printerr("GtkTesting: no display was found, so the first test that makes a widget ends the run. "
               "Run them in a desktop session or under 'xvfb-run -a'.\n");
  }
  for (;;) g_main_context_iteration(NULL, TRUE);
}

__attribute__((constructor)) void main_actor_drain_install(void) {
  swift_task_asyncMainDrainQueue_hook = drain_through_glib;
}
