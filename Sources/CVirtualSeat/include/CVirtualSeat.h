// A pointer and a keyboard that a Wayland compositor lets programs make: zwlr_virtual_pointer_v1 and zwp_virtual_keyboard_v1.
#pragma once

#include <stdint.h>

typedef struct CVirtualSeat CVirtualSeat;

// Connects to the compositor that WAYLAND_DISPLAY names. Null where it has no such devices, or this machine no libwayland-client. Each call
// below returns once the compositor has done it.
CVirtualSeat *virtual_seat_open(void);

// Moves the pointer to a place on a screen of a size.
void virtual_seat_move(CVirtualSeat *seat, uint32_t x, uint32_t y, uint32_t width, uint32_t height);

// Presses or lets go a button, by evdev's number.
void virtual_seat_button(CVirtualSeat *seat, uint32_t button, int is_pressed);

// Turns the wheel by a step: 1 is down, -1 is up.
void virtual_seat_wheel(CVirtualSeat *seat, int step);

// Presses or lets go a key, by evdev's number, with the modifiers that are held, by xkb's mask.
void virtual_seat_key(CVirtualSeat *seat, uint32_t key, int is_pressed, uint32_t modifiers);
