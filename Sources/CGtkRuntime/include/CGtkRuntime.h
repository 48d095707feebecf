// What the binding needs from C besides declarations: sources for GLib's main loop, and a check that runs inside GObject.
#pragma once

// Lets GLib's default main context run what Swift expects of a main loop: the main actor and libdispatch's main queue, and
// the timers of Foundation's main run loop where the program links Foundation. Once; later calls do nothing. Main thread only.
void gtk_runtime_attach_main_loop_sources(void);

// Keeps from assistive technology what its container does not show, and the names of classes. Once; later calls do nothing.
// Main thread only.
void gtk_runtime_report_what_is_shown(void);

// Notes from now on when a realized widget's window, or a popover of it, is being given the pointer's motion. Main thread only.
void gtk_runtime_watch_pointer_motion(void *widget);

// Whether they are being given it, perhaps by what runs this loop. Main thread only.
int gtk_runtime_is_told_of_motion(void *widget);

// Has SIGTERM, SIGINT and SIGHUP make a descriptor readable instead of ending the process, each the first time, and where nobody handles
// or ignores it yet. Returns the descriptor.
int gtk_runtime_watch_quit_signals(void);

// Whether one of them came since the last call.
int gtk_runtime_take_quit_signal(void);

// Has the modules with more wrappers than the binding's own register them, where the program has such modules. Main thread only.
void gtk_runtime_register_other_wrappers(void);
