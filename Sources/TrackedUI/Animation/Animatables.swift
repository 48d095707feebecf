public import Foundation
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

extension CGFloat: @MainActor Animatable {
  /// The number itself.
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

extension CGPoint: @MainActor Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: @MainActor Animatable {
  /// Both lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: @MainActor Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension UnitPoint: @MainActor Animatable {
  /// Both shares.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
