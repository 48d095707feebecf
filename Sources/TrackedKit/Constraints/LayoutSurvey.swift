import Gtk

extension ConstraintStore {
  /// The sizes that the items request, until GTK learns of a change below the view.
  struct Survey: Equatable {
    let planNumber: Int
    /// Of each item.
    var isShown: [Bool] = []
    var widths = LayoutSystem.Requests()
    /// By the widths that the items have; the last few.
    var heights: [Heights] = []

    struct Heights: Equatable {
      let widths: [Int]
      let requests: LayoutSystem.Requests
    }

    func heights(for widths: [Int]) -> LayoutSystem.Requests? {
      for known in heights where known.widths == widths { return known.requests }
      return nil
    }
  }
}
