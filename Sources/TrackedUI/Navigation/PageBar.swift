import Gtk

/// Puts what the views of a page ask for above it into the bar that is there for the page's controller: that of a navigation
/// controller, or the header of a column.
final class PageBar {
  private let host: ToolbarHost
  /// The environment around the page.
  private let environment: EnvironmentScope
  private weak var island: Island?
  private var start: BarButtonItem?
  private var middle: Widget?
  private var end: BarButtonItem?
  private var ground: HostingView<BarGround>?

  init(_ host: ToolbarHost, of island: Island, in environment: EnvironmentScope) {
    self.host = host
    self.island = island
    self.environment = environment
  }

  /// Brings the bar in line with what is asked for.
  ///
  /// - Parameter looks: how bars look around the page.
  func show(_ looks: BarLooks) {
    guard let item = island?.controller?.navigationItem else { return }
    withoutTracking {
      let look = host.parts.reduce(into: looks) { $1.changeLook?(&$0) }.above
      show(&start, at: .start, of: item, in: \.leftBarButtonItems)
      show(&end, at: .end, of: item, in: \.rightBarButtonItems)
      if start != nil, !item.leftItemsSupplementBackButton { item.leftItemsSupplementBackButton = true }
      showMiddle(of: item)
      showGround(look, of: item)
      let style = look.scheme.map { $0 == .dark ? UserInterfaceStyle.dark : .light }
      if item.barStyle != style { item.barStyle = style }
    }
  }

  /// Takes away what was shown.
  func clear() {
    guard let item = island?.controller?.navigationItem else { return }
    withoutTracking {
      for (own, items) in [(start, \NavigationItem.leftBarButtonItems), (end, \.rightBarButtonItems)] {
        if own != nil { item[keyPath: items] = item[keyPath: items]?.filter { $0 !== own } }
      }
      if let middle, item.titleView === middle { item.titleView = nil }
      if let ground, item.barBackground === ground { item.barBackground = nil }
    }
  }

  private func makeView<Content: View>(_ content: Content) -> HostingView<Content> {
    let view = HostingView(content, in: environment)
    island.map(view.becomePart)
    return view
  }

  /// The program's own items are beside ours.
  private func show(
    _ own: inout BarButtonItem?, at place: ToolbarItemPlacement.Place, of item: NavigationItem,
    in items: ReferenceWritableKeyPath<NavigationItem, [BarButtonItem]?>
  ) {
    let isWanted = !host.items(at: place).isEmpty
    guard isWanted != (own != nil) else { return }
    let others = item[keyPath: items]?.filter { $0 !== own } ?? []
    own = isWanted ? BarButtonItem(customView: makeView(BarSide(host: host, place: place))) : nil
    let all = (own.map { [$0] } ?? []) + others
    item[keyPath: items] = all.isEmpty ? nil : all
  }

  private func showMiddle(of item: NavigationItem) {
    let isWanted = !host.items(at: .middle).isEmpty
    guard isWanted != (middle != nil) else { return }
    middle = isWanted ? makeView(BarSide(host: host, place: .middle)) : nil
    item.titleView = middle
  }

  private func showGround(_ look: BarLook, of item: NavigationItem) {
    guard let style = look.style, look.visibility != .hidden else {
      if ground != nil { item.barBackground = nil }
      ground = nil
      return
    }
    if let ground {
      ground.rootView = BarGround(style: style)
    } else {
      ground = makeView(BarGround(style: style))
      item.barBackground = ground
    }
  }
}

/// What is at one place of a bar.
private struct BarSide: View {
  let host: ToolbarHost
  let place: ToolbarItemPlacement.Place

  var body: some View { HStack(spacing: 6) { ForEach(host.items(at: place)) { $0.view } } }
}

/// What is behind a bar.
private struct BarGround: View {
  let style: AnyShapeStyle

  var body: some View { Rectangle().fill(style) }
}
