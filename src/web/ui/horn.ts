const radius = 18.5
const top = 44.25

/** A ram's horn, 100 units high, with its stem on x = 0: half-circles of r, .64r and .3r turn inward, mirrored. Stroke width 11.5. */
export const hornPath = `M0 100V${top}${curl(1)}M0 ${top}${curl(-1)}`
/** With a third of the stem, for the road, 12 px high. */
export const shortHornPath = hornPath.replace('M0 100', 'M0 70')
/** Distance between two horns in a strip, in the same units. */
export const hornStep = 156

function curl(direction: 1 | -1): string {
  const sweep = direction === 1 ? 1 : 0
  return [radius, -0.64 * radius, 0.3 * radius]
    .map((r) => `a${round(Math.abs(r))} ${round(Math.abs(r))} 0 0 ${sweep} ${round(direction * 2 * r)} 0`)
    .join('')
}

function round(units: number): number {
  return Number(units.toFixed(2))
}
