public import Foundation

extension View {
  /// Shows a column at the view's end while a binding is true.
  public func inspector<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View {
    InspectorSplit(main: self, isPresented: isPresented, inspector: content())
  }
}

/// An inspector in its width.
private struct InspectorColumn<Content: View>: View {
  @State private var width: InspectorWidth?
  let content: Content

  var body: some View {
    content.onPreferenceChange(InspectorWidth.Key.self) { width = $0 }
      .frame(minWidth: width?.least, idealWidth: width?.ideal ?? 260, maxWidth: width?.most ?? 260)
      .frame(maxHeight: .infinity, alignment: .top)
      .fixedSize(horizontal: true, vertical: false)
  }
}

/// How wide an inspector wants to be.
private struct InspectorWidth: Equatable {
  var least: CGFloat?
  var ideal: Double
  var most: CGFloat?

  struct Key: PreferenceKey {
    static let defaultValue: InspectorWidth? = nil
    static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
  }
}

extension View {
  /// The width of the inspector that this view is in.
  public func inspectorColumnWidth(_ width: Double) -> some View {
    preference(key: InspectorWidth.Key.self, value: InspectorWidth(least: width, ideal: width, most: width))
  }

  /// The width of the inspector that this view is in: the ideal one, since its edge cannot be dragged.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: Double, max: CGFloat? = nil) -> some View {
    preference(key: InspectorWidth.Key.self, value: InspectorWidth(least: min, ideal: ideal, most: max))
  }
}

private struct InspectorSplit<Main: View, Inspector: View>: View {
  let main: Main
  let isPresented: Binding<Bool>
  let inspector: Inspector

  var body: some View {
    HStack(spacing: 0) {
      main.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue {
        Divider()
        InspectorColumn(content: inspector)
      }
    }
  }
}
