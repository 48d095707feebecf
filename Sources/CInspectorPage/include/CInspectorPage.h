#pragma once

/// Called on the main thread: with the page alone when it is shown, and with an object when that is chosen in the inspector.
typedef void (*CInspectorPageCallback)(void *_Nonnull page, void *_Nullable object);

/// Makes the page "Updates" known to GTK's inspector, which makes one, a box, for each of its windows.
void inspector_page_register(CInspectorPageCallback _Nonnull callback);

/// Opens GTK's inspector.
void inspector_page_show_inspector(void);
