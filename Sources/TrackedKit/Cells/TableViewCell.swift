public import Gtk

/// Shows one row of a table view, and another one when it is reused.
@MainActor open class TableViewCell: ReusableView {
  /// The content that `defaultContentConfiguration()` gives.
  public enum CellStyle: Sendable {
    /// One line of text.
    case `default`
    /// A text with a weaker one at the row's end.
    case value1
    /// A text with a smaller, weaker one below.
    case subtitle
  }

  /// What stands at the row's end.
  public enum AccessoryType: Sendable {
    /// Nothing.
    case none
    /// An arrow: choosing the row leads on.
    case disclosureIndicator
    /// A tick.
    case checkmark
  }

  /// What a handler is given: the cell, and its state.
  public typealias ConfigurationUpdateHandler = (TableViewCell, CellConfigurationState) -> Void

  private let style: CellStyle
  /// The identifier that the cell is reused by.
  public final let reuseIdentifier: String?

  /// A cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier ?? TableViewCell.dequeuedIdentifier
    super.init(frame: .zero)
  }

  /// A cell of the default style. A table view makes cells of registered classes so.
  @_disfavoredOverload public required convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// What cells that are made just now are reused by.
  static var dequeuedIdentifier: String?

  /// Sets what the cell shows; called after `updateConfiguration(using:)` with the cell and its state. Tracked. Setting
  /// it asks for a run (C-136).
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      setConfigurationHandler(configurationUpdateHandler.map { handler in { [unowned self] in handler(self, $0) } })
    }
  }

  /// The content of the cell's style, to be filled and set as `contentConfiguration`.
  public final func defaultContentConfiguration() -> ListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The usual background of a row, to be changed and set as `backgroundConfiguration`.
  public final func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listPlainCell() }

  private var labels: (box: Box, text: Label, detail: Label?)?

  /// The labels of a cell without a content configuration.
  private func madeLabels() -> (box: Box, text: Label, detail: Label?) {
    if let labels { return labels }
    let box = Box(style == .subtitle ? .vertical : .horizontal, spacing: style == .subtitle ? 2 : 12)
    let text = Label()
    (text.xalign, text.ellipsize, text.hexpand) = (0, .end, true)
    box.append(text)
    var detail: Label?
    if style != .default {
      let label = Label()
      label.addCSSClass("dim-label")
      label.ellipsize = .end
      label.xalign = style == .subtitle ? 0 : 1
      box.append(label)
      detail = label
    }
    labels = (box, text, detail)
    return (box, text, detail)
  }

  /// The label of a cell that has no content configuration, in UIKit's older way; never nil.
  public final var textLabel: Label? {
    let labels = madeLabels()
    if contentConfiguration == nil { content.showPlainly(labels.box) }
    return labels.text
  }

  /// The second label of a cell that has no content configuration, in UIKit's older way; nil in the default style.
  public final var detailTextLabel: Label? {
    let labels = madeLabels()
    if contentConfiguration == nil { content.showPlainly(labels.box) }
    return labels.detail
  }

  /// What stands at the row's end, unless there is an `accessoryView`.
  public final var accessoryType = AccessoryType.none { didSet { updateAccessory() } }

  /// A widget at the row's end; nil for what `accessoryType` says.
  public final var accessoryView: Widget? { didSet { updateAccessory() } }

  private func updateAccessory() {
    if let accessoryView {
      accessories = [.customView(configuration: .init(customView: accessoryView, placement: .trailing()))]
      return
    }
    accessories =
      switch accessoryType {
      case .none: []
      case .disclosureIndicator: [.disclosureIndicator()]
      case .checkmark: [.checkmark()]
      }
  }

  /// The row was chosen, or no longer is. The default sets `isSelected`.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// The row is being pressed, or no longer is. The default sets `isHighlighted`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  override func applySelected(_ isSelected: Bool) {
    if isSelected != self.isSelected { setSelected(isSelected, animated: false) }
  }

  override func applyHighlighted(_ isHighlighted: Bool) {
    if isHighlighted != self.isHighlighted { setHighlighted(isHighlighted, animated: false) }
  }
}

/// The header or footer of a section of a table view.
@MainActor open class TableViewHeaderFooterView: ReusableView {
  /// What a handler is given: the view, and its state.
  public typealias ConfigurationUpdateHandler = (TableViewHeaderFooterView, ViewConfigurationState) -> Void

  /// The identifier that the view is reused by.
  public final let reuseIdentifier: String?

  /// A view for one kind of headers or footers.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier ?? TableViewCell.dequeuedIdentifier
    super.init(frame: .zero)
  }

  /// A view without an identifier. A table view makes views of registered classes so.
  @_disfavoredOverload public required convenience init() { self.init(reuseIdentifier: nil) }

  /// Sets what the view shows; called after `updateConfiguration(using:)` with the view and its state. Tracked. Setting
  /// it asks for a run (C-136).
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      setConfigurationHandler(configurationUpdateHandler.map { handler in { [unowned self] in handler(self, $0) } })
    }
  }

  /// The usual content of a header, to be filled and set as `contentConfiguration`.
  public final func defaultContentConfiguration() -> ListContentConfiguration { .header() }
}
