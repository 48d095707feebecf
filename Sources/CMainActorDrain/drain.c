#include "CMainActorDrain.h"

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Called by the runtime instead of its own endless loop over the main queue.
typedef __attribute__((swiftcall)) void (*drain_hook)(void *original, void *compatibility_override);
extern drain_hook swift_task_asyncMainDrainQueue_hook;

static gboolean drain_main_queue(gint descriptor, GIOCondition condition, gpointer data) {
  guint64 pending;
  if (read(descriptor, &pending, sizeof pending) < 0) { /* Nothing was pending: draining is harmless. */ }
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static void attach_source(void) {
  // The binding attaches a source of its own; the mark keeps it to one.
  if (g_dataset_get_data(g_main_context_default(), "swift-main-actor-source") != NULL) return;
  GSource *source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN);
  g_source_set_callback(source, (GSourceFunc)(void *)drain_main_queue, NULL, NULL);
  g_source_set_can_recurse(source, TRUE);
  g_source_attach(source, NULL);
  g_dataset_set_data(g_main_context_default(), "swift-main-actor-source", source);
}

static void end_process(int signal_number) { abort(); }

void main_actor_drain_end_at_traps(void) { signal(SIGTRAP, end_process); }

static __attribute__((swiftcall)) void drain_through_glib(void *original, void *compatibility_override) {
  attach_source();
  main_actor_drain_end_at_traps();
  // Tests make widgets in their first line, which crashes GTK without a display; tests of pure models still run then.
  if (!gtk_init_check()) {
    g_printerr("GtkTesting: no display was found, so tests that make widgets will crash. "
               "Run them in a desktop session or under 'xvfb-run -a'.\n");
  }
  for (;;) g_main_context_iteration(NULL, TRUE);
}

__attribute__((constructor)) void main_actor_drain_install(void) {
  swift_task_asyncMainDrainQueue_hook = drain_through_glib;
}
