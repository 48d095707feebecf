"""The module `GtkComplete`: what is in it, and in which files."""
import collections, re
import coverage
from gir import Library, Space
from initialisers import Initialisers
from kinds import STRUCTS, Types, camel, quoted
from members import Entry, Members
from names import BESIDES, GENERATED, Names
from newer import Newer
from present import DESCRIPTIONS, TEXT, Overrides, Present

NOTICE = "// swift-format-ignore-file\n// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.\n"
IMPORTS = "import CGtk\nimport Gtk\n"


def final(lines):
    """Members in the body of a class that may have subclasses: as direct to call as those in an extension."""
    return [re.sub(r"^  ((?:@\w+(?:\([^)]*\))? )*)public (?=(?:var|func|subscript)\b)", r"  \1public final ", line) for line in lines]


class Module(Members, Initialisers, Newer):
    def __init__(self, root):
        self.root = root
        self.library = Library()
        self.read_newer()
        self.overrides = Overrides()
        for owner in self.library.entities.values():
            for function in owner.methods + owner.constructors + owner.functions:
                self.overrides.correct(function)
        for functions in self.library.functions.values():
            for function in functions:
                self.overrides.correct(function)
        self.present = Present(self.overrides)
        self.names = Names(self.library, self.present, self.overrides)
        self.types = Types(self.library, self.present, self.overrides, self.names)
        self.entries, self.laws, self.declared, self.consumed = [], {}, collections.defaultdict(set), set()
        self.extended, self.apart, self.plain = {}, {}, {}
        self.signatures = dict(self.present.signatures)

    # What stands where.

    def is_widget(self, entity):
        return entity.name == "Gtk.Widget" or any(a.name == "Gtk.Widget" for a in self.library.above(entity))

    def bound(self, protocol):
        """The class that a protocol of Gtk's asks of whoever conforms."""
        match = re.search(rf"public protocol {protocol}: (\w+)", TEXT)
        return match and (match[1] if match[1] not in self.present.protocols else self.bound(match[1]))

    def target(self, entity):
        """Where the members of a type are declared."""
        swift = self.names.type_of(entity)
        if swift in self.names.protocols:
            return f"extension {swift}"
        if entity.name == "Gtk.Widget":
            return "extension WidgetProtocol"
        if self.is_widget(entity):
            return f"extension {swift}Protocol"
        return f"extension {swift}"

    def superclass(self, entity):
        """The class above a generated one, and the protocols that stand for those between."""
        between = []
        for above in self.library.above(entity):
            swift = self.names.type_of(above)
            if above.is_present and swift in self.present.protocols:
                between.append(swift)
            elif above.is_present and swift not in self.present.final:
                return swift, between
            elif above.name in self.names.own:
                return self.names.own[above.name], between
        return "Object", between

    def conformances(self, entity):
        """The protocols of a class's own interfaces, and interfaces whose protocol only widgets can have."""
        inherited = {i for above in self.library.above(entity) for i in above.interfaces}
        protocols, inline = [], []
        # Those that only private classes below it have.
        private = [i.name for i in self.library.entities.values() if i.kind == "interface" and entity.name in i.prerequisites and entity.name != "Gtk.Widget"
                   and not any(i.name in c.interfaces for c in self.library.entities.values())]
        for name in entity.interfaces + private:
            interface = self.library.entities.get(name)
            if interface is None or name in inherited:
                continue
            swift = self.names.type_of(interface)
            if swift not in self.names.protocols:
                continue
            if interface.is_present:
                if self.bound(swift) == "Widget" and not self.is_widget(entity):
                    inline.append(interface)
                elif not entity.is_present:
                    protocols.append(swift)
            elif "Gtk.Widget" in interface.prerequisites and not self.is_widget(entity):
                continue
            else:
                protocols.append(swift)
        return protocols, inline
    # Files.

    def class_source(self, entity):
        swift = self.names.own[entity.name]
        above, between = self.superclass(entity)
        self.superclasses[swift] = above
        protocols, inline = self.conformances(entity)
        if entity.name in self.names.split:
            protocols = [self.names.split[entity.name]] + protocols
        inits, make = self.constructors(entity, swift)
        parents = ", ".join([above] + [f"nonisolated {p}" for p in between + protocols])
        lines, law = self.members(entity)
        for interface in inline:
            more, more_law = self.members(entity, among=interface)
            lines, law = lines + more, law + more_law
        isolated = self.is_widget(entity) or entity.name in self.names.split
        body = [] if isolated else final(lines)
        if inits:
            # A class without initialisers of its own inherits the one that adopts an object.
            body = [f"  /// Adopts a {entity.ctype}.", f"  public override init(owning pointer: UnsafeMutableRawPointer) {{{self.body(self.adopted(entity, ['super.init(owning: pointer)']))}}}"] + inits + body
        head = f"@MainActor open class {swift}: {parents} {{"
        out = [f"/// `{entity.ctype}`."] + ([head] + body + ["}"] if body else [head + "}"])
        if entity.name in self.names.split:
            # Members that Gtk's own subclasses have, too.
            bound = above
            out += ["", f"/// The members of `{swift}`, also of its subclasses in `Gtk`.",
                    f"@MainActor public protocol {self.names.split[entity.name]}: {bound} {{}}"]
        if lines and isolated:
            if self.is_widget(entity) and entity.name not in self.names.split:
                out += ["", f"/// Every `{swift}`; its members are declared in an extension, see `WidgetProtocol`.",
                        f"@MainActor public protocol {swift}Protocol: {swift} {{}}", f"extension {swift}: nonisolated {swift}Protocol {{}}"]
            out += ["", self.target(entity) + " {"] + lines + ["}"]
        if entity.name in self.apart:
            out += ["", "// What the classes of `Gtk` below it have themselves.", f"extension WidgetProtocol where Self: {swift} {{" if self.is_widget(entity) else f"extension {swift} {{"]
            out += self.apart[entity.name] + ["}"]
        self.laws[entity.name] = (swift, make, law)
        return out

    def present_source(self, entity):
        """What `Gtk` lacks of a class that it has."""
        swift = self.names.type_of(entity)
        is_protocol = swift in self.names.protocols
        if swift == "Snapshot":
            lines, _ = self.members(entity, "pointer")
            return [f"extension {swift} {{"] + lines + ["}"]
        out = []
        if entity.kind == "class" and not is_protocol:
            inits, _ = self.constructors(entity, swift)
            if inits and swift not in self.present.has_owning:
                for entry in [e for e in self.entries if e.owner is entity and e.kind == "method" and e.state == "generated"]:
                    entry.state, entry.reason = "left out", "Gtk makes it in its own way"
                inits = []
            if inits:
                out += [f"extension {swift} {{"] + inits + ["}"]
            protocols, inline = self.conformances(entity)
            first = [self.names.split[a.name] for a in self.splits_above(entity)]
            if protocols := first + protocols:
                out += [f"extension {swift}: {', '.join('nonisolated ' + p for p in protocols)} {{}}"]
        lines, law = self.members(entity)
        if lines:
            out += [self.target(entity) + " {"] + lines + ["}"]
        make = None
        if entity.kind == "class" and not is_protocol:
            match = re.search(rf"(?m)^class \w+ {entity.gtype}\b.*\n(?:make (.+)\n)?", DESCRIPTIONS)
            make = match and (match[1] or f"{swift}()")
        self.laws[entity.name] = (swift, None if make == "never" or "Wrappers" in (make or "") else make, law)
        return out

    def splits_above(self, entity):
        """The classes right above one of Gtk's that Gtk skips."""
        found = []
        for above in self.library.above(entity):
            if above.is_present and self.present.types[above.gtype] not in self.present.protocols:
                break
            if above.name in self.names.split:
                found.append(above)
        return found

    def interface_source(self, entity):
        swift = self.names.own[entity.name]
        parents = []
        for name in entity.prerequisites:
            other = self.library.entities.get(name)
            if other is None or name == "GObject.Object":
                continue
            parents.append(self.names.type_of(other))
        parents.sort(key=lambda p: p in self.names.protocols)
        if not parents or parents[0] in self.names.protocols:
            parents = ["Object"] + parents
        lines, law = self.members(entity)
        out = [f"/// `{entity.ctype}`.", f"@MainActor public protocol {swift}: {', '.join(dict.fromkeys(parents))} {{}}"]
        if lines:
            out += ["", f"extension {swift} {{"] + lines + ["}"]
        self.laws[entity.name] = (swift, None, law)
        return out

    def record_source(self, entity):
        swift = self.names.own[entity.name]
        out = []
        if entity.is_counted:
            parent = self.names.own.get(entity.parent or "", "Counted")
            self.superclasses[swift] = parent
            inits, make = self.constructors(entity, swift)
            out += [f"/// `{entity.ctype}`.", f"@MainActor open class {swift}: {parent} {{"]
            ref, unref = (entity.ref, entity.unref) if entity.ref else ("g_variant_ref_sink", "g_variant_unref")
            if entity.name == "GLib.Variant":
                out += ["  /// Takes a reference over from C, or the floating one of a variant that was just made.",
                        "  public required init(taking pointer: UnsafeMutableRawPointer) {",
                        "    super.init(taking: UnsafeMutableRawPointer(g_variant_take_ref(OpaquePointer(pointer))))", "  }"]
            if parent == "Counted":
                instance = "OpaquePointer(pointer)" if entity.is_opaque else f"pointer.assumingMemoryBound(to: {entity.ctype}.self)"
                out += ["  /// Adds a reference.",
                        f"  public override class func retain(_ pointer: UnsafeMutableRawPointer) {{ _ = {ref}({instance}) }}",
                        "  /// Takes a reference away.",
                        f"  public override class func release(_ pointer: UnsafeMutableRawPointer) {{ {unref}({instance}) }}"]
        else:
            inits, make = self.constructors(entity, swift)
            out += [f"/// `{entity.ctype}`.", f"@MainActor public final class {swift}: Boxed {{",
                    "  /// What GObject knows it as.",
                    f"  public override class var boxedType: GType {{ {entity.get_type}() }}"]
            if place := self.overrides.held.get(entity.ctype):
                out += ["  /// Takes a structure over from C, and keeps what it points into.",
                        "  public required init(taking pointer: UnsafeMutableRawPointer) {", "    super.init(taking: pointer)",
                        f"    kept = wrapped({place}(native()), as: Object.self)", "  }"]
        lines, law = self.members(entity)
        return out + inits + (final(lines) if entity.is_counted else lines) + ["}"]

    def enumeration_source(self, entity):
        swift = self.names.used_enumerations[entity.name]
        conformance = "OptionSet, NativeFlags" if entity.kind == "bitfield" else "NativeEnumeration"
        out = [f"/// `{entity.ctype}`.", "@RawRepresented(by: UInt32.self)", f"public nonisolated struct {swift}: {conformance} {{"]
        seen = set()
        for name, symbol, value in entity.members:
            case = camel(name)
            case = "_" + case if case[0].isdigit() else case
            if case in seen or case in ("rawValue",):
                continue
            seen.add(case)
            out += [f"  /// `{symbol}`.", f"  public static var {quoted(case)}: Self {{ Self(rawValue: {value & 0xFFFFFFFF}) }}"]
        return out + ["}"]

    def outputs(self):
        self.superclasses = dict(self.present.superclasses)
        entities = [e for e in self.library.entities.values() if (e.space in GENERATED or e.name in BESIDES) and e.is_offered and not e.since and e.kind in ("class", "interface", "record")]
        depth = lambda e: sum(1 for _ in self.library.above(e))
        sources = collections.defaultdict(list)
        for entity in sorted(entities, key=lambda e: (e.kind != "interface", depth(e), e.name)):
            if entity.name in self.names.own:
                file = self.names.own[entity.name]
                if self.names.is_boxed(entity):
                    lines = self.record_source(entity)
                elif entity.kind == "class":
                    lines = self.class_source(entity)
                else:
                    lines = self.interface_source(entity)
            elif entity.is_present:
                file = self.names.type_of(entity)
                lines = self.present_source(entity)
            else:
                self.leave_out(entity)
                continue
            if lines:
                sources[file] += lines + [""]
        for space in GENERATED:
            lines = []
            for function in self.library.functions[space]:
                self.function(Space(space), function, {f.name: f for f in self.library.functions[space]}, set(), lines, self.declared["functions"], None, False)
            # Not indented, and static in nothing.
            sources[f"{space}Functions"] = [line.removeprefix("  ").replace("public static func", "public func") for line in lines]
        for entity in self.library.entities.values():
            if entity.space in GENERATED and entity.kind in ("enumeration", "bitfield") and entity.is_offered and not entity.since and entity.ctype not in self.present.enumerations:
                self.names.enumeration(entity)
        for name in list(self.names.used_enumerations):
            sources["Enumerations"] += self.enumeration_source(self.library.entities[name]) + [""]
        sources["Registration"] = self.registration()
        folder = self.root / "Sources/GtkComplete/Generated"
        outputs = {folder / f"{name}.swift": NOTICE + IMPORTS + "\n" + "\n".join(lines).rstrip() + "\n" for name, lines in sources.items()}
        outputs |= self.newer_outputs()
        outputs[self.root / "docs/BINDING_COVERAGE.md"] = coverage.page(self.counted(), GENERATED) + self.newer_page()
        outputs[self.root / "Tests/Programs/CompleteLaws/Generated/Laws.swift"] = self.laws_source()
        outputs[folder / "Registration.swift"] = outputs[folder / "Registration.swift"].replace("import Gtk\n", "@_exported public import Gtk\n")
        return outputs

    def laws_source(self):
        """What is checked of each class that can be made of simple values."""
        out, all_ = [], []
        for name, (swift, make, law) in sorted(self.laws.items()):
            entity = self.library.entities[name]
            if make is None or entity.is_abstract or f"{entity.gtype}" in self.overrides.laws:
                continue
            # Nobody can make one of the classes above that are abstract.
            for above in self.library.above(entity):
                if above.name not in self.laws or self.laws[above.name][1] is not None and not above.is_abstract:
                    break
                law = law + self.laws[above.name][2]
            law = law + [line for name in self.interfaces(entity) for line in self.laws[name][2] if line.startswith("$0.answer")]
            if not law and entity.is_present:
                continue
            variable = swift[:1].lower() + swift[1:] + "Law"
            all_.append(variable)
            out += [f'  static var {variable}: any ClassLaw {{', f'    Law<{swift}>("{entity.gtype}", make: {{ {make} }}) {{']
            out += [f"      {line}" for line in law] + (["      _ = $0"] if not law else []) + ["    }", "  }"]
        head = ["@MainActor enum Laws {", "  static var all: [any ClassLaw] {", "    [" + ", ".join(all_) + "]", "  }"]
        return NOTICE + "import GtkComplete\n\n" + "\n".join(head + out + ["}"]) + "\n"

    def interfaces(self, entity):
        """The interfaces of a class, also those of the classes above it, whose members the wrapper has."""
        names = dict.fromkeys(i for e in [entity, *self.library.above(entity)] for i in e.interfaces)
        has = lambda i: i in self.laws and (self.names.type_of(self.library.entities[i]) in self.names.protocols)
        inherited = {p for e in [entity, *self.library.above(entity)] for p in self.conformances(e)[0]}
        return [i for i in names if has(i) and self.names.type_of(self.library.entities[i]) in inherited]

    def counted(self):
        return [e for e in self.entries if e.owner.space in GENERATED]

    def shares(self):
        return {kind: share for kind, (*_, share) in coverage.shares(self.counted()).items()}

    def leave_out(self, entity):
        reason = self.overrides.omitted.get(entity.ctype)
        if entity.name in STRUCTS:
            for member in entity.methods + entity.constructors + entity.functions:
                self.note(entity, "method", member.symbol, "by hand", "a value in Gtk")
            return
        if reason is None and (entity.kind == "record"):
            reason = "a structure without a type of GObject's"
        for kind, list_ in (("method", entity.methods + entity.constructors + entity.functions), ("property", entity.properties), ("signal", entity.signals)):
            for member in list_:
                name = getattr(member, "symbol", "") or member.name
                state = ("by hand", "") if name in self.present.symbols and kind == "method" else ("left out", reason or "no rule")
                self.note(entity, kind, name, *state)

    # Parts that GTK's own widgets are made of: whoever looks for the widget around one goes by its having no class here.
    PARTS = {"GtkText", "GtkViewport"}

    def registration(self):
        """The classes that pointers are wrapped as."""
        classes = [(e.gtype, self.names.own[n], "adopting" if e.since else "owning") for n, e in ((n, self.library.entities[n]) for n in self.names.own)
                   if e.kind == "class" and not self.names.is_boxed(e) and e.gtype not in self.PARTS]
        interfaces = [self.names.own[n] for n in self.names.own if self.library.entities[n].kind == "interface"
                      and not any(self.library.entities[p].kind == "class" for p in self.all_prerequisites(self.library.entities[n])
                                  if p in self.library.entities and p != "GObject.Object")]
        conforming = ", ".join(f"nonisolated {i}" for i in ["ItemList", "ActionMap"] + sorted(interfaces))
        out = ["/// An object of a class that has no wrapper: it has the members of every interface, of which GObject knows those that it may be asked for.",
               f"@MainActor open class InterfaceObject: Object, {conforming} {{}}", "",
               "/// Called by `WrapperRegistry` before it wraps the first object.",
               '@_cdecl("gtk_complete_register") func registerWrappers() {',
               '  WrapperRegistry.register("GObject") { InterfaceObject(owning: $0) }']
        out += [f'  WrapperRegistry.register("{gtype}") {{ {swift}({label}: $0) }}' for gtype, swift, label in sorted(classes)]
        counted = [(e.gtype, self.names.own[n]) for n, e in ((n, self.library.entities[n]) for n in self.names.own) if e.kind == "class" and e.is_counted]
        out += [f'  CountedRegistry.register("{gtype}", {swift}.self)' for gtype, swift in sorted(counted)]
        return out + ["}"]

    def all_prerequisites(self, entity):
        found = set(entity.prerequisites)
        for name in entity.prerequisites:
            if (other := self.library.entities.get(name)) and other.kind == "interface":
                found |= self.all_prerequisites(other)
        return found
