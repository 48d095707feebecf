import Foundation
import Gtk

/// An outline as text: points, and what is done with them, as `0 0 m 10 0 l 10 10 l h`.
///
/// `m` begins, `l` is a line, `q` a curve with one control point, `c` one with two, and `h` goes back to the beginning.
nonisolated extension Path: LosslessStringConvertible {
  /// The outline that a text describes; nil where it describes none.
  public init?(_ description: String) {
    self.init()
    var numbers: [Double] = []
    for word in description.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      let isWhole = numbers.count == points.count * 2
      // Nothing goes on from nowhere.
      guard isWhole, word == "m" || currentPoint != nil else { return nil }
      switch (word, points.count) {
      case ("m", 1): move(to: points[0])
      case ("l", 1): addLine(to: points[0])
      case ("q", 2): addQuadCurve(to: points[1], control: points[0])
      case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  /// The outline as text, of which `Path(_:)` makes the same one.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Self.text($0.x)) \(Self.text($0.y)) " }.joined()
    }
    return elements.map { element in
      switch element {
      case .move(let point): text(point) + "m"
      case .line(let point): text(point) + "l"
      case .curve(let first, let second, let end): text(first, second, end) + "c"
      case .close: "h"
      }
    }
    .joined(separator: " ")
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
