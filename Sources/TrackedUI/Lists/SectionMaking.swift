/// A view of the layer's own that knows, by its type, whether it consists of sections: a `ForEach` of such makes no rows itself, and leaves
/// that to what is inside of the sections.
protocol SectionMaking {
  /// Whether there are sections in it.
  static var makesSections: Bool { get }
}

/// Finds sections in views by their types.
enum SectionTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether views of a type consist of sections.
  static func makes<Content: View>(_ type: Content.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    // A body that shows its own type again, through something else, has none on that way.
    known[key] = false
    let made =
      if let maker = type as? any SectionMaking.Type {
        maker.makesSections
      } else if Content.Body.self == Never.self {
        false
      } else {
        makes(Content.Body.self)
      }
    known[key] = made
    return made
  }
}

extension Section: @MainActor SectionMaking {
  static var makesSections: Bool { true }
}

extension Group: @MainActor SectionMaking {
  static var makesSections: Bool { SectionTypes.makes(Content.self) }
}

extension Optional: @MainActor SectionMaking where Wrapped: View {
  static var makesSections: Bool { SectionTypes.makes(Wrapped.self) }
}

extension _ConditionalContent: @MainActor SectionMaking {
  static var makesSections: Bool { SectionTypes.makes(First.self) || SectionTypes.makes(Second.self) }
}

extension ModifiedContent: @MainActor SectionMaking {
  static var makesSections: Bool { SectionTypes.makes(Content.self) }
}

extension ForEach: @MainActor SectionMaking {
  static var makesSections: Bool { SectionTypes.makes(Content.self) }
}

extension TupleView: @MainActor SectionMaking {
  static var makesSections: Bool {
    var made = false
    func look<Part: View>(_ part: Part.Type) { if SectionTypes.makes(part) { made = true } }
    repeat look((each Content).self)
    return made
  }
}
