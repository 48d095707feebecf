// Made by scripts/generate-wrappers of scripts/support/wrappers/FilterListModel.txt: edit that, not this.
import CGtk

extension FilterListModel {
  /// Which items are in the list; nil for all.
  public var filter: Filter? {
    get { Object.wrap(gtk_filter_list_model_get_filter(native()), as: Filter.self) }
    set {
      RowWork.whenDone { [self] in
        if newValue !== filter { withoutEcho { gtk_filter_list_model_set_filter(native(), newValue?.native()) } }
      }
    }
  }

  /// The list whose items these are.
  public var model: Object? {
    get { Object.wrap(gtk_filter_list_model_get_model(native()), as: Object.self) }
    set {
      RowWork.whenDone { [self] in
        if newValue !== model { withoutEcho { gtk_filter_list_model_set_model(native(), newValue?.native()) } }
      }
    }
  }

  /// How many items are still to be looked at.
  public var pendingCount: Int { Int(gtk_filter_list_model_get_pending(native())) }
}

// Signals.
extension FilterListModel {
  /// The user, or C code, changed `filter`.
  public var onNotifyFilter: Signal<> { notify("filter", delivery: .userChanges) }

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
extension FilterListModel {
  @available(*, unavailable, renamed: "isIncremental")
  @NeverCalled public var incremental: Bool
  @available(*, unavailable, renamed: "count")
  @NeverCalled public var nItems: Int
  @available(*, unavailable, renamed: "pendingCount")
  @NeverCalled public var pending: Int
}
