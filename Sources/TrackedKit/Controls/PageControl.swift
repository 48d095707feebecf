public import Gtk

/// A row of dots, one for each page, with the current one highlighted.
///
/// A press after the current dot leads to the next page, one before it to the previous page, and so do the arrow keys; each sends
/// `.valueChanged`.
@MainActor open class PageControl: Control {
  private static let dot = 8.0
  private static let distance = 16.0

  /// No pages.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isFocusable = true
    let click = GestureClick()
    click.onPressed(self) { control, _, x, _ in control.didPress(at: x) }
    add(click)
    let keys = ShortcutController()
    keys.add("Left") { [weak self] in self?.step(self?.direction == .rightToLeft ? 1 : -1) ?? .proceed }
    keys.add("Right") { [weak self] in self?.step(self?.direction == .rightToLeft ? -1 : 1) ?? .proceed }
    add(keys)
    updateText()
    Self.appearance().apply(to: self)
  }

  /// How many pages there are; not negative.
  ///
  /// - Precondition: the number is not negative.
  @AlwaysObserved open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      precondition(numberOfPages >= 0, "a page control cannot have \(numberOfPages) pages")
      currentPage = clamped(currentPage)
      queueResize()
      updateText()
    }
  }
  /// The page that is shown; others than there are are brought to the nearest. Setting it calls no action.
  @AlwaysObserved open var currentPage = 0 {
    didSet {
      _currentPage.wrappedValue = clamped(currentPage)
      if currentPage != oldValue { updateText() }
    }
  }
  /// Whether a single dot is left out.
  @AlwaysObserved open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { queueResize() } }
  }
  /// The colour of the dots; nil for that of texts, weaker.
  @AlwaysObserved open var pageIndicatorTintColor: Color? {
    didSet { if pageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the current page's dot; nil for that of texts.
  @AlwaysObserved open var currentPageIndicatorTintColor: Color? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }

  /// Binds `currentPage` to a model's property, in both directions, replacing a previous binding.
  @discardableResult
  public final func bind(currentPage binding: Binding<Int>) -> ControlBinding {
    bind("currentPage", binding, read: { $0.currentPage }, show: { $0.currentPage = $1 })
  }

  /// The size that the dots need for some pages.
  open func size(forNumberOfPages count: Int) -> Size {
    Size(width: count == 0 ? 0 : Double(count) * Self.distance, height: 24)
  }

  private func clamped(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  private var shownCount: Int { hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages }

  private func updateText() {
    followLanguage { [unowned self] in
      setAccessibleLabel(
        numberOfPages == 0 ? String(kit: "No pages") : String(kit: "Page \(currentPage + 1) of \(numberOfPages)"))
    }
    setNeedsDisplay()
  }

  // MARK: The user

  private func didPress(at x: Double) {
    let place = Double(width) / 2 + (Double(currentPage) + 0.5 - Double(numberOfPages) / 2) * Self.distance
    _ = step((x > place) == (direction == .leftToRight) ? 1 : -1)
  }

  private func step(_ direction: Int) -> Propagation {
    let old = currentPage
    currentPage += direction
    guard currentPage != old else { return .proceed }
    sendActions(for: .valueChanged)
    return .stop
  }

  // MARK: Look

  open override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let size = size(forNumberOfPages: shownCount)
    return .fixed(Int(orientation == .horizontal ? size.width : size.height))
  }

  /// Draws the dots.
  open override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    let count = shownCount
    let start = (Double(width) - Double(count) * Self.distance) / 2 + (Self.distance - Self.dot) / 2
    for page in 0..<count {
      let place = direction == .rightToLeft ? count - 1 - page : page
      let rect = Rect(
        x: start + Double(place) * Self.distance, y: (Double(height) - Self.dot) / 2, width: Self.dot, height: Self.dot)
      let color =
        page == currentPage ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      canvas.fill(rect, cornerRadius: Self.dot / 2, with: color)
    }
  }
}
