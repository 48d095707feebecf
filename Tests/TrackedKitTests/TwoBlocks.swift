import GtkTesting

/// A view of a given least and natural size.
final class Block: View {
  private let widths: ClosedRange<Int>
  private let heights: ClosedRange<Int>

  init(width: ClosedRange<Int>, height: ClosedRange<Int>) {
    widths = width
    heights = height
    super.init()
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let range = orientation == .horizontal ? widths : heights
    return Measurement(minimum: range.lowerBound, natural: range.upperBound)
  }
}

/// Tests of constraints between two blocks in a view.
protocol TwoBlocks {
  var view: View { get }
  var first: Block { get }
  var second: Block { get }
}

extension TwoBlocks {
  /// A window with the view in it, as large as the view's size request.
  func show(width: Int = 300, height: Int = 100) async throws -> TestWindow {
    try await TestWindow(view, width: width, height: height)
  }

  /// Side by side: 10, first, 5, second, 10.
  func makeRow() -> [LayoutConstraint] {
    [
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
    ]
  }
}
