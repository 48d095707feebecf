/// A text with a symbol.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelLook) private var look
  @Environment(\.listItemTint) private var tint
  @Environment(\.isInBar) private var isInBar
  @Environment(\.labelIconToTitleSpacing) private var spacing
  private let title: Title
  private let icon: Icon

  /// Any view with another one before it.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The symbol before the text, in bars the symbol alone, or what the style says.
  public var body: some View {
    if let look {
      look.make(LabelStyleConfiguration(title: AnyView(title), icon: AnyView(tintedIcon)))
    } else if isInBar {
      tintedIcon
    } else {
      HStack(spacing: spacing) {
        tintedIcon
        title
      }
    }
  }

  @ViewBuilder private var tintedIcon: some View { if let tint { icon.foregroundStyle(tint) } else { icon } }
}

/// A label that names the control it stands on, also where its text is not seen.
protocol NamingLabel {
  var name: String? { get }
}

extension Label: NamingLabel {
  var name: String? { (title as? Text)?.plain }
}

extension Label where Title == Text, Icon == Image {
  /// A text with a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// A text with a picture.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// A text with a symbol.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ title: Name, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// A text with a picture.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Button where Label == TrackedUI.Label<Text, Image> {
  /// A button with a text and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { TrackedUI.Label(title, systemImage: systemImage) }
  }

  /// A button with a text and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TrackedUI.Label(title, systemImage: systemImage) }
  }
}

/// A modifier that may say what its view is called.
protocol NamingModifier {
  var label: String? { get }
}

extension ModifiedContent: NamingLabel {
  /// A look or a place changes no name.
  var name: String? {
    (modifier as? any NamingModifier)?.label ?? (content as? any NamingLabel)?.name
  }
}
