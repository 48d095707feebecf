import CGtk

/// Decides which items are shown.
@MainActor open class Filter: Object {
  /// Adopts a GtkFilter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Whether an item passes.
  public final func matches(_ item: Object) -> Bool {
    gtk_filter_match(native(), item.native() as UnsafeMutablePointer<GObject>) != 0
  }
}

/// Filters items with a closure.
@MainActor public final class CustomFilter: Filter {
  /// Filters items by their values; one that is not Swift's, such as a `StringObject`, is given itself. The closure is called on the main thread, whenever GTK needs it; report changed answers with
  /// `filterChanged()`.
  public init(_ passes: @escaping (AnyHashable) -> Bool) {
    super.init(
      owning: UnsafeMutableRawPointer(
        gtk_custom_filter_new(
          { item, data in
            let (item, data) = (UInt(bitPattern: item), UInt(bitPattern: data))
            return MainActor.assumeIsolated {
              let reading = Unmanaged<ItemReading<Bool>>.fromOpaque(UnsafeRawPointer(bitPattern: data)!)
              return reading.takeUnretainedValue().read(item) == true ? 1 : 0
            }
          }, Unmanaged.passRetained(ItemReading(passes)).toOpaque(),
          { Unmanaged<ItemReading<Bool>>.fromOpaque($0!).release() })!))
  }

  /// Adopts a GtkCustomFilter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Reports that the closure's answers have changed.
  ///
  /// - Parameter change: `.lessStrict` or `.moreStrict` avoids asking for items whose answer stays.
  public func filterChanged(_ change: FilterChange = .different) {
    RowWork.whenDone { [self] in gtk_filter_changed(native(), change.native) }
  }
}

/// Accepts items whose text contains a search text.
@MainActor public final class StringFilter: Filter {
  /// Searches the text that a closure returns for each item. Called on the main thread, whenever GTK needs it.
  public init(_ text: @escaping (AnyHashable) -> String) {
    let closure = ItemText.makeClosure(text)
    let expression = gtk_closure_expression_new(cgtk_type_string(), closure, 0, nil)
    // The filter takes the expression over, and the expression the closure.
    super.init(owning: UnsafeMutableRawPointer(gtk_string_filter_new(expression)))
  }

  /// Adopts a GtkStringFilter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Calls a closure with an item's value.
final class ItemReading<Answer> {
  private let body: (AnyHashable) -> Answer

  init(_ body: @escaping (AnyHashable) -> Answer) { self.body = body }

  /// The answer for the item at an address; nil for one that is gone.
  func read(_ address: UInt) -> Answer? {
    ListModelItem.content(at: address).map { content in RowWork.answering { body(content) } }
  }
}

private enum ItemText {
  /// A GClosure that answers with the text of the item it is called for.
  static func makeClosure(_ text: @escaping (AnyHashable) -> String) -> UnsafeMutablePointer<GClosure> {
    let reading = Unmanaged.passRetained(ItemReading(text)).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), reading)!
    g_closure_add_finalize_notifier(closure, reading) { data, _ in
      Unmanaged<ItemReading<String>>.fromOpaque(data!).release()
    }
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
      guard let closure, let result, let values else { return }
      let item = UInt(bitPattern: g_value_get_object(values))
      let reading = Unmanaged<ItemReading<String>>.fromOpaque(closure.pointee.data).takeUnretainedValue()
      g_value_set_string(result, reading.read(item))
    }
    return closure
  }
}
