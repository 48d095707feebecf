import CGtk

/// Lays out its children in lines, as many in each as fit; a child can be chosen.
@MainActor open class FlowBox: Widget {
  /// An empty one.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_flow_box_new())) }

  /// Adopts a GtkFlowBox.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkFlowBox`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol FlowBoxProtocol: Widget, Orientable {}

extension FlowBox: nonisolated FlowBoxProtocol {}

extension FlowBoxProtocol {
  /// Adds a child at the end.
  public func append(_ child: Widget) { insert(child, at: -1) }

  /// Adds a child at an index; a negative one means the end.
  public func insert(_ child: Widget, at index: Int) {
    takeIn(child) { gtk_flow_box_insert(self.native(), $0, Int32(clamping: index)) }
  }

  /// Removes a child.
  public func remove(_ child: Widget) {
    if child.parent === self || child.parent?.parent === self { child.detachFromParent() }
  }

  /// The wrapper of the child at an index.
  public func child(at index: Int) -> FlowBoxChild? {
    Widget.wrap(TreeWork.stayingChild(at: index, childPointer), as: FlowBoxChild.self)
  }

  fileprivate func childPointer(at place: Int32) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_flow_box_get_child_at_index(native(), place).map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
    }
  }

  /// The indices of the chosen children. Setting them does not call handlers of `onSelectedChildrenChanged`.
  public var selectedIndices: Set<Int> {
    get {
      let list = gtk_flow_box_get_selected_children(native())
      defer { g_list_free(list) }
      var (indices, next) = (Set<Int>(), list)
      while let node = next {
        let child = node.pointee.data!.assumingMemoryBound(to: GtkFlowBoxChild.self)
        indices.insert(Int(gtk_flow_box_child_get_index(child)))
        next = node.pointee.next
      }
      return indices
    }
    set {
      let old = selectedIndices
      guard newValue != old else { return }
      withoutEcho {
        for index in old.subtracting(newValue) {
          gtk_flow_box_unselect_child(native(), gtk_flow_box_get_child_at_index(native(), Int32(clamping: index)))
        }
        for index in newValue.subtracting(old).sorted() {
          guard let child = gtk_flow_box_get_child_at_index(native(), Int32(clamping: index)) else { continue }
          gtk_flow_box_select_child(native(), child)
        }
      }
    }
  }
}

/// The wrapper of one child of a `FlowBox`.
@MainActor open class FlowBoxChild: Widget {
  /// An empty one.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_flow_box_child_new())) }

  /// Adopts a GtkFlowBoxChild.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Its place among the others; nil while it is in no box.
  public final var index: Int? {
    // GTK 4.8 looks where a removed child was.
    (parent as? FlowBox).flatMap {
      TreeWork.stayingIndex(of: gtk_flow_box_child_get_index(native()), $0.childPointer)
    }
  }

  /// Whether it is chosen.
  public final var isSelected: Bool { gtk_flow_box_child_is_selected(native()) != 0 }
}
