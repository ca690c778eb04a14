import { cellNoise } from './canvas/noise.ts'
import type { Vector } from './still/march.ts'
import type { MugPose } from './still/solids.ts'
import type { Angle, ShotRequest, ShotType } from './shot.ts'

/** Mugs on a table or a shelf, and the objects next to them. Units: a mug's radius. */
export type MugPlan = {
  mugs: { pose: MugPose; facing: number }[]
  eye: Vector
  target: Vector
  /** The size of the area to show. */
  width: number
  height: number
  wall: number
  hasTea: boolean
  steams: boolean
  shelf: boolean
  apricots: { at: Vector; radius: number; seamDegrees: number }[]
  cloth: { at: Vector; turnDegrees: number } | undefined
  depth: number
}

const plain = { hasTea: false, steams: false, shelf: false, apricots: [], cloth: undefined, wall: -2.6, depth: 2 }

/** Places the mugs and objects. `facing` turns with the eye, so the print stays visible. */
export function planMugs({ type, angle, seed, others = [] }: ShotRequest): MugPlan {
  const vary = (place: number, most: number) => (cellNoise(place, seed, 77) * 2 - 1) * most
  const set = others.length > 0 ? together(vary, others.length) : settings[type](vary)
  const { eye, lookDegrees } = eyeFor(angle, type, set.target)
  const mugs = set.mugs.map(({ pose, facing }) => ({
    pose: {
      ...pose,
      at: others.length > 0 ? turned(pose.at, lookDegrees * 0.7) : pose.at,
      handleDegrees: pose.handleDegrees - lookDegrees * 0.5,
    },
    facing: facing + (lookDegrees * Math.PI) / 180 - (angle === 'three_quarter' ? 0.2 : 0),
  }))
  return { ...set, mugs, eye }
}

/** Rotates around the middle of the table, so a row stays a row when seen from the side. */
function turned([x, y, z]: Vector, degrees: number): Vector {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cos + z * sin, y, z * cos - x * sin]
}

/** Distance from the eye to its target. */
const away = 11

function eyeFor(angle: Angle, type: ShotType, target: Vector): { eye: Vector; lookDegrees: number } {
  const degrees = angle === 'three_quarter' ? 26 : -3
  const rise = { front: type === 'hanger' ? 4 : 13, three_quarter: 22, top: type === 'hanger' ? 24 : 48 }[angle]
  const turn = (degrees * Math.PI) / 180
  const up = (rise * Math.PI) / 180
  return {
    eye: [
      target[0] + away * Math.cos(up) * Math.sin(turn),
      target[1] + away * Math.sin(up),
      target[2] + away * Math.cos(up) * Math.cos(turn),
    ],
    lookDegrees: degrees,
  }
}

type Setting = Omit<MugPlan, 'eye'>
type Vary = (place: number, most: number) => number

function mug(x: number, z: number, handleDegrees: number, facing = 0, y = 0): MugPlan['mugs'][number] {
  return { pose: { at: [x, y, z], size: 1, handleDegrees }, facing }
}

/** Places mugs with different prints in a row, with the shot's own mug first. None hides another's print. */
function together(vary: Vary, others: number): Setting {
  const places: Record<number, readonly (readonly [x: number, z: number, handleDegrees: number])[]> = {
    1: [
      [-1.35, 0.3, 172],
      [1.25, -0.1, 6],
    ],
    2: [
      [0.05, 0.3, 6],
      [-2.5, 0, 172],
      [2.75, 0, 6],
    ],
    3: [
      [-1.3, 0.25, 172],
      [1.3, 0.25, 6],
      [-3.95, 0, 172],
      [3.95, 0, 6],
    ],
  }
  const width = [0, 6.3, 9.4, 12][others] ?? 12
  const mugs = (places[others] ?? []).map(([x, z, handle], place) => mug(x, z, handle + vary(place + 1, 5), -Math.atan2(x, away - z) / 2))
  return { ...plain, mugs, target: [0.05, 1.06, 0], width, height: 3.3, wall: -3.4 }
}

const settings: Record<ShotType, (vary: Vary) => Setting> = {
  flat: (vary) => ({ ...plain, mugs: [mug(-0.2, 0, 8 + vary(1, 6))], target: [0.1, 1.06, 0], width: 3.5, height: 3.1 }),
  detail: (vary) => ({ ...plain, mugs: [mug(0, 0, 14 + vary(1, 6))], target: [-0.02, 1.12, 0.6], width: 1.9, height: 1.9, depth: 5 }),
  hanger: (vary) => ({
    ...plain,
    mugs: [mug(-0.15, -0.4, 6 + vary(1, 6), 0, 4)],
    target: [0.12, 4.85, -0.4],
    width: 4.2,
    height: 3.9,
    wall: -2,
    shelf: true,
  }),
  worn: (vary) => ({
    ...plain,
    mugs: [mug(-0.2, 0, 10 + vary(1, 6))],
    target: [0.1, 1.5, 0],
    width: 3.7,
    height: 4.1,
    hasTea: true,
    steams: true,
    cloth: { at: [1.9, 0, -1.3], turnDegrees: -14 },
    wall: -4,
    depth: 3,
  }),
  table: (vary) => ({
    ...plain,
    mugs: [mug(-0.2, 0, 8 + vary(1, 8))],
    target: [0.15, 1.02, 0.1],
    width: 4.1,
    height: 3.3,
    hasTea: true,
    wall: -5,
    depth: 4,
    apricots: [{ at: [-1.5, 0, 1], radius: 0.36, seamDegrees: 30 }],
  }),
  scene: (vary) => ({
    ...plain,
    mugs: [mug(-0.35, 0, 6 + vary(1, 6))],
    target: [0.2, 1.1, 0.2],
    width: 5,
    height: 3.9,
    hasTea: true,
    wall: -3.6,
    depth: 3,
    apricots: [
      { at: [1.5, 0, 1.35], radius: 0.37, seamDegrees: 30 },
      { at: [0.85, 0, 1.75], radius: 0.34, seamDegrees: -60 },
      { at: [-1.75, 0, 0.9], radius: 0.36, seamDegrees: 70 },
    ],
    cloth: { at: [1.6, 0, -1.5], turnDegrees: -12 },
  }),
  group: (vary) => ({
    ...plain,
    mugs: [mug(-1.25, -0.5, 170 + vary(1, 6), 0.12), mug(1.05, 0.45, 6 + vary(2, 6), -0.06)],
    target: [-0.05, 1.06, 0],
    width: 6.3,
    height: 3.3,
    wall: -3,
  }),
}
