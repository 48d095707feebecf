import CGtk
import TrackedKit

/// How many handlers of a signal are connected to an object, whoever connected them.
func handlerCount(of signal: String, in widget: Widget) -> Int {
  let instance = UnsafeMutableRawPointer(widget.widgetPointer)
  let id = g_signal_lookup(signal, cgtk_type_of(instance))
  let count = g_signal_handlers_block_matched(instance, G_SIGNAL_MATCH_ID, id, 0, nil, nil, nil)
  g_signal_handlers_unblock_matched(instance, G_SIGNAL_MATCH_ID, id, 0, nil, nil, nil)
  return Int(count)
}
