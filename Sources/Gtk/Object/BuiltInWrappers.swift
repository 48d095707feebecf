/// The wrappers of this module: one line a class, in alphabetical order.
extension WrapperRegistry {
  static let builtInFactories: [String: (UnsafeMutableRawPointer) -> Object] = [
    "GdkFrameClock": { FrameClock(owning: $0) },
    "GtkApplication": { Application(owning: $0) },
    "GtkBox": { Box(owning: $0) },
    "GtkButton": { Button(owning: $0) },
    "GtkEntry": { Entry(owning: $0) },
    "GtkLabel": { Label(owning: $0) },
    "GtkStack": { Stack(owning: $0) },
    "GtkSwitch": { Switch(owning: $0) },
    "GtkWidget": { Widget(owning: $0) },
    "GtkWindow": { Window(owning: $0) },
  ]
}
