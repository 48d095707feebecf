#include "CGtkRuntime.h"

// In GtkComplete: a program that does not have that module gets null.
extern void gtk_complete_register(void) __attribute__((weak));

void gtk_runtime_register_other_wrappers(void) {
  if (gtk_complete_register) gtk_complete_register();
}
