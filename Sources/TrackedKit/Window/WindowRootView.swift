import Gtk
import GtkTracking

/// A window's content: the root controller's view, and presentations on top of it.
///
/// While something is presented, the keyboard stays inside it; it goes back to where it was afterwards.
final class WindowRootView: View {
  private struct Layer {
    let container: View
    weak var focusBefore: Widget?
    /// The widgets that could take the keyboard before, and cannot meanwhile.
    var silenced: [Weak<Widget>]
  }

  private var layers: [Layer] = []
  private var size: Size?
  private(set) weak var content: Widget?

  /// - Parameter content: what fills the window; nil for nothing.
  init(_ content: Widget?) {
    super.init()
    fill(with: content)
  }

  /// Shows other content, with nothing presented on it.
  func show(_ new: Widget?) {
    changes += 1
    let change = changes
    endPresentations()
    // What ends may have been answered by yet other content.
    guard changes == change else { return }
    let (leaving, old) = (layers, content)
    layers = []
    content = nil
    for layer in leaving {
      layer.silenced.forEach { $0.object?.canFocus = true }
      layer.container.removeFromSuperview()
    }
    old?.removeFromSuperview()
    // What leaves may have been answered by yet other content.
    if changes == change { fill(with: new) }
  }

  /// How often other content was requested.
  private var changes = 0
  /// Whether other content is about to come, so that nothing is presented on the old one.
  private(set) var isReplacing = false

  /// From the top: each is notified that it has gone.
  private func endPresentations() {
    isReplacing = true
    defer { isReplacing = false }
    while let container = layers.last?.container as? PresentationContainerView {
      container.endPresentation()
      // A program's animator may keep it.
      if layers.last?.container === container { return }
    }
  }

  private func fill(with content: Widget?) {
    self.content = content
    guard let content else { return }
    // Whatever frame it was made with, it fills the window.
    Placement.existing(of: content)?.frame = nil
    insertSubview(content, at: 0)
  }

  override func placesByItself(_ subview: View) -> Bool {
    subview === content || layers.contains { $0.container === subview }
  }

  // MARK: The window as a view

  /// The kit's window that this is all of the content of.
  var owner: Window? { (self as Widget).window as? Window }

  /// The hooks of a custom window class run here.
  override var hookOwner: AnyObject {
    if let owner, ProgramTypes.contains(type(of: owner)) { return owner }
    return self
  }

  /// Whether a program added views to the window.
  var hasAddedSubviews: Bool {
    subviewWidgets.contains { widget in widget !== content && !layers.contains { $0.container === widget } }
  }

  /// Lays out for a window's class.
  func layOutContent() { super.layoutSubviews() }

  override func expectedFrame(of subview: View) -> Rect? { bounds }

  override func layoutSubviews() { if let owner { owner.layoutSubviews() } else { super.layoutSubviews() } }

  override func updateProperties() {
    super.updateProperties()
    owner?.updateProperties()
  }

  override func updateConstraints() {
    owner?.updateConstraints()
    super.updateConstraints()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    owner?.traitCollectionDidChange(previousTraitCollection)
  }

  override func tintColorDidChange() { owner?.tintColorDidChange() }

  override func didAddSubview(_ subview: View) { owner?.didAddSubview(subview) }

  override func willRemoveSubview(_ subview: View) { owner?.willRemoveSubview(subview) }

  // MARK: Presented on top

  /// The view that takes presentations in the window of `widget`; one is put around the window's content if it has none.
  static func of(_ window: Gtk.Window) -> WindowRootView {
    if let root = window.child as? WindowRootView { return root }
    let content = window.child
    let focused = window.focus
    // The view would disappear and appear again.
    var root: WindowRootView!
    ContentMove.perform {
      window.child = nil
      root = WindowRootView(content)
      window.child = root
    }
    focused?.grabFocusWithoutSelecting()
    return root
  }

  /// The least height reported to GTK.
  private var leastHeight: Int?

  /// GTK requests the window's least height without a width, and text that wraps or content in columns is highest where it is narrow: the answer is
  /// for the width that the window has.
  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    guard orientation == .vertical, forSize == nil, let width = (self as Widget).window?.expectedContentSize?.width
    else { return super.measure(orientation, forSize: forSize) }
    let height = super.measure(.vertical, forSize: max(Int(width), measured(.horizontal).minimum))
    leastHeight = height.minimum
    return height
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    if let leastHeight, let size, Int(size.width) != width,
      measured(.vertical, forSize: max(width, measured(.horizontal).minimum)).minimum != leastHeight
    {
      host?.measureAgain(self)
    }
    var transition: SizeTransition?
    let new = Size(width: Double(width), height: Double(height))
    if let size, size != new, let window = hostWindow { transition = SizeTransition(of: window, to: new) }
    size = new
    super.allocate(width: width, height: height, baseline: baseline)
    transition?.end()
  }

  /// The container on top.
  var top: View? { layers.last?.container }

  /// The topmost container that keeps input from the views beneath.
  var modal: View? {
    layers.last { ($0.container as? PresentationContainerView)?.isModal != false }?.container
  }

  /// Whether a widget is in something of the content that is beneath a container.
  func isBeneath(_ widget: Widget, _ container: View) -> Bool {
    for subview in subviewWidgets {
      if subview === container { return false }
      if widget.isDescendant(of: subview) { return true }
    }
    return false
  }

  /// A view on its way out takes no keys any more.
  func silence(leaving container: View) {
    guard layers.contains(where: { $0.container === container }), container.hasFocus else { return }
    hostWindow?.focus = nil
  }

  /// Puts `container` on top, with the keyboard in `content`, if anything there takes it.
  func push(_ container: View, content: Widget) {
    let focused = hostWindow.flatMap { WindowResponder.of($0).settledFocus }
    let beneath = subviewWidgets
    addSubview(container)
    layers.append(Layer(container: container, focusBefore: focused, silenced: silence(beneath)))
    if !content.hasFocus, !content.takeKeyboard() { hostWindow?.focus = nil }
  }

  /// Keeps the keyboard from views, and from the window's title.
  private func silence(_ views: [Widget]) -> [Weak<Widget>] {
    let silenced = (views + [hostWindow?.titlebar].compactMap { $0 }).filter(\.canFocus)
    silenced.forEach { $0.canFocus = false }
    return silenced.map(Weak.init)
  }

  /// Whether the keyboard stays inside `container`, or also reaches the views beneath.
  func setKeepsKeyboard(_ keeps: Bool, in container: View) {
    guard let index = layers.firstIndex(where: { $0.container === container }) else { return }
    layers[index].silenced.forEach { $0.object?.canFocus = true }
    layers[index].silenced = []
    guard keeps else { return }
    layers[index].silenced = silence(Array(subviewWidgets.prefix { $0 !== container }))
    if index == layers.count - 1, !container.hasFocus, !container.takeKeyboard() { hostWindow?.focus = nil }
  }

  /// Takes `container` away.
  func remove(_ container: View) {
    guard let index = layers.firstIndex(where: { $0.container === container }) else { return }
    let layer = layers.remove(at: index)
    layer.silenced.forEach { $0.object?.canFocus = true }
    container.removeFromSuperview()
    if index == layers.count, let focused = layer.focusBefore, focused.window === hostWindow {
      focused.grabFocusWithoutSelecting()
    }
  }
}

extension Widget {
  /// Gives the keyboard to the first field to write in, as a desktop's sheets do, else to the first widget that takes it: that may be the button
  /// of a bar that closes what has just come.
  fileprivate func takeKeyboard() -> Bool { focusFirstField() || focusFirstChild() }

  private func focusFirstField() -> Bool {
    guard isVisible, isChildVisible, isSensitive, canFocus else { return false }
    if self is Gtk.SearchEntry || self is SpinButton { return false }
    if self is any Editable || (self as? Gtk.TextView)?.isEditable == true { return grabFocus() }
    return children.contains { $0.focusFirstField() }
  }
}
