#pragma once

// Makes the process's main thread run GLib's default main context, and with it Swift's main actor, where Swift's runtime
// would run libdispatch's main queue alone: Swift Testing then runs @MainActor tests on the thread GTK wants.
// Installed when the program is loaded; the call keeps the linker from leaving this file out.
void main_actor_drain_install(void);
