#define _GNU_SOURCE
#include "CVirtualSeat.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

struct wl_display;
struct wl_proxy;

// What libwayland-client knows a protocol by, as wayland-util.h has it, which a GTK without Wayland does not need to build.
struct wl_interface;
struct wl_message {
  const char *name, *signature;
  const struct wl_interface **types;
};
struct wl_interface {
  const char *name;
  int version, method_count;
  const struct wl_message *methods;
  int event_count;
  const struct wl_message *events;
};

// The library's functions, looked up where it is: nothing links against it.
static struct {
  struct wl_display *(*connect)(const char *name);
  int (*roundtrip)(struct wl_display *display);
  struct wl_proxy *(*marshal)(
    struct wl_proxy *proxy, uint32_t opcode, const struct wl_interface *interface, uint32_t version, uint32_t flags, ...);
  int (*listen)(struct wl_proxy *proxy, void (**listener)(void), void *data);
  const struct wl_interface *registry, *seat;
} wayland;

static int load(void) {
  void *library = dlopen("libwayland-client.so.0", RTLD_NOW);
  if (library == NULL) return 0;
  *(void **)&wayland.connect = dlsym(library, "wl_display_connect");
  *(void **)&wayland.roundtrip = dlsym(library, "wl_display_roundtrip");
  *(void **)&wayland.marshal = dlsym(library, "wl_proxy_marshal_flags");
  *(void **)&wayland.listen = dlsym(library, "wl_proxy_add_listener");
  wayland.registry = dlsym(library, "wl_registry_interface");
  wayland.seat = dlsym(library, "wl_seat_interface");
  return wayland.connect && wayland.roundtrip && wayland.marshal && wayland.listen && wayland.registry && wayland.seat;
}

// The protocols, as their descriptions have them: https://gitlab.freedesktop.org/wlroots/wlr-protocols and wayland-protocols. An object
// among the arguments has its interface in `types`.

static const struct wl_interface *no_types[5];

static const struct wl_message pointer_requests[] = {
  {"motion", "uff", no_types}, {"motion_absolute", "uuuuu", no_types}, {"button", "uuu", no_types},
  {"axis", "uuf", no_types}, {"frame", "", no_types}, {"axis_source", "u", no_types}, {"axis_stop", "uu", no_types},
  {"axis_discrete", "uufi", no_types}, {"destroy", "", no_types},
};
enum { POINTER_MOTION_ABSOLUTE = 1, POINTER_BUTTON = 2, POINTER_FRAME = 4, POINTER_AXIS_SOURCE = 5, POINTER_AXIS_DISCRETE = 7 };
static const struct wl_interface pointer_interface = {"zwlr_virtual_pointer_v1", 1, 9, pointer_requests, 0, NULL};

static const struct wl_interface *new_pointer_types[2] = {NULL, &pointer_interface};
static const struct wl_message pointer_manager_requests[] = {
  {"create_virtual_pointer", "?on", new_pointer_types}, {"destroy", "", no_types},
};
static const struct wl_interface pointer_manager_interface = {
  "zwlr_virtual_pointer_manager_v1", 1, 2, pointer_manager_requests, 0, NULL};

static const struct wl_message keyboard_requests[] = {
  {"keymap", "uhu", no_types}, {"key", "uuu", no_types}, {"modifiers", "uuuu", no_types}, {"destroy", "", no_types},
};
enum { KEYBOARD_KEYMAP = 0, KEYBOARD_KEY = 1, KEYBOARD_MODIFIERS = 2 };
static const struct wl_interface keyboard_interface = {"zwp_virtual_keyboard_v1", 1, 4, keyboard_requests, 0, NULL};

static const struct wl_interface *new_keyboard_types[2] = {NULL, &keyboard_interface};
static const struct wl_message keyboard_manager_requests[] = {{"create_virtual_keyboard", "on", new_keyboard_types}};
static const struct wl_interface keyboard_manager_interface = {
  "zwp_virtual_keyboard_manager_v1", 1, 1, keyboard_manager_requests, 0, NULL};

struct CVirtualSeat {
  struct wl_display *display;
  struct wl_proxy *registry, *seat, *pointers, *keyboards, *pointer, *keyboard;
};

enum { REGISTRY_OF_DISPLAY = 1, BIND_OF_REGISTRY = 0 };

static void found(void *data, struct wl_proxy *registry, uint32_t name, const char *interface, uint32_t version) {
  CVirtualSeat *seat = data;
  const struct wl_interface *known = NULL;
  struct wl_proxy **place = NULL;
  if (strcmp(interface, "wl_seat") == 0) known = wayland.seat, place = &seat->seat;
  if (strcmp(interface, pointer_manager_interface.name) == 0) known = &pointer_manager_interface, place = &seat->pointers;
  if (strcmp(interface, keyboard_manager_interface.name) == 0) known = &keyboard_manager_interface, place = &seat->keyboards;
  if (known == NULL || *place != NULL) return;
  *place = wayland.marshal(registry, BIND_OF_REGISTRY, known, 1, 0, name, known->name, 1, NULL);
}

static void gone(void *data, struct wl_proxy *registry, uint32_t name) {}

static void (*registry_listener[])(void) = {(void (*)(void))found, (void (*)(void))gone};

// The keys of an American keyboard, which xkb's own files describe.
static const char keymap[] =
  "xkb_keymap {\n"
  "  xkb_keycodes { include \"evdev+aliases(qwerty)\" };\n"
  "  xkb_types { include \"complete\" };\n"
  "  xkb_compatibility { include \"complete\" };\n"
  "  xkb_symbols { include \"pc+us+inet(evdev)\" };\n"
  "};\n";

static int send_keymap(CVirtualSeat *seat) {
  int file = memfd_create("keymap", MFD_CLOEXEC);
  if (file < 0) return 0;
  int is_written = write(file, keymap, sizeof keymap) == sizeof keymap;
  // 1: xkb's text.
  if (is_written) {
    wayland.marshal(seat->keyboard, KEYBOARD_KEYMAP, NULL, 1, 0, (uint32_t)1, (int32_t)file, (uint32_t)sizeof keymap);
    is_written = wayland.roundtrip(seat->display) >= 0;
  }
  close(file);
  return is_written;
}

CVirtualSeat *virtual_seat_open(void) {
  if (!load()) return NULL;
  CVirtualSeat *seat = calloc(1, sizeof *seat);
  seat->display = wayland.connect(NULL);
  if (seat->display == NULL) return free(seat), NULL;
  seat->registry = wayland.marshal(
    (struct wl_proxy *)seat->display, REGISTRY_OF_DISPLAY, wayland.registry, 1, 0, NULL);
  wayland.listen(seat->registry, registry_listener, seat);
  wayland.roundtrip(seat->display);
  // What was bound stays until the process ends, as the one that is returned does.
  if (seat->seat == NULL || seat->pointers == NULL || seat->keyboards == NULL) return NULL;
  seat->pointer = wayland.marshal(seat->pointers, 0, &pointer_interface, 1, 0, seat->seat, NULL);
  seat->keyboard = wayland.marshal(seat->keyboards, 0, &keyboard_interface, 1, 0, seat->seat, NULL);
  return send_keymap(seat) ? seat : NULL;
}

static uint32_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint32_t)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
}

static void finish_pointer(CVirtualSeat *seat) {
  wayland.marshal(seat->pointer, POINTER_FRAME, NULL, 1, 0);
  wayland.roundtrip(seat->display);
}

void virtual_seat_move(CVirtualSeat *seat, uint32_t x, uint32_t y, uint32_t width, uint32_t height) {
  wayland.marshal(seat->pointer, POINTER_MOTION_ABSOLUTE, NULL, 1, 0, now(), x, y, width, height);
  finish_pointer(seat);
}

void virtual_seat_button(CVirtualSeat *seat, uint32_t button, int is_pressed) {
  wayland.marshal(seat->pointer, POINTER_BUTTON, NULL, 1, 0, now(), button, (uint32_t)(is_pressed != 0));
  finish_pointer(seat);
}

void virtual_seat_wheel(CVirtualSeat *seat, int step) {
  // 0: a wheel; the vertical axis; 15 is how far compositors have a wheel's step go, in 256ths.
  wayland.marshal(seat->pointer, POINTER_AXIS_SOURCE, NULL, 1, 0, (uint32_t)0);
  wayland.marshal(
    seat->pointer, POINTER_AXIS_DISCRETE, NULL, 1, 0, now(), (uint32_t)0, (int32_t)(15 * step * 256), (int32_t)step);
  finish_pointer(seat);
}

void virtual_seat_key(CVirtualSeat *seat, uint32_t key, int is_pressed, uint32_t modifiers) {
  wayland.marshal(seat->keyboard, KEYBOARD_KEY, NULL, 1, 0, now(), key, (uint32_t)(is_pressed != 0));
  wayland.marshal(
    seat->keyboard, KEYBOARD_MODIFIERS, NULL, 1, 0, modifiers, (uint32_t)0, (uint32_t)0, (uint32_t)0);
  wayland.roundtrip(seat->display);
}
