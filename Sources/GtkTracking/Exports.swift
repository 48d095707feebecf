@_exported public import Gtk
@_exported public import Observation
