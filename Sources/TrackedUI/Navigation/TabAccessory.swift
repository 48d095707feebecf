extension View {
  /// Puts a view below the pages of a `TabView`, whichever is shown, such as what is being played.
  public func tabViewBottomAccessory<Accessory: View>(@ViewBuilder content: () -> Accessory) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }

  /// Puts a view below the pages of a `TabView`, whichever is shown, while something is so.
  public func tabViewBottomAccessory<Accessory: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Accessory
  ) -> some View {
    let accessory = content()
    return safeAreaInset(edge: .bottom) { if isEnabled { accessory } }
  }
}
