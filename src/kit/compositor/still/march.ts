import type { Frame } from '../canvas/layer.ts'
import type { LightMemory } from './light-memory.ts'

/** One unit is the radius of a mug. x to the right, y up, z towards the eye. */
export type Vector = [x: number, y: number, z: number]

/** A solid given by its signed distance, inside a sphere that bounds it. */
export type Thing = { centre: Vector; radius: number; distance: (x: number, y: number, z: number) => number }

/** Objects on a table (y = 0) in front of a wall (z = `wall`). */
export type StillLife = {
  things: readonly Thing[]
  wall: number
  /** Caches the light on table and wall by place, for pictures so large that many rays meet each place. */
  memory?: LightMemory
}

/** `span` is the width of the view at the distance of the target, in units. `rise` shifts the image plane up without tilting. */
export type Sight = {
  eye: Vector
  target: Vector
  span: number
  frame: Frame
  /** Set when the frame is a band of a taller picture: its first row, and the picture's rows. */
  rows?: { from: number; of: number }
  towardsSun?: Vector
}

export const wallPlace = 255
export const tablePlace = 254

/** What each ray met. Pixels on an outline have several rays; `share` is the part of the pixel that a ray covers. */
export type Survey = {
  frame: Frame
  count: number
  pixel: Uint32Array
  share: Float32Array
  /** Index of the object, or `wallPlace`, or `tablePlace`. */
  place: Uint8Array
  position: Float32Array
  normal: Float32Array
  /** 1 in the sun, 0 in full shadow. */
  sun: Float32Array
  /** 1 in the open, less in corners. */
  open: Float32Array
  eye: Vector
  towardsSun: Vector
  rows: { from: number; of: number }
}

const studioSun: Vector = unit([-0.6, 0.58, 0.5])

const extraRays = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
  [-0.25, -0.4],
  [0.4, -0.25],
  [0.25, 0.4],
  [-0.4, 0.25],
] as const

/** Follows a ray through every pixel, and more rays where neighbours met different objects. */
export function survey(scene: StillLife, sight: Sight): Survey {
  const { width, height } = sight.frame
  const pixels = width * height
  const aim = camera(sight)
  const room = pixels + Math.round(pixels * 0.2) * 1
  const result = emptySurvey(sight, room)
  const cast = (pixel: number, offX: number, offY: number): void => {
    if (result.count >= room) return
    const ray = aim((pixel % width) + 0.5 + offX, Math.floor(pixel / width) + 0.5 + offY)
    record(result, scene, sight.eye, ray, pixel)
  }
  for (let pixel = 0; pixel < pixels; pixel++) cast(pixel, 0, 0)
  for (let pixel = 0; pixel < pixels; pixel++) {
    if (!isOutline(result, pixel, width, height)) continue
    if (result.count + extraRays.length > room) break
    result.share[pixel] = 1 / (extraRays.length + 1)
    for (const [offX, offY] of extraRays) {
      result.share[result.count] = 1 / (extraRays.length + 1)
      cast(pixel, offX, offY)
    }
  }
  return result
}

function emptySurvey(sight: Sight, room: number): Survey {
  return {
    frame: sight.frame,
    count: 0,
    pixel: new Uint32Array(room),
    share: new Float32Array(room).fill(1),
    place: new Uint8Array(room),
    position: new Float32Array(room * 3),
    normal: new Float32Array(room * 3),
    sun: new Float32Array(room),
    open: new Float32Array(room),
    eye: sight.eye,
    towardsSun: sight.towardsSun ?? studioSun,
    rows: sight.rows ?? { from: 0, of: sight.frame.height },
  }
}

function isOutline(result: Survey, pixel: number, width: number, height: number): boolean {
  const x = pixel % width
  const y = Math.floor(pixel / width)
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false
  for (const next of [pixel + 1, pixel - 1, pixel + width, pixel - width]) {
    if (result.place[next] !== result.place[pixel]) return true
    let agreement = 0
    for (let axis = 0; axis < 3; axis++) agreement += (result.normal[next * 3 + axis] ?? 0) * (result.normal[pixel * 3 + axis] ?? 0)
    if (agreement < 0.86) return true
  }
  return false
}

function axesOf({ eye, target, span, frame }: Sight): { forward: Vector; right: Vector; up: Vector; scale: number } {
  const ahead = subtract(target, eye)
  const forward = unit(ahead)
  const right = unit(cross(forward, [0, 1, 0]))
  return { forward, right, up: cross(right, forward), scale: span / frame.width / Math.hypot(...ahead) }
}

function camera(sight: Sight): (x: number, y: number) => Vector {
  const { frame } = sight
  const { forward, right, up, scale } = axesOf(sight)
  const { from, of } = sight.rows ?? { from: 0, of: frame.height }
  return (x, y) => {
    const across = (x - frame.width / 2) * scale
    const above = (of / 2 - y - from) * scale
    return unit([
      forward[0] + right[0] * across + up[0] * above,
      forward[1] + right[1] * across + up[1] * above,
      forward[2] + right[2] * across + up[2] * above,
    ])
  }
}

/** Returns the pixel of the whole picture at which a place appears. */
export function pixelOf(sight: Sight): (place: Vector) => [x: number, y: number] {
  const { forward, right, up, scale } = axesOf(sight)
  const rows = sight.rows?.of ?? sight.frame.height
  return (place) => {
    const away = subtract(place, sight.eye)
    const ahead = dot(away, forward)
    return [sight.frame.width / 2 + dot(away, right) / ahead / scale, rows / 2 - dot(away, up) / ahead / scale]
  }
}

function record(result: Survey, scene: StillLife, eye: Vector, ray: Vector, pixel: number): void {
  const wallAt = (scene.wall - eye[2]) / ray[2]
  const tableAt = ray[1] < 0 ? -eye[1] / ray[1] : Infinity
  let best = wallAt > 0 ? wallAt : Infinity
  let place = wallPlace
  if (tableAt < best) {
    best = tableAt
    place = tablePlace
  }
  scene.things.forEach((thing, index) => {
    const at = meet(thing, eye, ray, best)
    if (at < best) {
      best = at
      place = index
    }
  })
  const at: Vector = [eye[0] + ray[0] * best, eye[1] + ray[1] * best, eye[2] + ray[2] * best]
  const thing = scene.things[place]
  const normal: Vector = place === wallPlace ? [0, 0, 1] : thing ? normalOf(thing, at) : [0, 1, 0]
  const index = result.count++
  result.pixel[index] = pixel
  result.place[index] = place
  result.position.set(at, index * 3)
  result.normal.set(normal, index * 3)
  const { memory } = scene
  if (memory && place >= tablePlace) {
    const isWall = place === wallPlace
    const light = memory.at(isWall, at[0], isWall ? at[1] : at[2], (x, y) => {
      const there: Vector = isWall ? [x, y, scene.wall] : [x, 0, y]
      return [sunlight(scene, there, normal, result.towardsSun), openness(scene, there, normal, place)]
    })
    result.sun[index] = light[0] ?? 1
    result.open[index] = light[1] ?? 1
  } else {
    result.sun[index] = sunlight(scene, at, normal, result.towardsSun)
    result.open[index] = openness(scene, at, normal, place)
  }
}

/** Returns the section of a ray inside an object's sphere, or undefined. */
function within(thing: Thing, from: Vector, ray: Vector, grow: number): [number, number] | undefined {
  const x = from[0] - thing.centre[0]
  const y = from[1] - thing.centre[1]
  const z = from[2] - thing.centre[2]
  const half = x * ray[0] + y * ray[1] + z * ray[2]
  const under = half * half - (x * x + y * y + z * z) + (thing.radius * grow) ** 2
  if (under <= 0) return undefined
  const root = Math.sqrt(under)
  return -half + root <= 0 ? undefined : [Math.max(0, -half - root), -half + root]
}

function meet(thing: Thing, from: Vector, ray: Vector, limit: number): number {
  const stretch = within(thing, from, ray, 1)
  if (!stretch) return Infinity
  let along = stretch[0]
  for (let step = 0; step < 110 && along < stretch[1] && along < limit; step++) {
    const free = thing.distance(from[0] + ray[0] * along, from[1] + ray[1] * along, from[2] + ray[2] * along)
    if (free < 0.0006) return along
    along += free * 0.85
  }
  return Infinity
}

function normalOf(thing: Thing, [x, y, z]: Vector): Vector {
  const step = 0.0025
  const { distance } = thing
  return unit([
    distance(x + step, y, z) - distance(x - step, y, z),
    distance(x, y + step, z) - distance(x, y - step, z),
    distance(x, y, z + step) - distance(x, y, z - step),
  ])
}

function sunlight(scene: StillLife, at: Vector, normal: Vector, towardsSun: Vector): number {
  if (dot(normal, towardsSun) <= 0) return 0
  const from: Vector = [at[0] + normal[0] * 0.012, at[1] + normal[1] * 0.012, at[2] + normal[2] * 0.012]
  let light = 1
  for (const thing of scene.things) {
    const stretch = within(thing, from, towardsSun, 1.45)
    if (!stretch) continue
    let along = Math.max(0.02, stretch[0])
    for (let step = 0; step < 46 && along < stretch[1]; step++) {
      const free = thing.distance(from[0] + towardsSun[0] * along, from[1] + towardsSun[1] * along, from[2] + towardsSun[2] * along)
      light = Math.min(light, 0.5 + (3.6 * free) / along)
      if (light <= 0) return 0
      along += Math.max(0.025, Math.abs(free) * 0.8)
    }
  }
  const clear = Math.max(0, Math.min(1, light))
  return clear * clear * (3 - 2 * clear)
}

function openness(scene: StillLife, at: Vector, normal: Vector, place: number): number {
  let shut = 0
  for (let tap = 1; tap <= 5; tap++) {
    const away = 0.05 * tap * tap ** 0.45
    const x = at[0] + normal[0] * away
    const y = at[1] + normal[1] * away
    const z = at[2] + normal[2] * away
    let free = place === tablePlace ? Infinity : y
    if (place !== wallPlace) free = Math.min(free, z - scene.wall)
    for (const thing of scene.things) {
      const far = Math.sqrt((x - thing.centre[0]) ** 2 + (y - thing.centre[1]) ** 2 + (z - thing.centre[2]) ** 2) - thing.radius
      if (far < away) free = Math.min(free, thing.distance(x, y, z))
    }
    shut += Math.max(0, away - free) * 0.62 ** tap * (1.5 / away) * 0.5
  }
  return Math.max(0.12, 1 - shut)
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  return [x / length, y / length, z / length]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}
