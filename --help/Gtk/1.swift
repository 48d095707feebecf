import ConstraintSolver
private var solver = Solver()
private let (left, right) = (solver.makeVariable(), solver.makeVariable())


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/ConstraintSolver/Expression.swift", line: 9)
let middle = 0.5 * (left + right)
#sourceLocation()
}
