// Made by scripts/generate-wrappers of scripts/support/wrappers/Separator.txt: edit that, not this.
import CGtk

/// Every `Separator`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol SeparatorProtocol: Separator {}

extension Separator: nonisolated SeparatorProtocol {}
