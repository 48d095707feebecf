// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedUI

// What assistive technology has no way for.

extension View {
  @available(
    *, unavailable, message: "there is no voice control to hear them: accessibilityLabel(_:) is what is read out"
  )
  public func accessibilityInputLabels(_ labels: [String]) -> some View { self }
  @available(*, unavailable, message: "AT-SPI has no rotors: assistive technology goes by roles and headings")
  public func accessibilityRotor<Content>(_ label: String, entries: () -> Content) -> some View { self }
  @available(*, unavailable, message: "assistive technology goes by the order of views: change that")
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  @available(*, unavailable, message: "a desktop makes all of a window larger: leave it out")
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  @available(*, unavailable, message: "a desktop makes all of a window larger: leave it out")
  public func accessibilityShowsLargeContentViewer<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }
  @available(
    *, unavailable, message: "assistive technology scrolls with the keyboard: use accessibilityAction(named:_:)"
  )
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  @available(*, unavailable, message: "use accessibilityAdjustableAction(_:), or accessibilityAction(named:_:)")
  public func accessibilityZoomAction(_ handler: @escaping (Any) -> Void) -> some View { self }
}
