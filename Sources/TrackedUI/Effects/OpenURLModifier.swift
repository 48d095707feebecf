public import Foundation
import Gtk

/// What starts of the program were given, until a view takes it.
final class OpenedAddresses {
  static let shared = OpenedAddresses()

  /// A view that takes addresses while it is seen.
  protocol Taker: AnyObject {
    var window: Gtk.Window? { get }
    func take(_ url: URL)
  }

  private var waiting: [URL] = []
  private var takers: [any Taker] = []

  /// A start was given addresses: the window that is used has them, or else the first one with a view that takes some.
  func come(_ addresses: [String]) {
    let urls = addresses.compactMap { URL(string: $0) }
    waiting += urls
    pass()
  }

  func add(_ taker: any Taker) {
    takers.append(taker)
    // Others of its window come in the same turn.
    if !waiting.isEmpty { MainLoop.afterCurrentTurn { [self] in pass() } }
  }

  func remove(_ taker: any Taker) { takers.removeAll { $0 === taker } }

  private func pass() {
    let active = takers.first { $0.window?.isActive == true } ?? takers.first
    guard let window = active?.window else { return }
    let (urls, those) = (waiting, takers.filter { $0.window === window })
    waiting = []
    for url in urls {
      // One may take another out of the window.
      for taker in those where takers.contains(where: { $0 === taker }) { taker.take(url) }
    }
  }
}

private struct OpenURLModifier: NodeModifier {
  let action: (URL) -> Void

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    OpenURLNode(view, inputs)
  }
}

private final class OpenURLNode<Content: View>: EffectNode<Content, OpenURLModifier>, OpenedAddresses.Taker {
  var window: Gtk.Window? { island.widget?.window }
  func take(_ url: URL) { modifier.action(url) }

  override func begin() { OpenedAddresses.shared.add(self) }
  override func end() { OpenedAddresses.shared.remove(self) }
}

extension View {
  /// Does something with each file or address that a start of the program is given, while the view is seen: what the first start was given
  /// comes when the view does. The desktop file allows them by `%U`; a later start gives them to the first process, to the window that is
  /// used.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}
