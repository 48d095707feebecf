// Made by scripts/generate-wrappers of scripts/support/wrappers/FilterListModel.txt: edit that, not this.
import CGtk

extension FilterListModel {
  /// Which items are in the list; nil for all.
  public var filter: Filter? {
    get { Object.wrap(gtk_filter_list_model_get_filter(native()), as: Filter.self) }
    set { if newValue !== filter { withoutEcho { gtk_filter_list_model_set_filter(native(), newValue?.native()) } } }
  }

  /// The list whose items these are.
  public var model: Object? {
    get { Object.wrap(gtk_filter_list_model_get_model(native()), as: Object.self) }
    set { if newValue !== model { withoutEcho { gtk_filter_list_model_set_model(native(), newValue?.native()) } } }
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

// GTK's own names of what is called otherwise here.
extension FilterListModel {
  /// GTK's name of `isIncremental`.
  @available(*, unavailable, renamed: "isIncremental")
  public var incremental: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `count`.
  @available(*, unavailable, renamed: "count")
  public var nItems: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `pendingCount`.
  @available(*, unavailable, renamed: "pendingCount")
  public var pending: Int {
    get { neverCalled() }
    set {}
  }
}
