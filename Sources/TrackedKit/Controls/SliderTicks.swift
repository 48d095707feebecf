import Gtk
import GtkTracking

extension Slider {
  /// The marks below the track, and whether the knob stays at them.
  public nonisolated struct TrackConfiguration: Equatable, Sendable {
    /// A mark.
    public nonisolated struct Tick: Equatable, Sendable {
      /// Where it is, from 0, the beginning of the track, to 1.
      public var position: Float
      /// A text below it; nil for none.
      public var title: String?

      /// A mark.
      public init(position: Float, title: String? = nil) { (self.position, self.title) = (position, title) }
    }

    /// Whether the user can choose only the values at the marks.
    public var allowsTickValuesOnly: Bool
    /// The marks.
    public var ticks: [Tick]

    /// A track with marks.
    public init(allowsTickValuesOnly: Bool = false, ticks: [Tick]) {
      (self.allowsTickValuesOnly, self.ticks) = (allowsTickValuesOnly, ticks)
    }

    /// A track with a number of marks, the first at its beginning and the last at its end.
    public init(allowsTickValuesOnly: Bool = false, numberOfTicks: Int) {
      let last = max(1, numberOfTicks - 1)
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / Float(last)) })
    }

    /// A track is filled from its beginning.
    @available(*, unavailable, message: "a track is filled from its beginning: leave neutralValue out")
    public init(allowsTickValuesOnly: Bool = false, neutralValue: Float?, numberOfTicks: Int) {
      self.init(allowsTickValuesOnly: allowsTickValuesOnly, numberOfTicks: numberOfTicks)
    }

    /// A track is filled from its beginning.
    @available(*, unavailable, message: "a track is filled from its beginning: leave neutralValue out")
    public init(allowsTickValuesOnly: Bool = false, neutralValue: Float?, ticks: [Tick]) {
      self.init(allowsTickValuesOnly: allowsTickValuesOnly, ticks: ticks)
    }

    /// The position of the nearest mark; nil without marks.
    func nearest(to position: Double) -> Double? {
      ticks.map { Double($0.position) }.min { abs($0 - position) < abs($1 - position) }
    }
  }

  /// Whether the knob is seen.
  public nonisolated enum SliderStyle: Int, Sendable {
    /// It is.
    case `default`
    /// It is not: the filled part of the track shows the value.
    case thumbless
  }
}

/// The look of sliders without a knob.
enum ThumblessLook {
  static let sheet = LibrarySheet("TrackedKit.Thumbless", "scale.thumbless > trough > slider { opacity: 0; }")
}
