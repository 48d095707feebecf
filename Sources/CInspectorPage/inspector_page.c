#include "CInspectorPage.h"

#include <gtk/gtk.h>

// The extension point asks for a class with these properties: GTK reads the title, and sets the object that was chosen.
enum { TITLE = 1, OBJECT };

typedef struct {
  GtkBox parent;
} Page;

typedef struct {
  GtkBoxClass parent;
} PageClass;

static CInspectorPageCallback page_callback;

G_DEFINE_TYPE(Page, tracked_updates_page, GTK_TYPE_BOX)

static void get_property(GObject *page, guint property, GValue *value, GParamSpec *specification) {
  if (property == TITLE)
    g_value_set_static_string(value, "Updates");
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID(page, property, specification);
}

static void set_property(GObject *page, guint property, const GValue *value, GParamSpec *specification) {
  if (property != OBJECT) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID(page, property, specification);
    return;
  }
  gpointer object = g_value_get_object(value);
  if (object != NULL) page_callback(page, object);
}

static void map(GtkWidget *page) {
  GTK_WIDGET_CLASS(tracked_updates_page_parent_class)->map(page);
  page_callback(page, NULL);
}

static void tracked_updates_page_class_init(PageClass *class) {
  GObjectClass *object_class = G_OBJECT_CLASS(class);
  object_class->get_property = get_property;
  object_class->set_property = set_property;
  GTK_WIDGET_CLASS(class)->map = map;
  g_object_class_install_property(
      object_class, TITLE, g_param_spec_string("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property(
      object_class, OBJECT,
      g_param_spec_object("object", NULL, NULL, G_TYPE_OBJECT, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void tracked_updates_page_init(Page *page) {}

void inspector_page_register(CInspectorPageCallback callback) {
  page_callback = callback;
  // GTK registers the point when it opens its first inspector, too late for us; a second registration gives the first one.
  GIOExtensionPoint *point = g_io_extension_point_register("gtk-inspector-page");
  g_io_extension_point_set_required_type(point, GTK_TYPE_WIDGET);
  g_io_extension_point_implement("gtk-inspector-page", tracked_updates_page_get_type(), "tracked-updates", 0);
}

void inspector_page_show_inspector(void) { gtk_window_set_interactive_debugging(TRUE); }
