public import Gtk
import GtkTracking

/// One of a few things to choose, side by side: `SegmentedControl(items: ["Day", "Week", "Month"])`.
///
/// Sends `.valueChanged` when the user chooses another.
@MainActor open class SegmentedControl: Control {
  /// The index for no selection.
  public static let noSegment = -1

  private let row = SegmentRow()
  private var segments: [Segment] = []

  private struct Segment {
    let button: Gtk.ToggleButton
    var action: Action?
  }

  /// A control without segments.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    row.valign = .center
    addSubview(row)
    Self.appearance().apply(to: self)
  }

  /// A control with a segment for each text or picture.
  public convenience init(items: [Any]?) {
    self.init()
    for item in items ?? [] {
      precondition(item is String || item is Image, "a segment shows a String or an Image, not a \(type(of: item))")
      if let image = item as? Image {
        insertSegment(with: image, at: segments.count, animated: false)
      } else {
        insertSegment(withTitle: item as? String, at: segments.count, animated: false)
      }
    }
  }

  /// A control with a segment for each action, which is called when the user chooses it.
  public convenience init(frame: Rect = .zero, actions: [Action]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  /// A control that shows and changes a model's choice of segment.
  public convenience init(items: [Any]?, selectedSegmentIndex: Binding<Int>) {
    self.init(items: items)
    bind(selectedSegmentIndex: selectedSegmentIndex)
  }

  /// The ground of the segment that is chosen; nil for the theme's.
  @AlwaysObserved open var selectedSegmentTintColor: Color? {
    didSet {
      guard selectedSegmentTintColor != oldValue else { return }
      row.followControlColors { [unowned self] in ControlColors(fill: selectedSegmentTintColor?.rgba(with: $0)) }
    }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a text before the one at an index, or at the end.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    let button = Gtk.ToggleButton()
    show(title ?? "", in: button)
    insert(Segment(button: button), at: index)
  }

  /// Adds a segment with a picture before the one at an index, or at the end. Give it an accessible label.
  open func insertSegment(with image: Image?, at index: Int, animated: Bool) {
    let button = Gtk.ToggleButton()
    insert(Segment(button: button), at: index)
    show(image, in: button)
  }

  private func show(_ image: Image?, in button: Gtk.ToggleButton) {
    let icon = button.child as? IconView ?? IconView()
    icon.image = image
    if button.child !== icon { button.child = icon }
  }

  /// Shows a picture in a segment in place of its text.
  open func setImage(_ image: Image?, forSegmentAt index: Int) { show(image, in: segments[index].button) }

  /// The picture of a segment; nil for one that shows none.
  public final func imageForSegment(at index: Int) -> Image? { (segments[index].button.child as? IconView)?.image }

  /// Sets a segment's width, in logical pixels; 0 leaves it to its content. The segments share a width unless
  /// `apportionsSegmentWidthsByContent` is set.
  open func setWidth(_ width: Double, forSegmentAt index: Int) {
    segments[index].button.setSizeRequest(width: width > 0 ? Int(pixels: width.rounded()) : nil)
  }

  /// Whether each segment is as wide as its content, instead of all as wide as the widest.
  open var apportionsSegmentWidthsByContent: Bool {
    get { !row.isHomogeneous }
    set { row.isHomogeneous = !newValue }
  }

  /// Adds a segment that shows an action and calls it when the user chooses it.
  open func insertSegment(action: Action, at index: Int, animated: Bool) {
    let button = Gtk.ToggleButton()
    insert(Segment(button: button, action: action), at: index)
    button.updateProperties { [weak self, action] button in
      if action.title.isEmpty, let image = action.image {
        let icon = IconView()
        icon.image = image
        button.child = icon
      } else {
        self?.show(action.title, in: button)
      }
      button.isSensitive = !action.attributes.contains(.disabled)
      self?.row.followChoice()
    }
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    let before = selectedSegmentIndex
    defer { segmentsDidChange(from: before) }
    let button = segment.button
    row.prepare(button)
    button.setGroup(segments.first?.button)
    button.onToggled { [unowned self, unowned button] in
      // The one that is left tells nothing; the one that is chosen does.
      if button.isActive { didChoose(button) }
    }
    button.onToggled.includingProgrammatic { [unowned self, unowned button] in
      if !titleAttributes.isEmpty { showTitleLook(of: button) }
    }
    row.insert(button, after: index == 0 ? nil : segments[index - 1].button)
    segments.insert(segment, at: index)
    row.followChoice()
    if let lostTitle, lostTitle == Self.title(of: button), selectedSegmentIndex == Self.noSegment {
      button.isActive = true
      self.lostTitle = nil
    }
  }

  /// Removes a segment. What is chosen stays chosen, nothing if it was this one.
  open func removeSegment(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    let before = selectedSegmentIndex
    defer { segmentsDidChange(from: before) }
    if index == before { lostTitle = titleForSegment(at: index) }
    let button = segments.remove(at: index).button
    button.setGroup(nil)
    row.remove(button)
    row.followChoice()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }

  /// Sets the text of a segment.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    show(title ?? "", in: segments[index].button)
  }

  /// The text of a segment; nil for one that shows none.
  open func titleForSegment(at index: Int) -> String? {
    let label = Self.title(of: segments[index].button)
    return label?.isEmpty == false ? label : nil
  }

  /// Enables or disables a segment.
  open func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    segments[index].button.isSensitive = isEnabled
    row.followChoice()
    showTitleLooks()
  }

  /// Whether the user can choose a segment.
  public final func isEnabledForSegment(at index: Int) -> Bool { segments[index].button.isSensitive }

  /// The action of a segment; nil for one that has none.
  public final func actionForSegment(at index: Int) -> Action? { segments[index].action }

  // MARK: Titles

  private var titleAttributes: [State: [AttributedText.Key: Any]] = [:]

  /// Shows titles in the colour and the font of some attributes, for `.normal`, `.selected` or `.disabled`; nil for the theme's. A state
  /// without any shows those of `.normal`.
  open func setTitleTextAttributes(_ attributes: [AttributedText.Key: Any]?, for state: State) {
    let titles = segments.map { Self.title(of: $0.button) }
    titleAttributes[state] = attributes
    for (segment, title) in zip(segments, titles) {
      if let title, !title.isEmpty { show(title, in: segment.button) }
    }
  }

  /// The value set for a state.
  public final func titleTextAttributes(for state: State) -> [AttributedText.Key: Any]? { titleAttributes[state] }

  private static func title(of button: Gtk.ToggleButton) -> String? { (button.child as? Label)?.text ?? button.label }

  private func show(_ title: String, in button: Gtk.ToggleButton) {
    let label = button.child as? Label
    guard !titleAttributes.isEmpty || label != nil else { return button.label = title }
    let shown = label ?? Label()
    shown.lineBreakMode = .byClipping
    shown.textAlignment = .center
    shown.text = title
    if shown !== label { button.child = shown }
    button.addCSSClass("text-button")
    button.setAccessibleLabel(title)
    showTitleLook(of: button)
  }

  private func showTitleLook(of button: Gtk.ToggleButton) {
    let state: State = !button.isSensitive ? .disabled : button.isActive ? .selected : .normal
    (button.child as? Label)?.show(titleAttributes[state] ?? titleAttributes[.normal] ?? [:])
  }

  private func showTitleLooks() { for segment in segments { showTitleLook(of: segment.button) } }

  // MARK: Choice

  /// Whether a chosen segment is released at once.
  open var isMomentary: Bool {
    get { row.onlyLeads }
    set { row.onlyLeads = newValue }
  }

  /// The index of the segment that is chosen; `SegmentedControl.noSegment` for none. Setting it calls no action.
  open var selectedSegmentIndex: Int {
    get { segments.firstIndex { $0.button.isActive } ?? Self.noSegment }
    set {
      wantedIndex = newValue < segments.count ? nil : newValue
      if segments.indices.contains(newValue) {
        segments[newValue].button.isActive = true
      } else {
        segments.first { $0.button.isActive }?.button.isActive = false
      }
    }
  }

  /// An index that was set before there was a segment for it.
  private var wantedIndex: Int?

  /// The title of the chosen segment that was removed in this turn: it may come back.
  private var lostTitle: String?
  /// The index that was chosen before segments came or went in this turn.
  private var indexBefore: Int?

  /// The chosen segment stays chosen when others come and go. A model bound to the index follows once all changes are done;
  /// handlers are not called.
  private func segmentsDidChange(from before: Int) {
    if let wanted = wantedIndex, segments.indices.contains(wanted) { selectedSegmentIndex = wanted }
    guard indexBefore == nil else { return }
    indexBefore = before
    DeferredCalls.add { [weak self] in
      guard let self else { return }
      let isOther = selectedSegmentIndex != indexBefore && wantedIndex == nil
      (indexBefore, lostTitle) = (nil, nil)
      if isOther { ControlActions.of(self).tellBindings(for: .valueChanged) }
    }
  }

  private func didChoose(_ button: Gtk.ToggleButton) {
    guard let index = segments.firstIndex(where: { $0.button === button }) else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if segments.indices.contains(index), let action = segments[index].action { sendAction(action) }
    if isMomentary { button.isActive = false }
  }

  /// Binds `selectedSegmentIndex` to a model's property, in both directions, replacing a previous binding.
  @discardableResult
  public final func bind(selectedSegmentIndex binding: Binding<Int>) -> ControlBinding {
    bind(
      "selectedSegmentIndex", binding, read: { $0.selectedSegmentIndex }, show: { $0.selectedSegmentIndex = $1 })
  }

  /// Binds `selectedSegmentIndex` to a model's property, in both directions, with nil for no segment.
  @discardableResult
  public final func bind(selectedSegmentIndex binding: Binding<Int?>) -> ControlBinding {
    bind(
      "selectedSegmentIndex", binding,
      read: { $0.selectedSegmentIndex == Self.noSegment ? nil : $0.selectedSegmentIndex },
      show: { $0.selectedSegmentIndex = $1 ?? Self.noSegment })
  }
}
