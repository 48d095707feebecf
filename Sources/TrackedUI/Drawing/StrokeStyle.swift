public import Foundation
import Gtk

/// How lines are drawn.
public nonisolated struct StrokeStyle: Hashable, Sendable {
  /// In logical pixels.
  public var lineWidth: CGFloat
  /// How their ends look.
  public var lineCap: LineCap
  /// How they look where they turn.
  public var lineJoin: LineJoin
  /// From which ratio of its length to the line's width on a pointed turn is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and of the gaps between, in turn; empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// A style of lines.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [CGFloat] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Prepares a drawing for lines of this style.
  @MainActor func apply(to context: CairoContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin, miterLimit: miterLimit)
    context.setDash(dash.map { Double($0) }, phase: dashPhase)
  }
}

/// How areas are filled.
public nonisolated struct FillStyle: Hashable, Sendable {
  /// Whether what a path goes around an even number of times is outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  /// Has what is filled next filled so.
  @MainActor func apply(to context: CairoContext) {
    context.setFillRule(isEvenOdd: isEOFilled)
    context.setAntialiased(isAntialiased)
  }
}
