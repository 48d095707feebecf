/// Makes a view of what the views inside hand up, behind them or in front.
private struct PreferenceAttachment<Key: PreferenceKey, Attached: View>: ViewModifier {
  @State private var value: Given<Key.Value>?
  let isInFront: Bool
  let alignment: Alignment
  let attached: (Key.Value) -> Attached

  func body(content: Content) -> some View {
    let inner = content.modifier(PreferenceReader<Key> { value = Given(value: $0) })
    let now = value?.value ?? Key.defaultValue
    if isInFront {
      inner.overlay(alignment: alignment) { attached(now) }
    } else {
      inner.background(alignment: alignment) { attached(now) }
    }
  }
}

/// What was handed up, another one each time.
private struct Given<Value> {
  let value: Value
}

/// Changes what the views inside hand up, for those around.
private struct PreferenceTransform<Key: PreferenceKey>: ViewModifier {
  @State private var value: Given<Key.Value>?
  let change: (inout Key.Value) -> Void

  func body(content: Content) -> some View {
    let _ = 0
    content.modifier(PreferenceReader<Key> { value = Given(value: $0) })
      .preference(key: Key.self, value: changed)
  }

  private var changed: Key.Value {
    var now = value?.value ?? Key.defaultValue
    change(&now)
    return now
  }
}

extension View {
  /// Puts a view in front of this one that is made of what the views inside hand up.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    modifier(PreferenceAttachment<Key, Overlay>(isInFront: true, alignment: alignment, attached: transform))
  }

  /// Puts a view behind this one that is made of what the views inside hand up.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    modifier(PreferenceAttachment<Key, Background>(isInFront: false, alignment: alignment, attached: transform))
  }

  /// Changes what the views inside hand up, for those around.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View { modifier(PreferenceTransform<Key>(change: callback)) }
}
