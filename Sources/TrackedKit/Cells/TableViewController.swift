public import Foundation

/// A controller whose view is a table view, and which gives it its rows.
@MainActor open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  /// The controller's view, loaded on access.
  open var tableView: TableView! {
    if made == nil { loadViewIfNeeded() }
    return made
  }
  private var made: TableView?
  private let style: TableView.Style

  /// A controller of a table of a style.
  public init(style: TableView.Style = .plain) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of a plain table.
  @_disfavoredOverload public convenience init() { self.init(style: .plain) }

  /// Makes the table view, whose data source and delegate the controller is.
  open override func loadView() {
    let tableView = TableView(frame: .zero, style: style)
    made = tableView
    tableView.dataSource = self
    tableView.delegate = self
    view = tableView
  }

  /// Whether nothing is chosen any more when the view comes; true unless set.
  open var clearsSelectionOnViewWillAppear = true

  /// Clears the selection, see `clearsSelectionOnViewWillAppear`. Call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { tableView?.rows.select([]) }
  }

  // MARK: TableViewDataSource

  /// One section, unless overridden.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No rows, unless overridden.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// An empty cell, unless overridden.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }

  /// Nothing above a section, unless overridden.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Nothing below a section, unless overridden.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Each row can be edited, unless overridden; see `TableViewDataSource`.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    RowEditing.wasDefaultAnswer = true
    return true
  }

  /// The user deleted a row, or wants one inserted.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Each row can be moved, unless overridden; see `TableViewDataSource`.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    RowMoving.wasDefaultAnswer = true
    return true
  }

  /// The user moved a row. No row is moved unless this is overridden.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { RowMoving.wasDefaultAnswer = true }

  /// Begins or ends editing of the table, too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { tableView.setEditing(editing, animated: animated) }
  }

  /// Refreshes the table when the user asks for it; nil for none.
  open var refreshControl: RefreshControl? {
    get { made?.refreshControl }
    set {
      loadViewIfNeeded()
      tableView.refreshControl = newValue
    }
  }

  // MARK: TableViewDelegate

  /// Editing deletes a row, unless overridden.
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle {
    RowEditing.wasDefaultAnswer = true
    return .delete
  }

  /// The usual text, unless overridden.
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Nothing, unless overridden.
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }

  /// The default editing style.
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }

  /// The user may choose each row, unless overridden.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Whether the user may press a row, without which it is not chosen; asked before `willSelectRowAt`.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// The user chose a row.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Each row may be deselected, unless overridden.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// The user no longer chooses a row.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// The user activated a row, by a double click or by Enter.
  open func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  /// No menu, unless overridden.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// A context menu is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// A context menu is about to go.
  open func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// The table view's `rowHeight`, unless overridden.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    TableView.automaticDimension
  }

  /// The table view's `sectionHeaderHeight`, unless overridden.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    TableView.automaticDimension
  }

  /// The table view's `sectionFooterHeight`, unless overridden.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    TableView.automaticDimension
  }

  /// A cell is about to be shown.
  open func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}

  /// A cell is not shown for a row any more.
  open func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}

  /// A header is about to be shown.
  open func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}

  /// A footer is about to be shown.
  open func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}

  /// The user pressed the button of a row.
  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// A row goes where the user moves it, unless overridden.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// The table view was scrolled.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// The user begins to scroll.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// The user is about to release the content; decides where it comes to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  /// The user scrolls no longer.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// The content continues to scroll by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// The content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// The animation of a scroll is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// The title, unless overridden.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }

  /// The title, unless overridden.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
}
