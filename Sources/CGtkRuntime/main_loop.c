#include "CGtkRuntime.h"

#include <glib-unix.h>
#include <glib.h>
#include <unistd.h>

// libdispatch: the descriptor that becomes readable when the main queue has work, and the call that does the work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean drain_main_queue(gint descriptor, GIOCondition condition, gpointer data) {
  // Reading resets the descriptor; without it the source would fire for ever.
  guint64 pending;
  if (read(descriptor, &pending, sizeof pending) < 0) { /* Nothing was pending: draining is harmless. */ }
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static void attach(GSource *source, const char *name) {
  g_source_set_name(source, name);
  // A nested loop (a modal dialog run from a handler) has to serve it as well.
  g_source_set_can_recurse(source, TRUE);
  g_source_attach(source, NULL);
  g_source_unref(source);
}

static void attach_main_queue(void) {
  GSource *source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN);
  g_source_set_callback(source, (GSourceFunc)(void *)drain_main_queue, NULL, NULL);
  attach(source, "Swift main actor");
}

// CoreFoundation, which is part of Foundation's library. Weak: null in a program that does without Foundation.
typedef const void *CFRunLoop;
typedef const void *CFString;
extern __attribute__((weak)) CFString const kCFRunLoopDefaultMode;
extern __attribute__((weak)) CFRunLoop CFRunLoopGetMain(void);
extern __attribute__((weak)) double CFRunLoopGetNextTimerFireDate(CFRunLoop, CFString mode);
extern __attribute__((weak)) double CFAbsoluteTimeGetCurrent(void);
extern __attribute__((weak)) gint32 CFRunLoopRunInMode(CFString mode, double seconds, guchar returns_after_source);

typedef struct {
  GSource source;
  // A date that passed without its timer firing, because somebody set the clock: asked about again a little later.
  double overdue;
} TimerSource;

static const double patience_with_overdue = 0.01;

static gint milliseconds_until(TimerSource *timers) {
  double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  if (date <= 0) return -1;
  double seconds = date - CFAbsoluteTimeGetCurrent();
  if (date == timers->overdue && seconds < patience_with_overdue) seconds = patience_with_overdue;
  if (seconds <= 0) return 0;
  return seconds < 1000000 ? (gint)(seconds * 1000) + 1 : 1000000000;
}

static gboolean prepare_timers(GSource *source, gint *timeout) {
  *timeout = milliseconds_until((TimerSource *)source);
  return *timeout == 0;
}

static gboolean check_timers(GSource *source) {
  double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  return date > 0 && date <= CFAbsoluteTimeGetCurrent();
}

static gboolean run_timers(GSource *source, GSourceFunc callback, gpointer data) {
  double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, TRUE);
  double next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  ((TimerSource *)source)->overdue = next == date ? date : 0;
  return G_SOURCE_CONTINUE;
}

static void attach_run_loop_timers(void) {
  static GSourceFuncs functions = {.prepare = prepare_timers, .check = check_timers, .dispatch = run_timers};
  if (CFRunLoopGetMain == NULL || CFRunLoopGetNextTimerFireDate == NULL || CFRunLoopRunInMode == NULL
      || CFAbsoluteTimeGetCurrent == NULL || &kCFRunLoopDefaultMode == NULL)
    return;
  attach(g_source_new(&functions, sizeof(TimerSource)), "Foundation's timers");
}

void gtk_runtime_attach_main_loop_sources(void) {
  static gboolean is_attached = FALSE;
  if (is_attached) return;
  is_attached = TRUE;
  attach_main_queue();
  attach_run_loop_timers();
}
