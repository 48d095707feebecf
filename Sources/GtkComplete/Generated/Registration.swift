// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
@_exported public import Gtk

/// An object of a class that has no wrapper: it has the members of every interface, of which GObject knows those that it may be asked for.
@MainActor open class InterfaceObject: Object, nonisolated ItemList, nonisolated ActionMap, nonisolated Accessible, nonisolated Buildable, nonisolated BuilderScope, nonisolated CellLayout, nonisolated ConstraintTarget, nonisolated FileChooser, nonisolated Paintable, nonisolated PrintOperationPreview, nonisolated SectionModel, nonisolated ShortcutManager, nonisolated StyleProvider, nonisolated SymbolicPaintable, nonisolated TreeDragDest, nonisolated TreeDragSource, nonisolated TreeModel, nonisolated TreeSortable {}

/// Called by `WrapperRegistry` before it wraps the first object.
@_cdecl("gtk_complete_register") func registerWrappers() {
  WrapperRegistry.register("GObject") { InterfaceObject(owning: $0) }
  WrapperRegistry.register("GdkAppLaunchContext") { AppLaunchContext(owning: $0) }
  WrapperRegistry.register("GdkCairoContext") { GdkCairoContext(owning: $0) }
  WrapperRegistry.register("GdkContentDeserializer") { ContentDeserializer(owning: $0) }
  WrapperRegistry.register("GdkContentProvider") { ContentProvider(owning: $0) }
  WrapperRegistry.register("GdkContentSerializer") { ContentSerializer(owning: $0) }
  WrapperRegistry.register("GdkDevice") { Device(owning: $0) }
  WrapperRegistry.register("GdkDeviceTool") { DeviceTool(owning: $0) }
  WrapperRegistry.register("GdkDisplay") { Display(owning: $0) }
  WrapperRegistry.register("GdkDisplayManager") { DisplayManager(owning: $0) }
  WrapperRegistry.register("GdkDrag") { Drag(owning: $0) }
  WrapperRegistry.register("GdkDrawContext") { DrawContext(owning: $0) }
  WrapperRegistry.register("GdkDrop") { Drop(owning: $0) }
  WrapperRegistry.register("GdkGLContext") { GLContext(owning: $0) }
  WrapperRegistry.register("GdkGLTexture") { GLTexture(owning: $0) }
  WrapperRegistry.register("GdkMemoryTexture") { MemoryTexture(owning: $0) }
  WrapperRegistry.register("GdkMonitor") { Monitor(owning: $0) }
  WrapperRegistry.register("GdkSeat") { Seat(owning: $0) }
  WrapperRegistry.register("GdkSnapshot") { GdkSnapshot(owning: $0) }
  WrapperRegistry.register("GdkSurface") { Surface(owning: $0) }
  WrapperRegistry.register("GdkVulkanContext") { VulkanContext(owning: $0) }
  WrapperRegistry.register("GskBroadwayRenderer") { BroadwayRenderer(owning: $0) }
  WrapperRegistry.register("GskCairoRenderer") { CairoRenderer(owning: $0) }
  WrapperRegistry.register("GskGLRenderer") { GLRenderer(owning: $0) }
  WrapperRegistry.register("GskGLShader") { GLShader(owning: $0) }
  WrapperRegistry.register("GskNglRenderer") { NglRenderer(owning: $0) }
  WrapperRegistry.register("GskRenderer") { Renderer(owning: $0) }
  WrapperRegistry.register("GtkATContext") { ATContext(owning: $0) }
  WrapperRegistry.register("GtkActivateAction") { ActivateAction(owning: $0) }
  WrapperRegistry.register("GtkAlertDialog") { AlertDialog(adopting: $0) }
  WrapperRegistry.register("GtkAlternativeTrigger") { AlternativeTrigger(owning: $0) }
  WrapperRegistry.register("GtkAnyFilter") { AnyFilter(owning: $0) }
  WrapperRegistry.register("GtkAppChooserButton") { AppChooserButton(owning: $0) }
  WrapperRegistry.register("GtkAppChooserDialog") { AppChooserDialog(owning: $0) }
  WrapperRegistry.register("GtkAppChooserWidget") { AppChooserWidget(owning: $0) }
  WrapperRegistry.register("GtkAspectFrame") { AspectFrame(owning: $0) }
  WrapperRegistry.register("GtkAssistant") { Assistant(owning: $0) }
  WrapperRegistry.register("GtkAssistantPage") { AssistantPage(owning: $0) }
  WrapperRegistry.register("GtkBinLayout") { BinLayout(owning: $0) }
  WrapperRegistry.register("GtkBookmarkList") { BookmarkList(owning: $0) }
  WrapperRegistry.register("GtkBoolFilter") { BoolFilter(owning: $0) }
  WrapperRegistry.register("GtkBoxLayout") { BoxLayout(owning: $0) }
  WrapperRegistry.register("GtkBuilder") { Builder(owning: $0) }
  WrapperRegistry.register("GtkBuilderCScope") { BuilderCScope(owning: $0) }
  WrapperRegistry.register("GtkBuilderListItemFactory") { BuilderListItemFactory(owning: $0) }
  WrapperRegistry.register("GtkCallbackAction") { CallbackAction(owning: $0) }
  WrapperRegistry.register("GtkCellArea") { CellArea(owning: $0) }
  WrapperRegistry.register("GtkCellAreaBox") { CellAreaBox(owning: $0) }
  WrapperRegistry.register("GtkCellAreaContext") { CellAreaContext(owning: $0) }
  WrapperRegistry.register("GtkCellRenderer") { CellRenderer(owning: $0) }
  WrapperRegistry.register("GtkCellRendererAccel") { CellRendererAccel(owning: $0) }
  WrapperRegistry.register("GtkCellRendererCombo") { CellRendererCombo(owning: $0) }
  WrapperRegistry.register("GtkCellRendererPixbuf") { CellRendererPixbuf(owning: $0) }
  WrapperRegistry.register("GtkCellRendererProgress") { CellRendererProgress(owning: $0) }
  WrapperRegistry.register("GtkCellRendererSpin") { CellRendererSpin(owning: $0) }
  WrapperRegistry.register("GtkCellRendererSpinner") { CellRendererSpinner(owning: $0) }
  WrapperRegistry.register("GtkCellRendererText") { CellRendererText(owning: $0) }
  WrapperRegistry.register("GtkCellRendererToggle") { CellRendererToggle(owning: $0) }
  WrapperRegistry.register("GtkCellView") { CellView(owning: $0) }
  WrapperRegistry.register("GtkCenterLayout") { CenterLayout(owning: $0) }
  WrapperRegistry.register("GtkColorChooserDialog") { ColorChooserDialog(owning: $0) }
  WrapperRegistry.register("GtkColorDialog") { ColorDialog(adopting: $0) }
  WrapperRegistry.register("GtkColorDialogButton") { ColorDialogButton(adopting: $0) }
  WrapperRegistry.register("GtkComboBox") { ComboBox(owning: $0) }
  WrapperRegistry.register("GtkComboBoxText") { ComboBoxText(owning: $0) }
  WrapperRegistry.register("GtkConstraint") { Constraint(owning: $0) }
  WrapperRegistry.register("GtkConstraintGuide") { ConstraintGuide(owning: $0) }
  WrapperRegistry.register("GtkConstraintLayout") { ConstraintLayout(owning: $0) }
  WrapperRegistry.register("GtkConstraintLayoutChild") { ConstraintLayoutChild(owning: $0) }
  WrapperRegistry.register("GtkCssProvider") { CssProvider(owning: $0) }
  WrapperRegistry.register("GtkCustomLayout") { CustomLayout(owning: $0) }
  WrapperRegistry.register("GtkDialog") { Dialog(owning: $0) }
  WrapperRegistry.register("GtkDirectoryList") { DirectoryList(owning: $0) }
  WrapperRegistry.register("GtkDragIcon") { DragIcon(owning: $0) }
  WrapperRegistry.register("GtkDropControllerMotion") { DropControllerMotion(owning: $0) }
  WrapperRegistry.register("GtkEditableLabel") { EditableLabel(owning: $0) }
  WrapperRegistry.register("GtkEntryBuffer") { EntryBuffer(owning: $0) }
  WrapperRegistry.register("GtkEntryCompletion") { EntryCompletion(owning: $0) }
  WrapperRegistry.register("GtkEventControllerLegacy") { EventControllerLegacy(owning: $0) }
  WrapperRegistry.register("GtkEveryFilter") { EveryFilter(owning: $0) }
  WrapperRegistry.register("GtkFileChooserDialog") { FileChooserDialog(owning: $0) }
  WrapperRegistry.register("GtkFileChooserWidget") { FileChooserWidget(owning: $0) }
  WrapperRegistry.register("GtkFileDialog") { FileDialog(adopting: $0) }
  WrapperRegistry.register("GtkFileLauncher") { FileLauncher(adopting: $0) }
  WrapperRegistry.register("GtkFixed") { Fixed(owning: $0) }
  WrapperRegistry.register("GtkFixedLayout") { FixedLayout(owning: $0) }
  WrapperRegistry.register("GtkFixedLayoutChild") { FixedLayoutChild(owning: $0) }
  WrapperRegistry.register("GtkFlattenListModel") { FlattenListModel(owning: $0) }
  WrapperRegistry.register("GtkFontChooserDialog") { FontChooserDialog(owning: $0) }
  WrapperRegistry.register("GtkFontChooserWidget") { FontChooserWidget(owning: $0) }
  WrapperRegistry.register("GtkFontDialog") { FontDialog(adopting: $0) }
  WrapperRegistry.register("GtkFontDialogButton") { FontDialogButton(adopting: $0) }
  WrapperRegistry.register("GtkGLArea") { GLArea(owning: $0) }
  WrapperRegistry.register("GtkGesture") { Gesture(owning: $0) }
  WrapperRegistry.register("GtkGesturePan") { GesturePan(owning: $0) }
  WrapperRegistry.register("GtkGestureStylus") { GestureStylus(owning: $0) }
  WrapperRegistry.register("GtkGestureSwipe") { GestureSwipe(owning: $0) }
  WrapperRegistry.register("GtkGraphicsOffload") { GraphicsOffload(adopting: $0) }
  WrapperRegistry.register("GtkGridLayout") { GridLayout(owning: $0) }
  WrapperRegistry.register("GtkGridLayoutChild") { GridLayoutChild(owning: $0) }
  WrapperRegistry.register("GtkIMContext") { IMContext(owning: $0) }
  WrapperRegistry.register("GtkIMContextSimple") { IMContextSimple(owning: $0) }
  WrapperRegistry.register("GtkIMMulticontext") { IMMulticontext(owning: $0) }
  WrapperRegistry.register("GtkIconPaintable") { IconPaintable(owning: $0) }
  WrapperRegistry.register("GtkIconTheme") { IconTheme(owning: $0) }
  WrapperRegistry.register("GtkIconView") { IconView(owning: $0) }
  WrapperRegistry.register("GtkInscription") { Inscription(owning: $0) }
  WrapperRegistry.register("GtkKeyvalTrigger") { KeyvalTrigger(owning: $0) }
  WrapperRegistry.register("GtkLayoutChild") { LayoutChild(owning: $0) }
  WrapperRegistry.register("GtkLayoutManager") { LayoutManager(owning: $0) }
  WrapperRegistry.register("GtkListBase") { ListBase(owning: $0) }
  WrapperRegistry.register("GtkListHeader") { ListHeader(adopting: $0) }
  WrapperRegistry.register("GtkListItemFactory") { AbstractListItemFactory(owning: $0) }
  WrapperRegistry.register("GtkListStore") { ListStore(owning: $0) }
  WrapperRegistry.register("GtkLockButton") { LockButton(owning: $0) }
  WrapperRegistry.register("GtkMapListModel") { MapListModel(owning: $0) }
  WrapperRegistry.register("GtkMediaControls") { MediaControls(owning: $0) }
  WrapperRegistry.register("GtkMediaFile") { MediaFile(owning: $0) }
  WrapperRegistry.register("GtkMediaStream") { MediaStream(owning: $0) }
  WrapperRegistry.register("GtkMessageDialog") { MessageDialog(owning: $0) }
  WrapperRegistry.register("GtkMnemonicAction") { MnemonicAction(owning: $0) }
  WrapperRegistry.register("GtkMnemonicTrigger") { MnemonicTrigger(owning: $0) }
  WrapperRegistry.register("GtkMountOperation") { MountOperation(owning: $0) }
  WrapperRegistry.register("GtkMultiFilter") { MultiFilter(owning: $0) }
  WrapperRegistry.register("GtkMultiSorter") { MultiSorter(owning: $0) }
  WrapperRegistry.register("GtkNamedAction") { NamedAction(owning: $0) }
  WrapperRegistry.register("GtkNativeDialog") { NativeDialog(owning: $0) }
  WrapperRegistry.register("GtkNeverTrigger") { NeverTrigger(owning: $0) }
  WrapperRegistry.register("GtkNothingAction") { NothingAction(owning: $0) }
  WrapperRegistry.register("GtkNumericSorter") { NumericSorter(owning: $0) }
  WrapperRegistry.register("GtkOverlayLayout") { OverlayLayout(owning: $0) }
  WrapperRegistry.register("GtkOverlayLayoutChild") { OverlayLayoutChild(owning: $0) }
  WrapperRegistry.register("GtkPadController") { PadController(owning: $0) }
  WrapperRegistry.register("GtkPageSetup") { PageSetup(owning: $0) }
  WrapperRegistry.register("GtkPasswordEntryBuffer") { PasswordEntryBuffer(owning: $0) }
  WrapperRegistry.register("GtkPrintContext") { PrintContext(owning: $0) }
  WrapperRegistry.register("GtkPrintOperation") { PrintOperation(owning: $0) }
  WrapperRegistry.register("GtkPrintSettings") { PrintSettings(owning: $0) }
  WrapperRegistry.register("GtkRange") { RangeWidget(owning: $0) }
  WrapperRegistry.register("GtkRecentManager") { RecentManager(owning: $0) }
  WrapperRegistry.register("GtkScaleButton") { ScaleButton(owning: $0) }
  WrapperRegistry.register("GtkScrollbar") { Scrollbar(owning: $0) }
  WrapperRegistry.register("GtkSelectionFilterModel") { SelectionFilterModel(owning: $0) }
  WrapperRegistry.register("GtkShortcut") { Shortcut(owning: $0) }
  WrapperRegistry.register("GtkShortcutAction") { ShortcutAction(owning: $0) }
  WrapperRegistry.register("GtkShortcutLabel") { ShortcutLabel(owning: $0) }
  WrapperRegistry.register("GtkShortcutTrigger") { ShortcutTrigger(owning: $0) }
  WrapperRegistry.register("GtkShortcutsGroup") { ShortcutsGroup(owning: $0) }
  WrapperRegistry.register("GtkShortcutsSection") { ShortcutsSection(owning: $0) }
  WrapperRegistry.register("GtkShortcutsShortcut") { ShortcutsShortcut(owning: $0) }
  WrapperRegistry.register("GtkShortcutsWindow") { ShortcutsWindow(owning: $0) }
  WrapperRegistry.register("GtkSignalAction") { SignalAction(owning: $0) }
  WrapperRegistry.register("GtkSliceListModel") { SliceListModel(owning: $0) }
  WrapperRegistry.register("GtkStatusbar") { Statusbar(owning: $0) }
  WrapperRegistry.register("GtkStringList") { StringList(owning: $0) }
  WrapperRegistry.register("GtkStringObject") { StringObject(owning: $0) }
  WrapperRegistry.register("GtkStringSorter") { StringSorter(owning: $0) }
  WrapperRegistry.register("GtkStyleContext") { StyleContext(owning: $0) }
  WrapperRegistry.register("GtkTextChildAnchor") { TextChildAnchor(owning: $0) }
  WrapperRegistry.register("GtkTextMark") { TextMark(owning: $0) }
  WrapperRegistry.register("GtkTextTagTable") { TextTagTable(owning: $0) }
  WrapperRegistry.register("GtkTooltip") { Tooltip(owning: $0) }
  WrapperRegistry.register("GtkTreeListRowSorter") { TreeListRowSorter(owning: $0) }
  WrapperRegistry.register("GtkTreeModelFilter") { TreeModelFilter(owning: $0) }
  WrapperRegistry.register("GtkTreeModelSort") { TreeModelSort(owning: $0) }
  WrapperRegistry.register("GtkTreeSelection") { TreeSelection(owning: $0) }
  WrapperRegistry.register("GtkTreeStore") { TreeStore(owning: $0) }
  WrapperRegistry.register("GtkTreeView") { TreeView(owning: $0) }
  WrapperRegistry.register("GtkTreeViewColumn") { TreeViewColumn(owning: $0) }
  WrapperRegistry.register("GtkUriLauncher") { UriLauncher(adopting: $0) }
  WrapperRegistry.register("GtkVideo") { Video(owning: $0) }
  WrapperRegistry.register("GtkVolumeButton") { VolumeButton(owning: $0) }
  WrapperRegistry.register("GtkWidgetPaintable") { WidgetPaintable(owning: $0) }
  WrapperRegistry.register("GtkWindowControls") { WindowControls(owning: $0) }
  WrapperRegistry.register("GtkWindowGroup") { WindowGroup(owning: $0) }
  WrapperRegistry.register("GtkWindowHandle") { WindowHandle(owning: $0) }
  WrapperRegistry.register("PangoContext") { Context(owning: $0) }
  WrapperRegistry.register("PangoCoverage") { Coverage(owning: $0) }
  WrapperRegistry.register("PangoFont") { Font(owning: $0) }
  WrapperRegistry.register("PangoFontFace") { FontFace(owning: $0) }
  WrapperRegistry.register("PangoFontFamily") { FontFamily(owning: $0) }
  WrapperRegistry.register("PangoFontMap") { FontMap(owning: $0) }
  WrapperRegistry.register("PangoFontset") { Fontset(owning: $0) }
  WrapperRegistry.register("PangoFontsetSimple") { FontsetSimple(owning: $0) }
  WrapperRegistry.register("PangoLayout") { Layout(owning: $0) }
  WrapperRegistry.register("PangoRenderer") { PangoRenderer(owning: $0) }
  CountedRegistry.register("GdkButtonEvent", ButtonEvent.self)
  CountedRegistry.register("GdkCrossingEvent", CrossingEvent.self)
  CountedRegistry.register("GdkDNDEvent", DNDEvent.self)
  CountedRegistry.register("GdkDeleteEvent", DeleteEvent.self)
  CountedRegistry.register("GdkEvent", GdkEvent.self)
  CountedRegistry.register("GdkFocusEvent", FocusEvent.self)
  CountedRegistry.register("GdkGrabBrokenEvent", GrabBrokenEvent.self)
  CountedRegistry.register("GdkKeyEvent", KeyEvent.self)
  CountedRegistry.register("GdkMotionEvent", MotionEvent.self)
  CountedRegistry.register("GdkPadEvent", PadEvent.self)
  CountedRegistry.register("GdkProximityEvent", ProximityEvent.self)
  CountedRegistry.register("GdkScrollEvent", ScrollEvent.self)
  CountedRegistry.register("GdkTouchEvent", TouchEvent.self)
  CountedRegistry.register("GdkTouchpadEvent", TouchpadEvent.self)
  CountedRegistry.register("GskBlendNode", BlendNode.self)
  CountedRegistry.register("GskBlurNode", BlurNode.self)
  CountedRegistry.register("GskBorderNode", BorderNode.self)
  CountedRegistry.register("GskCairoNode", CairoNode.self)
  CountedRegistry.register("GskClipNode", ClipNode.self)
  CountedRegistry.register("GskColorMatrixNode", ColorMatrixNode.self)
  CountedRegistry.register("GskColorNode", ColorNode.self)
  CountedRegistry.register("GskConicGradientNode", ConicGradientNode.self)
  CountedRegistry.register("GskContainerNode", ContainerNode.self)
  CountedRegistry.register("GskCrossFadeNode", CrossFadeNode.self)
  CountedRegistry.register("GskDebugNode", DebugNode.self)
  CountedRegistry.register("GskGLShaderNode", GLShaderNode.self)
  CountedRegistry.register("GskInsetShadowNode", InsetShadowNode.self)
  CountedRegistry.register("GskLinearGradientNode", LinearGradientNode.self)
  CountedRegistry.register("GskOpacityNode", OpacityNode.self)
  CountedRegistry.register("GskOutsetShadowNode", OutsetShadowNode.self)
  CountedRegistry.register("GskRadialGradientNode", RadialGradientNode.self)
  CountedRegistry.register("GskRenderNode", GskRenderNode.self)
  CountedRegistry.register("GskRepeatNode", RepeatNode.self)
  CountedRegistry.register("GskRepeatingLinearGradientNode", RepeatingLinearGradientNode.self)
  CountedRegistry.register("GskRepeatingRadialGradientNode", RepeatingRadialGradientNode.self)
  CountedRegistry.register("GskRoundedClipNode", RoundedClipNode.self)
  CountedRegistry.register("GskShadowNode", ShadowNode.self)
  CountedRegistry.register("GskTextNode", TextNode.self)
  CountedRegistry.register("GskTextureNode", TextureNode.self)
  CountedRegistry.register("GskTransformNode", TransformNode.self)
  CountedRegistry.register("GtkCClosureExpression", CClosureExpression.self)
  CountedRegistry.register("GtkClosureExpression", ClosureExpression.self)
  CountedRegistry.register("GtkConstantExpression", ConstantExpression.self)
  CountedRegistry.register("GtkExpression", Expression.self)
  CountedRegistry.register("GtkObjectExpression", ObjectExpression.self)
  CountedRegistry.register("GtkPropertyExpression", PropertyExpression.self)
}
