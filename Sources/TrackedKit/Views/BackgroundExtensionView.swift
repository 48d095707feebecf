/// Lets content reach below bars and side bars. Here those are beside the content, so that it fills this view.
@MainActor open class BackgroundExtensionView: View {
  /// The content.
  @AlwaysObserved open var contentView: View? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { insertSubview(contentView, at: 0) }
    }
  }

  /// Whether the content fills the view; false leaves its place to constraints. True unless set.
  @AlwaysObserved open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  override func placesByItself(_ subview: View) -> Bool { automaticallyPlacesContentView && subview === contentView }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView, let contentView { place(contentView, in: bounds) }
  }
}
