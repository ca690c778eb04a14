import type { Piece, Weave } from '../canvas/cloth.ts'
import type { Frame } from '../canvas/layer.ts'
import type { Direction } from '../lighting.ts'
import type { LaidPrint, Rect, Sheet } from '../sheet.ts'

/** The input of a drawing: the visible part and its resolution, and the direction of the light in the object's own axes. */
export type SheetSight = { frame: Frame; towards: Direction; seed: number }

/** An object that lies or hangs flat, in its own units (1000 for the width of a shirt). */
export type Drawn = {
  /** The whole object. */
  bounds: Rect
  /** Where a print may be placed, before rotation by `degrees`. */
  field: Rect
  degrees: number
  /** How far a slope moves the print. */
  reach: number
  /** The body inside a filled object: its middle and half its width. */
  round?: { middle: number; half: number }
  make: (material: string, laid: LaidPrint | undefined, sight: SheetSight) => Promise<Sheet>
  /** Drawn behind or in front of the object: hanger, peg, tailor's form. */
  behind?: Extra
  before?: Extra
}
/** A prop drawn as SVG, with its own light. */
export type Extra = { elements: string; bounds: Rect; height: number }

export type ClothDrawing = Omit<Drawn, 'make'> & {
  pieces: Piece[]
  weave: Weave
  /** Ribs, seams and stitches over the plain colour, as SVG. */
  sewing: (colour: string) => string
  /** Height of the whole above the plane. */
  height: number
}
