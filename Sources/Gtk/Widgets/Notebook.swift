import CGtk

/// Shows one of its pages at a time, with a tab for each.
@MainActor open class Notebook: Widget {
  /// A notebook without pages.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_notebook_new())) }

  /// Adopts a GtkNotebook.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The page to show when the notebook comes into a window: GTK 4.8 looks for the focus of the window where there is none.
  fileprivate final weak var awaitedPage: Widget?
  private final var rootConnection: SignalConnection?

  /// Whether a page was hidden meanwhile, of which GTK hears when the notebook comes into a window.
  private final var hasHiddenPage = false

  /// Hides a widget, which may be the page that a notebook outside of windows shows: GTK would turn to another one at once, and look for the focus.
  static func hide(_ pointer: UnsafeMutablePointer<GtkWidget>, _ hide: () -> Void) {
    guard gtk_widget_get_root(pointer) == nil, let found = gtk_widget_get_ancestor(pointer, gtk_notebook_get_type()),
      let notebook = Object.wrap(found, as: Notebook.self),
      case let index = gtk_notebook_page_num(notebook.native(), pointer), index >= 0
    else { return hide() }
    let isCurrent = index == gtk_notebook_get_current_page(notebook.native())
    guard isCurrent || notebook.awaitedPage?.widgetPointer == pointer else { return hide() }
    let (signal, detail) = (g_signal_lookup("notify", cgtk_type_object()), g_quark_from_string("visible"))
    let match = GSignalMatchType(
      G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DETAIL.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
    if isCurrent { g_signal_handlers_block_matched(pointer, match, signal, detail, nil, nil, notebook.raw) }
    hide()
    if isCurrent { g_signal_handlers_unblock_matched(pointer, match, signal, detail, nil, nil, notebook.raw) }
    notebook.hasHiddenPage = true
    let pages = (Int(index) + 1..<max(Int(index) + 1, notebook.count)).map { $0 } + (0..<Int(index)).reversed()
    notebook.wait(for: pages.lazy.compactMap { notebook.child(at: $0) }.first { $0.isVisible } ?? notebook.awaitedPage)
  }

  private final func tellOfHiddenPages() {
    guard hasHiddenPage else { return }
    hasHiddenPage = false
    for index in 0..<gtk_notebook_get_n_pages(native()) {
      guard let page = gtk_notebook_get_nth_page(native(), index), gtk_widget_get_visible(page) == 0,
        let wrapper = Widget.wrap(page, as: Widget.self)
      else { continue }
      wrapper.withoutEcho { withoutEcho { g_object_notify(wrapper.native(), "visible") } }
    }
  }

  fileprivate final func wait(for page: Widget?) {
    awaitedPage = page
    rootConnection =
      rootConnection
      ?? onNotifyRoot.includingProgrammatic { [weak self] in
        guard let self, gtk_widget_get_root(native()) != nil else { return }
        rootConnection?.disconnect()
        rootConnection = nil
        tellOfHiddenPages()
        let index = awaitedPage.flatMap { self.index(of: $0) }
        awaitedPage = nil
        currentPage = index
      }
  }
}

/// Every `GtkNotebook`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol NotebookProtocol: Widget {}

extension Notebook: nonisolated NotebookProtocol {}

extension NotebookProtocol {
  /// How many pages there are.
  public var count: Int {
    let pages = gtk_notebook_get_n_pages(native())
    return TreeWork.hasRemoved
      ? (0..<pages).count { !TreeWork.isRemoved(gtk_notebook_get_nth_page(native(), $0)) } : Int(pages)
  }

  /// The index of the page shown; nil without pages. Setting it reaches no handler of `onSwitchPage`, and setting what is no index does
  /// nothing.
  public var currentPage: Int? {
    get {
      (self as? Notebook)?.awaitedPage.flatMap { index(of: $0) } ?? .natural(gtk_notebook_get_current_page(native()))
    }
    set {
      guard let newValue, newValue >= 0, newValue != currentPage, let page = child(at: newValue) else { return }
      let (notebook, index) = (self as? Notebook, gtk_notebook_page_num(native(), page.widgetPointer))
      notebook?.awaitedPage = nil
      guard index != gtk_notebook_get_current_page(native()) else { return }
      if let notebook, gtk_widget_get_root(native()) == nil { return notebook.wait(for: page) }
      withoutEcho { gtk_notebook_set_current_page(native(), index) }
    }
  }

  /// Adds a page at the end, with a text as its tab.
  @discardableResult
  public func append(_ child: Widget, label: String) -> NotebookPage {
    insert(child, at: -1, tab: Label(label)) { $0.tabLabel = label }
  }

  /// Adds a page at an index, with a widget as its tab; a negative index means the end.
  @discardableResult
  public func insert(_ child: Widget, at index: Int, tab: Widget) -> NotebookPage {
    insert(child, at: index, tab: tab) { _ in }
  }

  private func insert(
    _ child: Widget, at index: Int, tab: Widget, _ describe: @escaping (NotebookPage) -> Void
  ) -> NotebookPage {
    takeIn(child) { pointer in
      tab.detachFromParent()
      self.withoutEcho {
        _ = gtk_notebook_insert_page(self.native(), pointer, tab.widgetPointer, Int32(clamping: index))
      }
      self.page(of: child).map(describe)
    }
    return page(of: child) ?? .toCome
  }

  /// Removes a page.
  public func remove(_ child: Widget) {
    guard let index = index(of: child) else { return }
    guard !TreeWork.isBusy(child.widgetPointer) else {
      return TreeWork.later(removing: child.widgetPointer) { self.remove(child) }
    }
    TreeWork.change { withoutEcho { gtk_notebook_remove_page(native(), Int32(clamping: index)) } }
  }

  /// Moves a page to an index; a negative one means the end.
  public func move(_ child: Widget, to index: Int) {
    guard self.index(of: child) != nil else { return }
    changeWhenFree(child) { gtk_notebook_reorder_child(self.native(), $0, Int32(clamping: index)) }
  }

  /// The index of a page; nil for a page of another notebook, or none.
  public func index(of child: Widget) -> Int? { .natural(gtk_notebook_page_num(native(), child.widgetPointer)) }

  /// The widget on the page at an index; nil if there is none.
  public func child(at index: Int) -> Widget? {
    Widget.wrap(TreeWork.stayingChild(at: index) { gtk_notebook_get_nth_page(native(), $0) }, as: Widget.self)
  }

  /// The page that shows a widget; nil if there is none.
  public func page(of child: Widget) -> NotebookPage? {
    guard index(of: child) != nil else { return nil }
    return Object.wrap(gtk_notebook_get_page(native(), child.widgetPointer), as: NotebookPage.self)
  }
}

/// The notebook's data about one page.
@MainActor public final class NotebookPage: Object {
  /// What is set of a page that comes when GTK has finished its work is not kept.
  fileprivate static var toCome: NotebookPage {
    NotebookPage(owning: g_object_new_with_properties(gtk_notebook_page_get_type(), 0, nil, nil))
  }

  /// Adopts a GtkNotebookPage.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}
