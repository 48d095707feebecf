/// A view of this layer that knows, by its type, whether it consists of sections or other groups of rows: a `ForEach` of such makes no
/// rows itself, and leaves that to what is inside of the groups.
protocol RowGroupMaking {
  /// Whether there are groups of rows in it.
  static func makesGroups(in place: RowMaking) -> Bool
}

/// Finds groups of rows in views by their types.
enum RowTypes {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let place: RowMaking
  }

  private static var known: [Key: Bool] = [:]

  /// Whether views of a type consist of groups of rows.
  static func makesSeveral<Content: View>(_ type: Content.Type, in place: RowMaking) -> Bool {
    let key = Key(type: ObjectIdentifier(type), place: place)
    if let known = known[key] { return known }
    // A body that shows its own type again, through something else, has none on that way.
    known[key] = false
    let made =
      if let maker = type as? any RowGroupMaking.Type {
        maker.makesGroups(in: place)
      } else if Content.Body.self == Never.self {
        false
      } else {
        makesSeveral(Content.Body.self, in: place)
      }
    known[key] = made
    return made
  }
}

extension Group: @MainActor RowGroupMaking {
  static func makesGroups(in place: RowMaking) -> Bool { RowTypes.makesSeveral(Content.self, in: place) }
}

extension Optional: @MainActor RowGroupMaking where Wrapped: View {
  static func makesGroups(in place: RowMaking) -> Bool { RowTypes.makesSeveral(Wrapped.self, in: place) }
}

extension _ConditionalContent: @MainActor RowGroupMaking {
  static func makesGroups(in place: RowMaking) -> Bool {
    RowTypes.makesSeveral(First.self, in: place) || RowTypes.makesSeveral(Second.self, in: place)
  }
}

extension ModifiedContent: @MainActor RowGroupMaking {
  static func makesGroups(in place: RowMaking) -> Bool { RowTypes.makesSeveral(Content.self, in: place) }
}

extension ForEach: @MainActor RowGroupMaking {
  static func makesGroups(in place: RowMaking) -> Bool { RowTypes.makesSeveral(Content.self, in: place) }
}

extension TupleView: @MainActor RowGroupMaking {
  static func makesGroups(in place: RowMaking) -> Bool {
    var made = false
    func look<Part: View>(_ part: Part.Type) { if RowTypes.makesSeveral(part, in: place) { made = true } }
    repeat look((each Content).self)
    return made
  }
}
