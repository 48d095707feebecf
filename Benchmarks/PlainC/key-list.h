// A list over an array of 64-bit keys, whose items are made when they are asked for.
#pragma once
#include "probe.h"

typedef struct {
  GObject parent;
  gint64 *keys;
  guint count;
} KeyList;
KeyList *key_list_new(guint count);
void key_list_insert(KeyList *list, guint position, gint64 key);
// The scrolled list view of `list` in a window, as a C programmer writes it: a row is a box with a label.
GtkWidget *open_list_window(KeyList *list);
