// What a program of the kit needs besides: it imports TrackedKit alone.
@_exported import Gtk
@_exported import Observation
