#include "CGtkRuntime.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

static const int quit_signals[] = {SIGTERM, SIGINT, SIGHUP};
static int descriptor = -1;

static void note(int signal) {
  int error = errno;
  uint64_t one = 1;
  if (write(descriptor, &one, sizeof one) < 0) { /* It is noted already. */ }
  errno = error;
}

int gtk_runtime_watch_quit_signals(void) {
  if (descriptor < 0) descriptor = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  for (unsigned i = 0; i < sizeof quit_signals / sizeof *quit_signals; i++) {
    struct sigaction found;
    // A signal that is ignored stays so, as under nohup, and a program's own handler is the program's matter.
    if (sigaction(quit_signals[i], NULL, &found) != 0 || found.sa_handler != SIG_DFL) continue;
    // Once: the second signal ends a program that does not get to its end.
    struct sigaction noted = {.sa_handler = note, .sa_flags = SA_RESTART | SA_RESETHAND};
    sigaction(quit_signals[i], &noted, NULL);
  }
  return descriptor;
}

int gtk_runtime_take_quit_signal(void) {
  uint64_t count;
  return read(descriptor, &count, sizeof count) == sizeof count;
}
