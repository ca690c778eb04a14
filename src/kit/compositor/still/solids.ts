import type { Thing, Vector } from './march.ts'

export type MugPose = { at: Vector; size: number; handleDegrees: number }

export const mugHeight = 2.08
export const teaLevel = 1.92

/** A straight mug with a rounded foot and a D-shaped handle. */
export function mugThing({ at, size, handleDegrees }: MugPose): Thing {
  const turn = (handleDegrees * Math.PI) / 180
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  return {
    centre: [at[0] + 0.3 * size * cos, at[1] + 1.04 * size, at[2] + 0.3 * size * sin],
    radius: 1.86 * size,
    distance: (worldX, worldY, worldZ) => {
      const x = (worldX - at[0]) / size
      const y = (worldY - at[1]) / size
      const z = (worldZ - at[2]) / size
      const round = length2(x, z)
      const outer = roundedDisc(round, y - mugHeight / 2, 1, mugHeight / 2, 0.1)
      const inner = roundedDisc(round, y - mugHeight / 2 - 0.14, 0.915, mugHeight / 2, 0.14)
      const along = x * cos + z * sin
      const across = -x * sin + z * cos
      const loop = Math.abs(roundedBox(along - 1.0, y - 1.04, 0.6, 0.6, 0.46))
      const handle = length2(loop * 1.12, across * 0.86) - 0.118
      const walls = smoothMax(smoothMin(outer, handle, 0.1), -inner, 0.05)
      return walls * size * 0.9
    },
  }
}

export function teaThing({ at, size }: MugPose): Thing {
  return {
    centre: [at[0], at[1] + teaLevel * size, at[2]],
    radius: size,
    distance: (x, y, z) =>
      Math.max(length2(x - at[0], z - at[2]) - 0.925 * size, Math.abs(y - at[1] - (teaLevel - 0.05) * size) - 0.05 * size),
  }
}

export type ShirtPose = { at: Vector; turnDegrees: number; size: [width: number, thickness: number, depth: number]; seed: number }

/** A folded shirt: two soft layers that sag a little at the edges. */
export function foldedThing({ at, turnDegrees, size, seed }: ShirtPose): Thing {
  const [width, thickness, depth] = size
  const toLocal = turned(turnDegrees)
  return {
    centre: [at[0], at[1] + thickness / 2, at[2]],
    radius: length2(width / 2, depth / 2) + 0.15,
    distance: (worldX, worldY, worldZ) => {
      const [x, z] = toLocal(worldX - at[0], worldZ - at[2])
      const edgeX = Math.abs(x) / (width / 2)
      const edgeZ = Math.abs(z) / (depth / 2)
      const half = thickness / 2
      const fromMiddle = worldY - at[1] - half
      const sag = fromMiddle > 0 ? 0.03 * (edgeX ** 4 + edgeZ ** 4) : 0
      const wave = 0.016 * Math.sin(x * 2.3 + seed * 2.1 + z * 0.7) + 0.01 * Math.sin(z * 4.1 + seed + x * 1.3)
      const y = fromMiddle + sag - wave
      const bow = 0.022 * Math.sin(x * 2.7 + seed * 5 + z * 1.9)
      const outline = roundedBox(x, z, width / 2 + bow * 0.6, depth / 2 + bow, 0.14)
      const under = roundedSlab(outline + 0.025 + 0.02 * Math.sin(x * 3.1 + seed), y + half / 2, half / 2, half * 0.5)
      const over = roundedSlab(outline, y - half / 2, half / 2, half * 0.5)
      return smoothMin(under, over, 0.02) * 0.8
    },
  }
}

/** The ribbed collar that shows at the far end of a folded shirt. */
export function collarThing(shirt: ShirtPose): Thing {
  const { at, size, turnDegrees } = shirt
  const toLocal = turned(turnDegrees)
  const neckZ = neckOf(shirt)
  return {
    centre: [at[0], at[1] + size[1], at[2]],
    radius: length2(size[0], size[2]) / 2,
    distance: (worldX, worldY, worldZ) => {
      const [x, z] = toLocal(worldX - at[0], worldZ - at[2])
      const back = Math.max(0, neckZ - z) * 0.12
      const y = worldY - at[1] - size[1] - back
      const ring = (length2(x / (neckWide * size[0]), (z - neckZ) / (neckDeep * size[0])) - 1) * neckDeep * size[0]
      return (length2(Math.max(0, Math.abs(ring) - 0.062), Math.max(0, Math.abs(y) - 0.008)) - 0.017) * 0.6
    },
  }
}

/** Half axes of the collar, as shares of the folded width. */
export const neckWide = 0.2
export const neckDeep = 0.135

/** Returns the collar's middle along z, from the middle of the folded shirt; positive is towards the eye. */
export function neckOf(shirt: ShirtPose): number {
  return -shirt.size[2] / 2 + 0.205 * shirt.size[0]
}

/** An apricot with its seam, the stem's hollow rotated by `seamDegrees`. */
export function apricotThing(at: Vector, radius: number, seamDegrees: number): Thing {
  const toLocal = turned(seamDegrees)
  return {
    centre: [at[0], at[1] + radius, at[2]],
    radius: radius * 1.1,
    distance: (worldX, worldY, worldZ) => {
      const [x, z] = toLocal(worldX - at[0], worldZ - at[2])
      const y = worldY - at[1] - radius
      const round = Math.sqrt(x * x + y * y * 1.1236 + z * z) - radius * 0.985
      const seam =
        z > -radius * 0.3
          ? 0.05 * radius * Math.exp(-((x / (0.07 * radius)) ** 2)) * Math.max(0, Math.min(1, (z + 0.3 * radius) / radius))
          : 0
      const stem = 0.16 * radius * Math.exp(-((x / (0.2 * radius)) ** 2) - ((z - 0.35 * radius) / (0.2 * radius)) ** 2) * (y > 0 ? 1 : 0)
      return (round + seam + stem) * 0.8
    },
  }
}

export function turned(degrees: number): (x: number, z: number) => [number, number] {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return (x, z) => [x * cos + z * sin, -x * sin + z * cos]
}

function roundedDisc(round: number, y: number, radius: number, half: number, corner: number): number {
  const across = round - radius + corner
  const above = Math.abs(y) - half + corner
  return Math.min(Math.max(across, above), 0) + length2(Math.max(across, 0), Math.max(above, 0)) - corner
}

function roundedBox(x: number, y: number, halfX: number, halfY: number, corner: number): number {
  const across = Math.abs(x) - halfX + corner
  const above = Math.abs(y) - halfY + corner
  return Math.min(Math.max(across, above), 0) + length2(Math.max(across, 0), Math.max(above, 0)) - corner
}

function roundedSlab(outline: number, y: number, half: number, corner: number): number {
  const across = outline + corner
  const above = Math.abs(y) - half + corner
  return Math.min(Math.max(across, above), 0) + length2(Math.max(across, 0), Math.max(above, 0)) - corner
}

function smoothMin(a: number, b: number, soft: number): number {
  const blend = Math.max(soft - Math.abs(a - b), 0) / soft
  return Math.min(a, b) - (blend * blend * soft) / 4
}

function smoothMax(a: number, b: number, soft: number): number {
  return -smoothMin(-a, -b, soft)
}

/** Much faster than Math.hypot, and called at every step of every ray. */
function length2(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}
