import CGtk
import Gtk

/// A condition for finding a widget: `.name("add")`, `.text("Add")`, or a closure.
@MainActor public struct WidgetQuery: CustomStringConvertible {
  /// Completes "a widget …" in messages.
  public let description: String
  let matches: (Widget) -> Bool
  /// The same for a search without a type, where containers must not match by their parts.
  let matchesUntyped: (Widget) -> Bool

  private init(
    _ description: String, matches: @escaping (Widget) -> Bool, matchesUntyped: @escaping (Widget) -> Bool
  ) {
    self.description = description
    self.matches = matches
    self.matchesUntyped = matchesUntyped
  }

  private init(_ description: String, _ matches: @escaping (Widget) -> Bool) {
    self.init(description, matches: matches, matchesUntyped: matches)
  }

  /// Every widget.
  public static var any: WidgetQuery { WidgetQuery("of any kind") { _ in true } }

  /// The widget's `name`.
  public static func name(_ name: String) -> WidgetQuery {
    WidgetQuery("named '\(name)'") { $0.name == name }
  }

  /// The whole text a widget shows: its own text, label or title. A widget searched by type, such as a row, also matches
  /// by the text of its parts, one per line.
  public static func text(_ text: String) -> WidgetQuery {
    WidgetQuery("with the text '\(text)'", matches: { $0.shownText == text }, matchesUntyped: { $0.ownText == text })
  }

  /// A part of the text a widget shows. A widget searched by type, such as a row, also matches by the text of its parts.
  public static func textContaining(_ part: String) -> WidgetQuery {
    func contains(_ text: String?) -> Bool {
      guard let text, text.utf8.count >= part.utf8.count else { return false }
      return part.isEmpty || text.indices.contains { text[$0...].hasPrefix(part) }
    }
    return WidgetQuery(
      "with '\(part)' in its text", matches: { contains($0.ownText) || contains($0.shownText) },
      matchesUntyped: { contains($0.ownText) })
  }

  /// The name that assistive technology reads: the label it was given, or else its own text, or else its tooltip.
  public static func accessibleLabel(_ label: String) -> WidgetQuery {
    WidgetQuery("with the accessible label '\(label)'") { widget in
      if cgtk_accessible_has_label(widget.raw, label) != 0 { return true }
      guard let text = widget.ownText, !text.isEmpty else { return widget.tooltip == label }
      return text == label
    }
  }

  /// A CSS style class.
  public static func cssClass(_ name: String) -> WidgetQuery {
    WidgetQuery("with the style class '\(name)'") { $0.hasCSSClass(name) }
  }

  /// A condition of your own; `description` completes "a widget …".
  public static func matching(
    _ description: String, _ condition: @escaping (Widget) -> Bool
  ) -> WidgetQuery {
    WidgetQuery(description, condition)
  }

  /// Widgets that both this and `other` find.
  public func and(_ other: WidgetQuery) -> WidgetQuery {
    WidgetQuery(
      "\(description) and \(other.description)", matches: { self.matches($0) && other.matches($0) },
      matchesUntyped: { self.matchesUntyped($0) && other.matchesUntyped($0) })
  }
}

/// Which widgets are searched.
@MainActor public enum SearchScope {
  /// Visible parts of the window: neither hidden widgets nor pages that are not on top.
  case shown
  /// Everything.
  case everything
}

/// A widget was not found.
public nonisolated struct WidgetNotFound: Error, CustomStringConvertible {
  /// The query and the searched tree.
  public let description: String
}

/// Something that can be searched for widgets: a widget or a test window.
@MainActor public protocol WidgetSearchable {
  /// The widget at the top of the tree.
  var searchRoot: Widget { get }
}

extension Widget: @MainActor WidgetSearchable {
  /// The widget itself.
  public var searchRoot: Widget { self }
}

extension WidgetSearchable {
  /// Every widget of the type that matches the query, from the root down, parents first.
  public func findAll<Found: Widget>(
    _ type: Found.Type, _ query: WidgetQuery = .any, in scope: SearchScope = .shown
  ) -> [Found] {
    searchRoot.widgets(in: scope).compactMap { $0 as? Found }.filter(query.matches)
  }

  /// Every widget that matches the query, from the root down, parents first.
  public func findAll(_ query: WidgetQuery, in scope: SearchScope = .shown) -> [Widget] {
    searchRoot.widgets(in: scope).filter(query.matchesUntyped)
  }

  /// The first widget that `findAll` finds.
  public func find<Found: Widget>(
    _ type: Found.Type, _ query: WidgetQuery = .any, in scope: SearchScope = .shown
  ) -> Found? { findAll(type, query, in: scope).first }

  /// The first widget that `findAll` finds.
  public func find(_ query: WidgetQuery, in scope: SearchScope = .shown) -> Widget? {
    findAll(query, in: scope).first
  }

  /// The first widget that `findAll` finds.
  ///
  /// - Throws: `WidgetNotFound` with the tree that was searched.
  public func require<Found: Widget>(
    _ type: Found.Type, _ query: WidgetQuery = .any, in scope: SearchScope = .shown,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(WidgetNotFound) -> Found {
    if let found = find(type, query, in: scope) { return found }
    throw notFound("\(Found.self)", query, file, line)
  }

  /// The first widget that `findAll` finds.
  ///
  /// - Throws: `WidgetNotFound` with the tree that was searched.
  public func require(
    _ query: WidgetQuery, in scope: SearchScope = .shown, file: StaticString = #fileID, line: UInt = #line
  ) throws(WidgetNotFound) -> Widget {
    if let found = find(query, in: scope) { return found }
    throw notFound("widget", query, file, line)
  }

  func notFound(
    _ kind: String, _ query: WidgetQuery, _ file: StaticString, _ line: UInt
  ) -> WidgetNotFound {
    WidgetNotFound(description: "\(file):\(line): no \(kind) \(query) in\n\(treeDescription(of: searchRoot))")
  }
}

extension Widget {
  /// This widget and those below it, parents first.
  fileprivate func widgets(in scope: SearchScope) -> [Widget] {
    var found = [self]
    for child in children where scope == .everything || child.takesPart { found += child.widgets(in: scope) }
    return found
  }
}
