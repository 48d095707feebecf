import GtkTesting

// The kit has classes of the same names above these; these tests are about the binding's own.
typealias Button = Gtk.Button
typealias Image = Gtk.Image
typealias Label = Gtk.Label
typealias Menu = Gtk.Menu
typealias PopoverMenu = Gtk.PopoverMenu
typealias SearchBar = Gtk.SearchBar
typealias Switch = Gtk.Switch
typealias TextView = Gtk.TextView
