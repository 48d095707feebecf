#include "key-list.h"

typedef struct {
  GObject parent;
  gint64 key;
} Key;
typedef struct {
  GObjectClass parent;
} KeyClass;
G_DEFINE_TYPE(Key, key, G_TYPE_OBJECT)
static void key_class_init(KeyClass *klass) {}
static void key_init(Key *key) {}

static GType key_list_get_item_type(GListModel *list) { return key_get_type(); }
static guint key_list_get_n_items(GListModel *list) { return ((KeyList *)list)->count; }
static gpointer key_list_get_item(GListModel *list, guint position) {
  if (position >= ((KeyList *)list)->count) return NULL;
  Key *key = g_object_new(key_get_type(), NULL);
  key->key = ((KeyList *)list)->keys[position];
  return key;
}
static void key_list_interface(GListModelInterface *interface) {
  interface->get_item_type = key_list_get_item_type;
  interface->get_n_items = key_list_get_n_items;
  interface->get_item = key_list_get_item;
}
typedef struct {
  GObjectClass parent;
} KeyListClass;
G_DEFINE_TYPE_WITH_CODE(KeyList, key_list, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, key_list_interface))
static void key_list_class_init(KeyListClass *klass) {}
static void key_list_init(KeyList *list) {}

KeyList *key_list_new(guint count) {
  KeyList *list = g_object_new(key_list_get_type(), NULL);
  list->count = count;
  list->keys = g_new(gint64, count);
  for (guint i = 0; i < count; i++) list->keys[i] = i;
  return list;
}

void key_list_insert(KeyList *list, guint position, gint64 key) {
  list->keys = g_renew(gint64, list->keys, list->count + 1);
  memmove(list->keys + position + 1, list->keys + position, (list->count - position) * sizeof(gint64));
  list->keys[position] = key;
  list->count++;
  g_list_model_items_changed(G_LIST_MODEL(list), position, 0, 1);
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_margin_start(box, 12);
  gtk_widget_set_margin_end(box, 12);
  gtk_widget_set_margin_top(box, 9);
  gtk_widget_set_margin_bottom(box, 9);
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand(label, TRUE);
  gtk_box_append(GTK_BOX(box), label);
  gtk_list_item_set_child(item, box);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
  char text[32];
  snprintf(text, sizeof text, "Row %" G_GINT64_FORMAT, ((Key *)gtk_list_item_get_item(item))->key);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(gtk_list_item_get_child(item))), text);
}

GtkWidget *open_list_window(KeyList *list) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkSingleSelection *selection = gtk_single_selection_new(G_LIST_MODEL(list));
  gtk_single_selection_set_autoselect(selection, FALSE);
  gtk_single_selection_set_can_unselect(selection, TRUE);
  gtk_single_selection_set_selected(selection, GTK_INVALID_LIST_POSITION);
  return open_scrolling_window(gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory));
}
