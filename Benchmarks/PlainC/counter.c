#include "probe.h"

typedef struct {
  GObjectClass parent;
} CounterClass;
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

Counter *counter_new(void) { return g_object_new(counter_get_type(), NULL); }

void counter_set_hits(Counter *counter, int hits) {
  if (counter->hits == hits) return;
  counter->hits = hits;
  g_object_notify_by_pspec(G_OBJECT(counter), hits_property);
}
