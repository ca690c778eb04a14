import type { Relief } from './canvas/cloth.ts'
import type { Field } from './canvas/field.ts'
import type { Frame, Layer } from './canvas/layer.ts'
import type { Print } from './print.ts'

export type Rect = { x: number; y: number; width: number; height: number }

/** How a print lies on a sheet, in the sheet's units. */
export type LaidPrint = {
  print: Print
  area: Rect
  /** Turned with the sheet's own drawing, degrees round the middle of `area`. */
  degrees: number
  /** How far a slope of one moves it, in units. */
  reach: number
  /** Round a body seen from the front: its middle and half its width; shares of the way round follow the sine. */
  round?: { middle: number; half: number; turn: number }
}

/** Something flat, or nearly so: drawn in its own units, ready to be laid on a plane and looked at. */
export type Sheet = {
  frame: Frame
  relief: Relief
  colours: Layer
  laid: LaidPrint | undefined
  /** Added to what the light gives: glaze, enamel, vinyl; 0 to 255. */
  gloss?: Field
  /** How high it stands above the plane, in units; its shadow follows from it. */
  height: number
}

/** Where a sheet lies on the plane: its own `anchor` comes to `at`. */
export type Pose = { at: [x: number, y: number]; anchor: [x: number, y: number]; degrees: number; scale: number }

/** Units of the plane as units of a sheet. */
export function toSheet({ at, anchor, degrees, scale }: Pose): (x: number, y: number) => [number, number] {
  const cos = Math.cos((degrees * Math.PI) / 180) / scale
  const sin = Math.sin((degrees * Math.PI) / 180) / scale
  return (x, y) => {
    const dx = x - at[0]
    const dy = y - at[1]
    return [anchor[0] + dx * cos + dy * sin, anchor[1] - dx * sin + dy * cos]
  }
}

export function toPlane({ at, anchor, degrees, scale }: Pose): (x: number, y: number) => [number, number] {
  const cos = Math.cos((degrees * Math.PI) / 180) * scale
  const sin = Math.sin((degrees * Math.PI) / 180) * scale
  return (x, y) => {
    const dx = x - anchor[0]
    const dy = y - anchor[1]
    return [at[0] + dx * cos - dy * sin, at[1] + dx * sin + dy * cos]
  }
}

/** Where on the print a place of the sheet lies before folds bend it, as shares; undefined off it. */
export function shareOfPrint({ area, degrees, round }: LaidPrint, x: number, y: number): [number, number] {
  const middleX = area.x + area.width / 2
  const middleY = area.y + area.height / 2
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  let flatX = x
  if (round) {
    const across = Math.max(-0.999, Math.min(0.999, (x - round.middle) / round.half))
    flatX = round.middle + round.half * (Math.asin(across) - round.turn)
  }
  const dx = flatX - middleX
  const dy = y - middleY
  return [(dx * cos + dy * sin) / area.width + 0.5, (-dx * sin + dy * cos) / area.height + 0.5]
}

/** The other way round. */
export function placeOfPrint({ area, degrees, round }: LaidPrint, u: number, v: number): [number, number] {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const dx = (u - 0.5) * area.width
  const dy = (v - 0.5) * area.height
  const flatX = area.x + area.width / 2 + dx * cos - dy * sin
  const y = area.y + area.height / 2 + dx * sin + dy * cos
  if (!round) return [flatX, y]
  const angle = (flatX - round.middle) / round.half + round.turn
  return [round.middle + round.half * Math.sin(Math.max(-1.5, Math.min(1.5, angle))), y]
}
