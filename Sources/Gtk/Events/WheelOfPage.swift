import CGtk

extension WidgetProtocol {
  /// Leaves the wheel to the page around a control, if that page scrolls: a user who turns the wheel over a long form wants to scroll the
  /// form, and not to change a number on the way (C-264). Elsewhere the control handles the wheel as usual in GTK.
  package func leavesWheelToPage() {
    let wheel = EventControllerScroll()
    wheel.propagationPhase = .capture
    wheel.onScroll { [weak self, unowned wheel] across, down in
      guard let self else { return .proceed }
      rawWidget.setTakesWheel(!rawWidget.standsInPage(thatScrolls: across, down), except: wheel)
      return .proceed
    }
    add(wheel)
  }
}

extension RawWidget {
  /// Whether something around can be scrolled in a direction of the wheel.
  fileprivate func standsInPage(thatScrolls across: Double, _ down: Double) -> Bool {
    var next = parent
    while let widget = next {
      if cgtk_is_a(widget.pointer, gtk_scrolled_window_get_type()) != 0 {
        let scroller = OpaquePointer(widget.pointer)
        if down != 0, Self.canMove(gtk_scrolled_window_get_vadjustment(scroller)) { return true }
        if across != 0, Self.canMove(gtk_scrolled_window_get_hadjustment(scroller)) { return true }
      }
      next = widget.parent
    }
    return false
  }

  private static func canMove(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?) -> Bool {
    guard let adjustment else { return false }
    let length = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
    return length > gtk_adjustment_get_page_size(adjustment) + 0.5
  }

  /// Lets GTK's own controllers of the widget receive the wheel, or not.
  fileprivate func setTakesWheel(_ takes: Bool, except own: EventController) {
    for controller in controllers(of: pointer, gtk_event_controller_scroll_get_type()) where controller != own.raw {
      // Those that the program has added have wrappers, and stay as they are.
      guard Object.existingWrapper(of: controller) == nil else { continue }
      let phase = takes ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE
      let scrolling = OpaquePointer(controller)
      if gtk_event_controller_get_propagation_phase(scrolling) != phase {
        gtk_event_controller_set_propagation_phase(scrolling, phase)
      }
    }
  }
}
