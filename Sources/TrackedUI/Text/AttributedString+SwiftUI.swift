import Foundation
import Gtk

extension Text {
  /// A line below a text, or through it.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// How it is drawn.
    public nonisolated enum Pattern: Hashable, Sendable {
      /// In one piece. GTK draws the others so, too.
      case solid, dot, dash, dashDot, dashDotDot
    }
    let color: Color?
    /// A line; nil for the text's colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }
    /// A line in the text's colour.
    public static let single = LineStyle()
  }

  /// A text with the looks and links of its parts.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let runs = attributedContent.runs.map { run in
      Run(
        text: String(attributedContent[run.range].characters), changes: TextChanges(run.attributes),
        link: run.attributes.link?.absoluteString)
    }
    self.init(runs: runs.isEmpty ? [Run(text: "")] : runs)
  }
}

extension TextChanges {
  init(_ attributes: AttributeContainer) {
    font = attributes.swiftUI.font
    color = attributes.swiftUI.foregroundColor
    background = attributes.swiftUI.backgroundColor
    letterSpacing = (attributes.swiftUI.kern ?? attributes.swiftUI.tracking).map { CGFloat($0) }
    rise = attributes.swiftUI.baselineOffset.map { CGFloat($0) }
    if let line = attributes.swiftUI.underlineStyle { (isUnderlined, underlineColor) = (true, line.color) }
    if let line = attributes.swiftUI.strikethroughStyle { (isStruckThrough, strikethroughColor) = (true, line.color) }
    guard let intent = attributes.swiftUI.inlinePresentationIntent else { return }
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { isStruckThrough = true }
  }
}

/// What markdown says of a part of a text.
@RawRepresented(by: UInt.self)
public nonisolated struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// In italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// In bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// In letters of even width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeScopes {
  /// How parts of an `AttributedString` look in a `Text`.
  public nonisolated struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind.
    public let backgroundColor: BackgroundColorAttribute
    /// A line below.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through it.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Space between letters, in logical pixels.
    public let kern: KerningAttribute
    /// Space between letters, in logical pixels.
    public let tracking: TrackingAttribute
    /// How far it is above its line, in logical pixels.
    public let baselineOffset: BaselineOffsetAttribute
    /// What markdown says of it.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's own.
    public let foundation: AttributeScopes.FoundationAttributes

    /// What markdown says of it.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What markdown says of it.
      public typealias Value = InlinePresentationIntent
      /// The key's name.
      public static let name = "NSInlinePresentationIntent"
    }
    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The font.
      public typealias Value = Font
      /// The key's name.
      public static let name = "SwiftUI.Font"
    }
    /// The colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The colour.
      public typealias Value = Color
      /// The key's name.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The colour.
      public typealias Value = Color
      /// The key's name.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line below.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The line.
      public typealias Value = Text.LineStyle
      /// The key's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// A line through it.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The line.
      public typealias Value = Text.LineStyle
      /// The key's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// Space between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// In logical pixels.
      public typealias Value = Double
      /// The key's name.
      public static let name = "SwiftUI.Kern"
    }
    /// Space between letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// In logical pixels.
      public typealias Value = Double
      /// The key's name.
      public static let name = "SwiftUI.Tracking"
    }
    /// How far it is above its line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// In logical pixels.
      public typealias Value = Double
      /// The key's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// How parts of an `AttributedString` look in a `Text`.
  public nonisolated var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  /// What a `Text` shows of a part.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

nonisolated extension AttributedString {
  /// How markdown is read.
  public nonisolated struct MarkdownParsingOptions: Sendable {
    /// How much of it.
    public nonisolated enum InterpretedSyntax: Sendable {
      /// What is in lines: a text has no blocks.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// Options.
    public init(interpretedSyntax: InterpretedSyntax = .full) {}
  }

  /// A text with simple markdown: emphasis, code, what is struck through, and links.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions()) throws {
    self.init()
    for run in Markdown.runs([.markdown(markdown)]) {
      var part = AttributedString(run.text)
      var intent: InlinePresentationIntent = []
      if run.changes.isBold == true { intent.insert(.stronglyEmphasized) }
      if run.changes.isItalic == true { intent.insert(.emphasized) }
      if run.changes.isMonospaced == true { intent.insert(.code) }
      if run.changes.isStruckThrough == true { intent.insert(.strikethrough) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      part.link = run.link.flatMap { URL(string: $0) }
      self += part
    }
  }
}
