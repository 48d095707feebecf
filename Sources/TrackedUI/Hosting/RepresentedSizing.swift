import Gtk

extension WidgetSizing {
  /// How a program's widget takes its place among views: what scrolls fills it, what is written in, slid or chosen along a line fills its
  /// width, everything else has its natural size; and a view without one, such as a material or one that draws, takes what there is.
  ///
  /// `frame`, `fixedSize` and the representable's own `sizeThatFits` say otherwise.
  static func ofRepresented(_ widget: Widget) -> WidgetSizing {
    switch widget {
    case is TrackedKit.ScrollView, is ScrolledWindow, is Gtk.TextView, is ListView: .fills
    case is TrackedKit.TextField, is TrackedKit.SearchBar, is TrackedKit.Slider, is TrackedKit.ProgressView,
      is SegmentedControl,
      is PickerView,
      is TrackedKit.Toolbar, is any Editable, is Scale, is ProgressBar:
      WidgetSizing(horizontal: .fills, vertical: .naturalOrAll)
    default: WidgetSizing(horizontal: .naturalOrAll, vertical: .naturalOrAll)
    }
  }
}
