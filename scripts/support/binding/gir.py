"""What GTK and the libraries below it say of themselves, read from their introspection data."""
import pathlib, re, xml.etree.ElementTree as XML

FOLDER = pathlib.Path("/usr/share/gir-1.0")
INCLUDE = [pathlib.Path("/usr/include", name) for name in ("gtk-4.0", "pango-1.0", "glib-2.0", "gdk-pixbuf-2.0", "graphene-1.0", "cairo")]
CORE = "{http://www.gtk.org/introspection/core/1.0}"
C = "{http://www.gtk.org/introspection/c/1.0}"
GLIB = "{http://www.gtk.org/introspection/glib/1.0}"
INCLUDED = ["Gtk-4.0", "Gdk-4.0", "Gsk-4.0", "Pango-1.0", "Gio-2.0", "GObject-2.0", "GLib-2.0", "Graphene-1.0",
            "GdkPixbuf-2.0", "cairo-1.0"]


def find(node, *names):
    """The children of a node of some kinds."""
    return [child for child in node if child.tag.removeprefix(CORE) in names]


def is_offered(node):
    """Whether bindings are meant to have it."""
    return node.get("introspectable") != "0" and node.get("deprecated") != "1"


def headers():
    """The text of every header that gtk.h includes."""
    waiting, seen = ["gtk/gtk.h"], set()
    while waiting:
        name = waiting.pop()
        path = next((folder / name for folder in INCLUDE if (folder / name).exists()), None)
        if path is None or path in seen:
            continue
        seen.add(path)
        text = path.read_text(errors="ignore")
        waiting += re.findall(r'#\s*include\s*[<"]([^>"]+)[>"]', text)
        waiting += [str(path.parent.relative_to(folder) / i) for folder in INCLUDE if path.is_relative_to(folder)
                    for i in re.findall(r'#\s*include\s*"([^"]+)"', text)]
        yield text


class Type:
    """The type of a parameter, a result or a property, with who owns it."""

    def __init__(self, node, space):
        self.nullable = node.get("nullable") == "1" or node.get("allow-none") == "1" and node.get("direction") != "out"
        self.transfer = node.get("transfer-ownership") or "none"
        self.direction = node.get("direction") or "in"
        self.caller_allocates = node.get("caller-allocates") == "1"
        self.optional = node.get("optional") == "1"
        self.document = " ".join(" ".join((d.text or "").split()) for d in find(node, "doc"))
        self.scope, self.closure, self.destroy = node.get("scope"), node.get("closure"), node.get("destroy")
        self.name, self.ctype, self.item, self.length, self.is_array, self.is_terminated = "", "", None, None, False, False
        # What the items of a list model are, where that is known.
        self.items = None
        for kind in find(node, "type", "array", "varargs", "callback"):
            self.kind = kind.tag.removeprefix(CORE)
            self.name, self.ctype = kind.get("name") or self.kind, kind.get(f"{C}type") or ""
            self.is_array = self.kind == "array" and kind.get("name") is None
            if self.kind == "array" or self.name in ("GLib.List", "GLib.SList"):
                self.length = kind.get("length")
                self.is_terminated = kind.get("zero-terminated") == "1" or (
                    kind.get("zero-terminated") is None and self.length is None and kind.get("fixed-size") is None)
                self.item = Type(kind, space) if find(kind, "type", "array") else None
        if "." not in self.name and self.name[:1].isupper() and self.name != "GType":
            self.name = f"{space}.{self.name}"


class Function:
    """A function, method, constructor, signal or callback."""

    def __init__(self, node, space):
        self.node, self.space = node, space
        self.symbol = node.get(f"{C}identifier") or ""
        self.name = node.get("shadows") or node.get("name")
        self.kind = node.tag.split("}")[-1]
        self.throws = node.get("throws") == "1"
        self.is_covered = node.get("shadowed-by")
        self.result = next((Type(r, space) for r in find(node, "return-value")), None)
        if self.result is not None:
            self.result.direction = "result"
            # Some say so in words alone.
            if self.kind in ("function", "method") and re.search(r"\bNULL\b", self.result.document):
                self.result.nullable = True
        self.parameters = [(p.get("name"), Type(p, space)) for ps in find(node, "parameters") for p in find(ps, "parameter")]

        self.is_constructor = self.kind == "constructor"
        # Some functions take what they are called of.
        self.takes_instance = any(p.get("transfer-ownership") == "full" for ps in find(node, "parameters") for p in find(ps, "instance-parameter"))

    @property
    def returns(self):
        return self.result is not None and self.result.name not in ("none", "")


class Property:
    def __init__(self, node, space, owner):
        self.name, self.node, self.type = node.get("name"), node, Type(node, space)
        self.type.direction = "result"
        self.readable, self.writable = node.get("readable") != "0", node.get("writable") == "1"
        self.construct_only = node.get("construct-only") == "1"
        plain = self.name.replace("-", "_")
        by_name = {m.name: m for m in owner.methods}
        self.getter = by_name.get(node.get("getter") or f"get_{plain}") or by_name.get(plain if plain.startswith(("is_", "has_")) else "")
        self.setter = by_name.get(node.get("setter") or f"set_{plain}")
        if self.getter and (self.getter.parameters or not self.getter.returns):
            self.getter = None
        if self.setter and len(self.setter.parameters) != 1:
            self.setter = None


class Entity:
    """A class, an interface, a record, an enumeration, flags, or a callback."""

    def __init__(self, node, space, prefix):
        self.node, self.space = node, space
        self.kind = node.tag.split("}")[-1]
        self.name = f"{space}.{node.get('name')}"
        self.gtype = node.get(f"{GLIB}type-name") or ""
        self.ctype = node.get(f"{C}type") or self.gtype
        self.get_type = node.get(f"{GLIB}get-type")
        self.is_abstract = node.get("abstract") == "1"
        self.ref, self.unref = node.get(f"{GLIB}ref-func"), node.get(f"{GLIB}unref-func")
        self.is_fundamental = node.get(f"{GLIB}fundamental") == "1"
        parent = node.get("parent")
        self.parent = parent and (parent if "." in parent else f"{space}.{parent}")
        self.interfaces = [(n if "." in n else f"{space}.{n}") for n in (i.get("name") for i in find(node, "implements"))]
        self.prerequisites = [(n if "." in n else f"{space}.{n}") for n in (i.get("name") for i in find(node, "prerequisite"))]
        # Headers show what an instance consists of, or only that there is one.
        self.is_opaque = not find(node, "field", "union")
        self.methods = [Function(m, space) for m in find(node, "method") if is_offered(m)]
        made = [Function(m, space) for m in find(node, "constructor") if is_offered(m)]
        # What does not say that it is new may be an object that there is already.
        self.constructors = [m for m in made if self.kind != "class" or m.name.startswith("new")]
        self.functions = [m for m in made if m not in self.constructors] + [Function(m, space) for m in find(node, "function") if is_offered(m)]
        self.signals = [Function(m, space) for m in node.findall(f"{GLIB}signal") if is_offered(m)]
        self.properties = [Property(p, space, self) for p in find(node, "property") if is_offered(p)]
        self.members = [(m.get("name"), m.get(f"{C}identifier"), int(m.get("value"))) for m in find(node, "member")]


class Space:
    """A library, as the owner of its functions."""

    def __init__(self, name):
        self.name = self.space = name
        self.ctype, self.kind, self.properties, self.parent = f"functions of {name}", "space", [], None


class Library:
    """Everything that is included."""

    def __init__(self):
        self.entities, self.functions, self.aliases = {}, {}, {}
        for name in INCLUDED:
            space = XML.parse(FOLDER / f"{name}.gir").getroot().find(f"{CORE}namespace")
            prefix = space.get("name")
            for node in find(space, "class", "interface", "record", "union", "enumeration", "bitfield", "callback"):
                entity = Entity(node, prefix, space.get(f"{C}identifier-prefixes"))
                entity.is_offered = is_offered(node) and not node.get(f"{GLIB}is-gtype-struct-for")
                entity.since = None
                self.entities[entity.name] = entity
            for node in find(space, "alias"):
                self.aliases[f"{prefix}.{node.get('name')}"] = Type(node, prefix).name
            self.functions[prefix] = [Function(f, prefix) for f in find(space, "function") if is_offered(f)]
        for entity in self.entities.values():
            entity.is_counted = entity.name == "GLib.Variant" or any(
                e.is_fundamental and e.name != "GObject.Object" for e in [entity, *self.above(entity)])
        text = "".join(headers())
        self.declared = set(re.findall(r"\b([a-z]\w+)\s*\(", text))
        # The introspection data does not know of all.
        self.deprecated = set(re.findall(r"(?m)^\w+_DEPRECATED\w*(?:\s*\(\w+\))?\n[^;]*?\b([a-z]\w+) *\(", text))

    def above(self, entity):
        """The classes above one, from the nearest on."""
        while entity.parent and (entity := self.entities.get(entity.parent)):
            yield entity
