/// A controller that shows a declarative view: as a window's content, a child, a sheet, a popover.
///
/// ```swift
/// present(HostingController(rootView: ImageSettingsView(selection: selection)), animated: true)
/// ```
open class HostingController<Content: View>: ViewController {
  private let hosting: HostingView<Content>

  /// A controller that shows `rootView`.
  public init(rootView: Content) {
    hosting = HostingView(rootView: rootView)
    super.init()
    hosting.controllerOfIsland = { [weak self] in self }
  }

  /// A controller that shows a view that stands, as far as the environment goes, in another one.
  init(_ rootView: Content, in environment: EnvironmentScope) {
    hosting = HostingView(rootView, in: environment)
    super.init()
    hosting.controllerOfIsland = { [weak self] in self }
  }

  /// Makes the widgets now, before the first pass.
  final func makeIfNeeded() { hosting.makeIfNeeded() }

  /// What is shown. Another value is taken in in place (C-174).
  public final var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }

  /// Makes the view that shows `rootView`.
  open override func loadView() { view = hosting }

  /// The size the content takes in a size, in logical pixels.
  public final func sizeThatFits(in size: Size) -> Size { hosting.sizeThatFits(ProposedViewSize(size)) }
}
