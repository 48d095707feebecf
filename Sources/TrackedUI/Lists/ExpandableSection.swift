/// A header that shows and hides what is below it.
public struct _SectionTitle<Title: View>: View {
  let title: Title
  let isExpanded: Binding<Bool>

  /// The header as a button.
  public var body: some View {
    Button {
      withAnimation { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack {
        title
        Spacer()
        Text(verbatim: isExpanded.wrappedValue ? "▾" : "▸").accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
  }
}

extension Section {
  /// A part with a header that shows and hides what is below it.
  public init<Title: View, Inside: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inside, @ViewBuilder header: () -> Title
  ) where Header == _SectionTitle<Title>, Content == Inside?, Footer == EmptyView {
    let inside = content()
    let title = header()
    self.init {
      if isExpanded.wrappedValue { inside }
    } header: {
      _SectionTitle(title: title, isExpanded: isExpanded)
    }
  }

  /// A part with a title that shows and hides what is below it.
  public init<Inside: View>(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inside
  ) where Header == _SectionTitle<Text>, Content == Inside?, Footer == EmptyView {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// A part with a title that shows and hides what is below it.
  @_disfavoredOverload
  public init<Title: StringProtocol, Inside: View>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inside
  ) where Header == _SectionTitle<Text>, Content == Inside?, Footer == EmptyView {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
