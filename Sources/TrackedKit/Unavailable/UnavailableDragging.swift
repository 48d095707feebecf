// Dragging between views as UIKit has it.

/// Lets something be dragged.
@available(
  *, unavailable,
  message:
    "add Gtk's DragSource and DropTarget to the widget; rows of a list move by its data source's reorderingHandlers"
)
public enum DragInteraction {}

/// Takes what is dragged.
@available(
  *, unavailable,
  message:
    "add Gtk's DragSource and DropTarget to the widget; rows of a list move by its data source's reorderingHandlers"
)
public enum DropInteraction {}

/// What is dragged.
@available(
  *, unavailable,
  message:
    "add Gtk's DragSource and DropTarget to the widget; rows of a list move by its data source's reorderingHandlers"
)
public enum DragItem {}

/// What gives the data that is dragged.
@available(
  *, unavailable,
  message:
    "add Gtk's DragSource and DropTarget to the widget; rows of a list move by its data source's reorderingHandlers"
)
public enum ItemProvider {}

/// Says what is dragged.
@available(
  *, unavailable,
  message:
    "add Gtk's DragSource and DropTarget to the widget; rows of a list move by its data source's reorderingHandlers"
)
public protocol DragInteractionDelegate {}

/// Takes what is dragged.
@available(
  *, unavailable,
  message:
    "add Gtk's DragSource and DropTarget to the widget; rows of a list move by its data source's reorderingHandlers"
)
public protocol DropInteractionDelegate {}

/// One drag.
@available(
  *, unavailable,
  message:
    "add Gtk's DragSource and DropTarget to the widget; rows of a list move by its data source's reorderingHandlers"
)
public protocol DragSession {}

/// One drag that is over a view.
@available(
  *, unavailable,
  message:
    "add Gtk's DragSource and DropTarget to the widget; rows of a list move by its data source's reorderingHandlers"
)
public protocol DropSession {}

/// Says what is dragged of a table.
@available(
  *, unavailable,
  message:
    "add Gtk's DragSource and DropTarget to the widget; rows of a list move by its data source's reorderingHandlers"
)
public protocol TableViewDragDelegate {}

/// Takes what is dragged to a table.
@available(
  *, unavailable,
  message:
    "add Gtk's DragSource and DropTarget to the widget; rows of a list move by its data source's reorderingHandlers"
)
public protocol TableViewDropDelegate {}

/// Says what is dragged of a list.
@available(
  *, unavailable,
  message:
    "add Gtk's DragSource and DropTarget to the widget; rows of a list move by its data source's reorderingHandlers"
)
public protocol CollectionViewDragDelegate {}

/// Takes what is dragged to a list.
@available(
  *, unavailable,
  message:
    "add Gtk's DragSource and DropTarget to the widget; rows of a list move by its data source's reorderingHandlers"
)
public protocol CollectionViewDropDelegate {}
