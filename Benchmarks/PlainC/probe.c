// The plain C program that TrackedKit is compared with: a GObject with a notifying property, an idle that shows it.
// Prints one number for the measurement named on the command line.
#define _GNU_SOURCE
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef struct { GObject parent; int hits; } Counter;
typedef struct { GObjectClass parent; } CounterClass;
G_DEFINE_TYPE(Counter, counter, G_TYPE_OBJECT)

static GParamSpec *hits_property;

static void counter_get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
  g_value_set_int(value, ((Counter *)object)->hits);
}
static void counter_set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
  ((Counter *)object)->hits = g_value_get_int(value);
}
static void counter_class_init(CounterClass *klass) {
  G_OBJECT_CLASS(klass)->get_property = counter_get_property;
  G_OBJECT_CLASS(klass)->set_property = counter_set_property;
  hits_property = g_param_spec_int("hits", NULL, NULL, 0, G_MAXINT, 0, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_property(G_OBJECT_CLASS(klass), 1, hits_property);
}
static void counter_init(Counter *counter) {}
static void counter_set_hits(Counter *counter, int hits) {
  if (counter->hits == hits) return;
  counter->hits = hits;
  g_object_notify_by_pspec(G_OBJECT(counter), hits_property);
}

static double cpu_microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

static long resident_kib(void) {
  long size = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file == NULL || fscanf(file, "%ld %ld", &size, &resident) != 2) resident = 0;
  if (file != NULL) fclose(file);
  return resident * sysconf(_SC_PAGESIZE) / 1024;
}

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

static GtkWidget *open_window(void) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 300);
  counter = g_object_new(counter_get_type(), NULL);
  label = gtk_label_new("0 clicks");
  gtk_window_set_child(GTK_WINDOW(window), label);
  g_signal_connect_swapped(counter, "notify::hits", G_CALLBACK(hits_changed), NULL);
  return window;
}

static gboolean painted;
static void after_paint(void) { painted = TRUE; }
static void wait_for_first_frame(GtkWidget *window) {
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect_swapped(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), NULL);
  while (!painted) g_main_context_iteration(NULL, TRUE);
}

static void measure_updates(int turns) {
  double started = cpu_microseconds();
  for (int turn = 1; turn <= turns; turn++) {
    counter_set_hits(counter, turn);
    while (pending != 0) g_main_context_iteration(NULL, FALSE);
  }
  printf("%f\n", (cpu_microseconds() - started) / turns);
}

// How often the main thread has gone to sleep: as often it was woken.
static long sleeps(void) {
  char line[256];
  long count = 0;
  FILE *file = fopen("/proc/self/status", "r");
  while (file != NULL && fgets(line, sizeof line, file) != NULL) sscanf(line, "voluntary_ctxt_switches: %ld", &count);
  if (file != NULL) fclose(file);
  return count;
}
static gboolean stop(gpointer data) { *(gboolean *)data = TRUE; return G_SOURCE_REMOVE; }
static void run_for(int milliseconds) {
  gboolean stopped = FALSE;
  g_timeout_add(milliseconds, stop, &stopped);
  while (!stopped) g_main_context_iteration(NULL, TRUE);
}

int main(int argc, char **argv) {
  const char *what = argc > 1 ? argv[1] : "";
  if (!gtk_init_check()) { fprintf(stderr, "no display\n"); return 1; }
  GtkWidget *window = open_window();
  if (strcmp(what, "start") == 0) {
    wait_for_first_frame(window);
    printf("%ld\n", resident_kib());
  } else if (strcmp(what, "update") == 0) {
    wait_for_first_frame(window);
    measure_updates(5000);
    measure_updates(50000);
  } else if (strcmp(what, "idle") == 0) {
    wait_for_first_frame(window);
    run_for(1000);
    long before = sleeps();
    run_for(3000);
    // The timer that ends the measurement is one.
    printf("%ld\n", sleeps() - before - 1);
  } else {
    fprintf(stderr, "usage: probe start|update|idle\n");
    return 64;
  }
  return 0;
}
