"""What GTK has got since 4.8: classes and members that may not be there when a program runs.

newer.txt names them, newer.gir has their facts, taken from the introspection data of a newer GTK. The functions are declared weak, under names of
their own, so that a program links where GTK lacks them, and the headers of a GTK that has them do not complain.
"""
import pathlib, re, xml.etree.ElementTree as XML
from calls import Call
from gir import C, CORE, GLIB, Entity, find, is_offered
from kinds import Unmapped, camel

FOLDER = pathlib.Path(__file__).resolve().parent
LIST, FACTS = FOLDER / "newer.txt", FOLDER / "newer.gir"
MEMBERS = ("constructor", "method", "function", "property", f"{GLIB}signal")
# What is a fact of an element, and no sentence about it.
KEPT = {f"{CORE}{tag}" for tag in ("class", "interface", "record", "enumeration", "bitfield", "member", "implements", "prerequisite", "constructor", "method",
                                   "function", "property", "return-value", "parameters", "instance-parameter", "parameter", "type", "array")} | {f"{GLIB}signal"}
HEADER = """// Made by scripts/generate-binding of scripts/support/binding/newer.gir: edit neither.
// Functions that GTK has got since 4.8. Where it lacks one, its address is null: what `cgtk_has_…` answers says whether it may be called.
#pragma once

#include <gtk/gtk.h>
"""
# The members of a class that `newer.txt` names beside those, in a structure of each version.
STRUCTURE = """/// What `Owner` has since GTK {number}. See `since{mark}`.
@MainActor public struct Since{mark}<Owner: Object>: NewerMembers {{
  package let owner: Owner
}}

extension MayHaveNewer {{
  /// What the class has since GTK {number}; nil where an older GTK runs.
  public var since{mark}: Since{mark}<Self>? {{ cgtk_has_{mark}() != 0 ? Since{mark}(owner: self) : nil }}
}}
"""
BASE = """/// Every object: the members that its class has got since GTK 4.8 are asked for by the version that they came with.
@MainActor public protocol MayHaveNewer: Object {}
extension Object: nonisolated MayHaveNewer {}
"""


def wanted():
    """The lines of newer.txt, by kind."""
    classes, members, items, given = [], [], {}, []
    for line in LIST.read_text().splitlines():
        if line.startswith("#") or not line:
            continue
        if line.startswith("items "):
            _, place, of = line.split()
            items[place] = of
        elif line.startswith("given "):
            given.append(re.match(r"given (\w+)::(\S+) (\w+) (\S+) (\w+)", line).groups())
        elif match := re.match(r"(\w+)(::|[.:])([\w-]+)$", line):
            members.append(match.groups())
        else:
            classes.append(line)
    return classes, members, items, given


def bare(node):
    """A copy of an element without any sentence of documentation."""
    copy = XML.Element(node.tag, {k: v for k, v in node.attrib.items() if k not in ("deprecated-version", "default-value")})
    copy.extend(bare(child) for child in node if child.tag in KEPT)
    if node.tag == f"{CORE}return-value" and any(re.search(r"\bNULL\b", d.text or "") for d in find(node, "doc")):
        copy.set("nullable", "1")
    return copy


def extract(path, library):
    """Writes newer.gir of a newer GTK's introspection data."""
    for prefix, uri in (("", CORE), ("c", C), ("glib", GLIB)):
        XML.register_namespace(prefix, uri[1:-1])
    space = XML.parse(path).getroot().find(f"{CORE}namespace")
    nodes = {n.get(f"{GLIB}type-name") or n.get(f"{C}type"): n for n in space}
    classes, members, _, _ = wanted()
    out = XML.Element(f"{CORE}namespace", {"name": "Gtk"})
    for name in classes:
        out.append(bare(nodes[name]))
    for owner in dict.fromkeys(o for o, _, _ in members):
        some = XML.SubElement(out, nodes[owner].tag, {k: nodes[owner].get(k) for k in ("name", f"{C}type", f"{GLIB}type-name") if nodes[owner].get(k)})
        for _, sign, name in (m for m in members if m[0] == owner):
            kind = {"::": f"{GLIB}signal", ":": f"{CORE}property", ".": f"{CORE}method"}[sign]
            member = next(n for n in nodes[owner] if n.tag == kind and n.get("name") == name)
            functions = {member.get("getter"), member.get("setter")}
            some.extend(bare(n) for n in nodes[owner] if n is member or n.tag == f"{CORE}method" and n.get("name") in functions)
    # The interfaces that classes of 4.8 have got, and the enumerations that anything of it needs.
    new = {nodes[name].get("name") for name in classes}
    for node in space:
        if f"Gtk.{node.get('name')}" in library.entities and (got := [i for i in find(node, "implements") if i.get("name") in new]):
            XML.SubElement(out, node.tag, {"name": node.get("name"), f"{GLIB}type-name": node.get(f"{GLIB}type-name")}).extend(bare(i) for i in got)
    needed = {t.get("name") for t in out.iter(f"{CORE}type")}
    out.extend(bare(n) for n in find(space, "enumeration", "bitfield") if n.get("name") in needed and f"Gtk.{n.get('name')}" not in library.entities)
    root = XML.Element(f"{CORE}repository", {"version": "1.2"})
    root.append(out)
    XML.indent(root)
    FACTS.write_text(XML.tostring(root, encoding="unicode") + "\n")


def number(version):
    return tuple(int(part) for part in version.split("."))


def mark(version):
    return version.replace(".", "_")


class Newer:
    """The part of the module that writes what GTK has got since 4.8."""

    def read_newer(self):
        """Adds the new classes and enumerations to the library, and finds what classes of 4.8 have got."""
        self.later, self.got = [], {}
        _, _, self.items, self.given = wanted()
        for node in XML.parse(FACTS).getroot().find(f"{CORE}namespace"):
            entity = Entity(node, "Gtk", "Gtk")
            entity.is_offered, entity.is_counted, entity.since = True, False, node.get("version")
            for function in entity.methods + entity.constructors + entity.functions:
                self.library.declared.add(function.symbol)
                function.parameters = [(name.removeprefix("out_"), t) for name, t in function.parameters]
            if get_type := entity.get_type:
                self.library.declared.add(get_type)
            for place, of in self.items.items():
                of = "Gio.File" if of == "GFile" else f"Gtk.{of.removeprefix('Gtk')}"
                for p in entity.properties:
                    if place == f"{entity.gtype}:{p.name}":
                        for t in [p.type, p.getter.result, p.setter.parameters[0][1]]:
                            t.items = of
                for m in entity.methods:
                    if m.symbol == place:
                        m.result.items = of
            known = self.library.entities.get(entity.name)
            if known is None:
                self.library.entities[entity.name] = entity
                self.part(entity, entity.since)
            elif find(node, "implements"):
                self.got[entity.name] = entity.interfaces
            else:
                entity.parent, entity.interfaces, entity.prerequisites = known.parent, known.interfaces, known.prerequisites
                self.part(entity, None)

    def part(self, entity, since):
        """Leaves a class what it has from its beginning, and keeps the rest by version."""
        versions = {}
        for kind in ("methods", "properties", "signals", "functions"):
            of = getattr(entity, kind)
            setattr(entity, kind, [m for m in of if since and number(m.node.get("version") or since) <= number(since)])
            for member in of:
                if member not in getattr(entity, kind):
                    # What sets a property may have come before it.
                    versions.setdefault(member.node.get("version"), {}).setdefault(kind, []).append(member)
        for version, kinds in versions.items():
            later = Entity(XML.Element(entity.node.tag, entity.node.attrib), "Gtk", "Gtk")
            later.parent, later.interfaces, later.prerequisites = entity.parent, entity.interfaces, entity.prerequisites
            later.is_present, later.is_counted, later.since, later.of = False, False, version, entity
            later.owner = f"{entity.gtype} since {version}"
            for kind, found in kinds.items():
                setattr(later, kind, found)
            self.later.append(later)

    def newer_outputs(self):
        """The Swift of it, and C's declarations."""
        kept, self.entries, self.types.is_newer = self.entries, [], True
        folder, sources = self.root / "Sources/GtkComplete/Newer", {}
        for entity in [e for e in self.library.entities.values() if e.since and e.kind in ("class", "interface")]:
            swift = self.names.own[entity.name]
            sources[swift] = self.newer_interface(entity, swift) if entity.kind == "interface" else self.newer_class(entity, swift)
        versions = {}
        for later in self.later:
            versions.setdefault(later.since, []).append(later)
        for owner, signal, given, version, name in self.given:
            versions.setdefault(version, [])
        for version in sorted(versions, key=number):
            sources[f"Since{mark(version)}"] = self.since(version, versions[version])
        sources["Since" + mark(min(versions, key=number))][0:0] = BASE.splitlines() + [""]
        new = [e for e in self.library.entities.values() if e.since and e.name in self.names.used_enumerations]
        sources["NewerEnumerations"] = [line for e in new for line in self.enumeration_source(e) + [""]]
        self.newer_entries, self.entries, self.types.is_newer = self.entries, kept, False
        texts = {name: "\n".join(lines).rstrip() + "\n" for name, lines in sources.items()}
        # Under the names that the functions are declared with.
        symbols = {f.get(f"{C}identifier"): f for f in XML.parse(FACTS).iter() if f.get(f"{C}identifier") and f.tag != f"{CORE}member"}
        types = {e.get_type for e in self.library.entities.values() if e.since and e.get_type}
        called = set()
        for name, text in texts.items():
            def weak(match):
                called.add(match[1])
                return f"weak_{match[1]}"
            texts[name] = re.sub(rf"(?<!\w)({'|'.join(sorted([*symbols, *types], key=len, reverse=True))})(?=\()", weak, text)
        header = self.header(called, symbols, new, sorted({*versions, *(e.since for e in self.library.entities.values() if e.since and e.kind == "class")}, key=number))
        from module import IMPORTS, NOTICE
        return {folder / f"{name}.swift": NOTICE + IMPORTS + "\n" + text for name, text in texts.items()} | {self.root / "Sources/CGtk/newer.h": header}

    def newer_class(self, entity, swift):
        above, between = self.superclass(entity)
        self.superclasses[swift] = above
        protocols, _ = self.conformances(entity)
        parents = ", ".join([above] + [f"nonisolated {p}" for p in between + protocols])
        lines, _ = self.members(entity)
        lines = [re.sub(r"^  (@\w+ )?public final ", r"  \1public ", line) for line in lines]
        out = [f"/// `{entity.ctype}`, since GTK {entity.since}.", f"@MainActor public final class {swift}: {parents} {{",
               "  init(adopting pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }"]
        for function in entity.constructors:
            out += self.available(entity, swift, function)
        if any(not is_offered(n) for n in find(entity.node, "constructor")):
            # One that takes a format, as printf.
            out += self.available_lines(entity, swift, f"g_object_new_with_properties({entity.get_type}(), 0, nil, nil)", None)
        return out + lines + ["}"]

    def available(self, entity, swift, function):
        """What makes one, if there is the class."""
        try:
            call = Call(self.types, function, None)
        except Unmapped as reason:
            self.note(entity, "method", function.symbol, "left out", str(reason))
            return []
        self.note(entity, "method", function.symbol, "generated")
        labels = [camel(p.name) for p in call.inputs]
        for p in call.inputs:
            if p.kind is not None and p.kind.is_nullable:
                p.default = " = nil"
        return self.available_lines(entity, swift, call.invocation(), call.declared(labels) if labels else None)

    def available_lines(self, entity, swift, invoked, parameters):
        head = "static var ifAvailable:" if parameters is None else f"static func ifAvailable({parameters}) ->"
        return [f"  /// A new one; nil where a GTK before {entity.since} runs.",
                f"  public {head} {swift}? {{ cgtk_has_{mark(entity.since)}() != 0 ? {swift}(adopting: UnsafeMutableRawPointer({invoked})) : nil }}"]

    def newer_interface(self, entity, swift):
        """A protocol, and the members that objects have where GTK has the interface."""
        conforming = [self.names.type_of(self.library.entities[name]) for name, got in self.got.items() if entity.name in got]
        out = [f"/// `{entity.ctype}`, since GTK {entity.since}: its members are those of `since{mark(entity.since)}`.",
               f"@MainActor public protocol {swift}: Object {{}}"]
        out += [f"extension {name}: nonisolated {swift} {{}}" for name in conforming]
        later = Entity(XML.Element(entity.node.tag, entity.node.attrib), "Gtk", "Gtk")
        later.is_present, later.is_counted, later.since, later.of, later.owner = False, False, entity.since, entity, f"{entity.gtype} since"
        later.methods, later.properties, later.signals = entity.methods, entity.properties, entity.signals
        return out + [""] + self.extension(later)

    def extension(self, later):
        """The members of a class in the structure of their version."""
        lines, _ = self.members(later)
        of = self.library.entities[later.of.name]
        return [f"extension Since{mark(later.since)} where Owner: {self.names.type_of(of)} {{"] + [of_owner(line) for line in lines] + ["}", ""] if lines else []

    def since(self, version, all_):
        out = STRUCTURE.format(mark=mark(version), number=version).splitlines() + [""]
        for later in all_:
            out += self.extension(later)
        for owner in dict.fromkeys(o for o, _, _, v, _ in self.given if v == version):
            entity = next(e for e in self.library.entities.values() if e.gtype == owner)
            out += [f"extension Since{mark(version)} where Owner: {self.names.type_of(entity)} {{"]
            for o, signal, given, v, name in self.given:
                if (o, v) == (owner, version):
                    swift = self.names.own[f"Gtk.{given.removeprefix('Gtk')}"]
                    out += [f"  /// `{owner}::{signal}`, for a `{given}`.", f'  public var {name}: Signal<{swift}?> {{ Signal(inside: owner, "{signal}") }}']
                    self.note(entity, "signal", f"{signal} ({swift})", "generated")
                    self.entries[-1].since = version
            out += ["}", ""]
        return out

    def header(self, called, symbols, enumerations, versions):
        out = [HEADER]
        for entity in enumerations:
            major, minor = entity.since.split(".")
            cases = ", ".join(f"{symbol} = {value}" for _, symbol, value in entity.members)
            out += [f"#if !GTK_CHECK_VERSION({major}, {minor}, 0)", f"typedef enum {{ {cases} }} {entity.ctype};", "#endif"]
        out += [f"typedef struct _{e.ctype} {e.ctype};" for e in self.library.entities.values() if e.since and e.kind in ("class", "interface")]
        out.append("")
        for symbol in sorted(called):
            node = symbols.get(symbol)
            out.append(f"{prototype(node) if node is not None else f'GType weak_{symbol}(void)'} __asm__(\"{symbol}\") __attribute__((weak));")
        out.append("")
        for version in versions:
            first = next(s for s in sorted(called) if (symbols[s].get("version") if s in symbols else None) == version)
            out.append(f"static inline gboolean cgtk_has_{mark(version)}(void) {{ return weak_{first} != NULL; }}")
        return "\n".join(out) + "\n"

    def newer_page(self):
        """The part of docs/BINDING_COVERAGE.md about it."""
        out = ["", "## Newer than 4.8", "", "Nil where an older GTK runs: see [BINDING.md](BINDING.md#newer-gtk).", "",
               "| | since | members | left out, and why |", "|---|---|---|---|"]
        rows = {}
        for entry in self.newer_entries:
            rows.setdefault((entry.owner.ctype, getattr(entry, "since", None) or entry.owner.since), []).append(entry)
        for (owner, since), entries in sorted(rows.items(), key=lambda row: (row[0][0], number(row[0][1]))):
            left = "; ".join(f"`{e.name}`: {e.reason}" for e in entries if e.state == "left out")
            made = sum(e.state != "left out" for e in entries)
            out.append(f"| `{owner}` | {since} | {made or ''} | {left} |")
        return "\n".join(out) + "\n"


def of_owner(line):
    """A member of a class as one of the structure that stands for it."""
    line = re.sub(r"(?<![.\w])(exchange|takeIn|isAncestor|removeWhenFree)\(", r"owner.\1(", line.replace("(inside: self", "(inside: owner"))
    return re.sub(r" set \{", " nonmutating set {", line) if " get {" in line else line


def prototype(node):
    """C's declaration of a function."""
    def ctype(n):
        return next(k.get(f"{C}type") for k in n if k.get(f"{C}type"))
    parameters = [ctype(p) for ps in find(node, "parameters") for p in find(ps, "instance-parameter", "parameter")]
    parameters += ["GError **"] if node.get("throws") == "1" else []
    result = next(ctype(r) for r in find(node, "return-value"))
    return f"{result} weak_{node.get(f'{C}identifier')}({', '.join(parameters) or 'void'})"
