/// A value that describes a cell's content, and makes the view that shows it.
@MainActor public protocol ContentConfiguration {
  /// A view for this kind of content, showing this content.
  func makeContentView() -> any View & ContentView
  /// This content as it is to be in a state of the cell; called at each run of `updateConfiguration(using:)`. Reads of the
  /// model are tracked.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows one kind of content and can be given other content of that kind.
@MainActor public protocol ContentView: AnyObject {
  /// The configuration it shows. Set when the content changes.
  var configuration: any ContentConfiguration { get set }
  /// Whether it can show another configuration; a cell then keeps it. By default only one of the same type.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentConfiguration {
  /// The content, which looks alike in all states unless it says otherwise.
  public func updated(for state: any ConfigurationState) -> Self { self }
}

extension ContentView {
  /// Whether the content is of the kind it shows.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
