import ConstraintSolver

private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/ConstraintSolver/Solver.swift", line: 4)
var solver = Solver()
let (left, width) = (solver.makeVariable(), solver.makeVariable())
try solver.add(left + width, .lessThanOrEqual, 300)
try solver.add(Expression(left), .equal, 20)
let wish = try solver.add(Expression(width), .equal, 400, strength: .weak)
try solver.solve()
solver.value(of: width)  // 280
solver.setConstant(100, of: wish)
try solver.solve()
solver.value(of: width)  // 100
#sourceLocation()
}
