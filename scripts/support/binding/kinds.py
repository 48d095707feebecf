"""The rules for types: what each of C's is called in Swift, and how a value goes one way and the other."""
import re

NUMBERS = {"gint": "Int32", "guint": "UInt32", "gint64": "Int", "guint64": "UInt", "gsize": "Int", "gssize": "Int",
           "glong": "Int", "gulong": "UInt", "gint8": "Int8", "guint8": "UInt8", "gint16": "Int16", "guint16": "UInt16",
           "gint32": "Int32", "guint32": "UInt32", "GLib.Quark": "UInt32", "goffset": "Int", "gchar": "Int8", "guchar": "UInt8"}
NUMBERS["gsize"] = "UInt"
STRUCTS = {"Gdk.RGBA": ("RGBA", "GdkRGBA"), "Gdk.Rectangle": ("Rect", "GdkRectangle"), "Graphene.Rect": ("Rect", "graphene_rect_t"),
           "Graphene.Point": ("Point", "graphene_point_t"), "Graphene.Size": ("Size", "graphene_size_t"),
           "Pango.Rectangle": ("Rect", "PangoRectangle"), "Gtk.Requisition": ("Size", "GtkRequisition")}
# Values that are valid during a call.
LENT = {"Gtk.Snapshot": "Snapshot", "cairo.Context": "CairoContext"}
KEYWORDS = set("""associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private
precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer do else
fallthrough for guard if in repeat return throw switch where while Any as await catch false is nil self Self super throws true try""".split())


class Unmapped(Exception):
    """No rule for it; the text says why."""


def camel(name):
    head, *rest = [part for part in re.split(r"[-_]", name) if part]
    return head + "".join(part[:1].upper() + part[1:] for part in rest)


def upper(name):
    name = camel(name)
    return name[:1].upper() + name[1:]


def quoted(name):
    return f"`{name}`" if name in KEYWORDS else name


class Kind:
    """A type in Swift.

    `swift`: its name. `to`: what C gets of an expression. `lend`: a call around the one to C, which gives it a pointer as `%s`. `back`: what
    Swift gets of an expression of C's. `variable`: what an out parameter is declared with. `value`: its name as an argument of a signal, or None.
    `compares`: how two are told apart, or None.
    """

    def __init__(self, swift, to=None, back=None, variable=None, value=None, lend=None, compares="!=", variable_back=None, is_nullable=False):
        self.swift, self.to, self.back, self.variable, self.value, self.lend = swift, to, back, variable, value, lend
        self.compares, self.variable_back, self.is_nullable = compares, variable_back or back, is_nullable



class Types:
    def __init__(self, library, present, overrides, names):
        self.library, self.present, self.overrides, self.names = library, present, overrides, names
        # Whether it is about what GTK has got since 4.8.
        self.is_newer = False

    def kind(self, t):
        name = t.name
        while name in self.library.aliases:
            name = self.library.aliases[name]
        if t.is_array or name in ("GLib.List", "GLib.SList"):
            return self.list(t, name)
        entity = self.library.entities.get(name)
        is_number = name in NUMBERS or name in ("gboolean", "gdouble", "gfloat") or entity is not None and entity.kind in ("enumeration", "bitfield")
        if is_number and t.direction == "in" and t.ctype.endswith("*"):
            raise Unmapped("a value that C changes in place")
        if name == "gboolean":
            return Kind("Bool", "{} ? 1 : 0", "{} != 0", "gboolean()", "Bool")
        if name in NUMBERS:
            back = "Int(clamping: {})" if NUMBERS[name] == "UInt" else "Int({})"
            return Kind("Int", f"{NUMBERS[name]}(clamping: {{}})", back, f"{NUMBERS[name]}()", "Int")
        if name in ("gdouble", "gfloat"):
            c = "Double" if name == "gdouble" else "Float"
            return Kind("Double", "{}" if c == "Double" else "Float({})", "{}" if c == "Double" else "Double({})", f"{c}()", "Double")
        if name == "gunichar":
            return Kind("Unicode.Scalar", "{}.value", 'Unicode.Scalar({}) ?? "\\u{{FFFD}}"', "UInt32()", "Int")
        if name == "GType":
            return Kind("GType", "{}", "{}", "GType()")
        if name in ("utf8", "filename"):
            return self.text(t)
        if t.items:
            return self.items(t)
        if name == "Gio.File" and self.is_newer:
            # By its path, or its address where it has none.
            back = f"nativeFileName({'taking' if t.transfer == 'full' else 'copying'}: {{}})" + ("" if t.nullable else "!")
            return Kind("String" + ("?" if t.nullable else ""), "%s", back, lend="lendFile({}) {{ %s in", is_nullable=t.nullable)
        if name == "Gdk.RGBA" and t.direction == "result" and t.transfer == "full":
            return Kind("RGBA?" if t.nullable else "RGBA", None, "nativeColor(taking: {})" + ("" if t.nullable else "!"))
        if name in STRUCTS:
            swift, c = STRUCTS[name]
            lend = f"{'lendOptional' if t.nullable else 'lend'}({{}}, as: {c}.self) {{{{ %s in"
            return Kind(swift + ("?" if t.nullable else ""), "%s", "{}?.pointee.value" if t.nullable else "{}.pointee.value", f"{c}()",
                        {"RGBA": "RGBA", "GdkRectangle": "Rect"}.get(swift if swift == "RGBA" else c), lend, variable_back="{}.value", is_nullable=t.nullable)
        if name == "cairo.Region":
            if t.transfer == "full":
                raise Unmapped("a region that is handed over")
            return Kind("[Rect]?" if t.nullable and t.direction == "in" else "[Rect]", "%s", "nativeRectangles(copying: {})", value="[Rect]", lend="lendRegion({}) {{ %s in")
        if name == "GLib.Bytes":
            if t.direction == "in" and t.transfer == "full":
                raise Unmapped("bytes that are handed over")
            q = "?" if t.nullable else ""
            back = f"nativeBytes({'taking' if t.transfer == 'full' else 'copying'}: {{}})" + ("" if t.nullable else " ?? []")
            return Kind(f"[UInt8]{q}", "%s", back, "OpaquePointer?.none", None, "lendBytes({}) {{ %s in", is_nullable=t.nullable)
        if name == "GLib.Error" and t.direction == "result":
            return Kind("GLibError?", None, "nativeFailure({})", compares=None, is_nullable=True)
        if name in LENT:
            if t.nullable and t.direction == "result" and t.transfer == "none":
                return Kind(f"{LENT[name]}?", None, f"{{}}.map {{{{ {LENT[name]}(pointer: $0) }}}}", is_nullable=True)
            if t.nullable or t.transfer == "full":
                raise Unmapped(f"a {LENT[name]} that is kept")
            return Kind(LENT[name], "{}.pointer", f"{LENT[name]}(pointer: {{}}!)")
        if name == "GObject.Value":
            if t.transfer == "none" and t.direction == "in" and not t.nullable:
                return Kind("any ValueRepresentable", "%s", None, lend="lendValue({}) {{ %s in")
            # The caller says which type it expects.
            if t.direction == "out" and t.caller_allocates:
                return Kind("Value", None, variable="GValue()", variable_back="nativeValue(taking: &{}, as: valueType)")
            if t.direction == "result" and t.transfer == "none" and t.nullable:
                return Kind("Value?", None, "nativeValue(copying: {}, as: valueType)", is_nullable=True)
            raise Unmapped("a value of any type that is handed over")
        if name == "GObject.Object":
            return self.object("Object", t)
        if name in ("gpointer", "gconstpointer", "none"):
            raise Unmapped("an untyped pointer")
        if name == "varargs":
            raise Unmapped("any number of arguments")
        entity = self.library.entities.get(name)
        if entity is None:
            raise Unmapped(f"the type {name}")
        if entity.kind in ("enumeration", "bitfield"):
            return self.number(entity)
        if entity.kind == "callback":
            raise Unmapped(f"the callback {name} in this place")
        if entity.kind in ("class", "interface") and not entity.is_counted:
            return self.object(self.names.type_of(entity), t)
        if swift := self.names.boxed(entity):
            return self.boxed(swift, entity, t)
        if entity.ctype in self.overrides.omitted:
            raise Unmapped(self.overrides.omitted[entity.ctype])
        raise Unmapped(f"the structure {entity.ctype}")

    def items(self, t):
        """A list model of a known kind of items: an array."""
        how = "taking" if t.transfer == "full" else "copying"
        if t.items == "Gio.File":
            return Kind("[String]", None, f"nativeFileNames({how}: {{}})")
        swift = self.names.type_of(self.library.entities[t.items])
        return Kind(f"[{swift}]", "%s", f"nativeItems({how}: {{}}, as: {swift}.self)", lend="lendItems({}) {{ %s in", is_nullable=t.nullable)

    def text(self, t):
        free = t.transfer == "full"
        if t.direction == "in" and t.ctype.endswith("**"):
            raise Unmapped("a place in a text")
        free = free and not ("const" in t.ctype and t.direction != "in")
        to, how = ("g_strdup({}.withoutNUL)", "taking") if free else ("{}.withoutNUL", "copying")
        variable = "UnsafePointer<CChar>?.none" if "const" in t.ctype else "UnsafeMutablePointer<CChar>?.none"
        if t.nullable:
            return Kind("String?", to, f"nativeOptionalText({how}: {{}})", variable, "String?", is_nullable=True)
        return Kind("String", to, f"nativeText({how}: {{}})", variable, "String")

    def number(self, entity):
        swift = self.present.enumerations.get(entity.ctype) or self.names.enumeration(entity)
        if swift is None:
            raise Unmapped(f"the enumeration {entity.ctype}")
        if self.overrides.omitted.get(entity.ctype):
            raise Unmapped(self.overrides.omitted[entity.ctype])
        c = self.names.c(entity.ctype)
        if any(value < 0 for _, _, value in entity.members):
            return Kind(swift, f"{c}(rawValue: Int32(bitPattern: {{}}.rawValue))", f"{swift}(rawValue: UInt32(bitPattern: {{}}.rawValue))",
                        f"{c}(rawValue: 0)", swift)
        if swift == "Orientation":
            return Kind(swift, "GtkOrientation({}.rawValue)", "Orientation(rawValue: {}.rawValue) ?? .horizontal", "GtkOrientation(0)", swift)
        return Kind(swift, f"{c}({{}}.rawValue)", f"{swift}(rawValue: {{}}.rawValue)", f"{c}(0)", swift)

    def object(self, swift, t):
        raw = "pointer" in t.ctype
        pointer = "raw" if raw else "native()"
        some = f"any {swift}" if swift in self.names.protocols else swift
        optional = f"({some})?" if some.startswith("any ") else f"{some}?"
        if t.transfer == "full":
            to = "retained({})"
        else:
            to = f"{{}}{'?' if t.nullable else ''}.{pointer}"
        metatype = f"({some}).self" if some.startswith("any ") else f"{some}.self"
        back = f"{'taken' if t.transfer == 'full' else 'wrapped'}({{}}, as: {metatype})" + ("" if t.nullable else "!")
        entity = self.library.entities.get(t.name)
        variable = None
        if entity is not None and entity.name != "GObject.Object":
            variable = "OpaquePointer?.none" if entity.is_opaque or entity.kind == "interface" else f"UnsafeMutablePointer<{self.names.c(entity.ctype)}>?.none"
        value = optional if not some.startswith("any ") else "Object?"
        return Kind(optional if t.nullable else some, to, back, variable, value, compares="!==", is_nullable=t.nullable)

    def boxed(self, swift, entity, t):
        taking = t.transfer == "full"
        back = f"{swift}.{'take' if taking else 'copy'}({{}})" + ("" if t.nullable else "!")
        to = f"{'copied' if taking else 'borrowed'}({{}})" if t.nullable or taking else "{}.native()"
        if t.caller_allocates and entity.is_opaque:
            raise Unmapped(f"the structure {entity.ctype}, of which only C knows the size")
        if t.caller_allocates:
            variable, variable_back = f"{self.names.c(entity.ctype)}()", f"{swift}.copy(&{{}})!"
        else:
            variable = "OpaquePointer?.none" if entity.is_opaque else f"UnsafeMutablePointer<{self.names.c(entity.ctype)}>?.none"
            variable_back = back
        is_value = entity.get_type is not None and not entity.is_counted
        return Kind(swift + ("?" if t.nullable else ""), to, back, variable, f"{swift}?" if is_value else None, compares=None,
                    variable_back=variable_back, is_nullable=t.nullable)

    def list(self, t, name):
        if t.ctype == "const GList*" or "const" in t.ctype and "List" in t.ctype:
            raise Unmapped("a list that nobody may change")
        if t.item is None:
            raise Unmapped("a list of untold items")
        item = t.item.name
        if name in ("GLib.List", "GLib.SList"):
            if t.direction == "in" and t.transfer != "none" or t.direction == "out":
                raise Unmapped("a list that is handed over")
            kind = "List" if name == "GLib.List" else "SList"
            free = {"none": ".nothing", "container": ".list", "full": ".everything"}[t.transfer]
            if item in ("utf8", "filename"):
                return Kind("[String]", None, f"nativeTexts(of: {{}}, freeing: {free})")
            inner = self.kind(t.item)
            entity = self.library.entities.get(item)
            if entity is not None and entity.kind in ("class", "interface") and not entity.is_counted or item == "GObject.Object":
                swift = inner.swift.removesuffix("?")
                metatype = f"({swift}).self" if swift.startswith("any ") else f"{swift}.self"
                return Kind(f"[{swift}]", None, f"nativeObjects(of: {{}}, as: {metatype}, freeing: {free})")
            if entity is not None and self.names.boxed(entity):
                return Kind(f"[{inner.swift}]", None, f"nativeRecords(of: {{}}, as: {inner.swift}.self, freeing: {free})")
            raise Unmapped(f"a list of {item}")
        free = {"none": ".nothing", "container": ".list", "full": ".everything"}[t.transfer]
        nothing = "?" if t.nullable else ""
        if item in ("utf8", "filename") and (t.is_terminated or t.direction == "in"):
            if t.direction == "in" and t.transfer == "none":
                return Kind(f"[String]{nothing}", "%s", f"nativeTexts({{}}, freeing: {free})", None, "[String]", "lendTexts({}) {{ %s in", is_nullable=t.nullable)
            if t.direction == "in":
                raise Unmapped("an array that is handed over")
            return Kind("[String]", None, f"nativeTexts({{}}, freeing: {free})", "UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.none")
        if item == "GObject.Value" and t.length is not None and t.direction == "in":
            return Kind("[any ValueRepresentable]", "%s", None, lend="lendValues({}) {{ %s in")
        if t.length is not None:
            inner = self.kind(t.item)
            plain = {"gdouble": "Double", "gfloat": "Float", "GType": "GType"} | NUMBERS
            entity = self.library.entities.get(t.item.name)
            c = plain.get(item) or (self.names.c(entity.ctype) if entity is not None and entity.kind in ("enumeration", "bitfield") else None)
            if c is None:
                raise Unmapped(f"an array of {item} with its length")
            if item in ("guint8", "gchar"):
                if t.ctype in ("char*", "gchar*"):
                    raise Unmapped("bytes that are texts to C")
                inner = Kind("UInt8", "{}", "{}")
            if t.direction == "in" and t.transfer == "none":
                convert = inner.to.format("$0")
                mapped = "{}" if convert == "$0" else f"{{}}{nothing}.map {{{{ {convert} }}}}"
                return Kind(f"[{inner.swift}]{nothing}", "%s", None, lend=f"lendArray({mapped}) {{{{ %s in", is_nullable=t.nullable)
            if t.direction == "in":
                raise Unmapped("an array that is handed over")
            convert = inner.back.format("$0")
            return Kind(f"[{inner.swift}]", None, f"nativeArray({{}}, freeing: {free}, count: COUNT)" + ("" if convert == "$0" else f".map {{{{ {convert} }}}}"),
                        f"UnsafeMutablePointer<{c}>?.none")
        raise Unmapped(f"an array of {item}")

    def callback(self, t):
        """The callback that a parameter is, if it is one that can carry a closure."""
        entity = self.library.entities.get(t.name)
        if entity is None or entity.kind != "callback":
            return None
        from gir import Function
        if t.name in ("Gio.AsyncReadyCallback", "GLib.DestroyNotify"):
            raise Unmapped(f"the callback {t.name} in this place")
        function = Function(entity.node, entity.space)
        self.overrides.correct(function, entity.ctype)
        return function

    def number_width(self, t):
        """C's integer as Swift imports it."""
        if t.name not in NUMBERS:
            raise Unmapped(f"a length of the type {t.name}")
        return NUMBERS[t.name]

    def is_of_widget(self, function):
        """Whether what a method is called of is a widget."""
        entity = self.instance(function)
        return entity is not None and (entity.name == "Gtk.Widget" or any(a.name == "Gtk.Widget" for a in self.library.above(entity)))

    def is_record(self, function):
        """Whether what a method is called of is a structure, or an instance that is no GObject."""
        entity = self.instance(function)
        return entity is not None and self.names.boxed(entity) is not None

    def instance(self, function):
        """What a method is called of."""
        from gir import find
        instance = next(kind.get("name") for ps in find(function.node, "parameters") for p in find(ps, "instance-parameter") for kind in find(p, "type"))
        return self.library.entities.get(instance if "." in instance else f"{function.space}.{instance}")
