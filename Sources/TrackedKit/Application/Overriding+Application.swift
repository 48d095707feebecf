extension Overriding {
  static let applicationEvents = Overriding(
    Application.self, PlainApplication.self, AlsoPlainApplication.self, OverridesApplicationEvents.self)
}

private class PlainApplication: Application {}
private class AlsoPlainApplication: Application {}
private class OverridesApplicationEvents: Application {
  override func sendEvent(_ event: Event) {}
}
