package import Gtk
import GtkTracking

/// Colours of a control's parts that are not the theme's.
package struct ControlColors: Hashable {
  /// The part that is done, on or chosen; a button's background.
  package var fill: RGBA?
  /// The part that is not done.
  package var track: RGBA?
  /// The part that moves.
  package var knob: RGBA?
  /// Text and drawing on the background.
  package var content: RGBA?

  /// Colours of some parts; nil for the theme's.
  package init(fill: RGBA? = nil, track: RGBA? = nil, knob: RGBA? = nil, content: RGBA? = nil) {
    self.fill = fill
    self.track = track
    self.knob = knob
    self.content = content
  }

  /// Shows the colours on a widget, in place of those before.
  package func apply(to widget: Widget) {
    Self.looks.give(self == ControlColors() ? nil : self, to: widget)
  }

  /// How many sets of colours the style sheet has rules for.
  package static var sheetCount: Int { looks.sheetCount }

  private static let looks = SharedLooks<ControlColors>(sheet: "control-colors") { $0.rules(for: $1) }

  private func rules(for name: String) -> String {
    var rules: [String] = []
    func paint(_ selectors: String..., ground color: RGBA) {
      rules.append(
        "\(selectors.joined(separator: ", ")) { background: \(color.cssText); border-color: \(color.cssText); }")
    }
    if let fill {
      paint(
        "scale.\(name) > trough > highlight", "progressbar.\(name) > trough > progress", "switch.\(name):checked",
        "checkbutton.\(name) > check:checked", "checkbutton.\(name) > radio:checked", ".\(name) > button:checked",
        "button.\(name)", ground: fill)
      rules.append(
        """
        button.\(name) { box-shadow: none; text-shadow: none; }
        button.\(name):hover { filter: brightness(1.06); }
        button.\(name):active { filter: brightness(0.92); }
        button.\(name):disabled { opacity: 0.5; }
        """)
    }
    if let track { paint("scale.\(name) > trough", "progressbar.\(name) > trough", ground: track) }
    if let knob { paint("scale.\(name) > trough > slider", "switch.\(name) > slider", ground: knob) }
    if let content {
      rules.append(
        "spinner.\(name), image.\(name), button.\(name), .\(name) > button:checked { color: \(content.cssText); }")
      // Words in a colour of their own do not fade with the theme's.
      if fill == nil { rules.append("button.\(name):disabled { opacity: 0.5; }") }
    }
    return rules.joined(separator: "\n")
  }
}

extension Widget {
  /// Shows colours that follow from the traits here, now and whenever those change.
  func followControlColors(_ colors: @escaping (TraitCollection) -> ControlColors) {
    followTraits("colors", if: true) { [unowned self] in colors($0).apply(to: self) }
  }
}

extension TraitCollection {
  /// The tint that was set around; nil for the system's own, which is the theme's matter.
  var ownTint: Color? {
    let tint = self[TintColorTrait.self]
    return tint == TintColorTrait.defaultValue ? nil : tint
  }
}
