import Foundation
import GtkComplete

/// What is drawn with the pointer stays; the wheel of colours is drawn, too.
func drawingAreaPage() -> Widget {
  var lines: [[Point]] = []
  let area = DrawingArea()
  area.setSizeRequest(width: 320, height: 200)
  area.addCSSClass("frame")
  area.setDraw { cairo, size in
    let middle = Point(x: size.width - 50, y: 50)
    for part in 0..<12 {
      let start = Double(part) / 6 * .pi
      cairo.setColor(rainbow(Double(part) / 12))
      cairo.move(to: middle.x, middle.y)
      cairo.arc(middle.x, middle.y, radius: 36, from: start, to: start + .pi / 6)
      cairo.fill()
    }
    cairo.setColor(RGBA(red: 0.2, green: 0.4, blue: 0.9))
    cairo.setLineWidth(4)
    cairo.setRoundLineCaps()
    for line in lines {
      for (place, point) in line.enumerated() {
        if place == 0 { cairo.move(to: point.x, point.y) } else { cairo.line(to: point.x, point.y) }
      }
      cairo.stroke()
    }
  }
  let drag = GestureDrag()
  var start = Point.zero
  drag.onDragBegin { x, y in
    start = Point(x: x, y: y)
    lines.append([start])
  }
  drag.onDragUpdate { x, y in
    lines[lines.count - 1].append(Point(x: start.x + x, y: start.y + y))
    area.queueDraw()
  }
  area.add(drag)
  let clear = Button("Clear")
  clear.onClicked {
    lines = []
    area.queueDraw()
  }
  return column(area, clear)
}

/// A widget of one's own: it measures itself, places a child, and draws.
final class Badge: CustomWidget {
  private let label = Label("42")

  override init() {
    super.init()
    insertChild(label, before: nil)
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let own = label.measured(orientation, forSize: forSize)
    return Measurement(minimum: own.minimum + 40, natural: own.natural + 40)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    snapshot.fill(bounds, cornerRadius: bounds.height / 2, with: RGBA(red: 0.9, green: 0.3, blue: 0.2))
    super.snapshot(snapshot)
  }
}

/// Something that goes on with the frames of its window.
func animationPage() -> Widget {
  let area = DrawingArea()
  area.setSizeRequest(width: 200, height: 200)
  var angle = 0.0
  area.setDraw { cairo, size in
    cairo.setColor(RGBA(red: 0.3, green: 0.6, blue: 0.4))
    let (x, y) = (size.width / 2, size.height / 2)
    for ball in 0..<8 {
      let place = angle + Double(ball) / 4 * .pi
      cairo.arc(x + cos(place) * 70, y + sin(place) * 70, radius: 8 + Double(ball), from: 0, to: 2 * .pi)
      cairo.fill()
    }
  }
  area.addTickCallback { [weak area] time in
    guard let area else { return .finish }
    angle = Double(time) / 1_000_000
    area.queueDraw()
    return .again
  }
  return area
}

/// One picture in the four ways in which it can fit.
func pictureFitPage() -> Widget {
  let texture = gradient(width: 160, height: 80)
  let grid = Grid()
  grid.columnSpacing = 12
  grid.rowSpacing = 12
  for (place, fit) in [("Fill", ContentFit.fill), ("Contain", .contain), ("Cover", .cover), ("Scale down", .scaleDown)]
    .enumerated()
  {
    let picture = Picture()
    picture.texture = texture
    picture.contentFit = fit.1
    picture.setSizeRequest(width: 120, height: 120)
    picture.canShrink = true
    picture.alternativeText = "A gradient from red to blue"
    grid.attach(column(spacing: 4, picture, Label(fit.0)), column: place % 2, row: place / 2)
  }
  return grid
}

/// A colour of the wheel; 0 and 1 are red.
func rainbow(_ place: Double) -> RGBA {
  func part(_ shift: Double) -> Double { 0.55 + 0.4 * cos(2 * .pi * (place - shift)) }
  return RGBA(red: part(0), green: part(1.0 / 3), blue: part(2.0 / 3))
}

func gradient(width: Int, height: Int) -> Texture {
  var bytes: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let isRing = abs(hypot(Double(x - width / 2), Double(y - height / 2)) - Double(height) / 2.5) < 3
      bytes +=
        isRing
        ? [255, 255, 255, 255] : [UInt8(255 * x / width), UInt8(255 * y / height), UInt8(255 - 255 * x / width), 255]
    }
  }
  return Texture.make(width: width, height: height, rgba: bytes)
}

/// Icons of the theme in three sizes, and one that is not there.
func imagesPage() -> Widget {
  let box = row(spacing: 18)
  for (size, name) in [(16, "folder-symbolic"), (32, "folder-symbolic"), (64, "folder-symbolic"), (48, "no-such-icon")]
  {
    let image = Image(iconName: name)
    image.pixelSize = size
    box.append(image)
  }
  let picture = Image()
  picture.texture = gradient(width: 48, height: 48)
  picture.pixelSize = 48
  box.append(picture)
  return box
}

/// The looks of the pointer.
func cursorPage() -> Widget {
  let grid = Grid()
  grid.columnSpacing = 6
  grid.rowSpacing = 6
  for (place, name) in [
    "default", "pointer", "text", "wait", "crosshair", "grab", "not-allowed", "ns-resize", "zoom-in",
  ].enumerated() {
    let label = Label(name)
    label.addCSSClass("frame")
    label.setSizeRequest(width: 100, height: 40)
    label.setCursor(named: name)
    grid.attach(label, column: place % 3, row: place / 3)
  }
  return grid
}

/// A frame that keeps its ratio whatever its size.
func aspectFramePage() -> Widget {
  let frame = AspectFrame(xalign: 0.5, yalign: 0.5, ratio: 2, obeyChild: false)
  let picture = Picture()
  picture.texture = gradient(width: 200, height: 200)
  picture.contentFit = .fill
  frame.child = picture
  frame.setSizeRequest(width: 240, height: 160)
  frame.vexpand = true
  let ratio = Scale(range: 0.5...3, step: 0.1)
  ratio.value = 2
  ratio.onValueChanged { frame.ratio = ratio.value }
  return column(frame, ratio)
}

/// A stack of cards that keeps the theme's colours, in a style sheet of its own.
func stylePage() -> Widget {
  try? Style.set(
    """
    .tour-card { background: linear-gradient(to right, @theme_selected_bg_color, transparent); border-radius: 12px; padding: 12px; \
    transition: all 300ms ease; }
    .tour-card:hover { border-radius: 0; box-shadow: 0 2px 8px alpha(black, 0.4); }
    """, for: "tour")
  let box = column()
  for text in ["Point at a card", "and its corners become square", "in a moment of time"] {
    let label = Label(text)
    label.addCSSClass("tour-card")
    box.append(label)
  }
  return box
}

/// A number in a rounded colour: a class that measures, places and draws.
func ownWidgetPage() -> Widget {
  let badge = Badge()
  badge.halign = .center
  return column(Label("A class of the program's own:"), badge)
}
