export const ikatStep = 122

const columnWidth = 6
const layers = [
  { colour: 'fill-pomegranate-cloth', reach: 1 },
  { colour: 'fill-apricot', reach: 0.8 },
  { colour: 'fill-bone', reach: 0.56 },
  { colour: 'fill-lapis-cloth', reach: 0.34 },
  { colour: 'fill-apricot opacity-100', reach: 0.13 },
] as const

/** Nested lozenges, cut into columns whose ends are shifted by up to 3.5 %, like the blur of tied threads. 100 units high. */
export const ikatColumns = layers.map(({ colour, reach }, layer) => ({ colour, path: lozenge(reach, layer + 1) }))

function lozenge(reach: number, seed: number): string {
  const [halfWidth, halfHeight, middle] = [58 * reach, 46 * reach, ikatStep / 2]
  const random = randomFrom(seed)
  let path = ''
  for (let x = 0; x <= halfWidth; x += columnWidth) {
    const height = halfHeight * (1 - x / halfWidth) + columnWidth / 2
    for (const left of x === 0 ? [middle - columnWidth / 2] : [middle - x - columnWidth / 2, middle + x - columnWidth / 2]) {
      const [above, below] = [height + 7 * random() - 3.5, height + 7 * random() - 3.5]
      path += `M${round(left)} ${round(50 - above)}h${columnWidth}v${round(above + below)}h-${columnWidth}z`
    }
  }
  return path
}

/** Returns the same numbers every time (Lehmer, 2³¹ − 1), so that server and browser draw the same pattern. */
function randomFrom(seed: number): () => number {
  let state = seed * 7919
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

function round(units: number): number {
  return Number(units.toFixed(1))
}
