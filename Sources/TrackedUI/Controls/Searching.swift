import Gtk

/// Where the field is to search with: above the view in any case.
public nonisolated struct SearchFieldPlacement: Sendable {
  /// Whether a field that scrolls away with the content is there at all times: it does not scroll here.
  public nonisolated enum NavigationBarDrawerDisplayMode: Sendable {
    /// As is usual.
    case automatic
    /// At all times.
    case always
  }

  /// Above the view.
  public static let automatic = SearchFieldPlacement()
  /// Above the view.
  public static let toolbar = SearchFieldPlacement()
  /// Above the view, also where that is a sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Above the view.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Above the view, at all times.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// What the views around a search field know of it.
@Observable final class SearchState {
  /// Whether the person has begun to search.
  var isActive = false
  /// Whether what is suggested is shown.
  var suggests = false
  @ObservationIgnored var focus: () -> Void = {}
}

/// A field to search with.
private struct SearchField: WidgetView {
  let text: Binding<String>
  let prompt: String
  let state: SearchState
  /// Takes the last token away; nil without tokens.
  let removeToken: (() -> Void)?
  /// Whether scopes are between the field and what is below.
  let hasScopes: Bool
  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { .fillsWidth }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Gtk.SearchEntry {
    let entry = Gtk.SearchEntry()
    entry.onChanged { [weak node, weak entry] in
      guard let node, let entry else { return }
      let state = node.view.state
      state.suggests = true
      state.isActive = true
      node.write(entry.text, to: node.view.text)
    }
    entry.onActivate { [weak node] in
      guard let node else { return }
      node.view.state.suggests = false
      let submit = node.values.searchSubmit
      submit()
    }
    let click = GestureClick()
    click.propagationPhase = .capture
    click.onPressed { [unowned node, unowned entry] _, _, _ in
      entry.takeKeyboardAsPressed()
      node.view.state.isActive = true
      node.view.state.suggests = true
    }
    entry.add(click)
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.onKeyPressed { [unowned node, unowned entry] key, _ in
      if key == Key(name: "Escape") {
        let state = node.view.state
        guard state.isActive || !entry.text.isEmpty else { return .proceed }
        state.isActive = false
        state.suggests = false
        node.write("", to: node.view.text)
        return .stop
      }
      if key == Key(name: "Down") { return node.view.hasScopes && entry.leaveSearch() ? .stop : .proceed }
      guard key == Key(name: "BackSpace"), entry.text.isEmpty, let remove = node.view.removeToken else {
        return .proceed
      }
      remove()
      return .stop
    }
    entry.add(keys)
    state.focus = { [weak entry] in _ = entry?.grabFocus() }
    return entry
  }

  func update(_ entry: Gtk.SearchEntry, _ node: WidgetViewNode<Self>) {
    let prompt = prompt.isEmpty ? String(kit: "Search") : prompt
    entry.placeholder = prompt
    entry.setUsualAccessibleLabel(prompt)
    entry.text = text.wrappedValue
    entry.isSensitive = node.values.isEnabled
  }
}

extension Gtk.SearchEntry {
  /// Gives the keyboard to what is below the scopes: suggestions, or what was found.
  fileprivate func leaveSearch() -> Bool {
    let rows = parent?.parent?.children ?? []
    return rows.dropFirst(2).contains { $0.focusFirstChild() }
  }
}

/// What stands for the tokens of a search; of no type, so that a search without tokens has none.
struct SearchTokens {
  let views: [AnyView]
  let removeLast: () -> Void
  let suggested: [AnyView]
  /// Adds a token that was suggested.
  let add: (AnyHashable) -> Void
}

private struct Searched<Content: View>: View {
  @State private var state = SearchState()
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var focus
  let content: Content
  let text: Binding<String>
  let prompt: String
  var isPresented: Binding<Bool>?
  var tokens: () -> SearchTokens? = { nil }

  private var isActive: Bool { state.isActive || !text.wrappedValue.isEmpty }

  private var complete: SearchCompletionAction {
    SearchCompletionAction { value in
      if let completion = value.base as? String { text.wrappedValue = completion } else { tokens()?.add(value) }
      state.suggests = false
      state.focus()
    }
  }

  private func dismiss() {
    text.wrappedValue = ""
    state.suggests = false
    state.isActive = false
  }

  /// Escape below the field does what it does in the field, which has the keyboard then.
  private func dismissByKey() {
    dismiss()
    state.focus()
  }

  var body: some View {
    let tokens = tokens()
    let shownScopes = scopes.flatMap { isActive || $0.isAlwaysShown ? $0 : nil }
    VStack(spacing: 0) {
      HStack(spacing: 4) {
        if let tokens { ForEach(tokens.views.indices, id: \.self) { tokens.views[$0] } }
        let field = SearchField(
          text: text, prompt: prompt, state: state, removeToken: tokens?.removeLast, hasScopes: shownScopes != nil)
        if let focus { focus.field(AnyView(field)) } else { field }
      }
      .padding(EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10))
      if let shownScopes {
        shownScopes.view.padding(EdgeInsets(top: 0, leading: 10, bottom: 6, trailing: 10))
          .onKeyPress(.escape) {
            dismissByKey()
            return .handled
          }
      }
      if state.suggests, suggestions != nil || tokens?.suggested.isEmpty == false {
        VStack(alignment: .leading, spacing: 4) {
          if let tokens { ForEach(tokens.suggested.indices, id: \.self) { tokens.suggested[$0] } }
          suggestions?.view
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(EdgeInsets(top: 0, leading: 16, bottom: 6, trailing: 16))
        .environment(\.completeSearch, complete)
        .onKeyPress(.escape) {
          dismissByKey()
          return .handled
        }
      }
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.isSearching, isActive)
        .environment(\.searchSuggestions, nil)
        .environment(\.searchScopes, nil)
        .environment(\.searchFocus, nil)
        .environment(\.dismissSearch, DismissSearchAction { dismiss() })
    }
    .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, isPresented in
      if isPresented {
        state.isActive = true
        state.suggests = true
        state.focus()
      } else if self.isPresented != nil {
        state.isActive = false
        state.suggests = false
      }
    }
    .onChange(of: state.isActive) { _, isActive in
      if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
    }
  }
}

/// Views that a search shows, of a type that is not said.
struct SearchPart {
  let view: AnyView
  var isAlwaysShown = false
}

/// Takes a suggestion.
struct SearchCompletionAction {
  let action: (AnyHashable) -> Void
}

/// Ends a search: `@Environment(\.dismissSearch)`.
@MainActor public struct DismissSearchAction {
  let action: () -> Void

  /// Empties the field.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Whether something is searched for in the nearest `searchable(text:prompt:)` around.
  @Entry public internal(set) var isSearching = false
  /// Ends the search of the nearest `searchable(text:prompt:)` around.
  @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction {}
  @Entry var searchSuggestions: SearchPart?
  @Entry var searchScopes: SearchPart?
  @Entry var completeSearch: SearchCompletionAction?
  @Entry var searchSubmit: () -> Void = {}
}

/// What Enter is pressed in.
@RawRepresented(by: Int.self)
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field to search with.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// When the scopes of a search are shown.
public nonisolated enum SearchScopeActivation: Sendable {
  /// While the person searches.
  case automatic
  /// While the person searches.
  case onSearchPresentation
  /// While the person searches.
  case onTextEntry
}

private struct Completion: ViewModifier {
  @Environment(\.completeSearch) private var complete
  let value: AnyHashable

  func body(content: Content) -> some View {
    Button {
      complete?.action(value)
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}

/// A token before a search field, with a button that takes it away.
private struct TokenChip<Label: View>: View {
  let label: Label
  let remove: () -> Void

  var body: some View {
    HStack(spacing: 2) {
      label
      Button("✕", action: remove).buttonStyle(.plain).accessibilityLabel(String(kit: "Remove token"))
    }
    .padding(EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
    .background(Color.secondarySystemFill, in: Capsule())
  }
}

extension View {
  /// Puts a field above the view in which the person writes what to search for; the program shows what fits.
  ///
  /// - Parameter isPresented: whether the person searches: true gives the field the keyboard; Escape sets it to false.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { Searched(content: self, text: text, prompt: prompt.plain, isPresented: isPresented) }

  /// Puts a field above the view in which the person writes what to search for; the program shows what fits.
  ///
  /// - Parameter isPresented: whether the person searches: true gives the field the keyboard; Escape sets it to false.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { Searched(content: self, text: text, prompt: prompt?.plain ?? "", isPresented: isPresented) }

  /// Puts a field above the view in which the person writes what to search for; the program shows what fits.
  ///
  /// - Parameter isPresented: whether the person searches: true gives the field the keyboard; Escape sets it to false.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View { Searched(content: self, text: text, prompt: String(prompt), isPresented: isPresented) }

  /// Puts a field above the view in which the person writes what to search for, with views below it that are suggested.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    Searched(content: self, text: text, prompt: prompt?.plain ?? "").searchSuggestions(suggestions)
  }

  /// Puts a field above the view in which the person writes what to search for, beside tokens that stand for parts of the question.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Label: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "",
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text, tokens, nil, isPresented, prompt.plain, token)
  }

  /// Puts a field above the view in which the person writes what to search for, beside tokens that stand for parts of the question.
  ///
  /// - Parameter suggestedTokens: the tokens that are shown below the field to choose from.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Label: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "",
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, isPresented, prompt.plain, token)
  }

  /// Puts a field above the view in which the person writes what to search for, beside tokens that stand for parts of the question.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Label: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text?,
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text, tokens, nil, isPresented, prompt?.plain ?? "", token)
  }

  /// Puts a field above the view in which the person writes what to search for, beside tokens that stand for parts of the question.
  ///
  /// - Parameter suggestedTokens: the tokens that are shown below the field to choose from.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Label: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: Text?,
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, isPresented, prompt?.plain ?? "", token)
  }

  private func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Label: View>(
    _ text: Binding<String>, _ tokens: Binding<Tokens>, _ suggested: Binding<Tokens>?, _ isPresented: Binding<Bool>?,
    _ prompt: String, _ label: @escaping (Tokens.Element) -> Label
  ) -> some View where Tokens.Element: Identifiable {
    func remove(_ id: Tokens.Element.ID) {
      if let index = tokens.wrappedValue.firstIndex(where: { $0.id == id }) { tokens.wrappedValue.remove(at: index) }
    }
    func add(_ token: Tokens.Element) {
      if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
    }
    return Searched(content: self, text: text, prompt: prompt, isPresented: isPresented) {
      SearchTokens(
        views: tokens.wrappedValue.map { token in
          AnyView(TokenChip(label: label(token)) { remove(token.id) })
        },
        removeLast: { if let last = tokens.wrappedValue.last { remove(last.id) } },
        suggested: (suggested?.wrappedValue).map { all in
          all.filter { one in !tokens.wrappedValue.contains { $0.id == one.id } }
            .map { token in
              AnyView(
                Button {
                  add(token)
                } label: {
                  label(token)
                }.buttonStyle(.plain))
            }
        } ?? [],
        add: { value in if let token = value.base as? Tokens.Element { add(token) } })
    }
  }

  /// Shows views below the search field around while the person writes in it. Those with a `searchCompletion` fill it in.
  public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View {
    environment(\.searchSuggestions, SearchPart(view: AnyView(suggestions())))
  }

  /// What the view puts into the search field when it is chosen among the suggestions.
  public func searchCompletion(_ completion: String) -> some View { modifier(Completion(value: completion)) }

  /// The token that the view puts before the search field when it is chosen among the suggestions.
  public func searchCompletion<Token: Identifiable & Hashable>(_ token: Token) -> some View {
    modifier(Completion(value: AnyHashable(token)))
  }

  /// Shows buttons below the search field while the person searches, of which one says where.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Shows buttons below the search field while the person searches, of which one says where.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
  ) -> some View {
    let picker = Picker(String(kit: "Scope"), selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden()
    return environment(\.searchScopes, SearchPart(view: AnyView(picker)))
  }

  /// Does something when the user presses Enter in a field inside: one to write in, or one to search with.
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
    transformEnvironmentValues { values in
      if triggers.contains(.search) {
        let before = values.searchSubmit
        values.searchSubmit = {
          action()
          before()
        }
      }
      guard triggers.contains(.text) else { return }
      let before = values.submit
      values.submit = {
        action()
        before()
      }
      values.hasSubmit = true
    }
  }

  /// Keeps Enter in the fields inside from what is said further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironmentValues { values in
      guard isBlocking else { return }
      values.submit = {}
      values.searchSubmit = {}
      values.hasSubmit = false
    }
  }
}
