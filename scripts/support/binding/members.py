"""The Swift of an entity's properties, functions and signals."""
import re
from calls import ADDING, Call, outcome, value_name, with_labels
from kinds import Unmapped, quoted, upper

# What a signal's handler gets to answer with, of use only while it runs.
GIVEN = {"Gdk.ToplevelSize": "ToplevelSize"}
# What the wrapper does by itself.
MEMORY = {"free", "ref", "unref", "ref_sink", "take_ref", "init", "clear"}


class Found(Exception):
    """`Gtk` has a member of that name."""


class Entry:
    """What became of one member of GTK's."""

    def __init__(self, owner, kind, name, state, reason=""):
        self.owner, self.kind, self.name, self.state, self.reason = owner, kind, name, state, reason


class FinishCall(Call):
    """The end of an asynchronous call."""

    def __init__(self, types, function, instance):
        function.parameters = [(n, t) for n, t in function.parameters]
        self.hidden = True
        super().__init__(types, function, instance)

    def input(self, index, name, t, is_child):
        if t.name != "Gio.AsyncResult":
            raise Unmapped("an end that asks for more than the result")
        self.fill(index, "asynchronous")

    @property
    def conversion(self):
        function = self.function
        if self.outputs:
            raise Unmapped("an asynchronous call with several results")
        arguments = ([self.instance] if self.instance else []) + self.slots + (["&error"] if function.throws else [])
        call = f"{function.symbol}({', '.join(arguments)})"
        if not function.returns or function.result.name == "gboolean":
            return f"_ = {call}"
        return self.types.kind(function.result).back.format(call)


class Members:
    """The part of the module that writes members."""

    def note(self, owner, kind, name, state, reason=""):
        self.entries.append(Entry(owner, kind, name, state, reason))

    def members(self, entity, instance="native()", among=None):
        """The Swift lines of an entity's methods, properties and signals."""
        source = among or entity
        out, accessors, law = [], {}, []
        declared = self.declared[self.names.type_of(entity) if not self.names.boxed(entity) else self.names.boxed(entity)]
        for prop in source.properties:
            before = len(out)
            state = self.property_state(entity, source, prop, out, declared, law, among is not None)
            written = "\n".join(out[before:])
            for function in (prop.getter, prop.setter):
                # One that answers, say, sets nothing in Swift: it stays a function.
                if function is None or function is prop.setter and written and function.symbol not in written and "setProperty(" not in written:
                    continue
                accessors[function.symbol] = state
        methods = {m.name: m for m in source.methods}
        finishers = {m.name for m in source.methods if any(t.name == "Gio.AsyncResult" for _, t in m.parameters) and m.name.endswith("_finish")}
        for function in source.methods:
            if function.symbol in accessors:
                self.note(entity, "method", function.symbol, *accessors[function.symbol])
                continue
            before = len(out)
            self.function(entity, function, methods, finishers, out, declared, instance, among is not None)
            law += self.answers(source, function, out[before:])
        if source.kind != "interface":
            for function in source.functions:
                self.function(entity, function, {f.name: f for f in source.functions}, set(), out, declared, None, among is not None)
        else:
            for function in source.functions:
                self.note(entity, "method", function.symbol, "left out", "a function of an interface has no place in Swift")
        for signal in source.signals:
            self.signal(entity, source, signal, out, declared, law, among is not None)
        return out, law

    def answers(self, entity, function, lines):
        """The law of a function without parameters: it can be asked at any time."""
        if f"{entity.gtype}.{function.symbol}" in self.overrides.laws:
            return []
        found = next((re.match(r"  public var (\S+): ", line) for line in lines if line.startswith("  public var ")), None)
        return [f"$0.answer(\\.{found[1]})"] if found else []

    def property_state(self, entity, source, prop, out, declared, law, is_inline):
        """Writes a property, and tells what becomes of its functions."""
        kind, label = "property", prop.name
        if not is_inline and source.is_present:
            known = prop.name in self.present.properties.get(source.gtype, set())
            called = any(f is not None and f.symbol in self.present.symbols for f in (prop.getter, prop.setter)) and source.is_present
            if known or called:
                self.note(entity, kind, label, "by hand")
                return "by hand", ""
            if reason := self.present.has_excuse(source.gtype, prop.name):
                if reason.startswith(("covered by", "GTK-internal", "deprecated")):
                    state = ("by hand", "") if reason.startswith("covered") else ("left out", reason)
                    self.note(entity, kind, label, *state)
                    return state
        try:
            if f"{source.gtype}.{prop.name}" in self.overrides.omitted:
                raise Unmapped(self.overrides.omitted[f"{source.gtype}.{prop.name}"])
            lines, laws = self.property_lines(entity, prop, declared)
            if entity.name in self.names.split and self.is_below(entity, prop.name, self.present.properties):
                if any(i in self.library.entities and prop.name in self.present.properties.get(self.library.entities[i].gtype, set()) for i in entity.interfaces):
                    raise Found
                self.apart.setdefault(entity.name, []).extend(lines)
                lines, laws = [], []
        except Found:
            self.note(entity, kind, label, "by hand")
            return "by hand", ""
        except Unmapped as reason:
            self.note(entity, kind, label, "left out", str(reason))
            return "left out", str(reason)
        out += lines
        law += [] if f"{source.gtype}.{prop.name}" in self.overrides.laws else laws
        self.note(entity, kind, label, "generated")
        return "generated", ""

    def is_below(self, entity, name, known):
        """Whether classes of `Gtk` below one that it skips have a property or signal of the one it skips."""
        for other in self.library.entities.values():
            if other.is_present and entity in list(self.library.above(other)):
                owners = [other.gtype] + [self.library.entities[i].gtype for i in other.interfaces + entity.interfaces if i in self.library.entities]
                if any(name in known.get(owner, set()) for owner in owners):
                    return True
        return False

    def is_member_below(self, entity, lines):
        """The same for a function, by the name that it has in Swift."""
        found = next((m[1] for line in lines if (m := re.search(r"public (?:var|func) `?(\w+)", line))), None)
        below = (o for o in self.library.entities.values() if o.is_present and entity in list(self.library.above(o)))
        return entity.name in self.names.split and any(found in self.present.members.get(self.names.type_of(o), set()) for o in below)

    def property_lines(self, entity, prop, declared):
        getter = prop.getter if prop.getter is not None and prop.getter.symbol in self.library.declared and not prop.getter.throws else None
        setter = prop.setter if prop.setter is not None and prop.setter.symbol in self.library.declared else None
        t = getter.result if getter else prop.type
        is_object = (found := self.library.entities.get(t.name)) is not None and found.kind in ("class", "interface") or t.name == "GObject.Object"
        if is_object or not getter and t.name in ("utf8", "filename"):
            t.nullable = True
        kind = self.types.kind(t)
        swift = self.overrides.names.get(f"{entity.gtype}.{prop.name}") or value_name(prop.name, t.name == "gboolean")
        writable = prop.writable and not prop.construct_only
        if setter:
            taken = setter.parameters[0][1]
            if self.types.kind(taken).swift.removesuffix("?") != kind.swift.removesuffix("?") or setter.throws:
                setter = None
            elif taken.nullable != t.nullable and not is_object and not taken.nullable and t.nullable and kind.swift.endswith("?"):
                if t.name in ("utf8", "filename"):
                    taken.nullable = True
            elif taken.nullable and not t.nullable and t.name in ("utf8", "filename"):
                pass
        by_value = kind.value if kind.value not in ("Object?",) or kind.swift == "Object?" else None
        if getter:
            read = kind.back.format(f"{getter.symbol}(native())") if kind.back else None
        else:
            if prop.name and t.name == "GType":
                self.claim(entity, swift, declared)
                return [f"  /// `{entity.ctype}:{prop.name}`.", f'  public var {quoted(swift)}: GType {{ typeProperty("{prop.name}") }}'], [f'$0.read("{prop.name}", \\.{swift})']
            if by_value is None:
                raise Unmapped(f"a property of the type {kind.swift} without a function")
            if not prop.readable:
                key = f"set{upper(prop.name)}"
                self.claim(entity, f"{key}(_:)", declared, [by_value])
                if prop.construct_only:
                    raise Unmapped("only GTK sets it, when it makes one")
                return [f"  /// `{entity.ctype}:{prop.name}`.", f'  public func {key}(_ newValue: {by_value}) {{ setProperty("{prop.name}", to: newValue) }}'], []
            read = f'property("{prop.name}")'
        if read is None:
            raise Unmapped(f"a property of the type {kind.swift}")
        type_name = kind.swift
        if not getter and by_value:
            type_name = by_value
        name = quoted(swift)
        if swift in declared or self.is_inherited(entity, swift):
            raise Unmapped(f"the name `{swift}` is taken")
        if entity.is_present and swift in self.present.members.get(self.names.type_of(entity), set()):
            raise Found
        declared.add(swift)
        if writable and setter and self.types.kind(setter.parameters[0][1]).to:
            taken = setter.parameters[0][1]
            if is_object or kind.is_nullable:
                taken.nullable = True
            argument = self.types.kind(taken)
            is_child = taken.name == "Gtk.Widget" and self.is_widget(entity) and ("child" in prop.name or prop.name.endswith("-widget") and prop.name in ("title-widget", "label-widget"))
            call = f"{setter.symbol}(native(), {argument.to.format('newValue')})"
            if argument.lend:
                call = f"{argument.lend.replace('%s', 'p').format('newValue')} {setter.symbol}(native(), p) }}"
            write = f"withoutEcho {{ {'_ = ' if setter.returns else ''}{call} }}"
            if kind.swift in ("Int", "Double") and self.types.kind(prop.type).swift == kind.swift:
                # GObject knows the nearest that there may be.
                least = self.overrides.least.get(f"{entity.gtype}.{prop.name}")
                most = self.overrides.most.get(f"{entity.gtype}.{prop.name}")
                within = f"max({least}, newValue)" if least else f"min({most}, newValue)" if most else "newValue"
                is_called = f"{entity.gtype}.{prop.name}" in self.overrides.called
                write = f"withoutEcho {{ {setter.symbol}(native(), {argument.to.format(within)}) }}" if is_called else f'setProperty("{prop.name}", to: {within})'
            if taken.name == "Gtk.Widget" and entity.since and not self.is_widget(entity):
                write = f"newValue?.detachFromParent(); {write}"
            if is_child:
                write = f"exchange(self.{name}, for: newValue) {{ {setter.symbol}(self.native(), $0) }}"
        elif writable and by_value:
            write = f'setProperty("{prop.name}", to: newValue)'
        else:
            writable = False
            write = ""
        if write and (self.has_items(entity) or prop.name == "header-factory"):
            write = f"changeItems {{ [self] in {write} }}"
        document = f"  /// `{entity.ctype}:{prop.name}`."
        notify = f"onNotify{upper(prop.name)}"
        if not writable:
            lines = [document, f"  public var {name}: {type_name} {{ {read} }}"]
            delivery = ""
        else:
            guard = f"if newValue {kind.compares} {swift} {{ {write} }}" if kind.compares else write
            if type_name.startswith("any ") or write.startswith("exchange("):
                guard = write
            lines = [document, f"  public var {name}: {type_name} {{ get {{ {read} }} set {{ {guard} }} }}"]
            delivery = ", delivery: .userChanges"
        if prop.readable:
            lines += [f"  /// `{swift}` changed.", f'  public var {notify}: Signal<> {{ notify("{prop.name}"{delivery}) }}']
        comparable = by_value is not None and kind.compares is not None and type_name == by_value
        how = "set" if writable and comparable else "read"
        laws = [f'$0.{how}("{prop.name}", \\.{swift})', f'$0.signal("notify::{prop.name}") {{ object, act in object.{notify} {{ act() }} }}']
        return lines, laws

    def has_items(self, entity):
        """Whether it is a list of items, or what filters or sorts one: what is set of it makes rows come or go."""
        among = [entity] + list(self.library.above(entity))
        if any(a.name == "Gtk.EventController" or a.name.startswith("Pango.") for a in among):
            return False
        return any("Gio.ListModel" in a.interfaces or a.name in ("Gtk.Filter", "Gtk.Sorter") for a in among)

    def is_inherited(self, entity, name):
        """Whether a class above has a member of the name; widgets declare theirs so that it does not matter."""
        if entity.kind == "space" or self.is_widget(entity):
            return False
        return any(name in self.declared[self.names.type_of(above)] for above in self.library.above(entity))

    def function(self, entity, function, siblings, finishers, out, declared, instance, is_inline):
        name = function.symbol
        if function.name.endswith("error_quark"):
            return None
        if function.is_covered:
            return self.note(entity, "method", name, "generated" if function.symbol else "", "")
        if name in self.overrides.omitted:
            return self.note(entity, "method", name, "left out", self.overrides.omitted[name])
        if name in self.present.symbols and not is_inline and not self.is_foreign(function) and (entity.kind == "space" or entity.is_present):
            return self.note(entity, "method", name, "by hand")
        if function.name in finishers:
            return self.note(entity, "method", name, "generated")
        if name in self.library.deprecated:
            return None
        if function.name in MEMORY and self.names.boxed(entity) or function.name in ("ref", "unref", "ref_sink"):
            return self.note(entity, "method", name, "by hand", "memory")
        if name in self.consumed:
            return self.note(entity, "method", name, "generated")
        try:
            if name not in self.library.declared:
                raise Unmapped("not in gtk.h")
            lines = self.function_lines(entity, function, siblings, declared, instance)
            (self.apart.setdefault(entity.name, []) if self.is_member_below(entity, lines) else out).extend(lines)
            self.note(entity, "method", name, "generated")
        except Found:
            self.note(entity, "method", name, "by hand")
        except Unmapped as reason:
            self.note(entity, "method", name, "left out", str(reason))

    def is_foreign(self, function):
        """Whether it takes or answers what `Gtk` has no type for, so that `Gtk` cannot offer it as it is."""
        types = [t for _, t in function.parameters] + ([function.result] if function.result is not None else [])
        return any(t.name in self.names.own and t.name not in self.names.split for t in types)

    def function_lines(self, entity, function, siblings, declared, instance):
        is_async = any(t.name == "Gio.AsyncReadyCallback" for _, t in function.parameters)
        finish = siblings.get(function.name.removesuffix("_async") + "_finish") or siblings.get(function.name.removesuffix("_full") + "_finish")
        if is_async and finish is None:
            raise Unmapped("a call without its end")
        is_adding = entity.kind == "class" and function.name.startswith(ADDING) and self.is_widget(entity)
        call = Call(self.types, function, instance, is_adding, is_async)
        base = function.name.removesuffix("_async") if is_async else function.name
        base = self.overrides.names.get(function.symbol, base)
        words = base.split("_")
        is_getter = words[0] == "get" and len(words) > 1 and function.returns or words[0] == "get" and call.outputs
        if is_getter and words[1:2] and words[1] not in ("for", "from", "at", "by", "with"):
            base = "_".join(words[1:])
        swift, labels = with_labels(base, call.inputs, bool(is_getter))
        if is_async:
            return self.async_lines(entity, function, finish, call, swift, labels, declared, instance)
        result, lines = outcome(call)
        if function.symbol in self.overrides.bodies:
            lines = [self.overrides.bodies[function.symbol]]
        if instance == "native()" and result == "Void" and self.has_items(entity):
            lines[-1] = f"changeItems {{ [self] in {lines[-1]} }}"
        if function.name == "assign" and getattr(entity, "ctype", "") in self.overrides.held:
            lines.append(f"kept = {call.inputs[0].name}.kept")
        is_bool = result == "Bool"
        static = "static " if instance is None else ""
        throws = " throws(GLibError)" if function.throws else ""
        document = f"  /// `{function.symbol}`."
        condition = is_bool and words[0] in ("is", "has", "can", "should")
        if instance is not None and not call.inputs and not function.throws and not call.generic and result != "Void" and (is_getter or condition):
            if is_bool and is_getter and function.symbol not in self.overrides.names:
                swift = value_name(base, True)
            if swift in declared and any(value_name(p.name, is_bool) == swift for p in entity.properties):
                return []
            self.claim(entity, swift, declared, foreign=self.is_foreign(function) and swift not in self.present.members.get(self.names.type_of(entity), set()) if entity.kind != "space" else False)
            # With what sets it, a property that can be set.
            setter = siblings.get("set_" + "_".join(words[1:])) if is_getter else None
            if write := self.setter(setter, result, lines):
                self.consumed.add(setter.symbol)
                if entity.kind in ("class", "interface") and not entity.is_counted:
                    write = f"withoutEcho {{ {write} }}"
                return [document, f"  public var {quoted(swift)}: {result} {{ get {{{self.body(lines)}}} set {{ {write} }} }}"]
            return [document, f"  public var {quoted(swift)}: {result} {{{self.body(lines)}}}"]
        key = f"{swift}({''.join(label + ':' for label in labels)})"
        self.claim(entity, key, declared, [p.swift for p in call.inputs], self.is_foreign(function))
        # Whether it was done, where something was put, and what was made for it, need not be looked at.
        is_place = words[0] in ADDING + ("push",) and (result == "Int" or call.inputs and result != "Void" and self.is_widget(entity))
        discardable = "  @discardableResult " if is_bool and not condition or not is_getter and function.kind == "method" and (is_bool or is_place) else "  "
        arrow = "" if result == "Void" else f" -> {result}"
        return [document, f"{discardable}public {static}func {quoted(swift)}{call.generic}({call.declared(labels)}){throws}{arrow} {{{self.body(lines)}}}"]

    def setter(self, setter, result, lines):
        """The call that sets what a function answers, if it takes just that."""
        if setter is None or len(lines) > 1 or setter.symbol in self.present.symbols | set(self.overrides.omitted) or setter.symbol not in self.library.declared:
            return None
        try:
            call = Call(self.types, setter)
        except Unmapped:
            return None
        if setter.throws or setter.returns or call.outputs or [p.swift for p in call.inputs] != [result] or call.inputs[0].kind is None:
            return None
        call = Call(self.types, setter, renamed="newValue")
        return call.invocation()

    def async_lines(self, entity, function, finish, call, swift, labels, declared, instance):
        end = FinishCall(self.types, finish, instance)
        result, lines = outcome(end)
        key = f"{swift}({''.join(label + ':' for label in labels)})"
        self.claim(entity, key, declared, [p.swift for p in call.inputs])
        failing = end.conversion
        arrow = "" if result == "Void" else f" -> {result}"
        unwrap = failing.endswith("!") and result != "Void"
        capture = "[self] " if instance else ""
        inside = failing.removesuffix("!") if unwrap else failing
        run = f"try await AsyncCall.run {{ cancellable, done, data in {call.invocation()} }} finish: {{ {capture}asynchronous, error in {inside} }}"
        body = f"({run})!" if unwrap else run
        if self.types.is_newer:
            # Declining is no error.
            over = next((p.name for p in call.inputs if p.swift == "Window?"), "nil")
            body = run.replace("AsyncCall.run", f"AsyncCall.choice(over: {over})")
            body = f"_ = {body}" if result == "Void" else f"{body} ?? []" if result.startswith("[") else body
            arrow = arrow if result == "Void" or result[-1] in "]?" else f"{arrow}?"
        return [f"  /// `{function.symbol}`.", f"  public func {quoted(swift)}({call.declared(labels)}) async throws(GLibError){arrow} {{ {body} }}"]

    def claim(self, entity, key, declared, types=(), foreign=False):
        if entity.kind != "space" and entity.is_present and not foreign and key.split("(")[0] in self.present.members.get(self.names.type_of(entity), set()):
            raise Found
        full = f"{key} {types}"
        base = key.split("(")[0]
        if full in declared or "(" not in key and base in declared or "(" in key and key.endswith("()") and base in declared:
            raise Unmapped(f"the name `{key}` is taken")
        if self.is_inherited(entity, full) or self.is_inherited(entity, base) and "(" not in key:
            raise Unmapped(f"the name `{key}` is taken")
        declared.add(full)
        declared.add(base if "(" not in key or key.endswith("()") else key)

    def body(self, lines):
        """The statements between braces: one on their line, more on lines of their own."""
        return f" {lines[0]} " if len(lines) == 1 else "\n    " + "\n    ".join(lines) + "\n  "

    def signal(self, entity, source, signal, out, declared, law, is_inline):
        name = signal.name or signal.node.get("name")
        if not is_inline and name in self.present.signals.get(source.gtype, set()):
            return self.note(entity, "signal", name, "by hand")
        try:
            kind = "Signal"
            if signal.returns:
                kind = "EventSignal"
                if signal.result.name != "gboolean":
                    found = self.library.entities.get(signal.result.name)
                    if found is not None and found.kind == "class":
                        signal.result.nullable = True
                    answer = self.types.kind(signal.result).value
                    if answer is None:
                        raise Unmapped(f"a handler that answers a {signal.result.name}")
                    kind = "AnswerSignal"
            arguments = [answer] if kind == "AnswerSignal" else []
            for _, t in signal.parameters:
                if given := GIVEN.get(t.name) or t.direction == "inout" and t.name == "gint" and "ChangeableNumber":
                    arguments.append(given)
                    continue
                try:
                    if t.direction != "in":
                        raise Unmapped("a place for a result")
                    t.transfer = "none"
                    found = self.library.entities.get(t.name)
                    if found is not None and found.kind in ("class", "interface", "record") or t.name == "GObject.Object":
                        t.nullable = True
                    of_value = "GLibError" if t.name == "GLib.Error" else self.types.kind(t).value
                    if found is not None and found.is_counted and t.name != "GLib.Variant" and self.names.boxed(found):
                        of_value = f"{self.names.boxed(found)}?"
                    arguments.append(of_value or "OpaqueArgument")
                    if arguments[-1] == "[String]" or found is not None and found.kind == "interface":
                        arguments[-1] = "Object?" if found is not None and not self.names.boxed(found) else arguments[-1]
                except Unmapped:
                    arguments.append("OpaqueArgument")
            swift = "on" + upper(name)
            self.claim(entity, swift, declared)
        except Found:
            return self.note(entity, "signal", name, "by hand")
        except Unmapped as reason:
            return self.note(entity, "signal", name, "left out", str(reason))
        # What a person types is reported by the widget inside that has the text.
        emitter = "textWidget ?? self" if entity.name == "Gtk.Editable" else "self"
        is_apart = entity.name in self.names.split and self.is_below(entity, name, self.present.signals)
        if is_apart:
            out, law = self.apart.setdefault(entity.name, []), []
        # A change may be the program's own.
        delivery = ", delivery: .userChanges" if kind == "Signal" and name.split("-")[-1] == "changed" else ""
        out += [f"  /// `{entity.ctype}::{name}`.", f'  public var {swift}: {kind}<{", ".join(arguments)}> {{ {kind}(inside: {emitter}, "{name}"{delivery}) }}']
        answer = "; return .proceed" if kind == "EventSignal" else ""
        if kind == "AnswerSignal":
            first, *arguments = arguments
            nothing = "nil" if first.endswith("?") else "0" if first in ("Int", "Double") else '""' if first == "String" else ".init(rawValue: 0)"
            answer = f"; return {nothing}"
        head = f"{', '.join('_' for _ in arguments)} in " if arguments else ""
        law.append(f'$0.signal("{name}") {{ object, act in object.{swift} {{ {head}act(){answer} }} }}')
        self.note(entity, "signal", name, "generated")
