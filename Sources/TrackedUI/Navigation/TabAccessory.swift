extension View {
  /// Puts a view below the pages of a `TabView`, whichever is shown, such as what is being played, while something is so.
  public func tabViewBottomAccessory<Accessory: View>(
    isEnabled: Bool = true, @ViewBuilder content: () -> Accessory
  ) -> some View {
    let accessory = content()
    return safeAreaInset(edge: .bottom) { if isEnabled { accessory } }
  }
}
