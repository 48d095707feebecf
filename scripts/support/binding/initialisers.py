"""The Swift of constructors."""
from calls import Call
from kinds import Unmapped, camel


class Initialisers:
    """The part of the module that writes initialisers."""

    def constructors(self, entity, swift):
        """The initialisers of a class, and how the laws make one."""
        out, make = [], None
        above, _ = self.superclass(entity)
        mine = self.signatures.setdefault(swift, set())
        inherited = set()
        name = above
        while name:
            inherited |= self.signatures.get(name, set())
            name = self.superclasses.get(name)
        for function in entity.constructors:
            if function.symbol in self.overrides.omitted:
                self.note(entity, "method", function.symbol, "left out", self.overrides.omitted[function.symbol])
                continue
            if entity.is_present and function.symbol in self.present.symbols:
                self.note(entity, "method", function.symbol, "by hand")
                continue
            try:
                if function.symbol not in self.library.declared:
                    raise Unmapped("not in gtk.h")
                if entity.is_present and not function.parameters:
                    raise Unmapped("Gtk makes it in its own way")
                lines, sample, signature = self.constructor(entity, function, swift, mine, inherited)
                out += lines
                mine.add(signature)
                make = make or sample
                self.note(entity, "method", function.symbol, "generated")
            except Unmapped as reason:
                self.note(entity, "method", function.symbol, "left out", str(reason))
        is_made_above = any(not signature or signature[0][0] != "owning" for signature in inherited)
        if not out and is_made_above and entity.get_type in self.library.declared and not entity.is_present and not entity.is_abstract and not self.names.boxed(entity):
            # With the initialisers of the class above it would be one of that.
            override = "override " if () in inherited else ""
            made = f"g_object_new_with_properties({entity.get_type}(), 0, nil, nil)"
            out = [f"  /// `{entity.ctype}`, made by its type.", f"  public {override}init() {{ super.init(owning: UnsafeMutableRawPointer({made})) }}"]
            mine.add(())
            make = f"{swift}()"
        return out, make

    def constructor(self, entity, function, swift, mine, inherited):
        call = Call(self.types, function, None)
        if call.outputs:
            raise Unmapped("a constructor with more than one result")
        words = function.name.split("_")[1:]
        while words and words[0] in ("with", "from", "for", "in"):
            words = words[1:]
        labels = [camel(p.name) for p in call.inputs]
        if len(labels) == 1 and words:
            labels[0] = camel("_".join(words))
        # One initialiser at most can be called without arguments.
        has_plain = entity.is_present or self.plain.get(swift) or any(not c.parameters for c in entity.constructors)
        for p in [] if has_plain else call.inputs:
            if p.kind is not None and p.kind.is_nullable and all(q.kind is not None and q.kind.is_nullable for q in call.inputs[call.inputs.index(p):]):
                p.default = " = nil"
        if call.inputs and all(p.default for p in call.inputs):
            self.plain[swift] = True
        signature = tuple(zip(labels, (p.swift for p in call.inputs)))
        if signature in mine:
            if not function.name.startswith("new_"):
                raise Unmapped("another initialiser has the same parameters")
            labels[0:1] = [camel(function.name.removeprefix("new_"))] if labels else []
            signature = tuple(zip(labels, (p.swift for p in call.inputs)))
            if signature in mine or not labels:
                raise Unmapped("another initialiser has the same parameters")
        boxed = self.names.boxed(entity)
        fails = function.result is not None and function.result.nullable and not function.throws
        name = self.superclasses.get(swift) if not boxed else None
        while name:
            if signature in self.extended.get(name, set()):
                raise Unmapped("the class above has the same initialiser")
            name = self.superclasses.get(name)
        if entity.is_present:
            self.extended.setdefault(swift, set()).add(signature)
        override = "override " if not entity.is_present and not boxed and signature in inherited else ""
        convenience = "convenience " if entity.is_present or boxed else ""
        owner = "self" if convenience else "super"
        invoked = call.invocation()
        throws = ""
        label = "taking" if boxed else "owning"
        head = f"  public {override}{convenience}init{'?' if fails else ''}({call.declared(labels)})"
        if function.throws:
            lines = [f"let made = try attempt {{ error in {invoked} }}", f"{owner}.init({label}: UnsafeMutableRawPointer(made!))"]
            throws = " throws(GLibError)"
        elif fails:
            lines = [f"guard let made = {'(' + invoked + ')' if '{' in invoked else invoked} else {{ return nil }}", f"{owner}.init({label}: UnsafeMutableRawPointer(made))"]
        else:
            reference = "retainedNew" if function.result.transfer == "none" and not self.is_floating(entity) and not boxed else ""
            lines = [f"{owner}.init({label}: UnsafeMutableRawPointer({invoked}))" if not reference else
                     f"{owner}.init({label}: UnsafeMutableRawPointer(g_object_ref(UnsafeMutableRawPointer({invoked}))))"]
        lines = lines if convenience else self.adopted(entity, lines)
        sample = self.sample(swift, call, labels, function)
        return [f"  /// `{function.symbol}`.", f"{head}{throws} {{{self.body(lines)}}}"], sample, signature

    def adopted(self, entity, lines):
        """What an initialiser does, with what is to be done besides."""
        return lines + [self.overrides.adopting[entity.gtype]] if entity.gtype in self.overrides.adopting else lines

    def is_floating(self, entity):
        return any(a.name == "GObject.InitiallyUnowned" for a in self.library.above(entity)) or entity.name == "Gtk.Window" or any(a.name == "Gtk.Window" for a in self.library.above(entity))

    def sample(self, swift, call, labels, function):
        """How the laws make one, where simple values will do."""
        values = {"String": '"one"', "Int": "1", "Double": "1", "Bool": "true", "Orientation": ".horizontal"}
        parts = []
        for label, p in zip(labels, call.inputs):
            if p.default:
                continue
            entity_value = "100" if p.name in ("max", "upper") else values.get(p.swift) or (".init(rawValue: 0)" if p.swift in self.names.used_enumerations.values() else None)
            if p.kind is not None and p.kind.is_nullable:
                entity_value = "nil"
            if entity_value is None:
                return None
            parts.append(f"{label}: {entity_value}")
        end = "" if not (function.result is not None and function.result.nullable) else "!"
        return None if function.throws else f"{swift}({', '.join(parts)}){end}"
