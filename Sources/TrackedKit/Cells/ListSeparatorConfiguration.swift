import Foundation
public import Gtk
import GtkTracking

/// The separators above and below an item of a list: visibility, insets and colour.
///
/// There is one line between two items: it is shown unless the upper item hides its lower line or the lower item its upper one, and has the
/// look of the upper item's. The edges of a section belong to its background.
@MainActor public struct ListSeparatorConfiguration: Equatable {
  /// Whether a line is there.
  public nonisolated enum Visibility: Sendable {
    /// As the list has it, which is to show it.
    case automatic
    /// It is there.
    case visible
    /// It is not.
    case hidden
  }

  /// Insets as the list has them: none.
  public static let automaticInsets = DirectionalEdgeInsets(top: -1, leading: -1, bottom: -1, trailing: -1)

  /// Whether there is a line above the item.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the item.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far from the edges the line above begins and ends. It is that below the item before, which says it.
  public var topSeparatorInsets = automaticInsets
  /// How far from the edges the line below begins and ends, in logical pixels.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of the lower line; `Color.separator` means the theme's.
  public var color = Color.separator

  /// Lines as a list of that look has them.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}

  /// The line below the item, where the one below that says this of the line above.
  func look(above next: Self?, _ traits: TraitCollection) -> SeparatorLook {
    let isHidden = bottomSeparatorVisibility == .hidden || next?.topSeparatorVisibility == .hidden
    let insets = bottomSeparatorInsets == Self.automaticInsets ? .zero : bottomSeparatorInsets
    return SeparatorLook(
      EdgeInsets(top: 0, left: isHidden ? .infinity : insets.leading, bottom: 0, right: insets.trailing),
      color: color == .separator ? nil : color.rgba(with: traits))
  }
}

extension CollectionViewCell {
  /// The cell's position in a list that configures its separators.
  private var separated: (list: CollectionLayoutListConfiguration, path: IndexPath, binder: CellBinder)? {
    guard let binder, let layout = (binder.rows.owner as? CollectionView)?.collectionViewLayout, layout.showsSeparators,
      let path = binder.rows.place(of: self)?.indexPath,
      let list = layout.listSeparators(inSection: path.section)
    else { return nil }
    return (list, path, binder)
  }

  /// Shows the line below the item where the list's configuration says something of it.
  final func showListSeparator() {
    guard let list = separated?.list else {
      if showsListSeparator { leaveListSeparator() }
      return
    }
    showsListSeparator = true
    let mayHaveColor = list.itemSeparatorHandler != nil || list.separatorConfiguration.color != .separator
    followTraits("separator", if: mayHaveColor) { [unowned self] in applyListSeparator($0) }
  }

  private func leaveListSeparator() {
    showsListSeparator = false
    followTraits("separator", if: false) { [unowned self] _ in
      if let row = parent { SeparatorLook.ofRows.give(nil, to: row) }
    }
  }

  private func applyListSeparator(_ traits: TraitCollection) {
    guard let (list, path, binder) = separated, let row = parent else { return }
    let count = binder.rows.source?.itemCount(inSection: path.section) ?? 0
    let next = path.item + 1 < count ? IndexPath(item: path.item + 1, section: path.section) : nil
    let look = PassContext.untracked { list.separator(at: path).look(above: next.map(list.separator), traits) }
    SeparatorLook.ofRows.give(look.isPlain ? nil : look, to: row)
  }
}

extension CollectionView {
  /// Shows the lines of all items in sight as the layout describes them by now.
  final func showListSeparators() {
    for row in rows.bound.values { row.cell.showSeparatorLook() }
  }
}
