"""What GTK's types are called in Swift."""
from kinds import STRUCTS, Unmapped

GENERATED = ["Gtk", "Gdk", "Gsk", "Pango"]
# Of the other libraries, what members of these take or answer.
BESIDES = {"GLib.Variant", "GLib.VariantType", "GLib.DateTime", "GLib.TimeZone"}
SWIFT = set("Any Array Bool Character Double Error Float Int Never Object Optional Range Result Sendable Set String Task Type Void".split())


class Names:
    """What GTK's types are called in Swift."""

    def __init__(self, library, present, overrides):
        self.library, self.present, self.overrides = library, present, overrides
        self.protocols, self.own, self.taken, self.used_enumerations = set(), {}, set(), {}
        self.split = {}
        for entity in library.entities.values():
            name = entity.name.split(".")[1]
            if entity.space in GENERATED and name in present.superclasses and entity.kind == "class" and name not in present.types.values():
                present.types.setdefault(entity.gtype, name)
        for entity in library.entities.values():
            entity.is_present = entity.gtype in present.types
            if entity.is_present and present.types[entity.gtype] in present.protocols:
                self.protocols.add(present.types[entity.gtype])
        for entity in library.entities.values():
            if not self.is_generated(entity):
                continue
            if entity.kind in ("class", "interface", "record"):
                self.own[entity.name] = self.free_name(entity)
            if entity.kind == "interface":
                self.protocols.add(self.own[entity.name])
        # A class between two that Gtk has, which it skips: its members stand in a protocol.
        for entity in library.entities.values():
            if entity.kind != "class" or not entity.is_present:
                continue
            for above in library.above(entity):
                if above.name in self.own and above.kind == "class" and not self.is_boxed(above):
                    self.split[above.name] = self.own[above.name] + "Protocol"
                    self.protocols.add(self.split[above.name])

    def is_generated(self, entity):
        return ((entity.space in GENERATED or entity.name in BESIDES) and entity.is_offered and not entity.is_present and entity.ctype not in self.overrides.omitted
                and (entity.kind in ("class", "interface") or self.is_boxed(entity)))

    def is_boxed(self, entity):
        if entity.kind in ("record", "union"):
            return (entity.get_type not in (None, "intern") or entity.name == "GLib.Variant") and entity.name not in ("Gtk.Requisition", "Gdk.RGBA", "Gdk.Rectangle")
        return entity.kind == "class" and entity.is_counted

    def free_name(self, entity):
        name = self.overrides.names.get(entity.ctype) or entity.name.split(".")[1]
        if name in self.taken or name in SWIFT or name in self.present.names - self.present.unavailable:
            name = entity.space + name
        self.taken.add(name)
        return name

    def c(self, ctype):
        """C's name of a type, which one in Swift may have, too."""
        return f"CGtk.{ctype}" if ctype in self.taken else ctype

    def type_of(self, entity):
        if owner := getattr(entity, "owner", None):
            return owner
        if entity.is_present:
            return self.present.types[entity.gtype]
        if entity.ctype in self.overrides.omitted:
            raise Unmapped(self.overrides.omitted[entity.ctype])
        return self.split.get(entity.name) or self.own.get(entity.name) or "Object"

    def boxed(self, entity):
        """The class of a structure, or of an instance that is no GObject."""
        return self.own.get(entity.name) if self.is_boxed(entity) else None

    def enumeration(self, entity):
        if entity.name not in self.used_enumerations:
            self.used_enumerations[entity.name] = self.free_name(entity)
        return self.used_enumerations[entity.name]
