import type { Light } from './shot.ts'

export type Direction = [x: number, y: number, z: number]

/** The direction and look of a light. x to the right, y down, z towards the eye. */
export type Lighting = {
  towards: Direction
  /** The factors for lit parts, and the colour of shadows. */
  sun: Direction
  shade: Direction
  /** How far a shadow falls per unit of height, how soft and how dark it is. */
  reach: number
  softness: number
  darkness: number
  /** Strength of the folds: 1 as computed. */
  relief: number
  /** The lattice's shadow: darkness, softness (units), width of its meshes. */
  lattice: { strength: number; softness: number; mesh: number; lean: number }
  /** Brighter at the source, darker at the far corner. */
  glow: number
  fall: number
  exposure: number
}

export const lightings: Record<Light, Lighting> = {
  window: {
    towards: [-0.46, -0.58, 0.67],
    sun: [1.012, 1, 0.975],
    shade: [0.42, 0.46, 0.6],
    reach: 1,
    softness: 1,
    darkness: 0.5,
    relief: 1,
    lattice: { strength: 0.2, softness: 15, mesh: 172, lean: 4 },
    glow: 0.2,
    fall: 0.3,
    exposure: 1.02,
  },
  soft: {
    towards: [-0.3, -0.5, 0.81],
    sun: [1.004, 1, 0.99],
    shade: [0.5, 0.52, 0.6],
    reach: 0.5,
    softness: 2.1,
    darkness: 0.42,
    relief: 0.8,
    lattice: { strength: 0, softness: 30, mesh: 172, lean: 4 },
    glow: 0.14,
    fall: 0.16,
    exposure: 1.04,
  },
  noon: {
    towards: [0.5, -0.55, 0.67],
    sun: [1.02, 1.005, 0.965],
    shade: [0.36, 0.42, 0.62],
    reach: 1.05,
    softness: 0.34,
    darkness: 0.66,
    relief: 1.15,
    lattice: { strength: 0.3, softness: 6, mesh: 210, lean: -7 },
    glow: 0.1,
    fall: 0.14,
    exposure: 1.06,
  },
  evening: {
    towards: [-0.72, -0.3, 0.62],
    sun: [1.07, 0.985, 0.85],
    shade: [0.34, 0.32, 0.52],
    reach: 1.9,
    softness: 0.8,
    darkness: 0.6,
    relief: 1.2,
    lattice: { strength: 0.34, softness: 12, mesh: 240, lean: 14 },
    glow: 0.24,
    fall: 0.46,
    exposure: 1,
  },
}

/** Returns the same light for an object rotated on its plane. */
export function turnedLight([x, y, z]: Direction, degrees: number): Direction {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return [x * cos + y * sin, -x * sin + y * cos, z]
}
