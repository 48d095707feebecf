import Gtk
import GtkTracking

/// Elements that are made when their menu is opened; a placeholder is shown until they are there.
@MainActor public final class DeferredMenuElement: MenuElement {
  /// Passes the elements to the function it is called with, at once or later, on the main thread.
  public typealias Provider = @MainActor (@escaping @MainActor ([MenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var elements: [MenuElement]?

  /// Elements that are requested once, when a menu with them is first opened, and kept.
  public convenience init(_ elementProvider: @escaping Provider) { self.init(isCached: true, elementProvider) }

  /// Elements that are requested each time a menu with them is opened.
  public static func uncached(_ elementProvider: @escaping Provider) -> DeferredMenuElement {
    DeferredMenuElement(isCached: false, elementProvider)
  }

  private init(isCached: Bool, _ provider: @escaping Provider) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Calls `completion` once with the elements: at once if they are known.
  func resolve(_ completion: @escaping ([MenuElement]) -> Void) {
    if let elements { return completion(elements) }
    var isAnswered = false
    PassContext.untracked {
      provider { [self] elements in
        guard !isAnswered else { return }
        isAnswered = true
        if isCached { self.elements = elements }
        completion(elements)
      }
    }
  }
}
