public import Gtk

/// Shows one row of a table view, and another one when it is reused.
@MainActor open class TableViewCell: ReusableView {
  /// The content that `defaultContentConfiguration()` gives.
  public nonisolated enum CellStyle: Sendable {
    /// One line of text.
    case `default`
    /// A text with a weaker one at the row's end.
    case value1
    /// A text with a smaller, weaker one below.
    case subtitle
  }

  /// The accessory at the row's end.
  public nonisolated enum AccessoryType: Sendable {
    /// Nothing.
    case none
    /// An arrow: choosing the row leads on.
    case disclosureIndicator
    /// A tick.
    case checkmark
    /// A button for details of the row: `tableView(_:accessoryButtonTappedForRowWith:)`.
    case detailButton
    /// That button, and an arrow.
    case detailDisclosureButton
  }

  /// The look of a chosen row.
  public nonisolated enum SelectionStyle: Int, Sendable {
    /// Like any other row: the selection is invisible.
    case none
    /// As the theme's chosen rows.
    case blue
    /// As the theme's chosen rows.
    case gray
    /// As the theme's chosen rows.
    case `default`
  }

  /// The arguments of a handler: the cell, and its state.
  public typealias ConfigurationUpdateHandler = (TableViewCell, CellConfigurationState) -> Void

  private let style: CellStyle
  /// The identifier that the cell is reused by.
  public final let reuseIdentifier: String?

  /// A cell of a style.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier ?? TableViewCell.dequeuedIdentifier
    super.init(frame: .zero)
  }

  /// A cell of the default style. A table view makes cells of registered classes so.
  @_disfavoredOverload public required convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  override func marginsAtSides(of subview: View) -> Double { content.marginsAtSides(of: subview) }

  /// The reuse identifier of cells that are being made.
  static var dequeuedIdentifier: String?

  /// Sets the cell's content and look; called after `updateConfiguration(using:)` with the cell and its state. Tracked. Setting
  /// it requests a run (C-136).
  @AlwaysObserved open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      setConfigurationHandler(configurationUpdateHandler.map { handler in { [unowned self] in handler(self, $0) } })
    }
  }

  /// The content of the cell's style, to be filled and set as `contentConfiguration`.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The usual background of a row, to be changed and set as `backgroundConfiguration`.
  public final func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listPlainCell() }

  private var labels: PlainLabels?

  /// Whether the table leaves the height to the cell.
  final var hasAutomaticHeight = false

  open override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    var asked = super.measure(orientation, forSize: forSize)
    guard orientation == .vertical, hasAutomaticHeight, content.leavesHeightOpen else { return asked }
    asked.minimum = max(asked.minimum, Self.usualHeight)
    asked.natural = max(asked.natural, asked.minimum)
    return asked
  }

  /// That of a row whose content says nothing of it, in logical pixels, as in UIKit.
  static let usualHeight = 44

  private struct PlainLabels {
    /// Picture and texts.
    let row: Box
    let image: ImageView
    let text: Label
    let detail: Label?
  }

  /// The labels of a cell without a content configuration.
  private func madeLabels() -> PlainLabels {
    if let labels { return labels }
    let box = Box(style == .subtitle ? .vertical : .horizontal, spacing: style == .subtitle ? 2 : 12)
    let text = Label()
    (text.xalign, text.ellipsize, text.hexpand) = (0, .end, true)
    box.append(text)
    var detail: Label?
    if style != .default {
      let label = Label()
      label.isSecondary = true
      label.ellipsize = .end
      label.xalign = style == .subtitle ? 0 : 1
      box.append(label)
      detail = label
    }
    let row = Box(.horizontal, spacing: 12)
    let image = CellImageView()
    row.append(image)
    row.append(box)
    let made = PlainLabels(row: row, image: image, text: text, detail: detail)
    labels = made
    return made
  }

  private func shownLabels() -> PlainLabels {
    let labels = madeLabels()
    if contentConfiguration == nil { content.showPlainly(labels.row) }
    return labels
  }

  /// The label of a cell that has no content configuration, in UIKit's older way; never nil.
  open var textLabel: Label? { shownLabels().text }

  /// The second label of a cell that has no content configuration, in UIKit's older way; nil in the default style.
  open var detailTextLabel: Label? { shownLabels().detail }

  /// The picture before the labels of a cell that has no content configuration, in UIKit's older way; never nil.
  open var imageView: ImageView? { shownLabels().image }

  /// The look of the row while it is chosen.
  @AlwaysObserved open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { showsSelection = selectionStyle != .none } }
  }

  /// How far from the left and the right the line below the row begins and ends, in logical pixels: the table's, or the cell's own once it is set.
  open var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? (binder?.rows.owner as? TableView)?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      showSeparatorLook()
    }
  }

  final var ownSeparatorInset: EdgeInsets? { didSet { TableViewCell.haveOwnSeparators = true } }
  /// Whether any cell ever changed its separator; otherwise rows need not be looked at.
  private static var haveOwnSeparators = false

  override func showSeparatorLook() { if TableViewCell.haveOwnSeparators { applySeparatorLook() } }

  /// The accessory at the row's end, unless there is an `accessoryView`.
  @AlwaysObserved open var accessoryType = AccessoryType.none { didSet { updateAccessory() } }

  /// A view at the row's end; nil for `accessoryType`.
  @AlwaysObserved open var accessoryView: View? { didSet { updateAccessory() } }

  /// The accessory at the row's end while the table is edited, unless there is an `editingAccessoryView`; none unless it is set, as in
  /// UIKit.
  @AlwaysObserved open var editingAccessoryType = AccessoryType.none { didSet { updateAccessory() } }

  /// A view at the row's end while the table is edited; nil for `editingAccessoryType`.
  @AlwaysObserved open var editingAccessoryView: View? { didSet { updateAccessory() } }

  /// How far the content is moved in, in steps of `indentationWidth`.
  @AlwaysObserved open var indentationLevel = 0 { didSet { indent() } }
  /// How wide a step is, in logical pixels.
  @AlwaysObserved open var indentationWidth = 10.0 { didSet { indent() } }

  private func indent() {
    content.indentation = max(0, Int(pixels: (Double(indentationLevel) * indentationWidth).rounded()))
  }

  private func updateAccessory() {
    let usual = accessories(accessoryType, accessoryView, .whenNotEditing)
    let inEditing = accessories(editingAccessoryType, editingAccessoryView, .whenEditing)
    // What is there in both cases stays.
    let inBoth = Set(usual.map(\.identity)).intersection(inEditing.map(\.identity))
    accessories =
      usual.map { accessory in
        var accessory = accessory
        if inBoth.contains(accessory.identity) { accessory.displayed = .always }
        return accessory
      } + inEditing.filter { !inBoth.contains($0.identity) }
  }

  private func accessories(
    _ type: AccessoryType, _ view: Widget?, _ displayed: CellAccessory.DisplayedState
  ) -> [CellAccessory] {
    if let view {
      return [.customView(configuration: .init(customView: view, placement: .trailing(displayed: displayed)))]
    }
    return switch type {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator(displayed: displayed)]
    case .checkmark: [.checkmark(displayed: displayed)]
    case .detailButton: [detailAccessory(displayed)]
    case .detailDisclosureButton: [detailAccessory(displayed), .disclosureIndicator(displayed: displayed)]
    }
  }

  private func detailAccessory(_ displayed: CellAccessory.DisplayedState) -> CellAccessory {
    .detail(displayed: displayed) { [unowned self] in onAccessoryButton() }
  }

  /// The user pressed the button at the row's end.
  final var onAccessoryButton: () -> Void = {}

  /// The row was chosen, or no longer is. The default sets `isSelected`.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// The table is being edited, or no longer is; of a row that is shown. Call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {}

  /// Whether the table is being edited.
  open var isEditing: Bool { isInEditing }

  override func editingDidChange() { setEditing(isInEditing, animated: false) }

  /// The row is being pressed, or no longer is. The default sets `isHighlighted`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  override func applySelected(_ isSelected: Bool) {
    if isSelected != self.isSelected { setSelected(isSelected, animated: false) }
  }

  override func applyHighlighted(_ isHighlighted: Bool) {
    if isHighlighted != self.isHighlighted { setHighlighted(isHighlighted, animated: false) }
  }
}

extension TableViewCell {
  /// Rows that can be moved show their grips.
  @available(
    *, unavailable,
    message: "implement tableView(_:canMoveRowAt:): rows that may be moved have a grip while the table is edited"
  )
  @NeverCalled public final var showsReorderControl: Bool

  /// The content makes room for the control.
  @available(*, unavailable, message: "the content makes room for the control before it: leave the line out")
  @NeverCalled public final var shouldIndentWhileEditing: Bool
}

/// The header or footer of a section of a table view.
@MainActor open class TableViewHeaderFooterView: ReusableView {
  /// The arguments of a handler: the view, and its state.
  public typealias ConfigurationUpdateHandler = (TableViewHeaderFooterView, ViewConfigurationState) -> Void

  /// The identifier that the view is reused by.
  public final let reuseIdentifier: String?

  /// A view for one kind of headers or footers.
  public init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier ?? TableViewCell.dequeuedIdentifier
    super.init(frame: .zero)
  }

  /// A view without an identifier. A table view makes views of registered classes so.
  @_disfavoredOverload public required convenience init() { self.init(reuseIdentifier: nil) }

  /// Sets the view's content and look; called after `updateConfiguration(using:)` with the view and its state. Tracked. Setting
  /// it requests a run (C-136).
  @AlwaysObserved public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      setConfigurationHandler(configurationUpdateHandler.map { handler in { [unowned self] in handler(self, $0) } })
    }
  }

  private var label: Label?
  private var title: String?

  /// The label of a header or footer that has no content configuration, in UIKit's older way; never nil. That of a section's title is changed
  /// in `willDisplayHeaderView`.
  open var textLabel: Label? {
    if let label { return label }
    let label = Label(title ?? "")
    label.isSecondary = true
    label.xalign = 0
    label.font = .systemFont(ofSize: 14, weight: .bold)
    self.label = label
    contentConfiguration = nil
    content.showPlainly(label)
    return label
  }

  /// Shows the title that the data source gives.
  final func showTitle(_ title: String?, _ configuration: ListContentConfiguration) {
    self.title = title
    if let label {
      label.text = title ?? ""
    } else {
      var content = configuration
      content.text = title
      contentConfiguration = content
    }
  }

  /// The usual content of a header, to be filled and set as `contentConfiguration`.
  public final func defaultContentConfiguration() -> ListContentConfiguration { .header() }
}

/// The picture of a cell in UIKit's older way: without one it takes no room.
private final class CellImageView: ImageView {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentMode = .scaleAspectFit
    valign = .center
    isVisible = false
  }

  override var image: Image? { didSet { isVisible = image != nil } }
}
