// Made by scripts/generate-wrappers of scripts/support/wrappers/SortListModel.txt: edit that, not this.
import CGtk

extension SortListModel {
  /// The sorter that decides the order; nil for the list's own order.
  public var sorter: Sorter? {
    get { Object.wrap(gtk_sort_list_model_get_sorter(native()), as: Sorter.self) }
    set {
      RowWork.whenDone { [self] in
        if newValue !== sorter { withoutEcho { gtk_sort_list_model_set_sorter(native(), newValue?.native()) } }
      }
    }
  }

  /// Whether a long list is sorted a part in each frame.
  public var isIncremental: Bool {
    get { gtk_sort_list_model_get_incremental(native()) != 0 }
    set {
      RowWork.whenDone { [self] in
        if newValue != isIncremental { withoutEcho { gtk_sort_list_model_set_incremental(native(), newValue ? 1 : 0) } }
      }
    }
  }

  /// The list whose items these are.
  public var model: Object? {
    get { Object.wrap(gtk_sort_list_model_get_model(native()), as: Object.self) }
    set {
      RowWork.whenDone { [self] in
        if newValue !== model { withoutEcho { gtk_sort_list_model_set_model(native(), newValue?.native()) } }
      }
    }
  }

  /// About how many items are still to be sorted.
  public var pendingCount: Int { Int(gtk_sort_list_model_get_pending(native())) }
}

// Signals.
extension SortListModel {
  /// The user, or C code, changed `sorter`.
  public var onNotifySorter: Signal<> { notify("sorter", delivery: .userChanges) }

  /// The user, or C code, changed `isIncremental`.
  public var onNotifyIncremental: Signal<> { notify("incremental", delivery: .userChanges) }

  /// The user, or C code, changed `model`.
  public var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }

  /// `count` changed.
  public var onNotifyNItems: Signal<> { notify("n-items") }

  /// `pendingCount` changed.
  public var onNotifyPending: Signal<> { notify("pending") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SortListModel {
  @available(*, unavailable, renamed: "isIncremental")
  @NeverCalled public var incremental: Bool
  @available(*, unavailable, renamed: "count")
  @NeverCalled public var nItems: Int
  @available(*, unavailable, renamed: "pendingCount")
  @NeverCalled public var pending: Int
}
