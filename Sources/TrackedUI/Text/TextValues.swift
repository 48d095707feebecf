extension EnvironmentValues {
  /// The font of texts; nil for the usual one.
  @Entry public var font: Font?
  /// How many lines a text may have; nil for any number.
  @Entry public var lineLimit: Int?
  /// For how many lines there is room in any case.
  @Entry var leastLines: Int?
  /// How the lines of a text are aligned.
  @Entry public var multilineTextAlignment: TextAlignment = .leading
  /// Where a text that does not fit is cut.
  @Entry public var truncationMode: Text.TruncationMode = .tail
  @Entry var textChanges = TextChanges()
}

extension View {
  /// The font of the texts inside.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// How many lines the texts inside may have.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number).environment(\.leastLines, nil)
  }

  /// How many lines the texts inside may have; a field that grows has room for the first number of lines in any case.
  public func lineLimit(_ limit: some RangeExpression<Int>) -> some View {
    let lines = limit.relative(to: 0..<Int.max)
    return environment(\.lineLimit, lines.upperBound == .max ? nil : lines.upperBound - 1)
      .environment(\.leastLines, lines.lowerBound > 0 ? lines.lowerBound : nil)
  }

  /// How many lines the texts inside may have, and whether there is room for all of them in any case.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.leastLines, reservesSpace ? limit : nil)
  }

  /// How the lines of the texts inside are aligned.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where texts inside that do not fit are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
}
