import GtkTracking


private final class Columns: CustomWidget {
func rearrange(from old: UserInterfaceSizeClass) {}
func follow() {
#sourceLocation(file: "/work/tmp/D/w/Sources/GtkTracking/Traits/TraitChangeRegistration.swift", line: 42)
registerForTraitChanges([TraitHorizontalSizeClass.self]) { (self: Self, previous: TraitCollection) in
  self.rearrange(from: previous.horizontalSizeClass)
}
#sourceLocation()
}}
