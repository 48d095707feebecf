import Gtk

// What an animation can bring from one value to another.

extension Double: @MainActor Animatable {
  /// The number itself.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

extension Float: @MainActor Animatable {
  /// The number itself.
  public var animatableData: Float {
    get { self }
    set { self = newValue }
  }
}

extension AnimatablePair: @MainActor Animatable {
  /// Both numbers.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Angle: @MainActor Animatable {
  /// In degrees.
  public var animatableData: Double {
    get { degrees }
    set { self = .degrees(newValue) }
  }
}

extension Point: @MainActor Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension Size: @MainActor Animatable {
  /// Both lengths.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension Rect: @MainActor Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(AnimatablePair(x, y), AnimatablePair(width, height)) }
    set {
      self = Rect(
        x: newValue.first.first, y: newValue.first.second, width: newValue.second.first, height: newValue.second.second)
    }
  }
}

extension UnitPoint: @MainActor Animatable {
  /// Both shares.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
