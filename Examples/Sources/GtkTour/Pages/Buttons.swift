import GtkComplete

/// A choice, one of several, and a switch.
func checkButtonPage() -> Widget {
  let size = Label("Medium")
  var group: CheckButton?
  let sizes = column(spacing: 6)
  for name in ["Small", "Medium", "Large"] {
    let button = CheckButton(name)
    button.setGroup(group)
    group = group ?? button
    button.isActive = name == "Medium"
    button.onToggled { if button.isActive { size.text = name } }
    sizes.append(button)
  }
  let some = CheckButton("Some of them")
  some.isInconsistent = true
  let isOn = Switch()
  isOn.valign = .center
  return column(sizes, size, Separator(), some, named("_Notifications", isOn))
}

/// Addresses in texts and buttons; a link of the program's own is answered in place.
func linkPage() -> Widget {
  let label = Label()
  label.setMarkup(
    Markup(escaping: "GTK is documented at ") + Markup(escaping: "docs.gtk.org").link(to: "https://docs.gtk.org")
      + Markup(escaping: "; some ") + Markup(escaping: "help").bold.link(to: "help") + Markup(escaping: " is here."))
  label.wraps = true
  let answer = Label()
  label.onActivateLink { address in
    guard address == "help" else { return .proceed }
    answer.text = "A link that the program answers itself."
    return .stop
  }
  return column(label, answer, LinkButton("https://www.gtk.org", label: "gtk.org"))
}

/// Numbers, and what reads as one: hours, months, hexadecimal.
func spinButtonPage() -> Widget {
  let number = SpinButton(range: -10_000...10_000, step: 0.5)
  number.digits = 2
  let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  let month = SpinButton(range: 1...12, step: 1)
  month.wrapsAround = true
  month.widthChars = 9
  month.onInput { text in months.firstIndex { $0.lowercased().hasPrefix(text.lowercased()) }.map { Double($0 + 1) } }
  month.onOutput {
    month.text = months[Int(month.value) - 1]
    return .stop
  }
  let hexadecimal = SpinButton(range: 0...255, step: 1)
  hexadecimal.onInput { text in Int(text.hasPrefix("0x") ? String(text.dropFirst(2)) : text, radix: 16).map(Double.init)
  }
  hexadecimal.onOutput {
    hexadecimal.text = "0x" + String(Int(hexadecimal.value), radix: 16, uppercase: true)
    return .stop
  }
  hexadecimal.value = 255
  return column(named("_Number", number), named("_Month", month), named("_Hexadecimal", hexadecimal))
}

/// Plain, with marks, and with steps.
func scalePage() -> Widget {
  let plain = Scale(range: 0...4, step: 0.1)
  let marks = Scale(range: 0...4, step: 0.1)
  for value in 0...4 { marks.addMark(at: Double(value), text: value == 2 ? "half" : nil) }
  let steps = Scale(range: 0...4, step: 1)
  for value in 0...4 { steps.addMark(at: Double(value)) }
  steps.roundingDigits = 0
  for scale in [plain, marks, steps] {
    scale.value = 2
    scale.hexpand = true
    scale.setSizeRequest(width: 220)
  }
  return column(named("_Plain", plain), named("_Marks", marks), named("_Steps", steps))
}

/// Buttons that open choosers: a colour, a font, a day.
func pickerPage() -> Widget {
  let sample = Label("What is chosen is shown here")
  let color = ColorButton(RGBA(red: 0.2, green: 0.5, blue: 0.9))
  let font = FontButton("Cantarell Bold 16")
  let show = {
    sample.attributes.foreground = color.rgba
  }
  color.onColorSet { show() }
  font.onFontSet { sample.text = font.font ?? "No font" }
  show()
  let calendar = CalendarWidget()
  calendar.onDaySelected { sample.text = "\(calendar.date.year)-\(calendar.date.month)-\(calendar.date.day)" }
  return column(sample, named("_Colour", color), named("_Font", font), calendar)
}
