public import Gtk

// A file may import Foundation beside the kit, which has some of the same names. Inside a controller or a view these are the kit's; what
// begins with one of them elsewhere, as `Timer.scheduledTimer` does, is Foundation's, as the kit's members are disfavoured.
// Each class has them by itself: what an extension of `Responder` declares is not looked for before what the file imports.

extension ViewController {
  /// GTK's transform, also where Foundation is imported.
  public typealias AffineTransform = Gtk.AffineTransform
  /// The kit's timer, also where Foundation is imported.
  public typealias Timer = TrackedKit.Timer
  /// The kit's run loop, also where Foundation is imported.
  public typealias RunLoop = TrackedKit.RunLoop
  /// The kit's centre for notifications, also where Foundation is imported.
  public typealias NotificationCenter = TrackedKit.NotificationCenter
}

extension View {
  /// The kit's timer, also where Foundation is imported.
  public typealias Timer = TrackedKit.Timer
  /// The kit's run loop, also where Foundation is imported.
  public typealias RunLoop = TrackedKit.RunLoop
  /// The kit's centre for notifications, also where Foundation is imported.
  public typealias NotificationCenter = TrackedKit.NotificationCenter
}
