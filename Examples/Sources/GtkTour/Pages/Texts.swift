import Foundation
import GtkComplete

/// Sizes, colours, underlines and links of parts of a text.
func markupPage() -> Widget {
  let label = Label()
  label.wraps = true
  label.usesMarkup = true
  label.labelText = """
    Text sizes: <span size="xx-small">tiny</span> <span size="small">small</span> <span size="large">large</span> <span \
    size="xx-large">huge</span>
    Text <span foreground="gray">colours</span> and <span background="pink" foreground="black">backgrounds</span>
    <b>Bold</b>, <i>italic</i>, <s>struck out</s>, <u>underlined</u>, <span underline="double">twice</span> and <span \
    underline="error">wrong</span>
    H<sub>2</sub>O, E = mc<sup>2</sup>, <tt>monospaced</tt>
    """
  return label
}

/// One buffer in two views, with tags that give parts of it a look.
func textViewPage() -> Widget {
  let buffer = TextBuffer(
    "Widgets that share a buffer show the same text.\nWhat is typed on one side is there on the other.\n")
  let title = TextTag("title")
  title.weight = 700
  title.scale = 1.6
  let note = TextTag("note")
  note.foreground = RGBA(css: "firebrick")
  note.underline = .single
  for tag in [title, note] { buffer.addTag(tag) }
  buffer.insert("Tags\n", at: 0, tags: [title])
  buffer.insert("And a note.", at: buffer.count, tags: [note])
  let panes = Paned(.vertical)
  var views: [TextView] = []
  for _ in 0..<2 {
    let view = TextView()
    view.buffer = buffer
    view.wrapMode = .word
    let scrolled = ScrolledWindow()
    scrolled.child = view
    scrolled.setSizeRequest(width: 320, height: 110)
    if views.isEmpty { panes.startChild = scrolled } else { panes.endChild = scrolled }
    views.append(view)
  }
  return panes
}

/// Words of a text that are links; Return or a click follows them.
func hypertextPage() -> Widget {
  let buffer = TextBuffer()
  let pages = [
    "start": "A text may have links, as this one to the page about the caret.",
    "caret": "The caret shows where typing goes. From here it is one step back to the start.",
  ]
  let links = ["caret": "caret", "start": "start"]
  let link = TextTag("link")
  link.foreground = RGBA(css: "royalblue")
  link.underline = .single
  buffer.addTag(link)
  let view = TextView()
  view.buffer = buffer
  view.isEditable = false
  view.wrapMode = .word
  view.setSizeRequest(width: 320, height: 110)
  let show: (String) -> Void = { page in
    let text = pages[page] ?? ""
    buffer.text = text
    for word in links.values {
      guard let place = text.range(of: word) else { continue }
      let start = text.distance(from: text.startIndex, to: place.lowerBound)
      buffer.apply(link, to: start..<start + word.count)
    }
  }
  show("start")
  let follow: (TextIter) -> Bool = { place in
    guard place.hasTag(link), place.startsWord() || place.backwardWordStart() else { return false }
    let end = place.copy()
    end.forwardWordEnd()
    show(place.text(end))
    return true
  }
  let click = GestureClick()
  click.onReleased { _, x, y in
    let point = view.window(toBufferCoords: .widget, windowX: Int(x), windowY: Int(y))
    if let place = view.iter(atLocation: point.bufferX, y: point.bufferY) { _ = follow(place) }
  }
  view.add(click)
  let keys = EventControllerKey()
  keys.onKeyPressed { key, _ in
    guard key == .enter, follow(buffer.iter(atMark: buffer.insertionMark)) else { return .proceed }
    return .stop
  }
  view.add(keys)
  return view
}

/// Columns of a text at tab stops.
func tabStopsPage() -> Widget {
  let view = TextView()
  view.tabStops = TabStops([160])
  view.text = "Screws\t1.25\nNails\t120.5\nHammers\t3.75"
  view.setSizeRequest(width: 320, height: 90)
  return view
}
