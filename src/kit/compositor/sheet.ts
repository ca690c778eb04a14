import type { Relief } from './canvas/cloth.ts'
import type { Field } from './canvas/field.ts'
import type { Frame, Layer } from './canvas/layer.ts'
import type { Print } from './print.ts'

export type Rect = { x: number; y: number; width: number; height: number }

/** A print's place on a sheet, in the sheet's units. */
export type LaidPrint = {
  print: Print
  area: Rect
  /** Rotation with the sheet's own drawing, in degrees around the middle of `area`. */
  degrees: number
  /** How far a slope of one moves the print, in units. */
  reach: number
  /** Wraps the print around a body seen from the front, with its middle and half its width. Positions follow the sine. */
  round?: { middle: number; half: number; turn: number }
}

/** A flat or nearly flat object: drawn in its own units, ready to be placed on a plane. */
export type Sheet = {
  frame: Frame
  relief: Relief
  colours: Layer
  laid: LaidPrint | undefined
  /** Added to the lit colour for glaze, enamel and vinyl; 0 to 255. */
  gloss?: Field
  /** Height above the plane, in units; determines the shadow. */
  height: number
}

/** A sheet's position on the plane. Its `anchor` is placed at `at`. */
export type Pose = { at: [x: number, y: number]; anchor: [x: number, y: number]; degrees: number; scale: number }

/** Converts units of the plane into units of a sheet. */
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

/** The place on the print, as shares, before folds bend it. Outside the print it is below 0 or above 1. */
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

/** The reverse of `shareOfPrint`. */
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
