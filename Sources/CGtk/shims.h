// What Swift cannot import from GTK: macros and varargs. No logic.
#pragma once

#define GDK_VERSION_MIN_REQUIRED (G_ENCODE_VERSION(4, 8))
#define GDK_VERSION_MAX_ALLOWED (G_ENCODE_VERSION(4, 8))
#define GLIB_VERSION_MIN_REQUIRED (G_ENCODE_VERSION(2, 74))

#include <gtk/gtk.h>
#include <cairo-gobject.h>
#include <glib/gstdio.h>
#include <glib-unix.h>
#include <libintl.h>
#include <stdint.h>

static inline GType cgtk_type_of(const void *instance) { return G_OBJECT_TYPE(instance); }
static inline const char *cgtk_type_name_of(const void *instance) { return G_OBJECT_TYPE_NAME(instance); }
static inline void *cgtk_class_of(const void *instance) { return ((GTypeInstance *)instance)->g_class; }
static inline gboolean cgtk_is_a(const void *instance, GType type) { return G_TYPE_CHECK_INSTANCE_TYPE(instance, type); }
static inline GType cgtk_class_type(const void *klass) { return G_TYPE_FROM_CLASS(klass); }
// Whether a class of widgets draws as GtkWidget does: every child, one after the other.
static inline gboolean cgtk_draws_every_child(const void *klass) {
  const GtkWidgetClass *widget_class = g_type_class_peek(GTK_TYPE_WIDGET);
  return ((const GtkWidgetClass *)klass)->snapshot == widget_class->snapshot;
}
// What a layout manager does for a widget that it is not set on.
static inline GtkSizeRequestMode cgtk_layout_request_mode(GtkLayoutManager *manager, GtkWidget *widget) {
  return GTK_LAYOUT_MANAGER_GET_CLASS(manager)->get_request_mode(manager, widget);
}
static inline GType cgtk_value_type(const GValue *value) { return G_VALUE_TYPE(value); }
static inline gboolean cgtk_value_holds(const GValue *value, GType type) { return G_VALUE_HOLDS(value, type); }
static inline guint cgtk_ref_count(const void *object) { return ((const GObject *)object)->ref_count; }

static inline GType cgtk_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_int(void) { return G_TYPE_INT; }
static inline GType cgtk_type_uint(void) { return G_TYPE_UINT; }
static inline GType cgtk_type_int64(void) { return G_TYPE_INT64; }
static inline GType cgtk_type_uint64(void) { return G_TYPE_UINT64; }
static inline GType cgtk_type_long(void) { return G_TYPE_LONG; }
static inline GType cgtk_type_ulong(void) { return G_TYPE_ULONG; }
static inline GType cgtk_type_char(void) { return G_TYPE_CHAR; }
static inline GType cgtk_type_uchar(void) { return G_TYPE_UCHAR; }
static inline GType cgtk_type_flags(void) { return G_TYPE_FLAGS; }
static inline GType cgtk_type_interface(void) { return G_TYPE_INTERFACE; }
static inline GType cgtk_type_float(void) { return G_TYPE_FLOAT; }
static inline GType cgtk_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType cgtk_type_string(void) { return G_TYPE_STRING; }
static inline GType cgtk_type_pointer(void) { return G_TYPE_POINTER; }
static inline GType cgtk_type_enum(void) { return G_TYPE_ENUM; }
static inline GType cgtk_type_object(void) { return G_TYPE_OBJECT; }
static inline GType cgtk_type_region(void) { return CAIRO_GOBJECT_TYPE_REGION; }

// Varargs.
static inline void cgtk_accessible_set_label(void *accessible, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
static inline void cgtk_accessible_set_description(void *accessible, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
static inline void cgtk_accessible_set_value_text(void *accessible, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}
static inline void cgtk_accessible_set_labelled_by(void *accessible, void *label) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}
static inline void cgtk_accessible_set_has_popup(void *accessible, gboolean has_popup) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, has_popup, -1);
}
static inline void cgtk_accessible_set_expanded(void *accessible, gboolean expanded) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}
static inline void cgtk_accessible_set_busy(void *accessible, gboolean busy) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}
static inline void cgtk_accessible_set_hidden(void *accessible, gboolean hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}
static inline gboolean cgtk_accessible_has_label(void *accessible, const char *label) {
  if (!gtk_test_accessible_has_property(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_LABEL)) return FALSE;
  char *found = gtk_test_accessible_check_property(
    GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_LABEL, label, NULL);
  g_free(found);
  return found == NULL;
}
// The label that a widget was given, in quotes; NULL for none. GTK says it of a widget whose label is not the one asked for.
static inline char *cgtk_accessible_copy_label(void *accessible) {
  if (!gtk_test_accessible_has_property(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_LABEL)) return NULL;
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_LABEL, "", NULL);
}
static inline void cgtk_accessible_set_checked(void *accessible, GtkAccessibleTristate state) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_CHECKED, state, -1);
}
static inline void cgtk_accessible_set_selected(void *accessible, gboolean selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}
static inline void cgtk_accessible_set_multi_selectable(void *accessible, gboolean multi_selectable) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, multi_selectable, -1);
}
static inline void cgtk_accessible_set_role(void *accessible, GtkAccessibleRole role) {
  g_object_set(accessible, "accessible-role", role, NULL);
}
static inline GtkWidget *cgtk_styled_button_new(const char *css_name, GtkAccessibleRole role) {
  return g_object_new(GTK_TYPE_BUTTON, "css-name", css_name, "accessible-role", role, NULL);
}
static inline void cgtk_log_warning(const char *domain, const char *message) {
  g_log(domain, G_LOG_LEVEL_WARNING, "%s", message);
}
static inline void cgtk_log_message(const char *domain, const char *message) {
  g_log(domain, G_LOG_LEVEL_MESSAGE, "%s", message);
}

// Types of GVariant by constant strings of C: a string made in Swift is gone when the call that was given it returns.
static inline const GVariantType *cgtk_variant_type_boolean(void) { return G_VARIANT_TYPE_BOOLEAN; }
static inline const GVariantType *cgtk_variant_type_string(void) { return G_VARIANT_TYPE_STRING; }
static inline const GVariantType *cgtk_variant_type_int32(void) { return G_VARIANT_TYPE_INT32; }
static inline const GVariantType *cgtk_variant_type_int64(void) { return G_VARIANT_TYPE_INT64; }
static inline const GVariantType *cgtk_variant_type_double(void) { return G_VARIANT_TYPE_DOUBLE; }
static inline const GVariantType *cgtk_variant_type_uint32(void) { return G_VARIANT_TYPE_UINT32; }
static inline const GVariantType *cgtk_variant_type_variant(void) { return G_VARIANT_TYPE_VARIANT; }

// What a gesture did at the beginning of a press before that was overridden.
static inline void cgtk_chain_from_begin(void *gesture, GdkEventSequence *sequence) {
  g_signal_chain_from_overridden_handler(gesture, sequence);
}
// Whether the program or GTK has taken it, so that the window stays.
static inline gboolean cgtk_emit_close_request(void *window) {
  gboolean is_taken = FALSE;
  g_signal_emit_by_name(window, "close-request", &is_taken);
  return is_taken;
}
static inline void cgtk_emit_clicked(void *button) { g_signal_emit_by_name(button, "clicked"); }
static inline void cgtk_emit_layout(void *clock) { g_signal_emit_by_name(clock, "layout"); }
static inline void cgtk_emit_backspace(void *text) { g_signal_emit_by_name(text, "backspace"); }
