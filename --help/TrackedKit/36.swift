import TrackedKit
private let slider = Slider()


private final class Player: ViewController {
func seek(_ sender: Slider) {}
func connect() {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Controls/Control.swift", line: 191)
slider.addTarget(self, action: Player.seek, for: .valueChanged)   // func seek(_ sender: Slider)
slider.addTarget(self, action: seek, for: .valueChanged)          // the same, as #selector(seek) would say it
#sourceLocation()
}}
