extension ViewController {
  /// Sets the scroll view that the bars of a navigation controller follow; nil for the one that begins right below the bar.
  public final func setContentScrollView(_ scrollView: ScrollView?) { givenContentScrollView = scrollView }
}
