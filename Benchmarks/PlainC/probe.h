// What the measurements of the plain C program share. Each mode is one file; it prints its numbers on one line.
#pragma once
#define _GNU_SOURCE
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// A GObject with a notifying property `hits`.
typedef struct {
  GObject parent;
  int hits;
} Counter;
Counter *counter_new(void);
void counter_set_hits(Counter *counter, int hits);

double cpu_microseconds(void);
long resident_kib(void);
int compare_doubles(const void *left, const void *right);
double median(double *values, int count);

// A label as the kit has it: its text begins at the leading edge, and is cut with an ellipsis where room is short.
GtkWidget *new_label(const char *text);
// A window with a label that says "0 clicks".
GtkWidget *open_window(GtkWidget **label);
// A window that scrolls `content`.
GtkWidget *open_scrolling_window(GtkWidget *content);
void wait_for_first_frame(GtkWidget *window);
void wait_for_frame(GtkWidget *window);
// Loads fonts, theme and shared libraries, so that what is measured next is its own cost alone.
void warm_up(void);
void run_for(int milliseconds);

void measure_start(void);
void measure_update(void);
void measure_wide(int count);
void measure_views(int count);
void measure_chain(int count);
void measure_list(int rows);
void measure_edits(int rows);
void measure_idle(void);
