#pragma once

// Makes the process's main thread run GLib's default main context, and with it Swift's main actor, where Swift's runtime
// would run libdispatch's main queue alone: Swift Testing then runs @MainActor tests on the thread GTK wants.
// Installed when the program is loaded; the call keeps the linker from leaving this file out.
void main_actor_drain_install(void);

// Lets a trap end the process: GLib traps at a critical message where G_DEBUG says so, and Swift's handler for crashes
// prints a backtrace of the trap and goes on behind it, so that the test would pass.
void main_actor_drain_end_at_traps(void);
