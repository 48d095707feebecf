import TrackedKit

#sourceLocation(file: "/work/tmp/D/w/docs/FROM_UIKIT.md", line: 78)
private final class Badge: View {
  override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
  }

  required init?(coder: Coder) { fatalError("never called") }
}
#sourceLocation()

