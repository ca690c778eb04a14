type Reckon = (x: number, y: number) => readonly [sun: number, open: number]

const step = 0.025
const from = -9
const side = 720

/** Caches sun and openness on two planes: computes them on first use and interpolates on a grid afterwards. */
export class LightMemory {
  readonly #table = new Float32Array(side * side * 2).fill(-1)
  readonly #wall = new Float32Array(side * side * 2).fill(-1)
  readonly #found = new Float64Array(2)

  /** The returned array is reused by the next call. */
  at(isWall: boolean, x: number, y: number, reckon: Reckon): Float64Array {
    const grid = isWall ? this.#wall : this.#table
    const placeX = Math.max(0, Math.min(side - 1.001, (x - from) / step))
    const placeY = Math.max(0, Math.min(side - 1.001, (y - from) / step))
    const [left, top] = [placeX | 0, placeY | 0]
    const [fx, fy] = [placeX - left, placeY - top]
    this.#found.fill(0)
    this.#add(grid, left, top, (1 - fx) * (1 - fy), reckon)
    this.#add(grid, left + 1, top, fx * (1 - fy), reckon)
    this.#add(grid, left, top + 1, (1 - fx) * fy, reckon)
    this.#add(grid, left + 1, top + 1, fx * fy, reckon)
    return this.#found
  }

  #add(grid: Float32Array, column: number, row: number, share: number, reckon: Reckon): void {
    const place = (row * side + column) * 2
    if ((grid[place] ?? 0) < 0) grid.set(reckon(from + column * step, from + row * step), place)
    this.#found[0] = (this.#found[0] ?? 0) + share * (grid[place] ?? 0)
    this.#found[1] = (this.#found[1] ?? 0) + share * (grid[place + 1] ?? 0)
  }
}
