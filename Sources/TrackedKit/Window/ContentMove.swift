/// Hangs a window's content elsewhere in the same window, within one turn of the main loop: GTK unmaps it and maps it again, but it was
/// never gone: no appearance call is made for it.
package enum ContentMove {
  /// Whether content is moved just now.
  package private(set) static var isUnderWay = false

  /// Moves it.
  static func perform(_ move: () -> Void) {
    isUnderWay = true
    defer { isUnderWay = false }
    move()
  }
}
