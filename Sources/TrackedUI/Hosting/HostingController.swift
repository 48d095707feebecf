public import Foundation

/// A controller that shows a declarative view: as a window's content, a child, a sheet, a popover.
///
/// ```swift
/// present(HostingController(rootView: ImageSettingsView(selection: selection)), animated: true)
/// ```
open class HostingController<Content: View>: ViewController, DismissedByContent {
  private let hosting: HostingView<Content>
  /// Called when what is shown closes itself, before it is on its way out.
  final var willDismissItself: (() -> Void)?

  /// A controller that shows `rootView`.
  public init(rootView: Content) {
    hosting = HostingView(rootView: rootView)
    super.init()
    hosting.controllerOfIsland = { [weak self] in self }
  }

  /// Stands where UIKit makes controllers of archives, of which there are none; never called.
  public convenience init?(coder: Coder, rootView: Content) { self.init(rootView: rootView) }

  /// A controller that shows a view that is, as far as the environment goes, in another one.
  init(_ rootView: Content, in environment: EnvironmentScope) {
    hosting = HostingView(rootView, in: environment)
    super.init()
    hosting.controllerOfIsland = { [weak self] in self }
  }

  /// Follows what is said in another island, which shows the controller somewhere else: see `Island.outer`.
  final func follow(_ outer: Island, at node: _Node? = nil) { hosting.follow(outer, at: node) }

  /// The graph of the view.
  final var island: Island { hosting.islandOfView }

  /// Makes the widgets now, before the first pass.
  final func makeIfNeeded() { hosting.makeIfNeeded() }

  /// What is shown. Another value is taken in in place (C-174).
  public final var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }

  final func height(inWidth width: Double) -> Double? {
    guard hosting.sizeThatFits(ProposedViewSize(width: width, height: .infinity)).height.isFinite else { return nil }
    return hosting.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  /// Makes the view that shows `rootView`.
  open override func loadView() { view = hosting }

  /// The size the content takes in a size, in logical pixels.
  public final func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(ProposedViewSize(size)) }

  /// What follows the content's size. The view's own size always does; with `.preferredContentSize` so does the controller's, which popovers,
  /// sheets and containers ask for, after each layout.
  public final var sizingOptions: HostingControllerSizingOptions = .intrinsicContentSize {
    didSet { followContent() }
  }

  /// Follows the content's size, where `sizingOptions` say so.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followContent()
  }

  private func followContent() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    let size = hosting.sizeThatFits(.unspecified)
    if preferredContentSize != Size(size) { preferredContentSize = Size(size) }
  }
}

/// What follows the size of the content of a `HostingController`.
@RawRepresented(by: Int.self)
public nonisolated struct HostingControllerSizingOptions: OptionSet, Sendable {
  /// The controller's `preferredContentSize`.
  public static let preferredContentSize = HostingControllerSizingOptions(rawValue: 1)
  /// The view's own size, which does so in any case.
  public static let intrinsicContentSize = HostingControllerSizingOptions(rawValue: 2)
}
