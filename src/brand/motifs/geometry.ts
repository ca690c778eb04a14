/** Repeats a drawing `count` times around the centre of the 200-unit square. */
export function around(count: number, drawing: string, startDegrees = 0): string {
  return Array.from(
    { length: count },
    (_, turn) => `<g transform="rotate(${round(startDegrees + (turn * 360) / count)} 100 100)">${drawing}</g>`,
  ).join('')
}

/** Returns the drawing and its reflection in the vertical axis x = 100. The halves overlap slightly, so no seam shows. */
export function mirrored(drawing: string): string {
  return `<g transform="translate(.3 0)">${drawing}</g><g transform="matrix(-1 0 0 1 199.7 0)">${drawing}</g>`
}

export function fill(colour: string, d: string): string {
  return `<path d="${d}" fill="${colour}"/>`
}

export function stroke(colour: string, width: number, d: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function disc(colour: string, x: number, y: number, radius: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${colour}"/>`
}

export function oval(colour: string, x: number, y: number, rx: number, ry: number, degrees = 0): string {
  const turn = degrees ? ` transform="rotate(${degrees} ${x} ${y})"` : ''
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${turn}/>`
}

export function diamond(colour: string, x: number, y: number, rx: number, ry = rx): string {
  return fill(colour, `M${x} ${round(y - ry)}L${round(x + rx)} ${y}L${x} ${round(y + ry)}L${round(x - rx)} ${y}Z`)
}

/** A ram's horn: a stem up from (x, y), then half-circles of r, .64 r and .3 r turning inward. `side` 1 curls right, -1 left. */
export function hornPath(x: number, y: number, stem: number, r: number, side: 1 | -1 = 1): string {
  const sweep = side === 1 ? 1 : 0
  const arc = (radius: number, across: number) => `a${round(radius)} ${round(radius)} 0 0 ${sweep} ${round(across * side)} 0`
  return `M${x} ${y}v${-stem}${arc(r, 2 * r)}${arc(r * 0.64, -1.28 * r)}${arc(r * 0.3, 0.6 * r)}`
}

export function hornPair(colour: string, x: number, y: number, stem: number, r: number, width = r / 2): string {
  return stroke(colour, round(width), hornPath(x, y, stem, r) + hornPath(x, y, stem, r, -1))
}

/** Returns a star of `points` tips between two radii, as path data around (x, y). */
export function starPath(points: number, outer: number, inner: number, x = 100, y = 100, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (Math.PI * corner) / points - Math.PI / 2 + (turn * Math.PI) / 180
    const radius = corner % 2 === 0 ? outer : inner
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

/** Draws a leaf or petal from its base (x, y) upwards. */
export function petalPath(x: number, y: number, height: number, halfWidth: number): string {
  const top = y - height
  const belly = round(y - height * 0.45)
  return `M${x} ${y}C${round(x - halfWidth)} ${round(y - height * 0.18)} ${round(x - halfWidth)} ${belly} ${x} ${round(top)}C${round(x + halfWidth)} ${belly} ${round(x + halfWidth)} ${round(y - height * 0.18)} ${x} ${y}Z`
}

/** Returns a generator of numbers in [0, 1) that are the same on every run. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
