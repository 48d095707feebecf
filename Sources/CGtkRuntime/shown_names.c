#include "CGtkRuntime.h"

#include <gtk/gtk.h>

// What GTK 4.8 reports to assistive technology of its own accord, and should not: the child of a closed revealer and the page that
// a stack does not show, with everything in them; and, as the name of what has none, the name of its class ("GtkListBox").
//
// Both are known when a widget is mapped. Emission hooks see every widget, also the parts GTK makes for itself.

static GQuark unshown;

static gboolean has_no_name(GtkAccessible *accessible) {
  return !gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) &&
    !gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

// A role that GTK never reports by the name of a class, or that is not reported at all.
static gboolean needs_no_name(GtkAccessibleRole role) {
  switch ((int)role) {
    case GTK_ACCESSIBLE_ROLE_FORM:
    case GTK_ACCESSIBLE_ROLE_GROUP:
    case GTK_ACCESSIBLE_ROLE_GENERIC:
    case GTK_ACCESSIBLE_ROLE_LANDMARK:
    case GTK_ACCESSIBLE_ROLE_LIST_ITEM:
    case GTK_ACCESSIBLE_ROLE_REGION:
    case GTK_ACCESSIBLE_ROLE_SEARCH:
    case GTK_ACCESSIBLE_ROLE_SEPARATOR:
    case GTK_ACCESSIBLE_ROLE_NONE:
    case GTK_ACCESSIBLE_ROLE_PRESENTATION: return TRUE;
    default: return FALSE;
  }
}

static void set_hidden(GtkWidget *widget, gboolean is_hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, is_hidden, -1);
}

static void hide(GtkWidget *widget) {
  if (g_object_get_qdata(G_OBJECT(widget), unshown)) return;
  g_object_set_qdata(G_OBJECT(widget), unshown, GINT_TO_POINTER(1));
  set_hidden(widget, TRUE);
}

static gboolean mapped(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer reports_class_names) {
  GtkWidget *widget = g_value_get_object(values);
  if (g_object_get_qdata(G_OBJECT(widget), unshown)) {
    g_object_set_qdata(G_OBJECT(widget), unshown, NULL);
    set_hidden(widget, FALSE);
  }
  if (reports_class_names && !needs_no_name(gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(widget))) &&
      has_no_name(GTK_ACCESSIBLE(widget)))
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  // Its children were mapped before: what is visible and not mapped is kept back by the widget.
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    if (!gtk_widget_get_mapped(child) && gtk_widget_get_visible(child) && !GTK_IS_NATIVE(child)) hide(child);
  return TRUE;
}

static gboolean unmapped(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  GtkWidget *widget = g_value_get_object(values);
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (parent && gtk_widget_get_mapped(parent) && gtk_widget_get_visible(widget) && !gtk_widget_get_child_visible(widget) &&
      !GTK_IS_NATIVE(widget))
    hide(widget);
  return TRUE;
}

void gtk_runtime_report_what_is_shown(void) {
  if (unshown) return;
  unshown = g_quark_from_static_string("trackedkit-unshown");
  gboolean reports_class_names = gtk_check_version(4, 10, 0) != NULL;
  g_signal_add_emission_hook(
    g_signal_lookup("map", GTK_TYPE_WIDGET), 0, mapped, GINT_TO_POINTER(reports_class_names), NULL);
  g_signal_add_emission_hook(g_signal_lookup("unmap", GTK_TYPE_WIDGET), 0, unmapped, NULL, NULL);
}
