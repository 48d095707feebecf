extension Overriding {
  static let fieldDeletion = Overriding(
    TextField.self, PlainField.self, AlsoPlainField.self, OverridesFieldDeletion.self)
  static let textDeletion = Overriding(TextView.self, PlainText.self, AlsoPlainText.self, OverridesTextDeletion.self)
  static let textRect = Overriding(Label.self, PlainLabel.self, AlsoPlainLabel.self, OverridesTextRect.self)
}

private class PlainLabel: Label {}
private class AlsoPlainLabel: Label {}
private class OverridesTextRect: Label {
  override func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect { bounds }
}
private class PlainField: TextField {}
private class AlsoPlainField: TextField {}
private class OverridesFieldDeletion: TextField {
  override func deleteBackward() {}
}
private class PlainText: TextView {}
private class AlsoPlainText: TextView {}
private class OverridesTextDeletion: TextView {
  override func deleteBackward() {}
}
