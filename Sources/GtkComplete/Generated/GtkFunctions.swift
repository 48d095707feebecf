// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `gtk_accelerator_get_default_mod_mask`.
public func acceleratorGetDefaultModMask() -> Modifiers { Modifiers(rawValue: gtk_accelerator_get_default_mod_mask().rawValue) }
/// `gtk_accelerator_get_label_with_keycode`.
public func acceleratorGetLabel(_ display: Display?, acceleratorKey: Int, withKeycode keycode: Int, acceleratorMods: Modifiers) -> String { nativeText(taking: gtk_accelerator_get_label_with_keycode(display?.native(), UInt32(clamping: acceleratorKey), UInt32(clamping: keycode), GdkModifierType(acceleratorMods.rawValue))) }
/// `gtk_accelerator_name`.
public func acceleratorName(_ acceleratorKey: Int, acceleratorMods: Modifiers) -> String { nativeText(taking: gtk_accelerator_name(UInt32(clamping: acceleratorKey), GdkModifierType(acceleratorMods.rawValue))) }
/// `gtk_accelerator_name_with_keycode`.
public func acceleratorName(_ display: Display?, acceleratorKey: Int, withKeycode keycode: Int, acceleratorMods: Modifiers) -> String { nativeText(taking: gtk_accelerator_name_with_keycode(display?.native(), UInt32(clamping: acceleratorKey), UInt32(clamping: keycode), GdkModifierType(acceleratorMods.rawValue))) }
/// `gtk_accelerator_parse`.
public func acceleratorParse(_ accelerator: String) -> (acceleratorKey: Int, acceleratorMods: Modifiers)? {
    var acceleratorKeyOut = UInt32()
    var acceleratorModsOut = GdkModifierType(0)
    guard gtk_accelerator_parse(accelerator.withoutNUL, &acceleratorKeyOut, &acceleratorModsOut) != 0 else { return nil }
    return (Int(acceleratorKeyOut), Modifiers(rawValue: acceleratorModsOut.rawValue))
  }
/// `gtk_accelerator_valid`.
@discardableResult public func acceleratorValid(_ keyval: Int, modifiers: Modifiers) -> Bool { gtk_accelerator_valid(UInt32(clamping: keyval), GdkModifierType(modifiers.rawValue)) != 0 }
/// `gtk_bitset_iter_init_at`.
public func bitsetIterInit(_ set: Bitset, at target: Int) -> (iter: BitsetIter, value: Int)? {
    var iterOut = GtkBitsetIter()
    var valueOut = UInt32()
    let walked = Bitset.take(gtk_bitset_copy(set.native()))!
    guard gtk_bitset_iter_init_at(&iterOut, walked.native(), UInt32(clamping: target), &valueOut) != 0 else { return nil }
    return (BitsetIter.copy(&iterOut)!.keeping(walked), Int(valueOut))
  }
/// `gtk_bitset_iter_init_first`.
public func bitsetIterInitFirst(_ set: Bitset) -> (iter: BitsetIter, value: Int)? {
    var iterOut = GtkBitsetIter()
    var valueOut = UInt32()
    let walked = Bitset.take(gtk_bitset_copy(set.native()))!
    guard gtk_bitset_iter_init_first(&iterOut, walked.native(), &valueOut) != 0 else { return nil }
    return (BitsetIter.copy(&iterOut)!.keeping(walked), Int(valueOut))
  }
/// `gtk_bitset_iter_init_last`.
public func bitsetIterInitLast(_ set: Bitset) -> (iter: BitsetIter, value: Int)? {
    var iterOut = GtkBitsetIter()
    var valueOut = UInt32()
    let walked = Bitset.take(gtk_bitset_copy(set.native()))!
    guard gtk_bitset_iter_init_last(&iterOut, walked.native(), &valueOut) != 0 else { return nil }
    return (BitsetIter.copy(&iterOut)!.keeping(walked), Int(valueOut))
  }
/// `gtk_css_parser_warning_quark`.
public func cssParserWarningQuark() -> Int { Int(gtk_css_parser_warning_quark()) }
/// `gtk_disable_setlocale`.
public func disableSetlocale() { gtk_disable_setlocale() }
/// `gtk_get_binary_age`.
public func binaryAge() -> Int { Int(gtk_get_binary_age()) }
/// `gtk_get_debug_flags`.
public func debugFlags() -> DebugFlags { DebugFlags(rawValue: gtk_get_debug_flags().rawValue) }
/// `gtk_get_default_language`.
public func defaultLanguage() -> Language { Language.copy(gtk_get_default_language())! }
/// `gtk_get_interface_age`.
public func interfaceAge() -> Int { Int(gtk_get_interface_age()) }
/// `gtk_get_locale_direction`.
public func localeDirection() -> GtkTextDirection { GtkTextDirection(rawValue: gtk_get_locale_direction().rawValue) }
/// `gtk_hsv_to_rgb`.
public func hsv(toRgb h: Double, s: Double, v: Double) -> (r: Double, g: Double, b: Double) {
    var rOut = Float()
    var gOut = Float()
    var bOut = Float()
    gtk_hsv_to_rgb(Float(h), Float(s), Float(v), &rOut, &gOut, &bOut)
    return (Double(rOut), Double(gOut), Double(bOut))
  }
/// `gtk_init`.
public func `init`() { gtk_init() }
/// `gtk_is_initialized`.
public func isInitialized() -> Bool { gtk_is_initialized() != 0 }
/// `gtk_native_get_for_surface`.
public func nativeGet(forSurface surface: Surface) -> (any Native)? { wrapped(gtk_native_get_for_surface(surface.native()), as: (any Native).self) }
/// `gtk_ordering_from_cmpfunc`.
public func ordering(fromCmpfunc cmpfuncResult: Int) -> GtkOrdering { GtkOrdering(rawValue: UInt32(bitPattern: gtk_ordering_from_cmpfunc(Int32(clamping: cmpfuncResult)).rawValue)) }
/// `gtk_paper_size_get_default`.
public func paperSizeGetDefault() -> String { nativeText(copying: gtk_paper_size_get_default()) }
/// `gtk_paper_size_get_paper_sizes`.
public func paperSizeGetPaperSizes(_ includeCustom: Bool) -> [PaperSize] { nativeRecords(of: gtk_paper_size_get_paper_sizes(includeCustom ? 1 : 0), as: PaperSize.self, freeing: .everything) }
/// `gtk_print_run_page_setup_dialog`.
public func printRunPageSetupDialog(_ parent: Window?, pageSetup: PageSetup?, settings: PrintSettings) -> PageSetup { taken(gtk_print_run_page_setup_dialog(parent?.native(), pageSetup?.native(), settings.native()), as: PageSetup.self)! }
/// `gtk_print_run_page_setup_dialog_async`.
public func printRunPageSetupDialogAsync(_ parent: Window?, pageSetup: PageSetup?, settings: PrintSettings, doneCb: @escaping (PageSetup) -> Void) { gtk_print_run_page_setup_dialog_async(parent?.native(), pageSetup?.native(), settings.native(), { a0, data in ProgramCalls.during { takenCallee(data, as: ((PageSetup) -> Void).self)(wrapped(a0, as: PageSetup.self)!) } }, keptCallee(doneCb)) }
/// `gtk_render_activity`.
public func renderActivity(_ context: StyleContext, cr: CairoContext, x: Double, y: Double, width: Double, height: Double) { gtk_render_activity(context.native(), cr.pointer, x, y, width, height) }
/// `gtk_render_arrow`.
public func renderArrow(_ context: StyleContext, cr: CairoContext, angle: Double, x: Double, y: Double, size: Double) { gtk_render_arrow(context.native(), cr.pointer, angle, x, y, size) }
/// `gtk_render_background`.
public func renderBackground(_ context: StyleContext, cr: CairoContext, x: Double, y: Double, width: Double, height: Double) { gtk_render_background(context.native(), cr.pointer, x, y, width, height) }
/// `gtk_render_check`.
public func renderCheck(_ context: StyleContext, cr: CairoContext, x: Double, y: Double, width: Double, height: Double) { gtk_render_check(context.native(), cr.pointer, x, y, width, height) }
/// `gtk_render_expander`.
public func renderExpander(_ context: StyleContext, cr: CairoContext, x: Double, y: Double, width: Double, height: Double) { gtk_render_expander(context.native(), cr.pointer, x, y, width, height) }
/// `gtk_render_focus`.
public func renderFocus(_ context: StyleContext, cr: CairoContext, x: Double, y: Double, width: Double, height: Double) { gtk_render_focus(context.native(), cr.pointer, x, y, width, height) }
/// `gtk_render_frame`.
public func renderFrame(_ context: StyleContext, cr: CairoContext, x: Double, y: Double, width: Double, height: Double) { gtk_render_frame(context.native(), cr.pointer, x, y, width, height) }
/// `gtk_render_handle`.
public func renderHandle(_ context: StyleContext, cr: CairoContext, x: Double, y: Double, width: Double, height: Double) { gtk_render_handle(context.native(), cr.pointer, x, y, width, height) }
/// `gtk_render_icon`.
public func renderIcon(_ context: StyleContext, cr: CairoContext, texture: Texture, x: Double, y: Double) { gtk_render_icon(context.native(), cr.pointer, texture.native(), x, y) }
/// `gtk_render_layout`.
public func renderLayout(_ context: StyleContext, cr: CairoContext, x: Double, y: Double, layout: Layout) { gtk_render_layout(context.native(), cr.pointer, x, y, layout.native()) }
/// `gtk_render_line`.
public func renderLine(_ context: StyleContext, cr: CairoContext, x0: Double, y0: Double, x1: Double, y1: Double) { gtk_render_line(context.native(), cr.pointer, x0, y0, x1, y1) }
/// `gtk_render_option`.
public func renderOption(_ context: StyleContext, cr: CairoContext, x: Double, y: Double, width: Double, height: Double) { gtk_render_option(context.native(), cr.pointer, x, y, width, height) }
/// `gtk_rgb_to_hsv`.
public func rgb(toHsv r: Double, g: Double, b: Double) -> (h: Double, s: Double, v: Double) {
    var hOut = Float()
    var sOut = Float()
    var vOut = Float()
    gtk_rgb_to_hsv(Float(r), Float(g), Float(b), &hOut, &sOut, &vOut)
    return (Double(hOut), Double(sOut), Double(vOut))
  }
/// `gtk_set_debug_flags`.
public func setDebugFlags(_ flags: DebugFlags) { gtk_set_debug_flags(GtkDebugFlags(flags.rawValue)) }
/// `gtk_show_uri`.
public func showUri(_ parent: Window?, uri: String, timestamp: Int) { gtk_show_uri(parent?.native(), uri.withoutNUL, UInt32(clamping: timestamp)) }
/// `gtk_test_accessible_assertion_message_role`.
public func testAccessibleAssertionMessageRole(_ domain: String, file: String, line: Int, `func`: String, expr: String, accessible: any Accessible, expectedRole: AccessibleRole, actualRole: AccessibleRole) { gtk_test_accessible_assertion_message_role(domain.withoutNUL, file.withoutNUL, Int32(clamping: line), `func`.withoutNUL, expr.withoutNUL, accessible.native(), GtkAccessibleRole(expectedRole.rawValue), GtkAccessibleRole(actualRole.rawValue)) }
/// `gtk_test_accessible_has_property`.
@discardableResult public func testAccessibleHasProperty(_ accessible: any Accessible, property: AccessibleProperty) -> Bool { gtk_test_accessible_has_property(accessible.native(), GtkAccessibleProperty(property.rawValue)) != 0 }
/// `gtk_test_accessible_has_relation`.
@discardableResult public func testAccessibleHasRelation(_ accessible: any Accessible, relation: AccessibleRelation) -> Bool { gtk_test_accessible_has_relation(accessible.native(), GtkAccessibleRelation(relation.rawValue)) != 0 }
/// `gtk_test_accessible_has_role`.
@discardableResult public func testAccessibleHasRole(_ accessible: any Accessible, role: AccessibleRole) -> Bool { gtk_test_accessible_has_role(accessible.native(), GtkAccessibleRole(role.rawValue)) != 0 }
/// `gtk_test_accessible_has_state`.
@discardableResult public func testAccessibleHasState(_ accessible: any Accessible, state: AccessibleState) -> Bool { gtk_test_accessible_has_state(accessible.native(), GtkAccessibleState(state.rawValue)) != 0 }
/// `gtk_test_list_all_types`.
public func testListAllTypes() -> [GType] {
    var resultCount = UInt32()
    let result = gtk_test_list_all_types(&resultCount)
    return nativeArray(result, freeing: .nothing, count: Int(resultCount))
  }
/// `gtk_test_register_all_types`.
public func testRegisterAllTypes() { gtk_test_register_all_types() }
/// `gtk_test_widget_wait_for_draw`.
public func testWidgetWait(forDraw widget: Widget) { gtk_test_widget_wait_for_draw(widget.native()) }
/// `gtk_tree_create_row_drag_content`.
public func treeCreateRowDragContent(_ treeModel: any TreeModel, path: TreePath) -> ContentProvider { taken(gtk_tree_create_row_drag_content(treeModel.native(), path.native()), as: ContentProvider.self)! }
/// `gtk_tree_get_row_drag_data`.
public func treeGetRowDragData(_ value: any ValueRepresentable) -> (treeModel: (any TreeModel)?, path: TreePath?)? {
    var treeModelOut = OpaquePointer?.none
    var pathOut = OpaquePointer?.none
    guard (lendValue(value) { p0 in gtk_tree_get_row_drag_data(p0, &treeModelOut, &pathOut) }) != 0 else { return nil }
    return (wrapped(treeModelOut, as: (any TreeModel).self), TreePath.take(pathOut))
  }
/// `gtk_tree_row_reference_deleted`.
public func treeRowReferenceDeleted(_ proxy: Object, path: TreePath) { gtk_tree_row_reference_deleted(proxy.native(), path.native()) }
/// `gtk_tree_row_reference_inserted`.
public func treeRowReferenceInserted(_ proxy: Object, path: TreePath) { gtk_tree_row_reference_inserted(proxy.native(), path.native()) }
/// `gtk_value_dup_expression`.
public func valueDupExpression(_ value: any ValueRepresentable) -> Expression? {
    let result = lendValue(value) { p0 in gtk_value_dup_expression(p0) }
    return Expression.take(result)
  }
/// `gtk_value_get_expression`.
public func valueGetExpression(_ value: any ValueRepresentable) -> Expression? {
    let result = lendValue(value) { p0 in gtk_value_get_expression(p0) }
    return Expression.copy(result)
  }
/// `gtk_value_set_expression`.
public func valueSetExpression(_ value: any ValueRepresentable, expression: Expression) { lendValue(value) { p0 in gtk_value_set_expression(p0, expression.native()) } }
/// `gtk_value_take_expression`.
public func valueTakeExpression(_ value: any ValueRepresentable, expression: Expression?) { lendValue(value) { p0 in gtk_value_take_expression(p0, copied(expression)) } }
