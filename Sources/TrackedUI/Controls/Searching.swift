import Gtk

/// A field to search with.
private struct SearchField: WidgetView {
  let text: Binding<String>
  let prompt: String
  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { .fillsWidth }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Gtk.SearchEntry {
    let entry = Gtk.SearchEntry()
    entry.onChanged { [unowned node, unowned entry] in node.write(entry.text, to: node.view.text) }
    entry.onActivate { [unowned node] in
      let submit = node.values.submit
      submit()
    }
    return entry
  }

  func update(_ entry: Gtk.SearchEntry, _ node: WidgetViewNode<Self>) {
    entry.placeholder = prompt
    entry.setUsualAccessibleLabel(prompt.isEmpty ? "Search" : prompt)
    entry.text = text.wrappedValue
    entry.isSensitive = node.values.isEnabled
  }
}

private struct Searched<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: String

  var body: some View {
    VStack(spacing: 0) {
      SearchField(text: text, prompt: prompt)
        .padding(EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10))
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.isSearching, !text.wrappedValue.isEmpty)
    }
  }
}

private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether something is searched for in the nearest `searchable(text:prompt:)` around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}

extension View {
  /// Puts a field above the view in which the person writes what to search for; the program shows what fits.
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View {
    Searched(content: self, text: text, prompt: prompt.plain)
  }

  /// Puts a field above the view in which the person writes what to search for; the program shows what fits.
  public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
    Searched(content: self, text: text, prompt: prompt?.plain ?? "")
  }
}
