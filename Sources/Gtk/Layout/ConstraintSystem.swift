import CGtk

/// Linear equations between the edges and sizes of rectangles, solved by GtkConstraintLayout.
///
/// A system is built for one solution and dropped again. GTK 4.8's solver answers right only once: a size measured after
/// an allocation is the allocated one, a constraint taken away goes on having influence, and taking away an inequality
/// that is not required frees a variable twice. Nothing is taken away here before the whole system goes, and such an
/// inequality is written as a required one against a helping variable that is equal, with its strength, to the rest.
@MainActor public enum ConstraintSystem {
  /// What an equation is about.
  public nonisolated enum Attribute: UInt32, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The extent to the right, never negative.
    case width = 7
    /// The extent downwards, never negative.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
  }

  /// How both sides compare.
  public nonisolated enum Relation: Int32, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// One attribute of one rectangle, which is given by its number.
  public nonisolated struct Term: Hashable, Sendable {
    /// The rectangle's number, from 0.
    public var rectangle: Int
    /// What of it is meant.
    public var attribute: Attribute

    /// An attribute of a rectangle.
    public init(_ rectangle: Int, _ attribute: Attribute) {
      self.rectangle = rectangle
      self.attribute = attribute
    }
  }

  /// `target = source · multiplier + constant`, or an inequality; without a source `target = constant`.
  public nonisolated struct Equation: Hashable, Sendable {
    /// The left side.
    public var target: Term
    /// How the sides compare.
    public var relation: Relation
    /// The variable of the right side.
    public var source: Term?
    /// What the source is multiplied by.
    public var multiplier: Double
    /// What is added, in logical pixels.
    public var constant: Double
    /// How much a pixel of error counts against other equations, from 1; `required` allows none.
    public var strength: Int32

    /// An equation or inequality.
    public init(
      _ target: Term, _ relation: Relation = .equal, _ source: Term? = nil, multiplier: Double = 1,
      constant: Double = 0, strength: Int32 = ConstraintSystem.required
    ) {
      self.target = target
      self.relation = relation
      self.source = source
      self.multiplier = multiplier
      self.constant = constant
      self.strength = strength
    }
  }

  /// The strength that allows no error.
  public nonisolated static let required = Int32(bitPattern: GTK_CONSTRAINT_STRENGTH_REQUIRED.rawValue)

  /// The rectangles that meet the equations, in whole pixels: origins rounded down, extents up.
  ///
  /// Of required equations that contradict each other the later ones are left out. Costs a millisecond for half a dozen
  /// rectangles and grows faster than their number. Main thread only.
  public static func solve(_ equations: [Equation], rectangleCount: Int) -> [Rect] {
    // Only a window has a solver. Destroyed at once, this one is in no list of windows and never on a screen.
    let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
    g_object_ref(window)
    gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
    defer { g_object_unref(window) }
    let container = makeStandIn()
    let layout: UnsafeMutablePointer<GtkLayoutManager> = gtk_constraint_layout_new()
    gtk_widget_set_layout_manager(container, layout)
    gtk_widget_set_parent(container, window)
    let helpers = equations.count { $0.needsHelper }
    let standIns = (0..<rectangleCount + helpers).map { _ in
      let standIn = makeStandIn()
      gtk_widget_set_parent(standIn, container)
      return standIn
    }
    defer {
      standIns.forEach { gtk_widget_unparent($0) }
      gtk_widget_unparent(container)
    }

    var helper = rectangleCount
    func add(_ equation: Equation) {
      gtk_constraint_layout_add_constraint(OpaquePointer(layout), equation.makeConstraint(standIns))
    }
    for equation in equations {
      guard equation.needsHelper else {
        add(equation)
        continue
      }
      let variable = Term(helper, .left)
      helper += 1
      add(Equation(equation.target, equation.relation, variable))
      var soft = equation
      soft.target = variable
      soft.relation = .equal
      add(soft)
    }
    // The container's own size is part of no equation.
    gtk_layout_manager_allocate(layout, container, 0, 0, -1)
    return standIns.prefix(rectangleCount).map { standIn in
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(standIn, container, &bounds)
      return Rect(
        x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
        height: Double(bounds.size.height))
    }
  }

  private static func makeStandIn() -> UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(g_object_new_with_properties(standInType, 0, nil, nil))
      .assumingMemoryBound(to: GtkWidget.self)
  }

  /// A widget that stands for a rectangle: of a CSS name of its own, so that no style gives it a margin, and unknown to
  /// assistive technology.
  private static let standInType: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    return g_type_register_static_simple(
      gtk_widget_get_type(), "SwiftConstraintStandIn", query.class_size,
      { klass, _ in
        let widgetClass = klass!.assumingMemoryBound(to: GtkWidgetClass.self)
        gtk_widget_class_set_css_name(widgetClass, "constraint-stand-in")
        gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_NONE)
      }, query.instance_size, nil, GTypeFlags(0))
  }()
}

extension ConstraintSystem.Equation {
  /// Whether it is an inequality that gives way.
  fileprivate nonisolated var needsHelper: Bool { relation != .equal && strength < ConstraintSystem.required }

  fileprivate func makeConstraint(_ standIns: [UnsafeMutablePointer<GtkWidget>]) -> OpaquePointer {
    let left = standIns[target.rectangle]
    let attribute = GtkConstraintAttribute(target.attribute.rawValue)
    let comparison = GtkConstraintRelation(relation.rawValue)
    guard let source else { return gtk_constraint_new_constant(left, attribute, comparison, constant, strength) }
    return gtk_constraint_new(
      left, attribute, comparison, standIns[source.rectangle], GtkConstraintAttribute(source.attribute.rawValue),
      multiplier, constant, strength)
  }
}
